"""Features of positions on long boards: distance to go, blots in danger, points held.

A blot is a single man, which can be hit.  On boards of 24 and 36 points a hit man starts again, so
the most important features are the number of rolls that hit a blot and the distance that the blot
has covered.  A set of rolls is an integer with a bit per roll (ordered dice).  The sets for several
men are combined by OR, and the bits are counted.  As a simplification, a man that needs several
dice for a hit is not stopped by a closed point (one with two or more enemies) on which it has to
land after one of these dice.

The opponent rolls next, so the loss expected from hits and the number of blots in danger are
separate features of each player: those with `own_` concern the player who has just moved.  All
other features are differences between the players.
"""

from __future__ import annotations

from itertools import product
from math import sqrt
from operator import sub
from typing import NamedTuple

from alveus.families.tables.opponent.measures import count_caged, longest_prime
from alveus.families.tables.opponent.race import pips_per_roll
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Side

COMPARED = (
    "held", "caged", "prime", "waiting", "entry_shut", "spread", "crowd", "dead_dice",
)  # fmt: skip
"""Features that are differences between the players.  They depend on the following numbers of a
player.  `held`: closed points (two or more own men) ahead of the rearmost enemy; `caged`: closed
points ahead of each enemy (`count_caged`); `prime`: adjacent closed points in the longest series
ahead of the rearmost enemy; `waiting`: hit men that wait (`Side.bar`); `entry_shut`: closed points
on which enemies enter, times the number of enemies that wait to enter; `spread` and `crowd`: see
`Men`; `dead_dice`: numbers of a die that move no own man."""

FARTHEST = 24
"""Maximum distance of a man in a turn: four sixes."""


class Men(NamedTuple):
    """One player's men.  Points have the player's own numbers, except in `shut`.

    Bit n of `occupied` is set if point n has men of this player.  Bit n of `shut` is set if the
    point to which the opponent gives the number n has two or more men of this player.  `blots` are
    the points with a single man.  `rear` is the point of the rearmost man (0: bar or hand).
    `travel` is the total distance to go.  `spread` is the number of occupied points in the home,
    the last part of the path.  `crowd` counts the men above four on each point before the home,
    except point 1.
    """

    occupied: int
    shut: int
    blots: tuple[int, ...]
    rear: int
    travel: int
    spread: int
    crowd: int


