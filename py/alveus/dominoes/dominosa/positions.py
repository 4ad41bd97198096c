"""Sheets as JSON and in lines, both ways: what is read can be played, or it is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.errors import IllegalMove, SetupError
from alveus.core.reading import items, text
from alveus.core.written import Line, read_words, write_rows
from alveus.dominoes.dominosa import notes
from alveus.dominoes.dominosa import puzzle as puzzles
from alveus.dominoes.dominosa.mistakes import count_keys
from alveus.dominoes.dominosa.notation import pair
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.play import explain_cover, why_no_tile
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.state import Savepoint, State

AS_IS = "as_is"
"""The member with which a puzzle without just one solution is asked for all the same."""


def to_json(state: State) -> dict[str, Any]:
    """The sheet: the puzzle, and what is on it so far."""
    written: dict[str, Any] = {"puzzle": puzzles.to_json(state.puzzle)}
    if count_keys(state.puzzle).solutions != 1:
        written[AS_IS] = True
    written.update(_draw(state.puzzle, state.laid, state.lines))
    if state.trials:
        written["trials"] = [_draw(state.puzzle, *trial) for trial in state.trials]
    return {**written, **notes.to_json(state)}


def from_json(position: Mapping[str, Any]) -> State:
    """A sheet.  Raises NotationError for an id, SetupError for all else that is wrong.

    A puzzle with no solution or with several is refused as `no_solution` or `several_solutions`
    unless ``"as_is": true`` asks for it all the same.
    """
    puzzle = puzzles.read(position.get("puzzle"))
    if position.get(AS_IS) is not True:
        _check_solutions(puzzle)
    laid, lines = _read(puzzle, position)
    trials = []
    for trial in items(position, "trials") if "trials" in position else []:
        if not isinstance(trial, dict):
            raise SetupError("wrong_type", name="trials", expected="object")
        trials.append(Savepoint(*_read(puzzle, trial)))
    return notes.from_json(State(puzzle, laid, lines, trials=tuple(trials)), position)


PAIR = r"[a-z][0-9]+-[a-z][0-9]+"
"""Two cells, as a person writes them."""
_LINES = {"grid": r"[0-9.]+", "laid": PAIR, "lines": PAIR}


def write_lines(game: Any, state: State) -> tuple[Line, ...]:
    """The rows of numbers ``1030 3011``, and what has been found: ``a1-a2``."""
    rows = ("".join("." if n is None else str(n) for n in row) for row in state.puzzle.grid)
    told = to_json(state)
    found = (Line(name, " ".join(told.get(name, ()))) for name in ("laid", "lines"))
    return (write_rows("grid", rows), *found)


def read_lines(game: Any, written: Mapping[str, str]) -> dict[str, Any]:
    """The sheet that the lines tell.  Raises SetupError `line_unreadable`."""
    told = {
        name: [word[0] for word in read_words(written, name, re.compile(form))]
        for name, form in _LINES.items()
    }
    return {**told, "puzzle": "\n".join(told["grid"])}


def _check_solutions(puzzle: Puzzle) -> None:
    found = count_keys(puzzle)
    if not found.solutions:
        raise SetupError("no_solution")
    if found.solutions > 1:
        raise SetupError("several_solutions", count=found.solutions, complete=found.complete)


def _draw(puzzle: Puzzle, laid: int, lines: int) -> dict[str, list[str]]:
    drawn = {"laid": laid, "lines": lines}
    return {name: [puzzle.name(p) for p in bits(mask)] for name, mask in drawn.items() if mask}


def _read(puzzle: Puzzle, given: Mapping[str, Any]) -> tuple[int, int]:
    """The tiles and lines of a sheet or of a savepoint."""
    lines = 0
    for written in items(given, "lines") if "lines" in given else []:
        lines |= 1 << _place(puzzle, written, "lines")
    state = State(puzzle)
    for written in items(given, "laid") if "laid" in given else []:
        place = _place(puzzle, written, "laid")
        if lines >> place & 1:
            raise SetupError("line_laid", at=puzzle.name(place))
        refusal = explain_cover(state, place) or why_no_tile(state, place)
        if refusal is not None:
            raise SetupError(refusal.code, **refusal.params)
        state = state._replace(laid=state.laid | 1 << place)
    return state.laid, lines


def _place(puzzle: Puzzle, written: Any, name: str) -> int:
    try:
        return pair(puzzle.figure, text(written, name))
    except IllegalMove as error:
        raise SetupError("no_tile", **error.params) from None
