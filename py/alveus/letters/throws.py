"""Rolls derived from both sides' chain values; neither side can choose, foresee or repeat a roll.

Roll n comes from the random stream with the seed HMAC-SHA-256(a[n] + b[n], "throw" + n), where `a`
are the chain values of the side that wrote the first letter.  The seals of both sides are fixed
before either side knows a chain value of the other.  A side publishes a chain value only after its
last decision before that roll.

The draw that decides who begins counts as one roll, with its repetitions after a tie, because no
player makes a decision between them.
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
    """The chain values of one side that are known here."""

    def link(self, throw: int) -> bytes:
        """Return the chain value for a roll, counted from 1.

        Raises IndexError if it is unknown.
        """


def throw_stream(first: bytes, second: bytes, throw: int) -> Stream:
    """Return the random stream of a roll, derived from both sides' chain values."""
    return Stream(hmac.digest(first + second, f"throw{throw}".encode(), "sha256"))


@dataclass(frozen=True)
class LetterGame(MatchGame):
    """A game whose rolls are derived from the chain values of both sides."""

    first: Knowing = field(kw_only=True)
    """The chain values of the side that wrote the first letter."""
    second: Knowing = field(kw_only=True)

    def stream(self, number: int) -> Stream:
        """Return the random stream of draw `number`, counted from 0.

        Raises IllegalMove `letter_throw` if a chain value for the roll is unknown here.
        """
        lots = self._lots
        if number >= lots:
            return self._throw(number - lots + 1 + (lots > 0))
        stream = self._throw(1)
        for _ in range(number):
            self.game.chance(self.opening(), stream)
        return stream

    def next_throw(self, draws: int) -> int:
        """Return the number of the roll that contains draw `draws`, counted from 0."""
        lots = self._lots if draws else 1
        return 1 if draws < lots else draws - lots + 1 + (lots > 0)

    def count_throws(self, draws: int) -> int:
        """Return the number of rolls in this number of draws; those for the start are one roll."""
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
        """The number of draws that decide who begins, with repetitions; 0 if the rules decide."""
        game, state = self.game, self.opening()
        if not draws_lots(game, state):
            return 0
        stream, count = self._throw(1), 0
        while draws_lots(game, state):
            state = game.advance(state, game.chance(state, stream))
            count += 1
        return count


def draws_lots(game: Game[Any, Any], state: Any) -> bool:
    """Return True if the next draw decides who begins."""
    return game.actor(state) == CHANCE and game.turn(state) is None
