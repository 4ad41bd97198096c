"""The men of a player as one number: a byte for every place of his own path.

Byte 0 counts the men who wait for their return, the bytes after it those on the points, the last
two the men borne off and those in hand.  A step is then an addition, and one mask asks about all
points at once: a point holds a man where its byte plus 0x7F reaches bit 7, company where its byte
plus 0x7E does, and a number is divided by 255 to count the men in it, since 256 leaves 1.
"""

from __future__ import annotations

from collections.abc import Iterable

from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side

KEPT = 64
"""Where the other's own bytes lie beside those that the mover sees."""
NOWHERE = 0xFF
"""A byte that is always 0."""


class Packing:
    """One seat's men as numbers, and the other's men as that seat meets them."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        length = self._length = rules.length
        self.beyond = 8 * (length + 3)
        """Where the other's men begin in a number that holds both."""
        there, back = rules.facing[seat][1:], rules.facing[1 - seat]
        self._met = bytes((0, *[point or NOWHERE for point in there]))
        points = [back[at] or KEPT + at for at in range(1, length + 1)]
        self._own = bytes((0, *points, KEPT + length + 1, KEPT + length + 2))

    def pack(self, side: Side) -> int:
        """A side as a number in the order of its own path."""
        places = bytes((side.bar, *side.points[1:], side.off, side.hand))
        return int.from_bytes(places, "little")

    def unpack(self, men: int) -> Side:
        """The side again."""
        places = men.to_bytes(self._length + 3, "little")
        points = (0, *places[1 : self._length + 1])
        return Side(points, places[0], *places[self._length + 1 :])

    def split(self, both: int) -> tuple[int, int]:
        """The mover's men, and the other's as he meets them."""
        enemy = both >> self.beyond
        return both ^ enemy << self.beyond, enemy

    def meet(self, theirs: int) -> int:
        """The other's men, in his own order, as the mover meets them on his way."""
        return int.from_bytes(self._met.translate(theirs.to_bytes(256, "little")), "little")

    def part(self, enemy: int, theirs: int) -> int:
        """The other's men in his own order again; `theirs` is where they were before the turn."""
        both = enemy | theirs << 8 * KEPT
        return int.from_bytes(self._own.translate(both.to_bytes(256, "little")), "little")


def mark(points: Iterable[int]) -> int:
    """A 1 in the byte of each of these points; there is no point 0."""
    return sum(1 << 8 * point for point in points if point > 0)
