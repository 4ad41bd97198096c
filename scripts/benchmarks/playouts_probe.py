"""Print the number of random games per second that the alveus on the path plays.

The arguments are a game and the seconds to play.  Every distinct end of a turn is equally likely.
The figure is per second of CPU time of this process.  In old versions of alveus, which have no
`Game.ends`, the script uses `Game.results`.
"""

from __future__ import annotations

import sys
from random import Random
from time import monotonic, process_time
from typing import Any

from alveus import registry
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream


class PseudoRandomStream(Stream):
    """A stream of numbers from Python's generator, which costs less time than a verifiable one."""

    def __init__(self, random: Random) -> None:
        super().__init__(b"")
        self._random = random.random

    def below(self, n: int) -> int:
        """Return a uniformly distributed integer from 0 to n - 1."""
        return int(self._random() * n)


def play_random_game(game: Game[Any, Any], random: Random) -> None:
    """Play a random game to its end."""
    state, stream, has_ends = game.opening(), PseudoRandomStream(random), hasattr(game, "ends")
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            roll = game.chance(state, stream)
            state = game.advance(state, roll) if has_ends else game.apply(state, roll)[0]
        elif has_ends:
            ends = game.ends(state)
            state = ends[stream.below(len(ends))]
        else:
            state = random.choice(game.results(state)).state


def play_for(game_id: str, seconds: float) -> int:
    """Play random games for some seconds, and return their number."""
    game, random = registry.game(game_id), Random(1)
    played, began = 0, monotonic()
    while monotonic() - began < seconds:
        play_random_game(game, random)
        played += 1
    return played


def main() -> None:
    """Print the figure for the game and the duration on the command line."""
    game, seconds = sys.argv[1], float(sys.argv[2])
    play_for(game, 0.5)
    began = process_time()
    played = play_for(game, seconds)
    print(played / (process_time() - began))


if __name__ == "__main__":
    main()
