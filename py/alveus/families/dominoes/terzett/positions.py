"""Composing boards as JSON.  Invalid boards raise an error when read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.json_validation import integer, items, record, text
from alveus.families.dominoes.dominosa.outline import cell
from alveus.families.dominoes.terzett.board import (
    FREE,
    Board,
    Move,
    Placement,
    board_of,
    line_cells,
    outline_rows,
)
from alveus.families.dominoes.terzett.kinds import Kind
from alveus.families.dominoes.terzett.notation import placement_text, read_placement, tile_of
from alveus.families.dominoes.terzett.rules import why_not

NOTES = ("hold", "help")
"""The verbs of moves that change only notes: the tile in the hand, and live help."""


def to_json(board: Board) -> dict[str, Any]:
    """Return the outline, the prescribed numbers and sums, the tiles, trials and notes."""
    names = board.figure.names
    position: dict[str, Any] = {
        "outline": outline_rows(board.figure),
        "given": {name: n for name, n in zip(names, board.prescribed, strict=True) if n != FREE},
        "sums": dict(board.sums),
        "laid": _placement_texts(board, board.laid),
        "trials": [_placement_texts(board, trial) for trial in board.trials],
    }
    return {name: value for name, value in position.items() if value} | notes_to_json(board)


def from_json(position: Mapping[str, Any], kind: Kind) -> Board:
    """Read a board.  Raises NotationError for wrong names, SetupError for all other errors."""
    rows = tuple(text(row, "outline") for row in items(position, "outline"))
    board = board_of(rows, kind)
    if "given" in position:
        board = board._replace(prescribed=_read_prescribed(board, record(position, "given")))
    if "sums" in position:
        board = board._replace(sums=_read_sums(board, record(position, "sums")))
    trials = items(position, "trials") if "trials" in position else []
    if not all(isinstance(trial, list) for trial in trials):
        raise SetupError("wrong_type", name="trials", expected="list")
    board = board._replace(trials=tuple(_read_placements(board, trial) for trial in trials))
    if "laid" in position:
        board = board._replace(laid=_read_placements(board, items(position, "laid")))
    return with_notes(board, position)


def notes_to_json(board: Board) -> dict[str, Any]:
    """Return the notes as JSON."""
    notes: dict[str, Any] = {} if board.held is None else {"held": str(board.held)}
    return {**notes, "help": True} if board.help else notes


def with_notes(board: Board, notes: Mapping[str, Any]) -> Board:
    """Return the board with the notes read from JSON, and without its present notes.

    Raises NotationError `no_such_tile`, SetupError `tile_twice`.
    """
    held = None
    if "held" in notes and not board.full:
        held = tile_of(board, text(notes["held"], "held"))
        if board.placement_of(held) is not None:
            raise SetupError("tile_twice", tile=str(held))
    return board._replace(held=held, help=notes.get("help") is True)


def carry_notes(before: Board, after: Board) -> Board:
    """Return `after`, another board with the same outline, with the notes of `before`.

    The held tile stays in the hand unless it is on the new board.  If the hand is empty and exactly
    one tile has left the board, it comes into the hand and can be placed elsewhere.
    """
    held = before.held
    if held is None:
        removed = {p.tile for p in before.laid} - {p.tile for p in after.laid}
        held = removed.pop() if len(removed) == 1 else None
    elif after.placement_of(held) is not None:
        held = None
    return after._replace(held=held, help=before.help)


def _placement_texts(board: Board, placements: tuple[Placement, ...]) -> list[str]:
    return [placement_text(board.figure, placement) for placement in placements]


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


def _read_sums(board: Board, sums: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    for name, value in sums.items():
        line_cells(board.figure, name)
        integer(value, "sums")
    return tuple(sorted(sums.items()))


def _read_placements(board: Board, texts: list[Any]) -> tuple[Placement, ...]:
    board = board._replace(laid=())
    for value in texts:
        try:
            placement = read_placement(board, text(value, "laid"))
        except IllegalMove as error:
            raise NotationError(error.code, **error.params) from None
        if board.placement_of(placement.tile) is not None:
            raise SetupError("tile_twice", tile=str(placement.tile))
        board = board._replace(held=placement.tile)
        refusal = why_not(board, Move("place", *placement))
        if refusal is not None:
            raise SetupError(refusal.code, **refusal.params)
        board = board._replace(laid=tuple(sorted((*board.laid, placement))))
    return board.laid
