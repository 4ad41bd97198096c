"""Notes on a sheet: highlighted numbers, and whether errors are shown.

Tiles, lines and trials (tentative assumptions) are moves, not notes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.json_validation import items, text
from alveus.families.dominoes.dominosa.state import State

NOTES = ("mark", "check")
"""The verbs of notes: highlight a number, show errors."""
COLOURS = "ab"
"""One letter per colour: at most this many numbers are highlighted at once."""


def toggle_mark(marks: tuple[tuple[int, int], ...], number: int) -> tuple[tuple[int, int], ...]:
    """Return the highlights after a number is added in a free colour, or removed if present.

    `marks` are pairs of number and colour.  If no colour is free, the oldest highlight is replaced.
    """
    others = tuple(mark for mark in marks if mark[0] != number)
    if len(others) < len(marks):
        return others
    if len(marks) == len(COLOURS):
        return (*marks[1:], (number, marks[0][1]))
    used = {colour for _, colour in marks}
    return (*marks, (number, min(set(range(len(COLOURS))) - used)))


def to_json(state: State) -> dict[str, Any]:
    """Return the notes as JSON members of a position; empty if there are none."""
    notes: dict[str, Any] = {}
    if state.marks:
        notes["marks"] = [f"{number}{COLOURS[colour]}" for number, colour in state.marks]
    if state.checked:
        notes["checked"] = True
    return notes


def from_json(state: State, data: Mapping[str, Any]) -> State:
    """Return the sheet with exactly these notes.  Raises SetupError `bad_value`."""
    marks: list[tuple[int, int]] = []
    words = items(data, "marks") if "marks" in data else []
    for word in words:
        match = re.fullmatch(r"([0-9]{1,3})([ab])", text(word, "marks"))
        if match is None or int(match[1]) > state.puzzle.reach:
            raise SetupError("bad_value", name="marks", value=str(word)[:80])
        marks.append((int(match[1]), COLOURS.index(match[2])))
    unique = all(len({mark[i] for mark in marks}) == len(marks) for i in (0, 1))
    if len(marks) > len(COLOURS) or not unique:
        raise SetupError("bad_value", name="marks", value=str(words)[:80])
    return state._replace(marks=tuple(marks), checked=data.get("checked") is True)


def carry(before: State, after: State) -> State:
    """Return `after` with the notes of `before`, a sheet of the same puzzle.

    Errors stay visible only if tiles and lines are the same.
    """
    same = (before.laid, before.lines) == (after.laid, after.lines)
    return after._replace(marks=before.marks, checked=before.checked and same)
