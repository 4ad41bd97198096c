"""The library: a figure for each of many outlines, composed beforehand by a script.

A figure stands for all that its key gives: its numbers can be relabelled in any way, and its
outline's own symmetries turn and mirror it.  So a new figure is there at once.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pkgutil import get_data
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.core.stream import Stream
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.terzett.board import shape
from alveus.dominoes.terzett.figures import from_rows, printed_figures
from alveus.dominoes.terzett.kinds import KINDS, Kind
from alveus.dominoes.terzett.symmetry import relabel, symmetries, transform


class LibraryFigure(NamedTuple):
    """An outline with a figure composed in it."""

    name: str
    kind: str
    puzzle: Puzzle
    keys: int
    """How many keys the figure has."""


@lru_cache(maxsize=1)
def library() -> tuple[LibraryFigure, ...]:
    """All outlines, the plain ones first."""
    given = json.loads(get_data("alveus.dominoes.terzett", "data/library.json") or b"{}")
    return tuple(
        LibraryFigure(one["id"], one["kind"], from_rows(one["rows"], one["reach"]), one["keys"])
        for one in given["figures"]
    )


def library_figure(name: str) -> LibraryFigure:
    """The entry of a name.  Raises SetupError `no_outline`."""
    found = next((one for one in library() if one.name == name), None)
    if found is None:
        raise SetupError("no_outline", outline=name[:80], reach=KINDS["terzett"].reach)
    return found


def of_kind(kind: Kind) -> list[LibraryFigure]:
    """The entries of a kind that are made for its usual set."""
    return [one for one in library() if one.kind == kind.name and one.puzzle.reach == kind.reach]


def first_figure(kind: Kind) -> Puzzle:
    """The figure that lies there when nobody has asked for another: of the Terzett number I."""
    if kind.reach == printed_figures()[0].puzzle.reach:
        return printed_figures()[0].puzzle
    return of_kind(kind)[0].puzzle


def first_outline(kind: Kind) -> tuple[str, ...]:
    """The outline of that figure."""
    return tuple(shape(first_figure(kind).figure))


def vary(puzzle: Puzzle, chance: Stream) -> Puzzle:
    """A figure with other numbers, turned or mirrored as its outline allows."""
    order = list(range(puzzle.reach + 1))
    chance.shuffle(order)
    ways = symmetries(puzzle.figure)
    return relabel(transform(puzzle, chance.choice(ways)), order)
