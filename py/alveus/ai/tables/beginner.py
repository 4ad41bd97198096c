"""How beginners see a tables board: they run home, soon they like to hit, and overlook blots."""

from __future__ import annotations

from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side


class Beginner:
    """The wishes of a beginner under one ruleset, on the scale of a chance of winning.

    On the first day he looks at his own men alone; later he also likes to hit.
    """

    def __init__(self, rules: Ruleset, hits: bool) -> None:
        self.rules = rules
        self.hits = hits

    def worth(self, own: Side, other: Side) -> float:
        """His liking for a position: his own men home and out, the other side far behind."""
        rules = self.rules
        behind = 0
        if self.hits:
            behind = (other.bar + other.hand) * rules.exit
            behind += sum(men * (rules.exit - point) for point, men in enumerate(other.points))
        home = own.off * (rules.home + 1)
        home += sum(men * min(point, rules.home) for point, men in enumerate(own.points))
        return (behind / rules.exit + home / (rules.home + 1)) / (2 * rules.men)
