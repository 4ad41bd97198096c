"""Criteria of a task for each unit of move values, and the sizes of the searches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Measure:
    """Minimum lead of the best move, and the range of values in which a game is still open."""

    margin: float
    low: float
    high: float


MEASURES: Mapping[str, Measure] = {
    "percent": Measure(5.0, 12.0, 97.0),
    "beans": Measure(4.0, -12.0, 30.0),
    "stones": Measure(2.0, -30.0, 1e9),
    "points": Measure(8.0, -40.0, 200.0),
}


@dataclass(frozen=True)
class Effort:
    """Numbers of positions to search: for a move in a game, for the first check, for the proof."""

    play: int
    look: int
    proof: int
    against: int = -1
    """Index of the level of the strongest level's opponent: weaker if self-play is uneventful."""


EFFORTS: Mapping[str, Effort] = {
    "tables": Effort(100, 800, 10_000),
    "mancala": Effort(1_000, 4_000, 50_000),
    "dominoes": Effort(60, 600, 8_000),
    "rithmomachia": Effort(120, 600, 4_000, against=1),
}
"""Sizes of the searches, keyed by family of games.  `check_tasks.py` searches ten times as many
positions as the proof."""
