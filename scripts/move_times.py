"""Thinking times of the levels, in this Python and in the browser's Python (Pyodide)."""

from __future__ import annotations

import json
import subprocess
from contextlib import suppress
from pathlib import Path
from statistics import mean, quantiles
from time import perf_counter, process_time
from typing import Any

from alveus import registry
from alveus.lab.pairs import play_game
from alveus.lab.players import Player, Turn, find_player

MOVES, SECONDS, LEAST = 60, 20.0, 20
"""Limits of a measurement: most moves, seconds, and least number of moves despite the seconds."""
SCRIPT = Path(__file__).with_name("move_times.mjs")


class _Enough(Exception):
    pass


class _TimedPlayer:
    """A player that measures the computing time of each move in milliseconds."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._until = perf_counter() + SECONDS
        self.times: list[float] = []

    def choose(self, game: Any, known: Any, seat: int, seed: int) -> Turn:
        """Choose the rest of the turn.  Raises _Enough after enough moves."""
        moves = len(self.times)
        if moves > MOVES or (moves > LEAST and perf_counter() > self._until):
            raise _Enough
        began = process_time()
        turn = self._player.choose(game, known, seat, seed)
        self.times.append(1000 * (process_time() - began))
        return turn


def time_of_moves(game_id: str, level: str) -> tuple[float, float]:
    """Return mean and 95th percentile of a level's computing time per move in milliseconds.

    The first move is left out, because it loads modules and data.
    """
    game = registry.game(game_id, {})
    timed = _TimedPlayer(find_player(game_id, level))
    with suppress(_Enough):
        for seed in range(MOVES):
            play_game(game, (timed, timed), seed)
    times = timed.times[1:]
    return mean(times), quantiles(times, n=20)[-1]


def times_in_browser(node: Path, game_id: str) -> dict[str, tuple[float, float]]:
    """Return mean and 95th percentile of every level's times in Pyodide under Node.

    The limits and units are those of `time_of_moves`.
    """
    command = [str(node), str(SCRIPT), str(SCRIPT.parent.parent), game_id]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {level: (usual, slow) for level, (usual, slow) in json.loads(output).items()}
