"""Positions of a tables game as integers, and the steps of a turn, for the fast search.

Each player's men are an integer with the number of men on each place as a byte, the lowest byte
first: bar, points in the order of the path, men borne off, men in hand (not yet entered).  A mark
is an integer with a 1 in the byte of one place.  A play is the sequence of steps in a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Side

KEPT = 64
"""The index at which the opponent's men before the turn start in a table of 256 bytes; the men
after the turn start at index 0.  `from_opponent_view` fills the table with a number of men per
place, and `bytes.translate` copies numbers from it."""
NOWHERE = 0xFF
"""Index for points that are not on the opponent's path: `to_opponent_view` copies numbers of men by
index from 256 bytes, and the byte with this index is always 0 (no men)."""


def mark(points: Iterable[int]) -> int:
    """Return an integer with a 1 in the byte of each given point; numbers below 1 are ignored."""
    return sum(1 << 8 * point for point in points if point > 0)


def marks_of(points: int) -> list[int]:
    """Split a set of places (an integer with a 1 in the byte of each) into its single places."""
    marks = []
    while points:
        marks.append(points & -points)
        points &= points - 1
    return marks


class Packing:
    """Conversion of men between `Side` and an integer, and between both players' point numbers."""

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
        """Convert the opponent's packed men `theirs` to the mover's point numbers.

        Keep men on the bar, omit men borne off, in hand or on points outside the mover's path.
        """
        return int.from_bytes(self._met.translate(theirs.to_bytes(256, "little")), "little")

    def from_opponent_view(self, enemy: int, theirs: int) -> int:
        """Return the opponent's men after the mover's turn, packed by the opponent's point numbers.

        `enemy` has these men by the mover's point numbers: those on the bar and on the mover's
        path.  `theirs` has the opponent's men before the turn, by the opponent's numbers: from it
        all other places are copied, because the turn does not change them.
        """
        both = enemy | theirs << 8 * KEPT
        return int.from_bytes(self._own.translate(both.to_bytes(256, "little")), "little")


class Use(NamedTuple):
    """A die left in a turn, with integers to move men by it; `shift` is its step in bits."""

    die: int
    shift: int
    lift: int
    """The factor for a step: adding `lift` times the mark of a point moves one man from this point
    forward along the path, by as many points as `die`.  The product is added to an integer with the
    mover's men, either alone or in the lowest bytes, below the opponent's men."""
    board: int
    """The points (not bar or hand) from which the die leads to a point and not off the board, as an
    integer (1 in the byte of each)."""
    exact: int
    """The point from which the die bears off a man exactly, as an integer (1 in its byte)."""
    rest: tuple[Use, ...]
    """A `Use` for each different die that is left after the use of this die."""


@lru_cache(maxsize=1024)
def list_uses(length: int, left: tuple[int, ...]) -> tuple[Use, ...]:
    """Return a `Use` (a die with constants for its steps) for each different die, in their order.

    `left` contains the dice to play, highest first; `length` is the number of points of a path.
    """
    uses = []
    for die in dict.fromkeys(left):
        at = left.index(die)
        board = mark(range(1, length + 1 - die))
        exact = mark([length + 1 - die])
        rest = list_uses(length, left[:at] + left[at + 1 :])
        uses.append(Use(die, 8 * die, (1 << 8 * die) - 1, board, exact, rest))
    return tuple(uses)


def highest_first(uses: tuple[Use, ...]) -> Iterator[Use]:
    """Yield a `Use` for every die left, highest first: for two equal dice, two.

    `uses` (from `list_uses`) has only one for equal dice; the others are found by `Use.rest`.
    """
    while uses:
        yield uses[0]
        uses = uses[0].rest


Origin: TypeAlias = "tuple[int, Origin | None, int, int]"
"""The last step of a play: the position before the step, the `Origin` of the previous step (None if
this step is the first), the die, and the mark of the place from which the man moves.  The mark is 0
if plays with different last steps share this `Origin` (see `Batch`); the place is then computed
from the positions before and after the step."""

Batch: TypeAlias = "tuple[int, Origin | None, list[int]]"
"""Plays that differ at most in the man that their last step moves: the number of dice that each
play uses (all dice for a win), the `Origin` of the last step (None if the plays have no step), and
the position after each play.  If the last steps can move different men, the `Origin` has mark 0."""


def trace(origin: Origin | None) -> list[Origin]:
    """Return the steps of the play whose last step is `origin`, in reverse order; [] for None."""
    origins = []
    while origin is not None:
        origins.append(origin)
        origin = origin[1]
    return origins
