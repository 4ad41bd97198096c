"""Sides and plays of a tables game as integers, for the fast search.

The men of a side are one integer with a byte per place: bar, points in path order, off, hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Side

KEPT = 64
"""Index of the bytes of `theirs` in `from_opponent_view`: places that the mover does not meet."""
NOWHERE = 0xFF
"""Index of a byte that is always 0, for points off the opponent's path."""


def mark(points: Iterable[int]) -> int:
    """Return an integer with a 1 in the byte of each point.  There is no point 0."""
    return sum(1 << 8 * point for point in points if point > 0)


def marks_of(points: int) -> list[int]:
    """Split an integer with several marks into integers with one mark each."""
    marks = []
    while points:
        marks.append(points & -points)
        points &= points - 1
    return marks


class Packing:
    """Conversion between a side and an integer, and between the paths of both players."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        length = self._length = rules.length
        self.beyond = 8 * (length + 3)
        """Bit at which the opponent's men begin in an integer of both sides."""
        there, back = rules.facing[seat][1:], rules.facing[1 - seat]
        self._met = bytes((0, *[point or NOWHERE for point in there]))
        points = [back[at] or KEPT + at for at in range(1, length + 1)]
        self._own = bytes((0, *points, KEPT + length + 1, KEPT + length + 2))

    def pack(self, side: Side) -> int:
        """Return a side as an integer in path order."""
        places = bytes((side.bar, *side.points[1:], side.off, side.hand))
        return int.from_bytes(places, "little")

    def unpack(self, men: int) -> Side:
        """Return the side of an integer."""
        places = men.to_bytes(self._length + 3, "little")
        points = (0, *places[1 : self._length + 1])
        return Side(points, places[0], *places[self._length + 1 :])

    def split(self, both: int) -> tuple[int, int]:
        """Split an integer of both sides into the mover's men and the opponent's."""
        enemy = both >> self.beyond
        return both ^ enemy << self.beyond, enemy

    def to_opponent_view(self, theirs: int) -> int:
        """Convert the opponent's men from their own path order to that of the mover's path."""
        return int.from_bytes(self._met.translate(theirs.to_bytes(256, "little")), "little")

    def from_opponent_view(self, enemy: int, theirs: int) -> int:
        """Convert the opponent's men back to their path order; `theirs` is the earlier value."""
        both = enemy | theirs << 8 * KEPT
        return int.from_bytes(self._own.translate(both.to_bytes(256, "little")), "little")


class Use(NamedTuple):
    """One of the dice left in a turn."""

    die: int
    shift: int
    lift: int
    """Factor: adding the mark of a man's point times this to a position moves the man."""
    board: int
    """Points from which the die does not lead beyond the last point."""
    exact: int
    """Point from which the die bears off a man exactly."""
    rest: tuple[Use, ...]
    """The dice left afterwards."""


@lru_cache(maxsize=1024)
def list_uses(length: int, left: tuple[int, ...]) -> tuple[Use, ...]:
    """Return a `Use` for each different die, highest first, on a path of `length` points."""
    uses = []
    for die in dict.fromkeys(left):
        at = left.index(die)
        board = mark(range(1, length + 1 - die))
        exact = mark([length + 1 - die])
        rest = list_uses(length, left[:at] + left[at + 1 :])
        uses.append(Use(die, 8 * die, (1 << 8 * die) - 1, board, exact, rest))
    return tuple(uses)


def highest_first(uses: tuple[Use, ...]) -> Iterator[Use]:
    """Yield a use for each of the dice left, equal dice included."""
    while uses:
        yield uses[0]
        uses = uses[0].rest


Origin: TypeAlias = "tuple[int, Origin | None, int, int]"
"""The last step of a play: position before it, its own origin, die, and mark of the man's place.

The mark is 0 if it follows from the positions before and after the step.
"""


def trace(origin: Origin | None) -> list[Origin]:
    """Return the origins of all steps of a play, the last step first."""
    origins = []
    while origin is not None:
        origins.append(origin)
        origin = origin[1]
    return origins
