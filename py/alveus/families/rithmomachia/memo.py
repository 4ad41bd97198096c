"""A cache of bounded size for the results of a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V], Generic[K, V]):
    """Results of a function by argument.  `memo[argument]` computes a missing result.

    The cache is emptied when it holds `limit` results.
    """

    __slots__ = ("_compute", "_limit")

    def __init__(self, compute: Callable[[K], V], limit: int = 4000) -> None:
        self._compute = compute
        self._limit = limit

    def __missing__(self, argument: K) -> V:
        value = self._compute(argument)
        if len(self) >= self._limit:
            self.clear()
        self[argument] = value
        return value
