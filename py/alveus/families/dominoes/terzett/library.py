"""Ready-made figures: the seventeen of the book, and one for each outline of the library.

A student composed the printed figures I to XVII in 1902, during four weeks of measles; Adler and
Jahn published them in Sperrdomino und Dominosa (1920).  A script composed the figures of the
library.  New figures result from exchanging the numbers and from the symmetries of the outline.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pkgutil import get_data
from typing import Any, NamedTuple

from alveus.core.errors import SetupError
from alveus.core.stream import Stream
from alveus.families.dominoes.dominosa.puzzle import Puzzle, from_grid
from alveus.families.dominoes.terzett.kinds import TERZETT, Kind
from alveus.families.dominoes.terzett.symmetry import relabel, symmetries, transform

SHAPES = ("rectangle", "letter", "pierced")
"""The headings under which the book prints its figures."""
REPAIRS = ("none", "caption_below", "legs_moved", "narrowed", "group_moved", "regrouped")
"""How the layout of a printed figure was corrected in our copy; no numeral was changed."""


class PrintedFigure(NamedTuple):
    """A figure of the book."""

    name: str
    """Its Roman numeral in lower case."""
    shape: str
    repair: str
    puzzle: Puzzle


class LibraryFigure(NamedTuple):
    """A figure of the library."""

    name: str
    kind: str
    puzzle: Puzzle
    keys: int
    """The number of its keys (tile layouts)."""


@lru_cache(maxsize=1)
def printed_figures() -> tuple[PrintedFigure, ...]:
    """Return the figures of the book, in its order."""
    return tuple(
        PrintedFigure(
            name, entry["shape"], entry["repair"], parse_rows(entry["rows"], TERZETT.reach)
        )
        for name, entry in _load("figures")["figures"].items()
    )


@lru_cache(maxsize=1)
def library() -> tuple[LibraryFigure, ...]:
    """Return all figures of the library, those with simple outlines first."""
    return tuple(
        LibraryFigure(
            entry["id"], entry["kind"], parse_rows(entry["rows"], entry["reach"]), entry["keys"]
        )
        for entry in _load("library")["figures"]
    )


def library_figure(name: str) -> LibraryFigure:
    """Return the named figure of the library.  Raises SetupError `no_outline`."""
    for entry in library():
        if entry.name == name:
            return entry
    raise SetupError("no_outline", outline=name[:80], reach=TERZETT.reach)


def of_kind(kind: Kind) -> list[LibraryFigure]:
    """Return the library figures of a kind that use the set of the book."""
    figures = library()
    return [
        entry for entry in figures if (entry.kind, entry.puzzle.reach) == (kind.name, kind.reach)
    ]


def first_figure(kind: Kind) -> Puzzle:
    """Return the default figure of a kind: number I of the book for the Terzett."""
    return printed_figures()[0].puzzle if kind == TERZETT else of_kind(kind)[0].puzzle


def vary(puzzle: Puzzle, chance: Stream) -> Puzzle:
    """Return a figure with its numbers exchanged and its outline rotated or reflected at random."""
    order = list(range(puzzle.reach + 1))
    chance.shuffle(order)
    return relabel(transform(puzzle, chance.choice(symmetries(puzzle.figure))), order)


def parse_rows(rows: Sequence[str], reach: int) -> Puzzle:
    """Read a figure from rows of digits, ``.`` outside it; `reach` is the highest number."""
    return from_grid(reach, [[None if mark == "." else int(mark) for mark in row] for row in rows])


def format_rows(puzzle: Puzzle) -> list[str]:
    """Return a figure as rows of digits; the inverse of `parse_rows`."""
    return ["".join("." if n is None else str(n) for n in row) for row in puzzle.grid]


def _load(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(
        get_data("alveus.families.dominoes.terzett", f"data/{name}.json") or b"{}"
    )
    return data
