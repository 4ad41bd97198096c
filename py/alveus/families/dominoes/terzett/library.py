"""Ready-made figures: the seventeen of the book, and one for each outline of the library.

A student composed the printed figures I to XVII in 1902, during four weeks of measles; Adler and
Jahn published them in Sperrdomino und Dominosa (1920).  A script composed the figures of the
library.  New figures result from exchanging the numbers and from the symmetries of the outline.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pkgutil import get_data
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.core.stream import Stream
from alveus.families.dominoes.dominosa.puzzle import Puzzle, from_rows
from alveus.families.dominoes.terzett.figure import relabel, symmetries, transform
from alveus.families.dominoes.terzett.kinds import TERZETT, Kind


class ReadyFigure(NamedTuple):
    """A figure of the book or of the library."""

    name: str
    """Its name in the library, or its Roman numeral in the book, in lower case."""
    puzzle: Puzzle
    kind: str
    keys: int
    """The number of its keys (tile layouts); 0 for figures of the book."""
    shape: str
    """The heading under which the book prints it: rectangle, letter or pierced."""
    repair: str
    """How the layout of the printed figure was corrected, or "none"; no numeral was changed."""


def _load(name: str) -> tuple[ReadyFigure, ...]:
    data = get_data("alveus.families.dominoes.terzett", f"data/{name}.json") or b""
    return tuple(
        ReadyFigure(
            entry["id"],
            from_rows("\n".join(entry["rows"])),
            entry.get("kind", TERZETT.name),
            entry.get("keys", 0),
            entry.get("shape", ""),
            entry.get("repair", ""),
        )
        for entry in json.loads(data)["figures"]
    )


@lru_cache(maxsize=1)
def printed_figures() -> tuple[ReadyFigure, ...]:
    """Return the figures of the book, in its order."""
    return _load("figures")


@lru_cache(maxsize=1)
def library() -> tuple[ReadyFigure, ...]:
    """Return all figures of the library, those with simple outlines first."""
    return _load("library")


def library_figure(name: str) -> ReadyFigure:
    """Return the named figure of the library.  Raises SetupError `no_outline`."""
    for entry in library():
        if entry.name == name:
            return entry
    raise SetupError("no_outline", outline=name[:80], reach=TERZETT.reach)


def of_kind(kind: Kind) -> list[ReadyFigure]:
    """Return the library figures of a kind that use the set of the book."""
    wanted = (kind.name, kind.reach)
    return [entry for entry in library() if (entry.kind, entry.puzzle.reach) == wanted]


def first_figure(kind: Kind) -> Puzzle:
    """Return the default figure of a kind: number I of the book for the Terzett."""
    return printed_figures()[0].puzzle if kind == TERZETT else of_kind(kind)[0].puzzle


def vary(puzzle: Puzzle, chance: Stream) -> Puzzle:
    """Return a figure with its numbers exchanged and its outline rotated or reflected at random."""
    order = list(range(puzzle.reach + 1))
    chance.shuffle(order)
    return relabel(transform(puzzle, chance.choice(symmetries(puzzle.figure))), order)
