"""The secret of a match, from which the seeds of its games come.

The seed of a game that has ended is published.  It must say nothing of the games after it, so
every seed is HMAC-SHA-256 of a secret that is never shown, under a label of its own.
"""

from __future__ import annotations

import hashlib
import hmac
import os

LENGTH = 32
"""Bytes of a secret."""
SEED_LENGTH = 16
"""Bytes of a game's seed."""


def fresh() -> bytes:
    """A secret that nobody can guess."""
    return os.urandom(LENGTH)


def of_seed(seed: bytes) -> bytes:
    """The secret of a match that is to be repeatable by whoever knows its seed."""
    return _derived(seed, "series")


def id_of_seed(seed: bytes) -> str:
    """The id of a match that is to be the same from the same seed."""
    return _derived(seed, "id")[:8].hex()


def game_seed(secret: bytes, number: int) -> bytes:
    """The seed of a match's game `number`, counted from 1."""
    return _derived(secret, f"game {number}")[:SEED_LENGTH]


def player_seed(secret: bytes, number: int, ply: int) -> int:
    """A seed for a computer's choices after a ply of a game; it says nothing of any throw."""
    return int.from_bytes(_derived(secret, f"player {number} {ply}")[:8], "big")


def _derived(secret: bytes, label: str) -> bytes:
    return hmac.new(secret, label.encode(), hashlib.sha256).digest()
