"""Chance that can be checked: every draw is a function of a seed and its number.

Before the first throw the page shows the SHA-256 of the seed, after the end the seed itself;
anyone can then recompute every throw.  Undo and another try meet the same dice, because draw
n does not depend on what was played in between.
"""

from __future__ import annotations

import hashlib
import hmac


class Stream:
    """The chance of one game: draw n is made from HMAC-SHA-256(seed, "n:attempt")."""

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self.seed = seed
        self.number = number
        self._attempt = 0
        self._bytes = b""

    def below(self, n: int) -> int:
        """A fair integer from 0 to n - 1 (n at most 256), by rejection of uneven bytes."""
        limit = 256 - 256 % n
        while True:
            byte = self._next()
            if byte < limit:
                return byte % n

    def shuffled(self, n: int) -> tuple[int, ...]:
        """A fair order of 0 to n - 1 (Fisher and Yates)."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def _next(self) -> int:
        if not self._bytes:
            label = f"{self.number}:{self._attempt}".encode()
            self._bytes = hmac.new(self.seed, label, hashlib.sha256).digest()
            self._attempt += 1
        byte, self._bytes = self._bytes[0], self._bytes[1:]
        return byte


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed in hexadecimal, shown before the first throw."""
    return hashlib.sha256(seed).hexdigest()
