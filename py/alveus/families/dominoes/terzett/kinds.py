"""Kinds of figures: the shapes of their groups, and the possible groups in an outline.

A figure consists of the cells of an outline, filled with a set of tiles.  Its cells with each
number are divided into groups, which have the same size and a shape that the kind allows.  A kind
can be played with every set of tiles in which the number of cells with each number is a multiple of
the size of a group.  In Adler's Terzett, the double-seven set has nine cells with each number,
which form three groups of three.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import combinations
from operator import or_
from types import MappingProxyType
from typing import TypeAlias

from alveus.core.errors import SetupError
from alveus.families.dominoes.dominosa.outline import Outline
from alveus.families.dominoes.dominosa.puzzle import MOST_REACH

Shape: TypeAlias = tuple[tuple[int, int], ...]
"""The cells of a group as row and column, relative to its first cell in reading order."""

SQUARE: Shape = ((0, 0), (0, 1), (1, 0), (1, 1))


def straight(length: int) -> tuple[Shape, Shape]:
    """Return the shapes of a horizontal and a vertical group of `length` cells."""
    return tuple((0, i) for i in range(length)), tuple((i, 0) for i in range(length))


@dataclass(frozen=True)
class Kind:
    """A kind of figure, such as Terzett or Quartett: the rules for its groups."""

    name: str
    shapes: tuple[Shape, ...]
    """The shapes allowed for a group."""
    reach: int
    """The highest number on the tiles of the usual set, that is, of the set in Adler and Jahn's
    book (1920): for example 7 for the double-seven set."""
    every_shape: bool = False
    """True if each of `shapes` must be the shape of at least one group of a figure."""
    double_alone: bool = True
    """True if the two halves of a double can form a complete group."""

    @property
    def size(self) -> int:
        """The number of cells in a group."""
        return len(self.shapes[0])

    def groups(self, reach: int) -> int:
        """Return how many groups each number forms in a set with highest number `reach`."""
        return (reach + 2) // self.size

    def reach_of(self, cells: int) -> int:
        """Return the highest number of the set whose tiles cover this many cells.

        Raises SetupError `cells_number` if no set that suits the kind covers this number of cells.
        """
        sets = {(n + 1) * (n + 2): n for n in range(1, MOST_REACH + 1) if not (n + 2) % self.size}
        if cells not in sets:
            nearest = min(sets, key=lambda count: abs(count - cells))
            raise SetupError("cells_number", count=cells, expected=nearest, kind=self.name)
        return sets[cells]


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.name: kind
        for kind in (
            Kind("terzett", straight(3), 7),
            Kind("duett", straight(2), 6, double_alone=False),
            Kind("quadrat", (SQUARE,), 6),
            Kind("quartett", straight(4), 6),
            Kind("quodlibet", (SQUARE, *straight(4)), 6, every_shape=True),
        )
    }
)
"""The kinds of figures, keyed by name; the default is first."""
TERZETT = KINDS["terzett"]


def kind_of(name: str) -> Kind:
    """Return the named kind.  Raises SetupError `bad_value` for an unknown name."""
    if name not in KINDS:
        raise SetupError("bad_value", name="kind", value=name[:80], names=[*KINDS])
    return KINDS[name]


MIN_OPEN_CELLS = 12
"""If at least this many cells are free, `has_room` assumes that the remaining groups fit."""


class Groups:
    """All possible groups in an outline: each shape of the kind at each place where it fits.

    A group is given by its index in `cells`, a set of cells by a mask (bit i is cell i).
    """

    def __init__(self, figure: Outline, kind: Kind) -> None:
        self.kind = kind
        self.cells: list[tuple[int, ...]] = []
        """For each group, the indices of its cells in `Outline.cells`, in reading order."""
        self.shapes: list[int] = []
        """The index in `Kind.shapes` of each group's shape."""
        self.at: list[list[int]] = [[] for _ in figure.cells]
        """For each cell, the indices of the groups that contain it."""
        for row, column in figure.cells:
            for number, shape in enumerate(kind.shapes):
                places = [(row + down, column + right) for down, right in shape]
                if all(place in figure.index for place in places):
                    group = tuple(figure.index[place] for place in places)
                    for cell in group:
                        self.at[cell].append(len(self.cells))
                    self.cells.append(group)
                    self.shapes.append(number)
        self.masks = [sum(1 << cell for cell in group) for group in self.cells]
        """The cells of each group as a mask."""
        beside = [sum(1 << c for c in figure.neighbours(cell)) for cell in range(len(self.at))]
        self._around = [reduce(or_, (beside[cell] for cell in group)) for group in self.cells]

    def partitions(self, cells: int) -> Iterator[tuple[int, ...]]:
        """Yield every division of `cells` (a bit mask) into groups, as indices of groups."""
        if not cells:
            yield ()
            return
        for group in self.covering_first(cells):
            mask = self.masks[group]
            if mask & cells == mask:
                for rest in self.partitions(cells & ~mask):
                    yield (group, *rest)

    def pack(self, cells: int) -> tuple[int, ...]:
        """Return a largest set of groups (indices) inside the mask `cells` that do not overlap."""
        best: tuple[int, ...] = ()
        if cells.bit_count() >= self.kind.size:
            for group in self.covering_first(cells):
                if self.masks[group] & cells == self.masks[group]:
                    packing = (group, *self.pack(cells & ~self.masks[group]))
                    best = max(best, packing, key=len)
            best = max(best, self.pack(cells & (cells - 1)), key=len)
        return best

    def has_room(self, cells: int, free: int, count: int) -> bool:
        """Return True if `count` disjoint groups can cover all cells of the mask `cells`.

        A group can consist of cells of `cells`, of the mask `free`, or of both.  If groups cover
        `cells` and at least `MIN_OPEN_CELLS` free cells are left, the remaining groups are assumed
        to fit in these, so that the result can be wrongly True.
        """
        if not cells:
            return len(self.pack(free)) >= count if free.bit_count() < MIN_OPEN_CELLS else True
        for group in self.covering_first(cells):
            mask = self.masks[group]
            inside = count and not mask & ~(cells | free)
            if inside and self.has_room(cells & ~mask, free & ~mask, count - 1):
                return True
        return False

    def coverable(self, allowed: int) -> int:
        """Return the mask of all cells that are in a group completely inside the mask `allowed`."""
        return reduce(or_, (mask for mask in self.masks if not mask & ~allowed), 0)

    def stranded_cells(self, cells: int, free: int = 0) -> int:
        """Return a mask of cells that shows why the mask `cells` cannot be divided into groups.

        A group can also contain cells of the mask `free`.  The result has the cells of `cells` that
        fit in no such group or, if each of them fits in a group, all of `cells`.
        """
        return cells & ~self.coverable(cells | free) or cells

    def connections(self, groups: tuple[int, ...]) -> int:
        """Return the number of pairs of `groups` (indices) that share an edge.

        Adler and Jahn's book rates figures by this number.
        """
        return sum(self.touch(a, b) for a, b in combinations(groups, 2))

    def touch(self, group: int, other: int) -> bool:
        """Return True if two groups, given by index, are adjacent."""
        return bool(self._around[group] & self.masks[other])

    def covering_first(self, cells: int) -> list[int]:
        """Return the indices of the groups that contain the lowest cell of a mask (not 0)."""
        return self.at[(cells & -cells).bit_length() - 1]


@lru_cache(maxsize=64)
def groups_of(figure: Outline, kind: Kind) -> Groups:
    """Return the possible groups of a kind in an outline; cached."""
    return Groups(figure, kind)
