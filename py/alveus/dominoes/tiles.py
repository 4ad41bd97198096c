"""Domino tiles: two numbers, the lower one first, and the complete set of a reach.

The reach is the highest number of a set: 6 for the usual 28 tiles, 7 for Adler's 36.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Tile(NamedTuple):
    """A tile by its two numbers, `low` not above `high`."""

    low: int
    high: int

    @property
    def double(self) -> bool:
        """Whether both halves bear the same number."""
        return self.low == self.high

    @property
    def pips(self) -> int:
        """The pips of both halves."""
        return self.low + self.high

    def __str__(self) -> str:
        return f"{self.low}:{self.high}"


def tile(first: int, second: int) -> Tile:
    """The tile with these two numbers, whichever is named first."""
    return Tile(first, second) if first <= second else Tile(second, first)


@lru_cache
def complete_set(reach: int) -> tuple[Tile, ...]:
    """Every tile of a reach once, 0:0 first, 0:1 next: (reach + 1)(reach + 2) / 2 tiles."""
    return tuple(Tile(low, high) for low in range(reach + 1) for high in range(low, reach + 1))
