"""Print the number of random games per second of the alveus on the path: GAME SECONDS.

All distinct results of a turn have the same probability.  Versions that cannot play without events
use the results of turns.  Only the processor time of this process counts.
"""

from __future__ import annotations

import sys
from random import Random
from time import monotonic, process_time
from typing import Any

from alveus import registry
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream

try:
    from alveus.core.playouts import play_out
except ImportError:

    def play_out(game: Game[Any, Any], state: Any, random: Random) -> Any:
        """Play a random game with states only."""
        while (actor := game.actor(state)) != OVER:
            if actor == CHANCE:
                throw = game.chance(state, Stream(random.randbytes(16)))
                state, _ = game.apply(state, throw)
            else:
                state = random.choice(game.results(state)).state
        return state


def play_for(game_id: str, seconds: float) -> int:
    """Return the number of games played in this number of seconds."""
    game, random = registry.game(game_id), Random(1)
    played, began = 0, monotonic()
    while monotonic() - began < seconds:
        play_out(game, game.opening(), random)
        played += 1
    return played


def main() -> None:
    """Play until the time has passed."""
    game, seconds = sys.argv[1], float(sys.argv[2])
    play_for(game, 0.5)
    began = process_time()
    played = play_for(game, seconds)
    print(played / (process_time() - began))


if __name__ == "__main__":
    main()
