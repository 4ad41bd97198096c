"""Make a domino tile or a complete set.  The reach of a set is its highest number, usually 6."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Tile(NamedTuple):
    """A tile: its two numbers, with `low` ≤ `high`."""

    low: int
    high: int

    @property
    def double(self) -> bool:
        """True if both halves show the same number."""
        return self.low == self.high

    @property
    def pips(self) -> int:
        """The sum of both halves."""
        return self.low + self.high

    def __str__(self) -> str:
        return f"{self.low}:{self.high}"


def tile(first: int, second: int) -> Tile:
    """Return the tile with two numbers, given in either order."""
    return Tile(first, second) if first <= second else Tile(second, first)


@lru_cache
def complete_set(reach: int) -> tuple[Tile, ...]:
    """Return all tiles with the numbers 0 to `reach`, in the order 0:0, 0:1, …, 1:1, …."""
    return tuple(Tile(low, high) for low in range(reach + 1) for high in range(low, reach + 1))
