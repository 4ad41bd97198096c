"""Search budget: limits on nodes and time, and the amount used."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from alveus.core.limits import TASK_SECONDS
from alveus.core.reading import integer, number


@dataclass(frozen=True)
class Budget:
    """A limit to thinking: positions looked at (the same everywhere) or seconds (for people)."""

    nodes: int | None = None
    seconds: float | None = None

    @property
    def is_open(self) -> bool:
        """Whether no limit is set at all."""
        return self.nodes is None and self.seconds is None

    @property
    def half(self) -> Budget:
        """Half of what is allowed."""
        nodes = None if self.nodes is None else self.nodes // 2
        return Budget(nodes, None if self.seconds is None else self.seconds / 2)


def checked_budget(nodes: int | None, seconds: float | None) -> Budget:
    """Return a budget after checking the caller's values.

    Raises SetupError `wrong_type`, `out_of_range`.
    """
    return Budget(
        None if nodes is None else integer(nodes, "nodes", 0),
        None if seconds is None else number(seconds, "seconds", 0, TASK_SECONDS),
    )


class NodeBudget:
    """Counts the positions looked at and says when the budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self._most = budget.nodes
        self._until = None if budget.seconds is None else perf_counter() + budget.seconds

    def allows(self, nodes: int) -> bool:
        """Whether so many more positions may be looked at; if so they are counted."""
        if self._most is not None and self.nodes + nodes > self._most:
            return False
        if self._until is not None and perf_counter() >= self._until:
            return False
        self.nodes += nodes
        return True
