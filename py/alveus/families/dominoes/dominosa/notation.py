"""Write and read moves on a puzzle sheet as text, and the position of a sheet as JSON.

A text consists of one or more moves: ``lay d2-e2`` (place a tile on two cells), ``lift d2`` (remove
the tile on d2), ``line d2-e2`` (draw or erase a line between two cells), ``mark 6`` (start or stop
highlighting the number 6), and the words in `rules.ACTIONS`, such as ``check`` (show errors).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.json_validation import items, mapping, text
from alveus.core.limits import MOVE_CHARACTERS
from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa import rules
from alveus.families.dominoes.dominosa.exact import Count, count_keys
from alveus.families.dominoes.dominosa.outline import bits, cell, pair
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.rules import ACTIONS, COLOURS, explain_cover, why_no_tile
from alveus.families.dominoes.dominosa.state import Move, Savepoint, State

AS_IS = "as_is"
"""Name of the JSON member that permits puzzles with no solution or with several."""


def write_move(state: State, move: Move) -> str:
    """Return a move as text.  A tile to lift is identified by its left or upper cell."""
    figure = state.puzzle.figure
    if move.verb in ("lay", "line"):
        return f"{move.verb} {figure.pair_name(move.at)}"
    if move.verb == "lift":
        return f"lift {figure.ends(move.at)[0]}"
    return f"mark {move.at}" if move.verb == "mark" else move.verb


def parse_moves(state: State, notation: str) -> tuple[Move, ...]:
    """Return the moves in a text, which can be illegal in `state`.

    Each move is read in the position after the moves before it.  Raises NotationError for
    unreadable text.  Raises IllegalMove `not_neighbours` for two cells that are not adjacent, and
    `nothing_to_lift` for a cell without a tile.
    """
    moves: list[Move] = []
    figure, words = state.puzzle.figure, move_words(notation)
    for verb in words:
        if moves and rules.why_not(state, moves[-1]) is None:
            state, _ = rules.apply(state, moves[-1])
        if verb in ACTIONS:
            moves.append(Move(verb))
            continue
        argument = next(words, "")
        if verb in ("lay", "line"):
            at = pair(figure, argument)
        elif verb == "lift":
            on = state.tile_on(cell(figure, argument))
            if on is None:
                raise IllegalMove("nothing_to_lift", at=argument)
            at = on
        elif verb == "mark" and re.fullmatch(r"[0-9]{1,3}", argument):
            at = int(argument)
            if at > state.puzzle.reach:
                raise NotationError("no_such_number", number=at)
        else:
            raise NotationError("notation", text=notation[:80])
        moves.append(Move(verb, at))
    return tuple(moves)


def move_words(notation: str) -> Iterator[str]:
    """Split a text into words.  Raises NotationError if it is too long or empty."""
    if len(notation) > MOVE_CHARACTERS:
        raise NotationError("notation", text=notation[:80])
    words = notation.split()
    if not words:
        raise NotationError("notation", text="")
    return iter(words)


def to_json(state: State) -> dict[str, Any]:
    """Return a sheet as JSON, with ``"as_is": true`` if the puzzle has no or several solutions."""
    position: dict[str, Any] = {"puzzle": puzzles.to_json(state.puzzle)}
    if count_keys(state.puzzle).solutions != 1:
        position[AS_IS] = True
    position |= _write_places(state.puzzle, state.laid, state.lines)
    if state.trials:
        position["trials"] = [_write_places(state.puzzle, *trial) for trial in state.trials]
    return {**position, **notes_to_json(state)}


def from_json(position: Mapping[str, Any]) -> State:
    """Read a sheet.  ``"as_is": true`` permits a puzzle with no solution or with several.

    Raises NotationError if the text of the puzzle or of a place is unreadable, SetupError for all
    other invalid content.
    """
    puzzle = puzzles.read(position.get("puzzle"))
    if position.get(AS_IS) is not True:
        check_unique(count_keys(puzzle))
    laid, lines = _read_places(puzzle, position)
    trials = tuple(
        Savepoint(*_read_places(puzzle, mapping(trial, "trials")))
        for trial in items({"trials": [], **position}, "trials")
    )
    return with_notes(State(puzzle, laid, lines, trials=trials), position)


def notes_to_json(state: State) -> dict[str, Any]:
    """Return the notes (highlighted numbers, visible errors) as JSON members of a position."""
    notes: dict[str, Any] = {}
    if state.marks:
        notes["marks"] = [f"{number}{COLOURS[colour]}" for number, colour in state.marks]
    if state.checked:
        notes["checked"] = True
    return notes


def with_notes(state: State, data: Mapping[str, Any]) -> State:
    """Return the sheet with its notes replaced by those in JSON `data`.

    The tiles, lines and trials remain.  `marks` lists highlighted numbers, such as "6a" (6 in the
    first of two colours); `checked` is True while errors are shown.  If one of these members is
    missing, the sheet has no notes of this kind.  Raises SetupError for invalid `marks`.
    """
    marks, words = [], items({"marks": [], **data}, "marks")
    for word in words:
        match = re.fullmatch(r"([0-9]{1,3})([ab])", text(word, "marks"))
        if match is None or int(match[1]) > state.puzzle.reach:
            raise SetupError("bad_value", name="marks", value=str(word)[:80])
        marks.append((int(match[1]), COLOURS.index(match[2])))
    unique = all(len({mark[i] for mark in marks}) == len(marks) for i in (0, 1))
    if len(marks) > len(COLOURS) or not unique:
        raise SetupError("bad_value", name="marks", value=str(words)[:80])
    return state._replace(marks=tuple(marks), checked=data.get("checked") is True)


def check_unique(count: Count) -> None:
    """Raise SetupError `no_solution` if `count` has 0 solutions, `several_solutions` if over 1."""
    if not count.solutions:
        raise SetupError("no_solution")
    if count.solutions > 1:
        raise SetupError("several_solutions", count=count.solutions, complete=count.complete)


def _write_places(puzzle: Puzzle, laid: int, lines: int) -> dict[str, list[str]]:
    masks = {"laid": laid, "lines": lines}
    return {name: [puzzle.name(p) for p in bits(mask)] for name, mask in masks.items() if mask}


def _read_places(puzzle: Puzzle, data: Mapping[str, Any]) -> tuple[int, int]:
    """Return the pairs of adjacent cells with a tile, and those with a line, as two bit masks.

    Bit i is the pair with index i.  `data` is the JSON of a sheet, or of its tiles and lines at the
    start of a trial (a tentative assumption).  Raises NotationError or SetupError for an invalid
    tile or line.
    """
    lines, data = 0, {"lines": [], "laid": [], **data}
    for word in items(data, "lines"):
        lines |= 1 << _read_place(puzzle, word, "lines")
    state = State(puzzle)
    for word in items(data, "laid"):
        place = _read_place(puzzle, word, "laid")
        if lines >> place & 1:
            raise SetupError("line_laid", at=puzzle.name(place))
        refusal = explain_cover(state, place) or why_no_tile(state, place)
        if refusal is not None:
            raise SetupError(refusal.code, **refusal.params)
        state = state._replace(laid=state.laid | 1 << place)
    return state.laid, lines


def _read_place(puzzle: Puzzle, word: Any, name: str) -> int:
    try:
        return pair(puzzle.figure, text(word, name))
    except IllegalMove as error:
        raise SetupError("no_tile", **error.params) from None
