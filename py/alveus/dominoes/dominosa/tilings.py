"""The tilings of an outline with the numbers ignored: how many there are, and a fair one.

Cells are filled in order; what matters for the rest is only which cells behind the first free
one are covered already, a narrow edge.  Counting the ways on from every edge once gives the
number of tilings (8 × 9: 108,435,745), and choosing each next pair in proportion to the ways on
from it makes every tiling equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from alveus.core.stream import Stream
from alveus.dominoes.dominosa.outline import Outline, outline


class Tilings:
    """The ways to fill an outline with tiles."""

    def __init__(self, figure: Outline) -> None:
        self.figure = figure
        across = figure.columns <= figure.rows
        order = sorted(figure.cells, key=lambda cell: cell if across else cell[::-1])
        self._cells = [figure.index[cell] for cell in order]
        at = {cell: number for number, cell in enumerate(self._cells)}
        self._pairs = figure.pairs
        self._onward: list[list[tuple[int, int]]] = [[] for _ in order]
        for pair, (a, b) in enumerate(figure.pairs):
            first, second = sorted((at[a], at[b]))
            self._onward[first].append((second - first, pair))
        self._ways: dict[tuple[int, int], int] = {}

    @property
    def number(self) -> int:
        """How many there are."""
        return self.onward(0, 0)

    def draw(self, chance: Stream) -> list[int]:
        """The pairs of one of them, each as likely as the other."""
        pairs = []
        first, edge = 0, 0
        while first < len(self._cells):
            options = list(self.options(first, edge))
            ways = [self.onward(then, covered) for _, then, covered in options]
            drawn = chance.below(sum(ways))
            for (pair, then, covered), count in zip(options, ways, strict=True):
                if drawn < count:
                    pairs.append(pair)
                    first, edge = then, covered
                    break
                drawn -= count
        return pairs

    def options(self, first: int, edge: int) -> Iterator[tuple[int, int, int]]:
        """The pairs for the first free cell, each with the free cell and edge after it."""
        for distance, pair in self._onward[first]:
            if not edge >> distance & 1:
                yield (pair, *_next(first, edge | 1 | 1 << distance))

    def onward(self, first: int, edge: int) -> int:
        """The ways to fill all cells from the first free one on, some behind it covered."""
        if first == len(self._cells):
            return 1
        ways = self._ways.get((first, edge))
        if ways is None:
            options = self.options(first, edge)
            ways = sum(self.onward(then, covered) for _, then, covered in options)
            self._ways[first, edge] = ways
        return ways


def _next(first: int, edge: int) -> tuple[int, int]:
    """The first free cell behind the covered ones, and the edge seen from there."""
    step = (~edge & edge + 1).bit_length() - 1
    return first + step, edge >> step


@lru_cache(maxsize=32)
def tilings(rows: tuple[str, ...]) -> Tilings:
    """The tilings of an outline drawn as text.  Raises SetupError for no outline."""
    return Tilings(outline(rows))
