"""Composing boards as text and JSON: moves, positions, and lines of text for the board editor.

A text has one or more moves, separated by spaces.  ``hold 1:6`` takes a tile into the hand, or puts
it back.  ``place 1:6 d2-e2`` puts the 1 on d2 and the 6 on e2; it includes ``hold`` if the tile is
neither in the hand nor on the board.  ``take d2`` removes the tile that covers d2, ``turn d2``
exchanges the numbers of this tile.  The verbs in `ACTIONS`, such as ``try``, have no tile or cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.json_validation import integer, items, record, text
from alveus.core.text_position import Line, read_words, write_rows
from alveus.families.dominoes.dominosa import lines as sheets
from alveus.families.dominoes.dominosa.notation import move_words
from alveus.families.dominoes.dominosa.outline import Outline, cell, outline, pair
from alveus.families.dominoes.terzett.board import (
    ACTIONS,
    FREE,
    Board,
    Move,
    Placement,
    empty_board,
    line_cells,
)
from alveus.families.dominoes.terzett.kinds import Kind
from alveus.families.dominoes.terzett.rules import apply, why_not
from alveus.families.dominoes.tiles import Tile, tile

if TYPE_CHECKING:
    from alveus.families.dominoes.terzett.schema import BoardPosition

NOTES = ("hold", "help")
"""The verbs of moves that change only notes: `hold` takes a tile into the hand or puts it back,
`help` switches live help (marks of impossible cells, numbers and tiles) on or off."""


def write_move(board: Board, move: Move) -> str:
    """Return a move as text.  A tile to take or turn is given by its upper or left cell."""
    if move.tile is None:
        return move.verb
    if move.verb == "hold":
        return f"hold {move.tile}"
    if move.verb == "place":
        return f"place {write_placement(board.figure, Placement(move.tile, move.low, move.high))}"
    return f"{move.verb} {board.figure.names[board.placement_of[move.tile].cells[0]]}"


def write_placement(figure: Outline, placement: Placement) -> str:
    """Return a tile with its cells as text, such as ``1:6 d2-e2`` (1 on d2, 6 on e2)."""
    return f"{placement.tile} {figure.names[placement.low]}-{figure.names[placement.high]}"


def parse_moves(board: Board, notation: str) -> tuple[Move, ...]:
    """Read moves such as ``place 1:6 d2-e2 take a1``, without a check whether they are legal.

    Each move is read in the position after the moves before it.  Raises NotationError for an
    unreadable text; IllegalMove if a tile is placed on two cells that are not adjacent, or the cell
    of a tile to take or turn is free.
    """
    moves: list[Move] = []
    words, done = move_words(notation), 0
    for verb in words:
        for move in moves[done:]:
            board = board if why_not(board, move) else apply(board, move)[0]
        done = len(moves)
        if verb in ACTIONS:
            moves.append(Move(verb))
        elif verb == "hold":
            moves.append(Move(verb, read_tile(board.reach, next(words, ""))))
        elif verb == "place":
            placement = _read_placement(board, next(words, ""), next(words, ""))
            if board.held != placement.tile and placement.tile not in board.placement_of:
                moves.append(Move("hold", placement.tile))
            moves.append(Move("place", *placement))
        elif verb in ("take", "turn"):
            name = next(words, "")
            covering = board.placement_on.get(cell(board.figure, name))
            if covering is None:
                raise IllegalMove("nothing_to_lift", at=name)
            moves.append(Move(verb, covering.tile))
        else:
            raise NotationError("notation", text=notation[:80])
    return tuple(moves)


def read_tile(reach: int, name: str) -> Tile:
    """Read a tile, such as ``6:1`` or ``1:6``.

    Raise NotationError if `name` is not a tile with numbers from 0 to `reach`.
    """
    match = re.fullmatch(r"([0-9]{1,2}):([0-9]{1,2})", name)
    if match is None or max(int(match[1]), int(match[2])) > reach:
        raise NotationError("no_such_tile", tile=name[:80])
    return tile(int(match[1]), int(match[2]))


def _read_placement(board: Board, name: str, cells: str) -> Placement:
    """Read a tile and its cells: `name` ``6:1`` and `cells` ``d2-e2`` put the 6 on d2, the 1 on e2.

    The result for a double has the left or upper cell first, even if `cells` names it last.
    """
    named, figure = read_tile(board.reach, name), board.figure
    placement = Placement(named, *figure.pairs[pair(figure, cells)])
    names_low_first = int(name.partition(":")[0]) == named.low
    first_is_low = cells.startswith(f"{figure.names[placement.low]}-") == names_low_first
    return placement if named.double or first_is_low else placement.turned


def to_json(board: Board) -> dict[str, Any]:
    """Return a board as JSON without empty members.

    A tile is written with its cells: ``1:6 d2-e2`` (1 on d2, 6 on e2).  `trials` has, for each open
    trial (a tentative assumption of the player), the tiles on the board when it began.
    """
    numbers = zip(board.figure.names, board.prescribed, strict=True)
    position: BoardPosition = {
        "outline": board.figure.text_rows,
        "given": {name: number for name, number in numbers if number != FREE},
        "sums": dict(board.sums),
        "laid": _write_placements(board, board.laid),
        "trials": [_write_placements(board, trial) for trial in board.trials],
        "held": str(board.held or ""),
        "help": board.help,
    }
    return {name: value for name, value in position.items() if value}


def notes_to_json(board: Board) -> dict[str, Any]:
    """Return the notes as JSON: `held` and `help`.

    `held` is the tile in the hand, such as "1:6"; it is absent if the hand is empty.  `help` is
    true if live help is on, that is, if the board marks the cells, numbers and tiles that can no
    longer be used; it is absent if live help is off.
    """
    return {name: value for name, value in to_json(board).items() if name in ("held", "help")}


def from_json(position: Mapping[str, Any], kind: Kind) -> Board:
    """Read a board for a figure of this `kind` from JSON (see `BoardPosition`).

    Raises NotationError for an unreadable tile or cell, SetupError for any other invalid value.
    """
    rows = tuple(text(row, "outline") for row in items(position, "outline"))
    board = empty_board(outline(rows), kind)
    position = {"given": {}, "sums": {}, "trials": [], "laid": [], **position}
    board = replace(board, prescribed=_read_prescribed(board, record(position, "given")))
    sums = record(position, "sums")
    for name, value in sums.items():
        line_cells(board.figure, name)
        integer(value, "sums")
    trials = items(position, "trials")
    if not all(isinstance(trial, list) for trial in trials):
        raise SetupError("wrong_type", name="trials", expected="list")
    board = replace(
        board,
        sums=tuple(sorted(sums.items())),
        trials=tuple(_read_placements(board, trial) for trial in trials),
        laid=_read_placements(board, items(position, "laid")),
    )
    return with_notes(board, position)


def _read_prescribed(board: Board, numbers: Mapping[str, Any]) -> tuple[int, ...]:
    prescribed, reach = [FREE] * len(board.prescribed), board.reach
    for name, value in numbers.items():
        number = integer(value, "given")
        if not 0 <= number <= reach:
            raise SetupError("given_range", at=name[:80], number=number, reach=reach)
        prescribed[cell(board.figure, name)] = number
    for number in range(reach + 1):
        count = prescribed.count(number)
        if count > reach + 2:
            raise SetupError("given_count", number=number, count=count, expected=reach + 2)
    return tuple(prescribed)


def _write_placements(board: Board, placements: Iterable[Placement]) -> list[str]:
    return [write_placement(board.figure, placement) for placement in placements]


def _read_placements(board: Board, texts: list[Any]) -> tuple[Placement, ...]:
    for value in texts:
        name, _, cells = text(value, "laid").partition(" ")
        try:
            placement = _read_placement(board, name, cells)
        except IllegalMove as error:
            raise NotationError(error.code, **error.params) from None
        if placement.tile in board.placement_of:
            raise SetupError("tile_twice", tile=str(placement.tile))
        refusal = why_not(replace(board, held=placement.tile), Move("place", *placement))
        if refusal is not None:
            raise SetupError(refusal.code, **refusal.params)
        board = replace(board, laid=tuple(sorted((*board.laid, placement))))
    return board.laid


def with_notes(board: Board, notes: Mapping[str, Any]) -> Board:
    """Return the board with the notes in `notes` (JSON members) instead of its own notes.

    `held` is the tile in the hand, such as "1:6"; it is ignored if the board is full.  `help` is
    true if impossible cells, numbers and tiles are shown.  Raises NotationError `no_such_tile` if
    `held` is not a tile of the set, SetupError `tile_twice` if it is a tile on the board, and
    SetupError `wrong_type` if it is not a text.
    """
    held = None
    if "held" in notes and not board.full:
        held = read_tile(board.reach, text(notes["held"], "held"))
        if held in board.placement_of:
            raise SetupError("tile_twice", tile=str(held))
    return replace(board, held=held, help=notes.get("help") is True)


def carry_notes(before: Board, after: Board) -> Board:
    """Return `after` with the notes of `before`: held tile, and whether to show impossible cells.

    Both are boards of one match.  A held tile stays in the hand unless it is placed on `after`.  If
    no tile is held and exactly one tile placed on `before` is not placed on `after`, hold it.
    """
    held = before.held
    if held is None:
        removed = before.placement_of.keys() - after.placement_of.keys()
        held = removed.pop() if len(removed) == 1 else None
    elif held in after.placement_of:
        held = None
    return replace(after, held=held, help=before.help)


_NUMBER = r"(\w+)=([0-9]{1,4})"
_LINES = {
    "outline": r"[#.]+",
    "given": _NUMBER,
    "sums": _NUMBER,
    "tiles": rf"\S+@{sheets.PAIR}",
}


def write_lines(game: Any, state: Any) -> tuple[Line, ...]:
    """Return the lines of text for the board editor; `state` is a board or a puzzle sheet.

    A board has the lines `outline`, `given` (prescribed numbers), `sums` (prescribed sums) and
    `tiles`; a sheet has `grid` (the numbers), `laid` (the tiles) and `lines`.
    """
    if not isinstance(state, Board):
        return sheets.write_lines(game, state)
    position = to_json(state)
    words = {
        name: [f"{at}={number}" for at, number in position.get(name, {}).items()]
        for name in ("given", "sums")
    }
    words["tiles"] = [placement.replace(" ", "@") for placement in position.get("laid", ())]
    lines = (Line(name, " ".join(values)) for name, values in words.items())
    return (write_rows("outline", position["outline"]), *lines)


def read_lines(game: Any, lines: Mapping[str, str]) -> dict[str, Any]:
    """Return the position that the editor's `lines` (text by name of the line) describe, as JSON.

    A position with a line `outline` is a board, otherwise a puzzle sheet.  Raises SetupError
    `line_unreadable` if a line is not valid.
    """
    if "outline" not in lines:
        return sheets.read_lines(game, lines)
    words = {name: read_words(lines, name, re.compile(form)) for name, form in _LINES.items()}
    return {
        "given": {word[1]: int(word[2]) for word in words["given"]},
        "sums": {word[1]: int(word[2]) for word in words["sums"]},
        "outline": [word[0] for word in words["outline"]],
        "laid": [word[0].replace("@", " ") for word in words["tiles"]],
    }
