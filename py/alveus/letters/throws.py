"""Throws that two people far apart make together: neither can choose, foresee or repeat one.

Throw n comes from the stream of chance seeded with HMAC-SHA-256(a[n] + b[n], "throw" + n), `a`
being the links of the side that wrote the first letter.  Each side is bound by its seal, which
stands before either knows a link of the other; and each gives a link out only when it has nothing
left to decide before that throw.

The lot for the start, with its repetitions after a tie, is one throw: nothing is decided between
them.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from alveus.core.errors import IllegalMove
from alveus.core.game import CHANCE, Game
from alveus.core.history import MatchGame
from alveus.core.stream import Stream


class Knowing(Protocol):
    """A side's links as far as somebody knows them."""

    def link(self, throw: int) -> bytes:
        """The link of a throw, counted from 1.  Raises IndexError."""


def throw_stream(first: bytes, second: bytes, throw: int) -> Stream:
    """The chance of a throw, from both sides' links."""
    return Stream(hmac.digest(first + second, f"throw{throw}".encode(), "sha256"))


@dataclass(frozen=True)
class LetterGame(MatchGame):
    """A game whose throws come from the links of both sides."""

    first: Knowing = field(kw_only=True)
    """The links of the side that wrote the first letter."""
    second: Knowing = field(kw_only=True)

    def stream(self, number: int) -> Stream:
        """The chance of the draw after `number` others.

        Raises IllegalMove `letter_throw` where a link of the throw is not known here yet.
        """
        lots = self._lots
        if number >= lots:
            return self._throw(number - lots + 1 + (lots > 0))
        stream = self._throw(1)
        for _ in range(number):
            self.game.chance(self.opening(), stream)
        return stream

    def next_throw(self, draws: int) -> int:
        """Return the number of the roll that contains the draw after `draws` others."""
        lots = self._lots if draws else 1
        return 1 if draws < lots else draws - lots + 1 + (lots > 0)

    def count_throws(self, draws: int) -> int:
        """How many throws so many draws are: all draws for the start are one."""
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
        """How many draws the lot for the start takes; 0 where nothing is drawn for it."""
        game, state = self.game, self.opening()
        if not draws_lots(game, state):
            return 0
        stream, count = self._throw(1), 0
        while draws_lots(game, state):
            state = game.advance(state, game.chance(state, stream))
            count += 1
        return count


def draws_lots(game: Game[Any, Any], state: Any) -> bool:
    """Whether chance is to say who begins."""
    return game.actor(state) == CHANCE and game.turn(state) is None
