"""Limits of a search in nodes and time (`Budget`), with a counter of nodes used (`NodeBudget`)."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from alveus.core.json_validation import integer, number
from alveus.core.limits import TASK_SECONDS


@dataclass(frozen=True)
class Budget:
    """Limits of a search in nodes and in seconds; None means no limit."""

    nodes: int | None = None
    seconds: float | None = None

    @property
    def is_open(self) -> bool:
        """True if there is no limit."""
        return self.nodes is None and self.seconds is None

    @property
    def half(self) -> Budget:
        """A budget with half the nodes and half the time."""
        nodes = None if self.nodes is None else self.nodes // 2
        return Budget(nodes, None if self.seconds is None else self.seconds / 2)

    def within(self, default: int, most: int | None = None) -> Budget:
        """Return this budget, with at most `most` nodes if `most` is given.

        If the result would have a limit neither in nodes nor in seconds, it gets the limit of
        `default` nodes.
        """
        limits = [limit for limit in (self.nodes, most) if limit is not None]
        if not limits and self.seconds is None:
            limits = [default]
        return Budget(min(limits, default=None), self.seconds)


def checked_budget(nodes: int | None, seconds: float | None) -> Budget:
    """Return a budget with the given limits; None means no limit.

    Raises SetupError: `wrong_type` if `nodes` is not an integer or `seconds` is not a number;
    `out_of_range` if `nodes` is less than 1, if `seconds` is negative, or if a limit is too large.
    """
    return Budget(
        None if nodes is None else integer(nodes, "nodes", 1),
        None if seconds is None else number(seconds, "seconds", 0, TASK_SECONDS),
    )


class NodeBudget:
    """Counter of searched nodes, which checks the limits of a budget in nodes and seconds."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self._most = budget.nodes
        self._until = None if budget.seconds is None else perf_counter() + budget.seconds

    def allows(self, nodes: int) -> bool:
        """Count `nodes` more nodes and return True; if the budget forbids them, return False."""
        if self._most is not None and self.nodes + nodes > self._most:
            return False
        if self._until is not None and perf_counter() >= self._until:
            return False
        self.nodes += nodes
        return True
