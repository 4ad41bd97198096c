"""What can be measured where the ways are long: the way to go, men in danger, points held.

The games of twenty-four points and of thirty-six squares are lost by single men who are sent
back a long way, so what counts most is how many throws hit whom and how far he has come.  The
throws are the bits of whole numbers, one for each order of the dice: the throws that bring a
man five points on are one number, those of several men are or-ed, and the bits are counted.
Shut points on the way of a man who is moved by several dice are not looked at.

The throw is the other's, so men in danger count differently on either side (`own_` is the player
who has just moved); everything else is one side's amount less the other's.
"""

from __future__ import annotations

from itertools import product
from math import sqrt
from operator import sub
from typing import NamedTuple

from alveus.ai.tables.measures import count_caged, longest_prime
from alveus.ai.tables.race import pips_per_throw
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side

COMPARED = (
    "held",
    "caged",
    "prime",
    "waiting",
    "entry_shut",
    "spread",
    "crowd",
    "dead_dice",
)
"""What counts for one side as it does for the other."""

FARTHEST = 24
"""A man comes at most so far in a turn: four sixes."""


class Men(NamedTuple):
    """A side's men, counted once: `occupied` in bits of its own path, `shut` of the other's."""

    occupied: int
    shut: int
    blots: tuple[int, ...]
    rear: int
    travel: int
    spread: int
    crowd: int


class LongBoard:
    """The measuring of positions under one ruleset."""

    names = ("lead", "own_danger", "danger", "own_blots", "blots", *COMPARED)
    """The amounts in order; `lead` is the way the other has still to go beyond one's own."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.flip = tuple(1 << facing if facing else 0 for facing in rules.facing[0])
        self.board = (1 << rules.exit) - 2
        self.entry = 0b1111110 if rules.hit_return == "bar" or rules.start_in_hand else 0
        self.dice = rules.dice + len(rules.fixed_dice)
        self.throw = pips_per_throw(rules)
        self.throws: int = 6**rules.dice
        self.shots = _shots(rules)
        self._counted: tuple[Side, Men] | None = None
        """The other's men, who stand where they stood in most of the turns that are compared."""

    def measure(self, own: Side, other: Side) -> tuple[list[int], list[float]]:
        """No entries of a table, and the amounts of a position."""
        mine, theirs = self._men(own), self._men_of(other)
        lead = theirs.travel - mine.travel - self.throw / 2
        own_danger, own_blots = self._danger(mine, other, theirs)
        danger, blots = self._danger(theirs, own, mine)
        amounts = [
            lead / sqrt(theirs.travel + mine.travel + self.throw),
            own_danger,
            danger,
            own_blots / 5,
            blots / 5,
        ]
        amounts += map(
            sub, self._side(own, mine, other, theirs), self._side(other, theirs, own, mine)
        )
        return [], amounts

    def _men_of(self, side: Side) -> Men:
        counted = self._counted
        if counted is None or counted[0] != side:
            counted = self._counted = side, self._men(side)
        return counted[1]

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
        rear = (occupied & -occupied).bit_length() - 1
        if side.bar or side.hand:
            rear = 0
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
        """The way expected to be lost by hits, in whole lengths, and how many men are in danger.

        While the enemy has to enter, his other men have fewer dice to hit with.
        """
        rules, facing = self.rules, self.rules.facing[0]
        entering = enemy.bar if rules.reentry != "free" else 0
        entering += bool(rules.must_enter and enemy.hand)
        free = max(0.0, 1 - entering / self.dice)
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
        """The share of throws that bring one of these men upon a point, by the number it has."""
        window = (shooters << FARTHEST >> at) & ((1 << FARTHEST) - 1)
        throws = 0
        for table in self.shots:
            if not window:
                break
            throws |= table[window & 63]
            window >>= 6
        return throws.bit_count() / self.throws

    def _dead_dice(self, side: Side, men: Men, against: Men) -> float:
        """The share of dice that move nobody."""
        rules = self.rules
        if men.rear >= rules.home:
            return 0.0
        sources = self._beside(side)
        if not side.bar or rules.reentry == "free":
            sources |= men.occupied
        landing = self.board & ~against.shut
        return sum(not (sources << die) & landing for die in range(1, 7)) / 6

    def _beside(self, side: Side) -> int:
        """The numbers, as bits, on which the men beside the board count as standing."""
        waiting = 0
        if side.bar:
            waiting = 2 if self.rules.waits_on_start else 1
        return waiting | bool(side.hand)


def _shots(rules: Ruleset) -> tuple[tuple[int, ...], ...]:
    """For distances 24 to 19, 18 to 13, 12 to 7 and 6 to 1 the throws that bridge them.

    Each table is read by six bits, a man at the farthest distance being the lowest.
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
        table = []
        for bits in range(64):
            throws = 0
            for bit in range(6):
                if bits >> bit & 1:
                    throws |= bridged[farthest - bit]
            table.append(throws)
        tables.append(tuple(table))
    return tuple(tables)
