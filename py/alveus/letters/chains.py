"""Verifiable rolls: derived from hash chains of both sides, whose values are published one by one.

The last value of a chain is derived from a secret; every other value is the hash of the value after
it.  Value 0 is the seal (a commitment), which reveals no other value.  So no value can be changed
after the seal is published, and the other side cannot know a value before this value is published.
Names such as `Links` mean chain values, not URLs.

Roll n comes from a random stream.  The seed of the stream is the HMAC-SHA-256 of the text "throw"
with the number n, such as "throw12".  The key is a[n] followed by b[n], where `a` are the chain
values of the side that wrote the first letter, `b` those of the other side.  Both seals are fixed
before either side knows a chain value of the other.  A side publishes the value for a roll only
after its last decision before that roll.  All draws (such as rolls) that decide who begins, with
repetitions after ties, count as one roll.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Any, TypeAlias

from alveus.core.errors import IllegalMove
from alveus.core.game import CHANCE, Game
from alveus.core.history import MatchGame
from alveus.core.limits import GAME_MOVES
from alveus.core.stream import Stream

LENGTH, SIZE = 1024, 32
"""Number of rolls that one hash chain serves, and size in bytes of its secret, seal and values."""
_LABEL = b"alveus letter"


def hash_link(link: bytes) -> bytes:
    """Return the value before `link` in a hash chain: the SHA-256 hash of `link`."""
    return hashlib.sha256(link).digest()


def make_chain(secret: bytes, number: int = 0) -> list[bytes]:
    """Compute a hash chain of a side: the seal (value 0, published first), then values 1 to 1024.

    Each value is used for one roll.  `number` is the index, from 0, of the chain among all chains
    derived from `secret`.
    """
    counted = b"" if number == 0 else number.to_bytes(4, "big")
    links = [hashlib.sha256(_LABEL + secret + counted).digest()]
    while len(links) <= LENGTH:
        links.append(hash_link(links[-1]))
    return links[::-1]


class Links:
    """The published values of one side: the seals of its hash chains, and the values for rolls.

    The first chain has the values for the first `LENGTH` rolls, the next chain those that follow.
    """

    def __init__(self, seals: Sequence[bytes] = (), newest: Sequence[bytes] = ()) -> None:
        """Store the seal of each chain, and the newest value of each used chain, in chain order.

        Each chain serves `LENGTH` rolls.  Raises ValueError if a value does not match its seal, if
        a chain is used before the previous chain is used up, for more chains than a game needs, and
        if a seal is missing or too early.  The seal of the next chain is due, as in
        `OwnLinks.reveal`, when at most one value of the current chain is unpublished.
        """
        if len(newest) > len(seals):
            raise ValueError("a link without a seal")
        if len(newest) > GAME_MOVES // LENGTH + 1:
            raise ValueError("more chains than a game needs")
        self.seals = tuple(seals)
        self._links: list[bytes] = []
        opened = [_follow_links(seal, link) for seal, link in zip(self.seals, newest, strict=False)]
        if any(len(links) < LENGTH for links, _ in pairwise(opened)):
            raise ValueError("a chain that begins too early")
        for links in opened:
            self._links += links
        if self._links and len(seals) < _count_seals(len(self._links)):
            raise ValueError("a chain that is sealed too late")
        if len(seals) > _count_seals(len(self._links)):
            raise ValueError("a seal that is not needed yet")

    def __len__(self) -> int:
        return len(self._links)

    def link(self, throw: int) -> bytes:
        """Return the chain value for roll `throw` (from 1).  Raises IndexError if not published."""
        if not 0 < throw <= len(self._links):
            raise IndexError(throw)
        return self._links[throw - 1]

    @property
    def newest(self) -> tuple[bytes, ...]:
        """The newest published value for a roll of each chain that has one, in chain order.

        Repeated hashing of this value gives all older values of the chain.
        """
        ends = [*range(LENGTH, len(self._links), LENGTH), len(self._links)]
        return tuple(self._links[end - 1] for end in ends if end)


class OwnLinks:
    """All hash chain values of this device's side, computed from its secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._chains: list[list[bytes]] = []

    def _chain(self, number: int) -> list[bytes]:
        while len(self._chains) <= number:
            self._chains.append(make_chain(self._secret, len(self._chains)))
        return self._chains[number]

    def link(self, throw: int) -> bytes:
        """Return the chain value for roll `throw` (from 1), even if it is unpublished."""
        number, at = divmod(throw - 1, LENGTH)
        return self._chain(number)[at + 1]

    def reveal(self, count: int) -> Links:
        """Return the values to publish, so that those for the first `count` rolls are known.

        A side uses one chain after another, each for `LENGTH` rolls.  Of each chain used for these
        rolls, the result has the seal and the last value to publish, from which the earlier values
        of the chain can be computed.  The seal of the first chain is always included.  The seal of
        the next chain is included as soon as at most one value of the current chain is unpublished,
        so that both sides publish this seal before they use the next chain.
        """
        seals = [self._chain(number)[0] for number in range(_count_seals(count))]
        ends = [*range(LENGTH, count, LENGTH), *([count] if count else [])]
        return Links(seals, [self.link(end) for end in ends])


