"""Who wins a race: the men have passed each other and only the dice decide."""

from __future__ import annotations

from math import erf, sqrt

from alveus.ai.tables.bearoff import MEN, POINTS, expected_throws
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side

VARIANCE = (0.157, 0.229)
"""The variance of the throws needed is about the first number, plus the second for every throw
by which the expectation exceeds the least number of throws (fitted over the whole table; a
standard error of 0.12)."""


def pips_per_throw(rules: Ruleset) -> float:
    """How many points a throw brings a player's men forward on average."""
    doubled = 7 / 6 if rules.doubles_four and rules.dice == 2 else 0
    return 3.5 * rules.dice + sum(rules.fixed_dice) + doubled


class Race:
    """Races under one ruleset; the table is exact where it applies, the rest is estimated.

    It applies to two thrown dice and a home of six points.  Under other dice, and for men who
    still travel home, a throw counts for its average.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.dice = rules.dice + len(rules.fixed_dice)
        self.pips = pips_per_throw(rules)
        self.has_table = (
            rules.dice == 2
            and not rules.fixed_dice
            and not rules.doubles_four
            and rules.gather
            and rules.bear_off == "exact_or_highest"
            and rules.exit - rules.home == POINTS
            and rules.men <= MEN
        )

    def count_throws(self, side: Side) -> float:
        """The expected number of throws until the last man is off."""
        rules = self.rules
        home = list(side.points[: rules.home - 1 : -1])
        outside = 0
        for point in range(rules.home):
            men = side.points[point]
            if men:
                home[-1] += men
                outside += men * (rules.home - point)
        if self.has_table:
            return expected_throws(home) + outside / self.pips
        travel = outside + sum(men * away for away, men in enumerate(home, 1))
        return max(travel / self.pips + 0.6, sum(home) / self.dice)

    def chance(self, own: Side, other: Side) -> float:
        """The chance of the player who has just moved to be off first.

        The other throws next, so he is first only with fewer throws; both numbers are taken as
        spread normally around their expectations.
        """
        mine, theirs = self.count_throws(own), self.count_throws(other)
        ahead = theirs - mine - 0.5
        spread = self._variance(own, mine) + self._variance(other, theirs)
        return 0.5 + 0.5 * erf(ahead / sqrt(2 * spread))

    def _variance(self, side: Side, throws: float) -> float:
        fixed, growing = VARIANCE
        least = -(-(self.rules.men - side.off) // self.dice)
        return fixed + growing * max(0.0, throws - least)
