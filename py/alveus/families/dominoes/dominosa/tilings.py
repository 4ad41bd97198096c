"""Count the tilings of an outline (divisions into pairs of adjacent cells), or draw one at random.

Cells are covered row by row or, in a wide outline, column by column.  The number of ways to finish
a tiling depends only on the first free cell and on the covered cells after it (the edge, a bit
mask).  The probability of each pair is in proportion to this number, so all tilings are equally
probable.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from alveus.core.stream import Stream
from alveus.families.dominoes.dominosa.outline import Outline, outline


class Tilings:
    """The tilings of one outline, that is, its divisions into pairs of adjacent cells."""

    def __init__(self, figure: Outline) -> None:
        self.figure = figure
        by_row = figure.columns <= figure.rows
        order = sorted(figure.cells, key=lambda cell: cell if by_row else cell[::-1])
        rank = {figure.index[cell]: number for number, cell in enumerate(order)}
        self._onward: list[list[tuple[int, int]]] = [[] for _ in order]
        for pair, (a, b) in enumerate(figure.pairs):
            first, second = sorted((rank[a], rank[b]))
            self._onward[first].append((second - first, pair))
        self._ways: dict[tuple[int, int], int] = {}

    @property
    def number(self) -> int:
        """The number of ways to divide the outline into pairs of adjacent cells."""
        return self.onward(0, 0)

    def draw(self, chance: Stream) -> list[int]:
        """Return a random tiling: indices in `Outline.pairs`.  Raises ValueError if none exists."""
        pairs = []
        first, edge = 0, 0
        while first < len(self._onward):
            options = list(self.options(first, edge))
            ways = [self.onward(free, covered) for _, free, covered in options]
            drawn = chance.below(sum(ways))
            for (pair, free, covered), count in zip(options, ways, strict=True):
                if drawn < count:
                    pairs.append(pair)
                    first, edge = free, covered
                    break
                drawn -= count
        return pairs

    def options(self, first: int, edge: int) -> Iterator[tuple[int, int, int]]:
        """Yield each pair (index) that can cover the first free cell, and the next `first`, `edge`.

        `first` is the index of the first free cell in the order of filling.  Bit n of `edge` is set
        if the cell `first` + n is covered.
        """
        for distance, pair in self._onward[first]:
            if not edge >> distance & 1:
                covered = edge | 1 | 1 << distance
                step = (~covered & covered + 1).bit_length() - 1
                yield pair, first + step, covered >> step

    def onward(self, first: int, edge: int) -> int:
        """Return the number of ways to cover the cells from `first` on that are not in `edge`.

        Bit n of `edge` is set if the cell `first` + n, in the order of filling, is covered.
        """
        if first == len(self._onward):
            return 1
        ways = self._ways.get((first, edge))
        if ways is None:
            options = self.options(first, edge)
            ways = sum(self.onward(free, covered) for _, free, covered in options)
            self._ways[first, edge] = ways
        return ways


@lru_cache(maxsize=32)
def tilings(rows: tuple[str, ...]) -> Tilings:
    """Return the tilings of an outline, drawn as rows of text; ``.`` or space is outside.

    Raises SetupError if the outline is empty or too large, or if a connected region has an odd
    number of cells.
    """
    return Tilings(outline(rows))
