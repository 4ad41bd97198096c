"""How a beginner sees a tables board: he likes to hit and to run, and overlooks his blots."""

from __future__ import annotations

from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side


class Beginner:
    """The wishes of a beginner under one ruleset, on the scale of a chance of winning."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules

    def worth(self, own: Side, other: Side) -> float:
        """His liking for a position: the other side far behind, his own men home and out."""
        rules = self.rules
        behind = (other.bar + other.hand) * rules.exit
        behind += sum(men * (rules.exit - point) for point, men in enumerate(other.points))
        home = own.off * (rules.home + 1)
        home += sum(men * min(point, rules.home) for point, men in enumerate(own.points))
        return (behind / rules.exit + home / (rules.home + 1)) / (2 * rules.men)
