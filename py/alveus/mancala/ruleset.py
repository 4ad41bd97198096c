"""The rules of a game of sowing as data: in what its readings differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from types import MappingProxyType

from alveus.core.game import Source

ROW = 6
"""Pits of one player."""
PITS = 2 * ROW
"""Pits of the board; South's are 0 to 5 from his left, North's 6 to 11 from his own left."""
LIMITS: Mapping[str, float] = MappingProxyType({"repetition": 200, "cap": 400, "off": inf})
"""What ends a game that goes on for ever: plies without a capture, or all plies of both."""


@dataclass(frozen=True)
class Ruleset:
    """Everything in which the readings of the Bohnenspiel differ."""

    step: int
    """From a pit to the next one sown: 1 counter-clockwise as seen from above, -1 clockwise."""
    skip_start: bool
    """Whether a sowing of twelve beans and more leaves out the pit it began in."""
    chain: bool
    """Whether the pits before the last one are taken too, as long as their numbers allow."""
    remainder: str
    """Who gets the beans left at the end: `other` (who still has them), `own_rows`, `nobody`."""
    early_win: bool
    """Whether the game stops as soon as a store holds more than half of the beans."""
    endless: str
    """What ends a game that goes in circles: `repetition`, `cap` or `off`."""
    skips: int
    """How often each player may let his turn pass."""
    by_beans: bool
    """Whether a won game counts the winner's surplus, for a series to 100 points."""
    beans: int
    """Beans in every pit at the start."""
    reasons: Mapping[str, tuple[str, Source]] = field(default_factory=dict, hash=False)
    """For a reason code the option it rests on (or "") and the source of the rule."""

    @property
    def total(self) -> int:
        """All beans of the game."""
        return PITS * self.beans

    @property
    def majority(self) -> int:
        """The store that decides the game: 37 of 72."""
        return self.total // 2 + 1

    @property
    def limit(self) -> float:
        """The plies without a capture, or all plies, after which the game ends."""
        return LIMITS[self.endless]
