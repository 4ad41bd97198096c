"""The rules of the Bohnenspiel as data: one field for each point on which the sources differ."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, fields
from math import inf
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from alveus.mancala.board import PITS

Direction: TypeAlias = Literal["ccw", "cw"]
Remainder: TypeAlias = Literal["other", "own_rows", "nobody"]
Endless: TypeAlias = Literal["repetition", "cap", "off"]

LIMITS: Mapping[Endless, float] = MappingProxyType({"repetition": 200, "cap": 400, "off": inf})
"""Maximum of `State.clock`, by the rule for endless games."""


@dataclass(frozen=True)
class Ruleset:
    """The rules of one game."""

    direction: Direction = "ccw"
    """Direction of sowing, seen from above."""
    skip_start: bool = False
    """True if a sowing of twelve or more beans omits the pit that it started from."""
    chain: bool = True
    """True if the pits before the last one are captured too, as long as they hold 2, 4 or 6."""
    remainder: Remainder = "other"
    """Owner of the beans in the pits at the end: the player who still has beans (`other`), the
    owner of each row (`own_rows`), or neither player (`nobody`)."""
    early_win: bool = False
    """True if the game ends as soon as a store holds more than half of the beans."""
    endless: Endless = "repetition"
    """End of a game without progress: by the third repetition or 200 plies without a capture
    (`repetition`), after 400 plies (`cap`), or never (`off`)."""
    skips: int = 0
    """Number of times that each player may pass."""
    by_beans: bool = False
    """True if the winner scores the difference of the stores, for a series to 100 points."""
    beans: int = 6
    """Beans in every pit at the start."""

    @property
    def step(self) -> int:
        """Difference from a pit to the next pit that is sown."""
        return 1 if self.direction == "ccw" else -1

    @property
    def total(self) -> int:
        """All beans of the game."""
        return PITS * self.beans

    @property
    def majority(self) -> int:
        """The least number of beans that is more than half: 37 of 72."""
        return self.total // 2 + 1

    @property
    def limit(self) -> float:
        """The value of `State.clock` that ends the game."""
        return LIMITS[self.endless]

    def is_within(self, proved: Mapping[str, Container[Any]]) -> bool:
        """Return True if `proved` names every field, with this ruleset's value among its values.

        A shortcut (table, book, faster code) declares in this form the rules for which it is
        proved. A new field disables all shortcuts until their declarations name it.
        """
        return all(
            field.name in proved and getattr(self, field.name) in proved[field.name]
            for field in fields(self)
        )
