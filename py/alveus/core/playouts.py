"""Former random games; families that still have a fast version of them use this module."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any

from alveus.core.stream import Stream


class PlaysOut:
    """A game that can play random games faster than turn by turn."""

    @abstractmethod
    def play_out(self, state: Any, luck: Stream) -> Any:
        """Return the final state of a random game.

        In each turn, one number below the number of its ends is drawn, in their order.
        """


class Luck(Stream):
    """A stream of numbers from Python's generator, which is faster but not verifiable."""

    def __init__(self, random: Random) -> None:
        super().__init__(b"")
        self._random = random.random

    def below(self, n: int) -> int:
        """Return a uniformly distributed integer from 0 to n - 1."""
        return int(self._random() * n)
