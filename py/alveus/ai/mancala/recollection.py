"""What a strong player still knows when he is asked again: positions looked into, facts proven.

Only who thinks by the clock remembers, so that a seed and a number of positions still give one
choice.  No bean comes back from a store: boards with more beans than now lie are forgotten.
"""

from __future__ import annotations

from alveus.ai.mancala.proof import Facts
from alveus.ai.search.alphabeta import ROOM, SOLVED, Memory
from alveus.mancala.ruleset import Ruleset

KEPT = ROOM // 3
"""Positions that are taken over from one choice to the next."""


class Recollection:
    """What is known of the game that was looked at last."""

    def __init__(self) -> None:
        self._rules: Ruleset | None = None
        self.positions: Memory[int] = {}
        self.facts = Facts()

    def about(self, rules: Ruleset, board: int) -> Recollection:
        """Itself, without what a packed board cannot lead to."""
        if rules != self._rules:
            self._rules, self.positions, self.facts = rules, {}, Facts()
        beans = board % 255
        kept = {at: found for at, found in self.positions.items() if at % 255 <= beans}
        if len(kept) > KEPT:
            kept = {at: found for at, found in kept.items() if found[0] == SOLVED}
        self.positions = kept if len(kept) <= KEPT else {}
        self.facts.forget(beans)
        return self
