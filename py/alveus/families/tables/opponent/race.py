"""Races: the men have passed each other, so that only the dice decide.

A table holds the expected number of rolls to bear off all men, for each of the 54,264 homes:
distributions of up to 15 men on the last six points.  It applies to two dice without a bonus for
doubles, if a die that is too high bears off the rearmost man.  `scripts/build_bearoff.py` writes it
as differences between neighbours (homes that differ by one step of one man).
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
"""Table entries are numbers of rolls times `SCALE`; the precision is a thousandth of a roll."""

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
"""Rules for which the table is correct, if the home has six points."""

VARIANCE = (0.157, 0.229)
"""Variance of the number of rolls: the first number, plus the second for every expected roll beyond
the minimum (each die bears off a man).  Fitted over the whole table; standard error 0.12."""

AXES = range(1, POINTS)
"""The axes along which the data file stores each home's difference from its neighbour (see
`neighbours`).  Axis 0 is left out: it would double the work to save a tenth of the bytes."""

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
    """Return the table (numbers of rolls times SCALE, indexed by `rank`) from compressed bytes."""
    plain = zlib.decompress(packed)
    folded = (low | high << 8 for low, high in zip(plain[:SIZE], plain[SIZE:], strict=True))
    numbers = [step >> 1 ^ -(step & 1) for step in folded]
    for axis in reversed(AXES):
        for current, before in neighbours(axis):
            numbers[current] = map(add, numbers[current], numbers[before])
    return array("H", numbers)


def neighbours(axis: int) -> Iterator[tuple[slice, slice]]:
    """Yield pairs of slices of the table: some homes, and their neighbours in the same order.

    The neighbour of a home has one man fewer at the distance `axis` + 1 from the exit and one more
    on the next point behind (for axis 5: one man fewer in all).  The homes of a slice differ only
    in the positions of the men up to this distance, so that their indices are successive.
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
    """Return the expected number of rolls to bear off all men of a home (see `rank`)."""
    return table()[rank(home)] / SCALE


def pips_per_roll(rules: Ruleset) -> float:
    """Return the mean number of pips (points that men can move in total) of a roll."""
    doubled = 7 / 6 if rules.doubles_four and rules.dice == 2 else 0
    return 3.5 * rules.dice + sum(rules.fixed_dice) + doubled


class Race:
    """Expected numbers of rolls and chances of winning in races under one ruleset.

    The rolls to bear off from the home are in the table or estimated; the rolls to bring men home
    are the distance divided by the mean pips of a roll.
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
