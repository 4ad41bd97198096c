"""The notes on a sheet: highlighted numbers, and whether its errors have been asked for.

Tiles, lines and trials are the solver's moves; these are only looked at.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import items, text
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.state import COLOURS, State

NOTES = ("mark", "check")
"""The verbs that make notes."""
COLOUR_LETTERS = "ab"


def to_json(state: State) -> dict[str, Any]:
    """The notes as positions and saves write them."""
    written: dict[str, Any] = {}
    if state.marks:
        written["marks"] = [f"{number}{COLOUR_LETTERS[c]}" for number, c in state.marks]
    if state.checked:
        written["checked"] = True
    return written


def from_json(state: State, given: Mapping[str, Any]) -> State:
    """The sheet with these notes and no others.  Raises SetupError."""
    marks = items(given, "marks") if "marks" in given else []
    checked = given.get("checked") is True
    return state._replace(marks=_read_marks(state.puzzle, marks), checked=checked)


def carry(before: State, after: State) -> State:
    """Another sheet of the puzzle with the notes of `before`.

    A check holds only as long as the same tiles and lines lie there.
    """
    same = (before.laid, before.lines) == (after.laid, after.lines)
    return after._replace(marks=before.marks, checked=before.checked and same)


def _read_marks(puzzle: Puzzle, given: list[Any]) -> tuple[tuple[int, int], ...]:
    marks = []
    for written in given:
        found = re.fullmatch(r"([0-9]{1,3})([ab])", text(written, "marks"))
        if found is None or int(found[1]) > puzzle.reach:
            raise SetupError("bad_value", name="marks", value=str(written)[:80])
        marks.append((int(found[1]), COLOUR_LETTERS.index(found[2])))
    if len(marks) > COLOURS or any(len({m[i] for m in marks}) < len(marks) for i in (0, 1)):
        raise SetupError("bad_value", name="marks", value=str(given)[:80])
    return tuple(marks)
