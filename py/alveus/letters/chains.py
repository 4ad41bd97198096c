"""A side's share of all throws, fixed by its first letter and given out link by link.

A chain is made from its end: the last link is drawn from a secret, and each link before it is the
hash of the one after.  The first, number 0, is the seal: it says nothing of the others, and
whatever is given out later must hash down to it.  So a link cannot be changed once the seal is
out, nor be known before it is given.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import pairwise

from alveus.core.limits import GAME_MOVES

LENGTH = 1024
"""Throws that one chain is good for."""
SIZE = 32
"""Bytes of a secret, a seal and a link."""
_LABEL = b"alveus letter"


def hash_link(link: bytes) -> bytes:
    """The link before a link."""
    return hashlib.sha256(link).digest()


def make_chain(secret: bytes, number: int = 0) -> list[bytes]:
    """A side's chain `number`, from its seal to link 1024."""
    counted = b"" if number == 0 else number.to_bytes(4, "big")
    links = [hashlib.sha256(_LABEL + secret + counted).digest()]
    while len(links) <= LENGTH:
        links.append(hash_link(links[-1]))
    return links[::-1]


class Links:
    """The public part of a side's chains: their seals, and the links that have been given out.

    Rolls are counted from 1 over all chains of a side.
    """

    def __init__(self, seals: Sequence[bytes] = (), newest: Sequence[bytes] = ()) -> None:
        """Check seals and links; `newest` contains the newest link of every chain in use.

        Raises ValueError if a link does not fit its seal, if a chain begins before the end of the
        preceding one, or if the number of seals is not the one that `OwnLinks.give` returns.
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
        """The link of a throw.  Raises IndexError for one that has not been given out."""
        if not 0 < throw <= len(self._links):
            raise IndexError(throw)
        return self._links[throw - 1]

    @property
    def newest(self) -> tuple[bytes, ...]:
        """Of every chain that has begun the newest link, as a letter writes them."""
        ends = [*range(LENGTH, len(self._links), LENGTH), len(self._links)]
        return tuple(self._links[end - 1] for end in ends if end)


class OwnLinks:
    """All links of the side that knows its secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._chains: list[list[bytes]] = []

    def _chain(self, number: int) -> list[bytes]:
        while len(self._chains) <= number:
            self._chains.append(make_chain(self._secret, len(self._chains)))
        return self._chains[number]

    def link(self, throw: int) -> bytes:
        """The link of any throw, counted from 1."""
        number, at = divmod(throw - 1, LENGTH)
        return self._chain(number)[at + 1]

    def give(self, count: int) -> Links:
        """What others know once the links of so many throws have been given out.

        The seal of the next chain goes out one letter before it is needed: with the last links of
        the chain in use.
        """
        seals = [self._chain(number)[0] for number in range(_count_seals(count))]
        ends = [*range(LENGTH, count, LENGTH), *([count] if count else [])]
        return Links(seals, [self.link(end) for end in ends])


def _count_seals(links: int) -> int:
    """How many chains are sealed when so many links have been given out."""
    return 1 + (links + 1) // LENGTH


def _follow_links(seal: bytes, newest: bytes) -> list[bytes]:
    """The links from number 1 to the newest.  Raises ValueError where it is no link of the seal."""
    links = [newest]
    while (before := hash_link(links[-1])) != seal:
        if len(links) >= LENGTH:
            raise ValueError("a link of another chain")
        links.append(before)
    return links[::-1]
