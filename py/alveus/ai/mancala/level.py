"""How well an opponent of the games of sowing sees, and how much he may look at."""

from __future__ import annotations

from dataclasses import dataclass

from alveus.ai.mancala.beans import MOST
from alveus.ai.search.budget import Budget

DEEPEST = 60
"""Plies beyond which nobody looks."""
OPEN_NODES = 80_000
"""Positions the strongest level looks at without a limit: a third of a second in CPython."""


@dataclass(frozen=True)
class Level:
    """How well an opponent sees.

    He looks `depth` plies ahead and at no more than `nodes` positions.  `slip` is the usual
    error of his judgment in beans.  Who does not judge sees captures only.  A beginner counts
    out sowings of up to `count` beans and expects nothing of the others; with `chain` off he
    sees only the first pit taken.
    """

    depth: int = DEEPEST
    nodes: int | None = None
    slip: float = 0.0
    evaluates: bool = True
    count: int = MOST
    chain: bool = True

    @property
    def strongest(self) -> bool:
        """Whether nothing but the budget limits him."""
        return self == Level()


def limits(level: Level, budget: Budget) -> Budget:
    """The limits of the level and of who asks, whichever are closer."""
    nodes = [limit for limit in (level.nodes, budget.nodes) if limit is not None]
    if not nodes and budget.seconds is None:
        nodes = [OPEN_NODES]
    return Budget(min(nodes, default=None), budget.seconds)
