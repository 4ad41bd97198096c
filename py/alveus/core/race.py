"""Races: games whose points make rows, and rows that win a race.

A row is won by the first who has the points for it; so many rows win the race.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Race:
    """How the points of games make rows, and how many rows win."""

    row: int
    """Points that win a row."""
    rows: int
    """Rows of a race; more than half of them win it."""
    carry: bool = False
    """Whether what the winner has beyond a row counts in the next one."""
    keep: bool = False
    """Whether the loser of a row keeps the points he has in it."""
    clean_sheet: bool = True
    """Whether a Matsch leaves the loser no row; else the winner's rows must only be running."""

    @property
    def needed(self) -> int:
        """Rows that win the race."""
        return self.rows // 2 + 1