class LongBoard:
    """Features of positions on long boards under one ruleset, for the linear evaluation."""

    names = ("lead", "own_danger", "danger", "own_blots", "blots", *COMPARED)
    """Names of the features, in the order of `measure`.  `lead` is the lead in the race of the
    player who has just moved: (other - own - roll / 2) / √(other + own + roll).  In this formula,
    `own` is the total distance to go of this player's men, `other` that of the opponent's men, and
    `roll` the mean number of pips of a roll.  `own_danger` is this player's expected loss by hits,
    in board lengths; `own_blots` is the number of this player's blots in danger, divided by 5.
    `danger` and `blots` are the same for the opponent; the others are the differences named in
    `COMPARED`."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.flip = tuple(1 << facing if facing else 0 for facing in rules.facing)
        self.board = (1 << rules.exit) - 2
        self.entry = 0b1111110 if rules.hit_return == "bar" or rules.start_in_hand else 0
        self.pips = pips_per_roll(rules)
        self.throws: int = 6**rules.dice
        self.shots = _shots(rules)
        self._counted: tuple[Side, Men] | None = None
        """The argument `other` of the last call of `measure`, and the `Men` computed from it; None
        before the first call.  In the next call, `other` is often the same."""

    def measure(self, own: Side, other: Side) -> tuple[list[int], list[float]]:
        """Return an empty list, and the values of the features in `names`, in the same order.

        `own` has the men of the player who has just moved.  `Evaluation` expects indices of a table
        of values in the first list; long boards need no such table.
        """
        if self._counted is None or self._counted[0] != other:
            self._counted = other, self._men(other)
        mine, theirs = self._men(own), self._counted[1]
        lead = theirs.travel - mine.travel - self.pips / 2
        own_danger, own_blots = self._danger(mine, other, theirs)
        danger, blots = self._danger(theirs, own, mine)
        lead /= sqrt(theirs.travel + mine.travel + self.pips)
        compared = map(
            sub, self._side(own, mine, other, theirs), self._side(other, theirs, own, mine)
        )
        return [], [lead, own_danger, danger, own_blots / 5, blots / 5, *compared]

    def _men(self, side: Side) -> Men:
        rules, flip = self.rules, self.flip
        occupied = shut = travel = spread = crowd = 0
        blots = []
        for point, men in enumerate(side.points):
            if men:
                occupied |= 1 << point
                travel += men * (rules.exit - point)
                if men > 1:
                    shut |= flip[point]
                else:
                    blots.append(point)
                if point >= rules.home:
                    spread += 1
                elif men > 4 and point > 1:
                    crowd += men - 4
        travel += (side.bar + side.hand) * rules.exit
        rear = 0 if side.bar or side.hand else (occupied & -occupied).bit_length() - 1
        return Men(occupied, shut, tuple(blots), rear, travel, spread, crowd)

    def _side(self, side: Side, men: Men, enemy: Side, against: Men) -> list[float]:
        rules = self.rules
        ahead = men.shut & -(1 << against.rear + 1)
        shut_in = (men.shut & self.entry).bit_count()
        return [
            ahead.bit_count() / 6,
            count_caged(enemy, men.shut),
            longest_prime(men.shut, against.occupied),
            side.bar / 3,
            shut_in * (enemy.bar / 3 + enemy.hand / rules.men) / 6,
            men.spread / 6,
            men.crowd / rules.men,
            self._dead_dice(side, men, against),
        ]

    def _danger(self, men: Men, enemy: Side, against: Men) -> tuple[float, int]:
        """Return the expected loss by hits and the number of blots in danger of one player.

        `men` has this player's men; `enemy` and `against` are both the opponent's men, as `Side`
        and as `Men`.  A blot is in danger until all enemy men have passed it.  The loss is the sum
        over these blots of the chance that the next roll hits the blot, times the distance that the
        blot has covered, in board lengths.  The chance is smaller if enemy men must first enter the
        board, because fewer dice remain for hits by other men.
        """
        rules, facing = self.rules, self.rules.facing
        entering = enemy.bar if rules.reentry != "free" else 0
        entering += bool(rules.must_enter and enemy.hand)
        free = max(0.0, 1 - entering / self.rules.dice_in_roll)
        beside = self._beside(enemy)
        shooters = against.occupied if entering else against.occupied | beside
        lost = 0.0
        blots = 0
        for point in men.blots:
            at = facing[point]
            if at > against.rear:
                blots += 1
                chance = free * self._shot(shooters, at)
                if entering:
                    chance = max(chance, self._shot(beside, at))
                lost += chance * point
        return lost / rules.length, blots

    def _shot(self, shooters: int, at: int) -> float:
        """Return the share (0 to 1) of rolls with which a player can hit a blot on point `at`.

        Bit n of `shooters` is set if men can move from the player's point n, bit 0 if men can
        enter.  `at` is numbered along the same player's path.
        """
        window = (shooters << FARTHEST >> at) & ((1 << FARTHEST) - 1)
        throws = 0
        for table in self.shots:
            if not window:
                break
            throws |= table[window & 63]
            window >>= 6
        return throws.bit_count() / self.throws

    def _dead_dice(self, side: Side, men: Men, against: Men) -> float:
        """Return the share of the die numbers 1 to 6 that move no man of the player `side`.

        `men` is computed from `side` by `_men`, `against` from the opponent's men.  The share is
        0 if all men of the player have reached their home.
        """
        rules = self.rules
        if men.rear >= rules.home:
            return 0.0
        sources = self._beside(side)
        if not side.bar or rules.reentry == "free":
            sources |= men.occupied
        landing = self.board & ~against.shut
        return sum(not (sources << die) & landing for die in range(1, 7)) / 6

    def _beside(self, side: Side) -> int:
        """Return the points from which a side's men beside the board move, as bits.

        Bit 0 is set for men on the bar or in hand, bit 1 (point 1) for men in the holding cell.
        """
        waiting = 0
        if side.bar:
            waiting = 2 if self.rules.waits_on_start else 1
        return waiting | bool(side.hand)


def _shots(rules: Ruleset) -> tuple[tuple[int, ...], ...]:
    """Return four tables of the rolls that hit a target, each for men at six distances.

    The tables are for men 24 to 19, 18 to 13, 12 to 7 and 6 to 1 points before the target.  Each
    table is indexed by a set of distances, as an integer: bit 0 is 1 if men are at the greatest of
    the six distances, bit 5 if at the smallest.  The table's entry is the set of rolls (bits) that
    move at least one of these men to the target.
    """
    bridged = [0] * (FARTHEST + 1)
    for number, dice in enumerate(product(range(1, 7), repeat=rules.dice)):
        sums = {0}
        for die in rules.numbers_given(dice + rules.fixed_dice):
            sums |= {done + die for done in sums}
        for distance in sums:
            if distance <= FARTHEST:
                bridged[distance] |= 1 << number
    tables = []
    for farthest in range(FARTHEST, 0, -6):
        table = [0]
        for distance in range(farthest, farthest - 6, -1):
            table += [throws | bridged[distance] for throws in table]
        tables.append(tuple(table))
    return tuple(tables)
