"""The very end of a race, exactly: the last men of both sides, every throw with its best answer.

Once the men have passed each other and few are left, every course the game can still take is gone
through: a player takes the turn that wins most often, and positions met before are remembered.
"""

from __future__ import annotations

from alveus.ai.tables.board import AfterTurn, Board
from alveus.ai.tables.measures import in_contact
from alveus.tables.state import Side

MOST_MEN = 4
"""Men of both sides together that are counted out: the answer comes in a blink."""
MOST_PIPS = 24
"""Points that a side's men still have to go at most."""


class LastMen:
    """Races of few men under one ruleset."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rules = board.rules
        self._known: dict[tuple[Side, Side], float] = {}

    def counts_out(self, own: Side, other: Side) -> bool:
        """Return True if the chances of an unfinished race can be computed.

        They cannot if a turn can leave all men in place, because the recursion would not end.
        """
        if self.rules.obligation == "free" or self.rules.bear_off == "exact":
            return False
        men = 2 * self.rules.men - own.off - other.off
        if men > MOST_MEN or in_contact(self.rules, own, other):
            return False
        return all(0 < self._pips(side) <= MOST_PIPS for side in (own, other))

    def chance(self, own: Side, other: Side, seat: int) -> float:
        """The chance of the player who has just moved, whose seat this is."""
        if own.off == self.rules.men:
            return 1.0
        known = self._known.get((own, other))
        if known is not None:
            return known
        position = AfterTurn(own, other, seat)
        lost = total = 0.0
        for throw, weight in self.board.throws():
            answers = self.board.answers(position, throw)
            best = max(self.chance(one.own, one.other, one.seat) for one in answers)
            lost += weight * best
            total += weight
        chance = self._known[own, other] = 1 - lost / total
        return chance

    def _pips(self, side: Side) -> int:
        return sum(men * (self.rules.exit - at) for at, men in enumerate(side.points))
