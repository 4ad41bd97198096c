"""Random games, in which every end of a turn is equally likely."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any

from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream


class PlaysOut:
    """A game that can play random games faster than turn by turn."""

    @abstractmethod
    def play_out(self, state: Any, luck: Stream) -> Any:
        """Return the final state of a random game.

        In each turn, one number below the number of its ends is drawn, in their order.
        """


class Luck(Stream):
    """A stream of numbers from Python's generator, which is faster but not verifiable."""

    def __init__(self, random: Random) -> None:
        super().__init__(b"")
        self._random = random.random

    def below(self, n: int) -> int:
        """Return a uniformly distributed integer from 0 to n - 1."""
        return int(self._random() * n)


def play_out(game: Game[Any, Any], state: Any, random: Random) -> Any:
    """Return the final state of a random game."""
    luck = Luck(random)
    return game.play_out(state, luck) if isinstance(game, PlaysOut) else play_on(game, state, luck)


def play_on(game: Game[Any, Any], state: Any, luck: Stream) -> Any:
    """Return the final state of a random game, played turn by turn."""
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            state = game.advance(state, game.chance(state, luck))
        else:
            ends = game.ends(state)
            state = ends[luck.below(len(ends))]
    return state
