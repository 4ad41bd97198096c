"""One turn on the pits: the beans of a pit are sown one by one, then twos, fours and sixes taken.

The last bean decides.  If its pit now holds two, four or six beans they are taken, then those
of the pit before it, and so on backwards to the first pit with another number.  Asking whether
a pit was sown in this turn would change nothing: with fewer than twelve beans the pit they came
from lies empty behind the first one sown and stops the chain, and twelve beans reach every pit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from alveus.mancala.ruleset import PITS, Ruleset

TAKEN = (2, 4, 6)
"""The numbers of beans that are taken."""


class Sowing(NamedTuple):
    """What a turn did: the pits after it, the pits sown in order, and the captures in order."""

    pits: tuple[int, ...]
    trail: tuple[int, ...]
    taken: tuple[tuple[int, int], ...]
    """Pit and beans of every capture, the pit of the last bean first."""

    @property
    def beans(self) -> int:
        """All beans taken."""
        return sum(count for _, count in self.taken)


def sow(rules: Ruleset, pits: Sequence[int], start: int) -> Sowing:
    """The turn that empties the pit `start`, which must hold a bean."""
    after = list(pits)
    hand, after[start] = after[start], 0
    at, trail = start, []
    for _ in range(hand):
        at = (at + rules.step) % PITS
        if at == start and rules.skip_start:
            at = (at + rules.step) % PITS
        after[at] += 1
        trail.append(at)
    taken = []
    while after[at] in TAKEN:
        taken.append((at, after[at]))
        after[at] = 0
        if not rules.chain:
            break
        at = (at - rules.step) % PITS
    return Sowing(tuple(after), tuple(trail), tuple(taken))