def _count_seals(links: int) -> int:
    return 1 + (links + 1) // LENGTH


def _follow_links(seal: bytes, newest: bytes) -> list[bytes]:
    """Return values 1, 2, … up to the value `newest`; raise ValueError if value 0 is not `seal`."""
    links = [newest]
    while (before := hash_link(links[-1])) != seal:
        if len(links) >= LENGTH:
            raise ValueError("a link of another chain")
        links.append(before)
    return links[::-1]


KnownLinks: TypeAlias = Links | OwnLinks
"""The hash chain values of one side that this device knows: only the published ones (`Links`), or
all of them if the device has the secret of this side (`OwnLinks`)."""


def throw_stream(first: bytes, second: bytes, throw: int) -> Stream:
    """Return the random stream of roll number `throw` (from 1), derived from two hash chain values.

    `first` is the value of the side that wrote the first letter, `second` that of the other side.
    """
    return Stream(hmac.digest(first + second, f"throw{throw}".encode(), "sha256"))


@dataclass(frozen=True)
class LetterGame(MatchGame):
    """One game of a match by letter; its rolls are derived from hash chain values of both sides."""

    first: KnownLinks = field(kw_only=True)
    """Known chain values of the side that wrote the first letter."""
    second: KnownLinks = field(kw_only=True)
    """Known chain values of the side that did not write the first letter."""

    def stream(self, number: int) -> Stream:
        """Return the random stream of chance event `number` in this game, counted from 0.

        A chance event is a roll, or a draw that decides who begins.  Raises IllegalMove
        `letter_throw` if this device does not know both sides' chain values for the event.
        """
        lots = self._lots
        if number >= lots:
            return self._throw(number - lots + 1 + (lots > 0))
        stream = self._throw(1)
        for _ in range(number):
            self.game.chance(self.opening(), stream)
        return stream

    def next_throw(self, draws: int) -> int:
        """Return the number (from 1) of the next roll after `draws` chance events of the game.

        Chance events are rolls and, in some games, first a drawing of lots for the first turn,
        repeated after ties.  This drawing and its repetitions together count as roll 1.
        """
        lots = self._lots if draws else 1
        return 1 if draws < lots else draws - lots + 1 + (lots > 0)

    def count_throws(self, draws: int) -> int:
        """Return the number of rolls in the first `draws` chance events.

        All draws for the first turn, including repetitions after ties, count as one roll.
        """
        if draws == 0:
            return 0
        return max(0, draws - self._lots) + (self._lots > 0)

    def _throw(self, throw: int) -> Stream:
        try:
            return throw_stream(self.first.link(throw), self.second.link(throw), throw)
        except IndexError:
            raise IllegalMove("letter_throw", throw=throw) from None

    @cached_property
    def _lots(self) -> int:
        """Number of draws that decide who begins, with repetitions after ties; 0 if none does."""
        game, state = self.game, self.opening()
        if not draws_lots(game, state):
            return 0
        stream, count = self._throw(1), 0
        while draws_lots(game, state):
            state = game.advance(state, game.chance(state, stream))
            count += 1
        return count


def draws_lots(game: Game[Any, Any], state: Any) -> bool:
    """Return True if the next action in `state` is a draw (for example a roll) for who begins."""
    return game.actor(state) == CHANCE and game.turn(state) is None
