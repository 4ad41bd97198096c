"""Hash chains: one side's contribution to all rolls, fixed by its seal and revealed value by value.

A chain is computed from its end: the last chain value is derived from a secret, and every other
value is the hash of the value after it.  Value 0 is the seal.  It reveals no other value.  Hashing
any published value repeatedly must give the seal.  Therefore no value can be changed after the seal
is published, and no value is known to the other player before it is published.  Names such as
`Links` and the JSON key `links` mean chain values, not URLs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise

from alveus.core.limits import GAME_MOVES

LENGTH = 1024
"""Rolls per chain."""
SIZE = 32
"""Size in bytes of a secret, a seal and a chain value."""
_LABEL = b"alveus letter"


def hash_link(link: bytes) -> bytes:
    """Return the preceding value of a chain."""
    return hashlib.sha256(link).digest()


def make_chain(secret: bytes, number: int = 0) -> list[bytes]:
    """Return a side's chain `number`, from its seal to value 1024."""
    counted = b"" if number == 0 else number.to_bytes(4, "big")
    links = [hashlib.sha256(_LABEL + secret + counted).digest()]
    while len(links) <= LENGTH:
        links.append(hash_link(links[-1]))
    return links[::-1]


class Links:
    """The public part of a side's chains: their seals, and the chain values published so far.

    Rolls are counted from 1 over all chains of a side.
    """

    def __init__(self, seals: Sequence[bytes] = (), newest: Sequence[bytes] = ()) -> None:
        """Check seals and chain values; `newest` contains the newest value of every chain in use.

        Raises ValueError if a value does not match its seal, if a chain begins before the end of
        the preceding one, or if the number of seals is not the one that `OwnLinks.give` returns.
        """
        if len(newest) > len(seals):
            raise ValueError("a link without a seal")
        if len(newest) > GAME_MOVES // LENGTH + 1:
            raise ValueError("more chains than a game needs")
        self.seals = tuple(seals)
        self._links: list[bytes] = []
        opened = [_follow_links(seal, link) for seal, link in zip(self.seals, newest, strict=False)]
        if any(len(one) < LENGTH for one, _ in pairwise(opened)):
            raise ValueError("a chain that begins too early")
        for one in opened:
            self._links += one
        if self._links and len(seals) < _count_seals(len(self._links)):
            raise ValueError("a chain that is sealed too late")
        if len(seals) > _count_seals(len(self._links)):
            raise ValueError("a seal that is not needed yet")

    def __len__(self) -> int:
        return len(self._links)

    def link(self, throw: int) -> bytes:
        """Return the chain value for a roll.  Raises IndexError if it is not published."""
        if not 0 < throw <= len(self._links):
            raise IndexError(throw)
        return self._links[throw - 1]

    @property
    def newest(self) -> tuple[bytes, ...]:
        """The newest value of every chain in use, as a game letter contains them."""
        ends = [*range(LENGTH, len(self._links), LENGTH), len(self._links)]
        return tuple(self._links[end - 1] for end in ends if end)


class OwnLinks:
    """All chain values of a side whose secret is known."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._chains: list[list[bytes]] = []

    def _chain(self, number: int) -> list[bytes]:
        while len(self._chains) <= number:
            self._chains.append(make_chain(self._secret, len(self._chains)))
        return self._chains[number]

    def link(self, throw: int) -> bytes:
        """Return the chain value for a roll, counted from 1."""
        number, at = divmod(throw - 1, LENGTH)
        return self._chain(number)[at + 1]

    def give(self, count: int) -> Links:
        """Return the public part of the chains after `count` rolls.

        The seal of the next chain is published one letter before it is needed, with the last values
        of the current chain.
        """
        seals = [self._chain(number)[0] for number in range(_count_seals(count))]
        ends = [*range(LENGTH, count, LENGTH), *([count] if count else [])]
        return Links(seals, [self.link(end) for end in ends])


def _count_seals(links: int) -> int:
    """Return the number of seals published together with this number of chain values."""
    return 1 + (links + 1) // LENGTH


def _follow_links(seal: bytes, newest: bytes) -> list[bytes]:
    """Return values 1 to the newest.  Raises ValueError if the newest does not match the seal."""
    links = [newest]
    while (before := hash_link(links[-1])) != seal:
        if len(links) >= LENGTH:
            raise ValueError("a link of another chain")
        links.append(before)
    return links[::-1]
