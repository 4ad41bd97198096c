"""Chance that can be checked: every draw is a function of a seed and its number.

Before the first throw the page shows the SHA-256 of the seed, after the end the seed itself;
anyone can then recompute every throw.  Undo and another try meet the same dice, because draw
n does not depend on what was played in between.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from alveus.core.errors import SetupError
from alveus.core.limits import SEED_BITS, SEED_BYTES

T = TypeVar("T")

Seed: TypeAlias = int | str | bytes
"""A caller's seed: a number, any text (such as a date), or bytes."""


class Stream:
    """The chance of one game: draw n is made from HMAC-SHA-256(seed, "n:attempt")."""

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self.seed = seed
        self.number = number
        self._attempt = 0
        self._bytes: list[int] = []

    def below(self, n: int) -> int:
        """A fair integer from 0 to n - 1, by rejection of uneven bytes.

        As many bytes are drawn at once as n - 1 has, the first being the highest.  Raises
        ValueError where there is no such integer.
        """
        if not 0 < n <= 256:
            return self._far_below(n)
        limit = 256 - 256 % n
        while True:
            byte = self._bytes.pop() if self._bytes else self._next()
            if byte < limit:
                return byte % n

    def choice(self, items: Sequence[T]) -> T:
        """One of several, each as likely as the other.  Raises ValueError if there are none."""
        return items[self.below(len(items))]

    def coin(self) -> bool:
        """Heads or tails."""
        return self.below(2) == 0

    def shuffle(self, items: list[Any]) -> None:
        """Puts a list into a fair order (Fisher and Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def permutation(self, n: int) -> tuple[int, ...]:
        """A fair order of 0 to n - 1."""
        order = list(range(n))
        self.shuffle(order)
        return tuple(order)

    def _far_below(self, n: int) -> int:
        """The same where one byte does not do."""
        if n < 1:
            raise ValueError(f"nothing lies below {n}")
        count = ((n - 1).bit_length() + 7) // 8
        limit = 256**count - 256**count % n
        while True:
            drawn = int.from_bytes(bytes(self._next() for _ in range(count)), "big")
            if drawn < limit:
                return drawn % n

    def _next(self) -> int:
        if not self._bytes:
            label = f"{self.number}:{self._attempt}".encode()
            self._bytes = list(reversed(hmac.digest(self.seed, label, "sha256")))
            self._attempt += 1
        return self._bytes.pop()


def stream_of(word: str) -> Stream:
    """The chance that a word names, the same on every machine: puzzles are passed on by words."""
    return Stream(word.encode(errors="surrogatepass"))


def seed_bytes(seed: Seed) -> bytes:
    """Return a seed as bytes.  The number 7 and the text "7" are the same seed.

    Raises SetupError `seed_too_long` for more than `SEED_BYTES` bytes or an integer of more than
    `SEED_BITS` bits.
    """
    if isinstance(seed, int) and seed.bit_length() > SEED_BITS:
        raise SetupError("seed_too_long", most=SEED_BYTES)
    given = seed if isinstance(seed, bytes) else str(seed).encode(errors="surrogatepass")
    if len(given) > SEED_BYTES:
        raise SetupError("seed_too_long", most=SEED_BYTES)
    return given


def seed_number(seed: int) -> int:
    """Return a seed that must be an integer.  Raises SetupError `wrong_type`, `seed_too_long`."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError("wrong_type", name="seed", expected="integer")
    if seed.bit_length() > SEED_BITS:
        raise SetupError("seed_too_long", most=SEED_BYTES)
    return seed


def seed_word(seed: Seed) -> str:
    """Return a seed as the text that identifies a puzzle.  Raises SetupError as `seed_bytes`.

    Bytes that are not UTF-8 become lone surrogates, so that different bytes give different texts.
    """
    given = seed_bytes(seed)
    return given.decode(errors="surrogateescape") if isinstance(seed, bytes) else str(seed)


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed in hexadecimal, shown before the first throw."""
    return hashlib.sha256(seed).hexdigest()
