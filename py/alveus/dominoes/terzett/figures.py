"""The seventeen printed figures, I to XVII, and what the transcription had to mend.

A sixth-former laid them in 1902, four weeks ill with measles; Adler printed them with his book.
Their numerals and shapes are data, their keys are counted by whoever asks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pkgutil import get_data
from typing import Any, NamedTuple

from alveus.dominoes.dominosa.puzzle import Puzzle, from_grid
from alveus.dominoes.terzett.kinds import KINDS

SHAPES = ("rectangle", "letter", "pierced")
"""The three heads under which the book prints its figures."""
REPAIRS = ("none", "caption_below", "legs_moved", "narrowed", "group_moved", "regrouped")
"""What was done to a figure's layout in the transcription; no numeral was changed in any."""
KIND = KINDS["terzett"]


class PrintedFigure(NamedTuple):
    """A figure of the book."""

    name: str
    """Its Roman numeral in small letters."""
    shape: str
    repair: str
    puzzle: Puzzle


@lru_cache(maxsize=1)
def printed_figures() -> tuple[PrintedFigure, ...]:
    """The figures in the book's order."""
    given = json.loads(get_data("alveus.dominoes.terzett", "data/figures.json") or b"{}")
    return tuple(
        PrintedFigure(name, one["shape"], one["repair"], from_rows(one["rows"], KIND.reach))
        for name, one in given["figures"].items()
    )


def from_rows(rows: Sequence[str], reach: int) -> Puzzle:
    """A figure drawn as rows of digits, ``.`` where there is no cell."""
    return from_grid(reach, [[None if mark == "." else int(mark) for mark in row] for row in rows])


def rows_of(puzzle: Puzzle) -> list[str]:
    """A figure as `from_rows` reads it."""
    return ["".join("." if n is None else str(n) for n in row) for row in puzzle.grid]


def to_json(puzzle: Puzzle) -> list[list[Any]]:
    """The numbers in rows, null where there is no cell."""
    return [list(row) for row in puzzle.grid]
