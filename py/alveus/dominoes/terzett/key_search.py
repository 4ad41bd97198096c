"""A key laid by chance over groups, so that numbers for the groups may still be found.

Two groups that lie side by side must not be joined by two tiles, which would be the same; nor can
a group hold two, which would be the same double.  Groups of the same prescribed number count as
one.  The number of doubles that lie within a group is wished for, and the tiles are chosen so as
to come near it from the beginning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from alveus.core.stream import Stream
from alveus.dominoes.dominosa.tilings import Tilings

PATIENCE = 1200
"""Tiles laid after which another beginning is better."""


class KeySearch:
    """A search for one key over one partition of the outline."""

    def __init__(
        self, ways: Tilings, group_of: Sequence[int], doubles: int, fixed: Mapping[int, int]
    ) -> None:
        self.ways = ways
        self.group_of = group_of
        self.doubles = doubles
        self.fixed = fixed
        """The pair that must lie on a cell, for cells on which a tile lies already."""
        self.pairs: list[int] = []
        self._joined: set[tuple[int, int]] = set()
        self._within = self._steps = 0

    def find_key(self, chance: Stream) -> bool:
        """Lays the key; false where patience ends or there is none."""
        return self._lay(0, 0, chance)

    def _lay(self, first: int, edge: int, chance: Stream) -> bool:
        figure = self.ways.figure
        if first == len(figure.cells):
            return self._within == self.doubles
        self._steps += 1
        if self._steps > PATIENCE:
            return False
        for pair, then, covered in self._ordered(first, edge, chance):
            a, b = (self.group_of[cell] for cell in figure.pairs[pair])
            join = (min(a, b), max(a, b))
            within = a == b
            if join in self._joined or (within and self._within == self.doubles):
                continue
            self.pairs.append(pair)
            self._joined.add(join)
            self._within += within
            if self._lay(then, covered, chance):
                return True
            self.pairs.pop()
            self._joined.remove(join)
            self._within -= within
        return False

    def _ordered(self, first: int, edge: int, chance: Stream) -> list[tuple[int, int, int]]:
        """The pairs for the next cell; a double comes first if too few lie there so far."""
        figure = self.ways.figure
        options = []
        for option in self.ways.options(first, edge):
            a, b = figure.pairs[option[0]]
            wanted = {self.fixed.get(a, option[0]), self.fixed.get(b, option[0])}
            if wanted == {option[0]} and self.ways.onward(*option[1:]):
                options.append(option)
        if len(options) > 1:
            chance.shuffle(options)
            few = self._within * len(figure.cells) < 2 * self.doubles * len(self.pairs)
            options.sort(key=lambda option: self._double(option[0]) != few)
        return options

    def _double(self, pair: int) -> bool:
        a, b = self.ways.figure.pairs[pair]
        return self.group_of[a] == self.group_of[b]
