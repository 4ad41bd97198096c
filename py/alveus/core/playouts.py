"""Games played by chance alone, without telling: what studies count and searches try out."""

from __future__ import annotations

from random import Random
from typing import Any

from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream
from alveus.core.untold import PlaysOut


class Luck(Stream):
    """Chance from Python's generator: as fair as a seed's and quicker, but nobody's proof."""

    def __init__(self, random: Random) -> None:
        super().__init__(b"")
        self._random = random.random

    def below(self, n: int) -> int:
        """A fair integer from 0 to n - 1."""
        return int(self._random() * n)


def play_out(game: Game[Any, Any], state: Any, random: Random) -> Any:
    """The state in which a game ends that is played on by chance.

    At every turn each position it can end in is as likely as the others.
    """
    luck = Luck(random)
    return game.play_out(state, luck) if isinstance(game, PlaysOut) else play_on(game, state, luck)


def play_on(game: Game[Any, Any], state: Any, luck: Stream) -> Any:
    """The same state by state, as every game can be played out."""
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            state = game.advance(state, game.chance(state, luck))
        else:
            ends = game.ends(state)
            state = ends[luck.below(len(ends))]
    return state
