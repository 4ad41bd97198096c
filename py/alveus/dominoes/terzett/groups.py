"""The groups that an outline has room for, and the ways to part cells of one number into them.

A number's cells are few, so all ways are found at once; as no group has two numbers, the ways of
a figure are those of its numbers, each chosen freely.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from itertools import combinations
from operator import or_

from alveus.dominoes.dominosa.outline import Outline
from alveus.dominoes.terzett.kinds import KINDS

ROOMY = 12
"""Free cells with which nobody need look whether a few groups more have room."""


class Groups:
    """Every place of a group in an outline.  Cells are masks, groups are numbered."""

    def __init__(self, figure: Outline, kind: str) -> None:
        self.figure = figure
        self.kind = KINDS[kind]
        cells, shapes = [], []
        for row, column in figure.cells:
            for number, shape in enumerate(self.kind.shapes):
                lies = [figure.index.get((row + down, column + right)) for down, right in shape]
                found = tuple(cell for cell in lies if cell is not None)
                if len(found) == self.kind.size:
                    cells.append(found)
                    shapes.append(number)
        self.cells = tuple(cells)
        """The cells of every group, in reading order."""
        self.shapes = tuple(shapes)
        """The index of every group's shape."""
        self.masks = tuple(sum(1 << cell for cell in group) for group in cells)
        """The cells of every group as a mask."""
        at: list[list[int]] = [[] for _ in figure.cells]
        for number, group in enumerate(cells):
            for cell in group:
                at[cell].append(number)
        self.at = tuple(map(tuple, at))
        """For every cell the groups that cover it."""
        beside = [sum(1 << other for other in figure.neighbours(c)) for c in range(len(at))]
        self._around = [reduce(or_, (beside[cell] for cell in group)) for group in cells]

    def partitions(self, cells: int, taken: int = 0) -> Iterator[tuple[int, ...]]:
        """Every way to part a mask of cells into groups, `taken` of them in a group already."""
        left = cells & ~taken
        if not left:
            yield ()
            return
        first = left & -left
        for group in self.at[first.bit_length() - 1]:
            mask = self.masks[group]
            if mask & left == mask:
                for rest in self.partitions(cells, taken | mask):
                    yield (group, *rest)

    def pack(self, cells: int) -> tuple[int, ...]:
        """As many groups as lie complete in a mask of cells, without any two sharing a cell."""
        best: tuple[int, ...] = ()
        if cells.bit_count() >= self.kind.size:
            first = cells & -cells
            for group in self.at[first.bit_length() - 1]:
                if self.masks[group] & cells == self.masks[group]:
                    found = (group, *self.pack(cells & ~self.masks[group]))
                    best = max(best, found, key=len)
            best = max(best, self.pack(cells ^ first), key=len)
        return best

    def room(self, cells: int, free: int, count: int) -> bool:
        """Whether so many groups can cover all of these cells and otherwise free ones only."""
        if not cells:
            return len(self.pack(free)) >= count if free.bit_count() < ROOMY else True
        first = cells & -cells
        for group in self.at[first.bit_length() - 1]:
            mask = self.masks[group]
            inside = count and not mask & ~(cells | free)
            if inside and self.room(cells & ~mask, free & ~mask, count - 1):
                return True
        return False

    def connections(self, groups: tuple[int, ...]) -> int:
        """How many pairs of these groups touch: the book's measure of art, for equal numbers."""
        return sum(self.touch(a, b) for a, b in combinations(groups, 2))

    def touch(self, group: int, other: int) -> bool:
        """Whether two groups lie side by side."""
        return bool(self._around[group] & self.masks[other])


@lru_cache(maxsize=64)
def groups_of(figure: Outline, kind: str) -> Groups:
    """The groups of an outline, made once."""
    return Groups(figure, kind)
