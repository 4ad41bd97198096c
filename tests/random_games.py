"""A fast random stream for tests with many random games."""

from __future__ import annotations

from random import Random

from alveus.core.stream import Stream


class PseudoRandomStream(Stream):
    """A stream of numbers from Python's generator, which is faster than a verifiable one."""

    def __init__(self, random: Random) -> None:
        super().__init__(b"")
        self._random = random.random

    def below(self, n: int) -> int:
        """Return a uniformly distributed integer from 0 to n - 1."""
        return int(self._random() * n)
