"""Positions and plays (the steps of a turn) of a tables game as integers, for the fast search.

Each player's men are an integer with a byte per place, the lowest byte first: bar, points in the
order of the path, off, hand.  A mark is an integer with a 1 in the byte of one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Side

KEPT = 64
"""Index of the first byte of the opponent's men before the turn, of which some are kept, in the 256
bytes from which `from_opponent_view` copies.  The bytes before it have the opponent's men after the
turn.  There are 256 bytes because they are the table of `bytes.translate`."""
NOWHERE = 0xFF
"""Index of a byte that is always 0 (no men) in the 256 bytes from which `to_opponent_view` copies;
used for points that are not on the opponent's path."""


def mark(points: Iterable[int]) -> int:
    """Return a set of points as an integer with a 1 in the byte of each; 0 is ignored."""
    return sum(1 << 8 * point for point in points if point > 0)


def marks_of(points: int) -> list[int]:
    """Split a set of places (an integer with a 1 in the byte of each) into its single places."""
    marks = []
    while points:
        marks.append(points & -points)
        points &= points - 1
    return marks


class Packing:
    """Conversion of a `Side` to an integer and back, and between the players' point orders."""

    def __init__(self, rules: Ruleset) -> None:
        length = self._length = rules.length
        self.beyond = 8 * (length + 3)
        """Index of the first bit of the opponent's men in an integer with both players' men."""
        facing = rules.facing[1:]
        self._met = bytes((0, *[point or NOWHERE for point in facing]))
        points = [point or KEPT + at for at, point in enumerate(facing, 1)]
        self._own = bytes((0, *points, KEPT + length + 1, KEPT + length + 2))

    def pack(self, side: Side) -> int:
        """Return a player's men as an integer with a byte per place, in the order of the path."""
        places = bytes((side.bar, *side.points[1:], side.off, side.hand))
        return int.from_bytes(places, "little")

    def unpack(self, men: int) -> Side:
        """Return the men of a player from an integer with a byte per place."""
        places = men.to_bytes(self._length + 3, "little")
        points = (0, *places[1 : self._length + 1])
        return Side(points, places[0], *places[self._length + 1 :])

    def split(self, both: int) -> tuple[int, int]:
        """Split an integer with both players' men into the mover's men and the opponent's."""
        enemy = both >> self.beyond
        return both ^ enemy << self.beyond, enemy

    def to_opponent_view(self, theirs: int) -> int:
        """Reorder the opponent's packed men: by the mover's point numbers (bar and points only)."""
        return int.from_bytes(self._met.translate(theirs.to_bytes(256, "little")), "little")

    def from_opponent_view(self, enemy: int, theirs: int) -> int:
        """Reorder the opponent's packed men: from the mover's point numbers to the opponent's.

        `enemy` has the mover's numbers.  Men off, in hand and on points that are not on the mover's
        path come from `theirs`: the opponent's men before the turn, by the opponent's numbers.
        """
        both = enemy | theirs << 8 * KEPT
        return int.from_bytes(self._own.translate(both.to_bytes(256, "little")), "little")


class Use(NamedTuple):
    """A die left in a turn, with constants to move men by this die in a packed position."""

    die: int
    shift: int
    lift: int
    """Adding `lift` times the mark of a point (1 in its byte) to a position moves a man from it."""
    board: int
    """The points from which the die leads to a point, not off the board (1 in the byte of each)."""
    exact: int
    """The point from which the die bears off a man exactly, as an integer (1 in its byte)."""
    rest: tuple[Use, ...]
    """A `Use` for each different die that is left after the use of this die."""


@lru_cache(maxsize=1024)
def list_uses(length: int, left: tuple[int, ...]) -> tuple[Use, ...]:
    """Return a `Use` for each different die in `left`, highest first (path of `length` points)."""
    uses = []
    for die in dict.fromkeys(left):
        at = left.index(die)
        board = mark(range(1, length + 1 - die))
        exact = mark([length + 1 - die])
        rest = list_uses(length, left[:at] + left[at + 1 :])
        uses.append(Use(die, 8 * die, (1 << 8 * die) - 1, board, exact, rest))
    return tuple(uses)


def highest_first(uses: tuple[Use, ...]) -> Iterator[Use]:
    """Yield a `Use` for every die left, highest first; `uses` has only one for equal dice."""
    while uses:
        yield uses[0]
        uses = uses[0].rest


Origin: TypeAlias = "tuple[int, Origin | None, int, int]"
"""The last step of a play: the position before it, the origin of that position (the previous step,
or None), the die, and the mark of the place from which the man moves, or 0 if it must be computed
from the positions before and after the step."""

Batch: TypeAlias = "tuple[int, Origin | None, list[int]]"
"""A group of plays: the number of dice that each uses, their common last step (`Origin`) and the
final positions.  The mark in the `Origin` is 0 if each play moves a different man last."""


def trace(origin: Origin | None) -> list[Origin]:
    """Return all steps of a play, the last step first, each as an `Origin`."""
    origins = []
    while origin is not None:
        origins.append(origin)
        origin = origin[1]
    return origins
