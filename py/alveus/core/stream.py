"""Verifiable randomness: every draw is a function of the seed and the draw's number.

Before the first roll the page shows the SHA-256 of the seed, and after the game the seed itself, so
that every roll can be recomputed.  The dice stay the same if a player undoes moves and plays other
moves, because draw n does not depend on the moves.

The seeds of a match's games are derived from the secret of the match, which is never published.
The seed of a finished game is published, so it must reveal nothing about the seeds of later games:
each seed is the first 16 bytes of HMAC-SHA-256(secret, label), with a different label.  If a caller
chooses the seed of the first game, the secret is derived from this seed, so that the caller can
predict all rolls.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from alveus.core.errors import SetupError
from alveus.core.limits import SEED_BITS, SEED_BYTES

T = TypeVar("T")

Seed: TypeAlias = int | str | bytes
"""A caller's seed: a number, any text (such as a date), or bytes."""
SECRET_SIZE, GAME_SEED_SIZE = 32, 16
"""Sizes in bytes of the secret of a match and of the seed of a game."""


class Stream:
    """Random stream for one draw (a roll or a deal) from a seed.

    Its bytes are HMAC-SHA-256(seed, "number:block") for the blocks 0, 1, … of 32 bytes; `number` is
    the number of the draw.
    """

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self.seed = seed
        self.number = number
        self._attempt = 0
        self._bytes: list[int] = []

    def below(self, n: int) -> int:
        """Return a uniformly distributed integer from 0 to n - 1, by rejection sampling.

        A sample is one byte, or for n > 256 as many bytes as n - 1 has, most significant first.
        Let m be the largest multiple of n that is at most the number of possible samples.  The
        result is the first sample below m, modulo n.  Raises ValueError if n < 1.
        """
        if not 0 < n <= 256:
            return self._far_below(n)
        limit = 256 - 256 % n
        while True:
            byte = self._bytes.pop() if self._bytes else self._next()
            if byte < limit:
                return byte % n

    def choice(self, items: Sequence[T]) -> T:
        """Return a random item; all are equally probable.  Raises ValueError if there are none."""
        return items[self.below(len(items))]

    def coin(self) -> bool:
        """Return True or False with equal probability."""
        return self.below(2) == 0

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list in place (Fisher–Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def permutation(self, n: int) -> tuple[int, ...]:
        """Return a random permutation of 0 to n - 1."""
        order = list(range(n))
        self.shuffle(order)
        return tuple(order)

    def _far_below(self, n: int) -> int:
        """Return the result of `below` for n > 256.  Raises ValueError if n < 1."""
        if n < 1:
            raise ValueError(f"no integer from 0 to {n - 1}")
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
    """Return the random stream seeded by a text, identical on every machine."""
    return Stream(word.encode(errors="surrogatepass"))


def seed_bytes(seed: Seed) -> bytes:
    """Return a seed as bytes.  The number 7 and the text "7" are the same seed.

    Raises SetupError `seed_too_long` above `SEED_BYTES` bytes, or `SEED_BITS` bits for integers.
    """
    if isinstance(seed, int) and seed.bit_length() > SEED_BITS:
        raise SetupError("seed_too_long", most=SEED_BYTES)
    content = seed if isinstance(seed, bytes) else str(seed).encode(errors="surrogatepass")
    if len(content) > SEED_BYTES:
        raise SetupError("seed_too_long", most=SEED_BYTES)
    return content


def seed_number(seed: int) -> int:
    """Return `seed` if it is an integer of at most `SEED_BITS` bits.

    Raises SetupError `wrong_type` for other types and bool, or `seed_too_long` for more bits.
    """
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError("wrong_type", name="seed", expected="integer")
    if seed.bit_length() > SEED_BITS:
        raise SetupError("seed_too_long", most=SEED_BYTES)
    return seed


def seed_word(seed: Seed) -> str:
    """Return a seed as the text that identifies a puzzle.

    In a seed of bytes, those that are not UTF-8 become lone surrogates (as with `surrogateescape`),
    so that different bytes give different texts.  Raises SetupError `seed_too_long` for a seed of
    more than `SEED_BYTES` bytes, or an integer of more than `SEED_BITS` bits.
    """
    content = seed_bytes(seed)
    return content.decode(errors="surrogateescape") if isinstance(seed, bytes) else str(seed)


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed in hexadecimal digits, published before the first roll."""
    return hashlib.sha256(seed).hexdigest()


def new_secret() -> bytes:
    """Return a new random secret, from which the seeds of a match's games are derived."""
    return os.urandom(SECRET_SIZE)


def secret_of_seed(seed: bytes) -> bytes:
    """Derive the secret of a match from the seed that was chosen for its first game."""
    return _derive(seed, "series")


def match_id_of_seed(seed: bytes) -> str:
    """Derive the id of a match from the seed that was chosen for its first game."""
    return _derive(seed, "id")[:8].hex()


def game_seed(secret: bytes, number: int) -> bytes:
    """Derive the seed of the game `number` (from 1) of a match from the match's secret."""
    return _derive(secret, f"game {number}")[:GAME_SEED_SIZE]


def player_seed(secret: bytes, number: int, ply: int) -> int:
    """Return a seed for the computer's choice after a ply; it reveals nothing about rolls.

    `ply` is an index in the history of the match; the ply belongs to game `number`, from 1.
    """
    return int.from_bytes(_derive(secret, f"player {number} {ply}")[:8], "big")


def _derive(secret: bytes, label: str) -> bytes:
    return hmac.new(secret, label.encode(), hashlib.sha256).digest()
