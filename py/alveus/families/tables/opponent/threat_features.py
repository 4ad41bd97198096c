"""Features of a position for games with two dice in which both players move in the same direction.

`ThreatFeatures` computes, for each player, the hits by the next roll and their cost, and how many
steps are blocked (`NAMES`).  The occupied points of a side are the bits of an integer (bit 0: not
yet on the board), so that a shift moves all men by a die.  A man that is hit starts again, so the
loss by a hit is the number of the man's point.  If a roll can hit several blots (single men), only
the foremost of them counts.  The code has no branches: the same arithmetic works for an integer and
for an array of integers (`scripts/learn_tables.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from alveus.families.tables.ruleset import Ruleset

NAMES = (
    "own_hits", "own_loss", "hits", "loss", "own_dead", "dead",
    "own_held_up", "held_up", "own_prime", "prime",
)  # fmt: skip
"""Names of the features.  Those with `own_` concern the men of the player who has just moved, the
others the opponent's men.  `hits`: how many of the 36 rolls can hit these men; `loss`: the points
that they lose by these hits, summed over the rolls; `dead`: how many numbers of a die can move none
of them; `held_up`: how many combinations of a place with these men and a die number lead to a
closed point (with several enemy men); `prime`: the length of the longest unbroken row of closed
points ahead of them."""

LONGEST_PRIME = 6
"""Maximum length counted for a row of closed points (held by two men or more)."""

Bits = Any
"""An integer, or an array of integers."""


class Men(NamedTuple):
    """One player's men.

    Bit n of `held` is 1 if point n has men; bit n of `single` is 1 if point n has exactly one man.
    `hand` is the number of men that have not entered yet; if it is not 0, bit 0 of `held` is 1.
    `bar` is the number of hit men that wait to enter again; they have no bit in `held`.
    """

    held: Bits
    single: Bits
    bar: Bits
    hand: Bits


class ThreatFeatures:
    """Calculation of the features `NAMES` of positions, such as numbers of hits, under one ruleset.

    `size` and `count` return the bit length and the number of 1 bits of an integer, or of each
    integer in an array.
    """

    def __init__(
        self,
        rules: Ruleset,
        size: Callable[[Bits], Any] = int.bit_length,
        count: Callable[[Bits], Any] = int.bit_count,
    ) -> None:
        self.size = size
        self.count = count
        self.repeats = 4 if rules.doubles_four else 2
        self.board = (1 << rules.exit) - 2
        self.outside = (1 << rules.home) - 1
        limit = rules.entry_limit or rules.length
        self.beyond_limit = self.board & ~((1 << limit + 1) - 1)
        """Mask (bit n: point n) of the points that no man can reach while the player has men in
        hand (not yet on the board); 0 if there is no such point."""

    def measure(self, own: Men, other: Men) -> tuple[Any, ...]:
        """Return the features in the order of `NAMES`; `own` has just moved."""
        own_shut = own.held & ~own.single & self.board
        shut = other.held & ~other.single & self.board
        *own_losses, dead = self._reach(other, own_shut, own.single)
        *losses, own_dead = self._reach(own, shut, other.single)
        held_up, prime = self._ways(other, own_shut)
        own_held_up, own_prime = self._ways(own, shut)
        return (*own_losses, *losses, own_dead, dead, own_held_up, held_up, own_prime, prime)

    def _reach(self, men: Men, shut: Bits, targets: Bits) -> tuple[Any, Any, Any]:
        """Return three effects of the next roll of the player with `men`: hits, loss, dead numbers.

        - Hits: how many of the 36 rolls can hit a blot of the opponent.
        - Loss: the sum, over these rolls, of the number of the foremost point that the roll hits.
        - Dead numbers: how many of the 6 numbers of a die can move no man; 0 if all men are home.

        In `shut`, the bits of the points on which the player cannot land are 1, in `targets` those
        of the points with the opponent's blots.
        """
        held, bar = men.held, men.bar
        empty = bar == 0
        openly = self.board & ~shut & ~(self.beyond_limit * (men.hand > 0))
        first = held * empty + (bar > 0)
        second = held * (bar == 1)
        may_go_on = bar < 2
        by = [(first << die) & openly for die in range(1, 7)]
        gathered = empty & ((held & self.outside) == 0)
        dead = sum((reached == 0) * (1 - gathered) for reached in by)
        hits = loss = 0
        for high in range(1, 6):
            after_high = (by[high] | second * (by[high] != 0)) * may_go_on
            for low in range(high):
                after_low = (by[low] | second * (by[low] != 0)) * may_go_on
                onward = after_high << low + 1 | after_low << high + 1
                hit = (by[high] | by[low] | onward & openly) & targets
                hits += 2 * (hit != 0)
                loss += 2 * self.size(hit >> 1)
        for die, reached in enumerate(by, 1):
            landed = hit = reached
            for step in range(1, self.repeats):
                entered = bar <= step
                joining = held * ((bar > 0) & entered) * (landed != 0)
                landed = ((landed | joining) << die * entered) & openly
                hit = hit | landed
            hit = hit & targets
            hits += hit != 0
            loss += self.size(hit >> 1)
        return hits, loss, dead

    def _ways(self, men: Men, shut: Bits) -> tuple[Any, Any]:
        """Return how many steps of `men` are blocked, and how many closed points form a row ahead.

        A point is closed (its bit in `shut` is 1) if the opponent has two or more men on it.  One
        step is counted for each place with `men` (bar and hand together are one) and each die
        number (1 to 6); it is blocked if it leads to a closed point.  The second result is the
        length of the longest row of consecutive closed points ahead of the rearmost of `men`, but
        at most `LONGEST_PRIME`.
        """
        held = men.held | (men.bar > 0)
        held_up = sum(self.count(held & shut >> die) for die in range(1, 7))
        ahead = shut & -(held & -held)
        prime = 0
        for _ in range(LONGEST_PRIME):
            prime += ahead != 0
            ahead = ahead & ahead >> 1
        return held_up, prime
