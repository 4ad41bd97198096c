"""Expected rolls and chances of winning in races: all men have passed each other.

A home is a distribution of up to 15 men on the last six points.  A table contains, for each of the
54,264 homes, the expected number of rolls to bear off all men.  The table is correct for two dice
without a bonus for doubles, if a die that is too high bears off the rearmost man.  The data file of
the table, written by `scripts/build_bearoff.py`, contains differences between neighbours (homes
that differ by one step of one man).
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, erf, sqrt
from operator import add
from pkgutil import get_data

from alveus.families.tables.ruleset import Ruleset, proved_for
from alveus.families.tables.state import Side

POINTS = 6
MEN = 15
SCALE = 512
"""A table entry is a number of rolls times `SCALE`, rounded: an error of at most 1/1024 roll."""

SIZE = comb(MEN + POINTS, POINTS)

PROVED = proved_for(
    *("length", "facing", "home", "obligation", "hit_return", "limits", "limits_in_passing"),
    *("start_blocked", "reentry", "touch", "start_in_hand", "entry_limit", "entry_of_both"),
    *("must_enter", "entry_others", "blocked_die_lost", "no_entry", "stay_after_reentry"),
    *("lurch_wins",),
    dice=(2,),
    fixed_dice=((),),
    doubles_four=(False,),
    gather=(True,),
    bear_off=("exact_or_highest",),
    men=range(1, MEN + 1),
)
"""For each field of `Ruleset`, the values for which the table is correct; None permits all.  The
table also requires a home of six points, which `Race` tests separately."""

VARIANCE = (0.157, 0.229)
"""Numbers (a, b) for the variance of a side's number of rolls, in rolls squared.  The variance of a
home is estimated as a + b · (expected number - minimum number).  The minimum is the number if each
die bears off a man.  The numbers a and b were fitted to all homes of the table; the standard error
of the variance estimated for a home is 0.12 rolls squared."""

AXES = range(1, POINTS)
"""The axes along which the data file stores differences between neighbouring homes.  Axis n (0 to
5) is the number of men n + 1 points from the exit; `neighbours` defines the neighbours along an
axis.  Axis 0 is left out: differences along it would make the file a tenth smaller, but double the
work of unpacking."""

_CHOOSE = tuple(tuple(comb(men + k - 1, k) for men in range(MEN + 1)) for k in range(1, POINTS + 1))


def rank(home: Sequence[int]) -> int:
    """Return a home's index in the table; `home` counts the men 1, 2, … 6 points from the exit.

    The index is the rank, in the combinatorial number system, of six increasing numbers.  For k = 1
    to 6, number k is the number of men at most k points from the exit, plus k - 1.
    """
    men = number = 0
    for row, on_point in zip(_CHOOSE, home, strict=True):
        men += on_point
        number += row[men]
    return number


def unpack(packed: bytes) -> array[int]:
    """Decompress the table: for each home, the expected rolls times SCALE at index `rank(home)`."""
    plain = zlib.decompress(packed)
    folded = (low | high << 8 for low, high in zip(plain[:SIZE], plain[SIZE:], strict=True))
    numbers = [step >> 1 ^ -(step & 1) for step in folded]
    for axis in reversed(AXES):
        for current, before in neighbours(axis):
            numbers[current] = map(add, numbers[current], numbers[before])
    return array("H", numbers)


def neighbours(axis: int) -> Iterator[tuple[slice, slice]]:
    """Yield pairs of slices of the table: homes, and the neighbour of each in the same order.

    `axis` (0 to 5) selects the point `axis` + 1 points from the exit.  A neighbour has one man
    fewer on this point and one man more on the next point away from the exit; for axis 5, only one
    man fewer.  In all homes of a slice, the points farther from the exit than the selected one have
    the same men, so that the indices of the homes are successive.
    """
    blocks = [(0, MEN)]
    for row in reversed(_CHOOSE[axis + 1 :]):
        blocks = [(at + row[near], near) for at, most in blocks for near in range(most + 1)]
    row = _CHOOSE[axis]
    for at, most in blocks:
        for near in range(1, most + 1):
            before, current = at + row[near - 1], at + row[near]
            yield slice(current, 2 * current - before), slice(before, current)


@lru_cache(maxsize=1)
def table() -> array[int]:
    """Return the table in the data file: numbers of rolls times SCALE, indexed by `rank`."""
    return unpack(get_data(__name__, "data/bearoff.bin") or b"")


def expected_rolls(home: Sequence[int]) -> float:
    """Return the expected number of rolls to bear off all men of a home.

    `home` has the numbers of men 1, 2, … 6 points from the exit.
    """
    return table()[rank(home)] / SCALE


def pips_per_roll(rules: Ruleset) -> float:
    """Return the mean number of pips (points that men can move in total) of a roll."""
    doubled = 7 / 6 if rules.doubles_four and rules.dice == 2 else 0
    return 3.5 * rules.dice + sum(rules.fixed_dice) + doubled


class Race:
    """Expected numbers of rolls and chances of winning in races under one ruleset.

    If the table applies, men outside the home count as men on its first point; the rolls to bring
    them there, their total distance divided by the mean pips of a roll, are added to the number in
    the table.  Otherwise, the rolls are estimated from the distance of all men to the exit.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.pips = pips_per_roll(rules)
        self.has_table = rules.is_within(PROVED) and rules.exit - rules.home == POINTS

    def count_rolls(self, side: Side) -> float:
        """Return the expected number of rolls until all men of a player are off, without hits."""
        rules = self.rules
        home, behind = list(side.points[: rules.home - 1 : -1]), side.points[: rules.home]
        home[-1] += sum(behind)
        outside = sum(men * (rules.home - point) for point, men in enumerate(behind))
        if self.has_table:
            return expected_rolls(home) + outside / self.pips
        travel = outside + sum(men * away for away, men in enumerate(home, 1))
        return max(travel / self.pips + 0.6, sum(home) / rules.dice_in_roll)

    def chance(self, own: Side, other: Side) -> float:
        """Return the chance that `own`, the side that has just moved, bears off all its men first.

        Each side's number of rolls is assumed to be normally distributed.
        """
        mine, theirs = self.count_rolls(own), self.count_rolls(other)
        ahead = theirs - mine - 0.5
        spread = self._variance(own, mine) + self._variance(other, theirs)
        return 0.5 + 0.5 * erf(ahead / sqrt(2 * spread))

    def _variance(self, side: Side, rolls: float) -> float:
        fixed, growing = VARIANCE
        least = -(-(self.rules.men - side.off) // self.rules.dice_in_roll)
        return fixed + growing * max(0.0, rolls - least)
