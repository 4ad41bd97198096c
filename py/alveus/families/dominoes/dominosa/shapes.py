"""Outlines of generated puzzles: rectangle, cross, ring, and the figures of Adler's book of 1920.

Every set has one cross and one ring.  Several crosses and rings have the right number of cells; the
chosen ones are most similar to a square divided into three by three equal parts.  The figures use
the double-seven set; figures I to III are rectangles.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from alveus.core.errors import SetupError
from alveus.families.dominoes.dominosa.outline import MOST_COLUMNS
from alveus.families.dominoes.dominosa.tilings import tilings

FIGURES_REACH = 7
"""The highest number of the set for the figures of the book."""

FIGURES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "iv": ("#" * 12,) * 6,
        "v": ("#" * 18,) * 4,
        "vi": ("#" * 24,) * 3,
        "vii": ("##",) * 36,
        "viii": (
            *("#########",) * 2, *("##",) * 6, *("######",) * 2, *("##",) * 6, *("#########",) * 2,
        ),
        "ix": (*("##........##",) * 6, *("############",) * 2, *("##........##",) * 6),
        "x": (*("#" * 16,) * 2, *("##............##",) * 2, *("#" * 16,) * 2),
        "xi": (*("#" * 17,) * 2, "##.............##", *("#" * 17,) * 2),
        "xii": (*("#" * 12,) * 2, *("##...##...##",) * 4, *("#" * 12,) * 2),
        "xiii": (*("#" * 14,) * 2, *("##...####...##",) * 2, *("#" * 14,) * 2),
        "xiv": (*("#" * 14,) * 2, *("##..##..##..##",) * 2, *("#" * 14,) * 2),
        "xv": ("#" * 15, *("#######.#######",) * 3, "#" * 15),
        "xvi": (*("#" * 11,) * 3, "###.....###", *("#" * 11,) * 3),
        "xvii": (*("#" * 17,) * 2, *("#...............#",) * 2, *("#" * 17,) * 2),
    }
)  # fmt: skip
"""Figures IV to XVII of the book, with ``#`` for a cell."""

SHAPES = ("rectangle", "cross", "ring", *FIGURES)
"""The names of all outlines."""


@lru_cache
def shape(name: str, reach: int) -> tuple[str, ...]:
    """Return the named outline for a set with highest number `reach`, as rows of text.

    Raises SetupError `no_outline` if there is none.
    """
    if name == "rectangle":
        return ("#" * (reach + 2),) * (reach + 1)
    if name in ("cross", "ring"):
        candidates = (_cross if name == "cross" else _ring)((reach + 1) * (reach + 2))
        for _, rows in sorted(candidates, key=lambda candidate: candidate[0]):
            if tilings(rows).number > 2:
                return rows
    if name not in FIGURES or reach != FIGURES_REACH:
        raise SetupError("no_outline", outline=name[:80], reach=reach)
    return FIGURES[name]


def _cross(cells: int) -> Iterator[tuple[float, tuple[str, ...]]]:
    """Yield crosses: rectangles without four equal corners, each after its `_deviation`."""
    for height, width, down in _sizes():
        cut, rest = divmod(width * height - cells, 4 * down)
        if not rest and 0 < 2 * cut < width:
            arm = ("." * cut + "#" * (width - 2 * cut),) * down
            body = ("#" * width,) * (height - 2 * down)
            yield _deviation(width, height, cut, down), arm + body + arm


def _ring(cells: int) -> Iterator[tuple[float, tuple[str, ...]]]:
    """Yield rings: rectangles with a central hole, each after its deviation."""
    for height, width, edge in _sizes():
        hole, rest = divmod(width * height - cells, height - 2 * edge)
        side, uneven = divmod(width - hole, 2)
        if not rest and not uneven and min(hole, side) > 0:
            bar = ("#" * width,) * edge
            middle = ("#" * side + "." * hole + "#" * side,) * (height - 2 * edge)
            yield _deviation(width, height, side, edge), bar + middle + bar


def _sizes() -> Iterator[tuple[int, int, int]]:
    """Yield heights, widths, and heights of the upper part: a cross's arm or a ring's bar."""
    for height in range(4, MOST_COLUMNS):
        for width in range(height, MOST_COLUMNS):
            for part in range(1, (height + 1) // 2):
                yield height, width, part


def _deviation(width: int, height: int, across: int, down: int) -> float:
    """Return how much a cross or ring differs from a square divided into thirds; 0 is equal."""
    return abs(width / height - 1) + abs(across / width - 1 / 3) + abs(down / height - 1 / 3)
