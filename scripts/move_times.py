"""How long levels take for a move, in this Python and in the one that the browser has."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from statistics import mean, quantiles
from time import perf_counter, process_time
from typing import Any

from alveus import registry
from alveus.ai.arena import play_game
from alveus.ai.players import player

MOVES, SECONDS, LEAST = 60, 20.0, 20
"""Moves of a level against itself that are timed: so many, or fewer as the seconds are over."""
SCRIPT = Path(__file__).with_name("move_times.mjs")


class _Enough(Exception):
    pass


def time_of_moves(game_id: str, level: str) -> tuple[float, float]:
    """The milliseconds of computing that a level takes for a move: the mean, and 95 of 100.

    The first move does not count: with it what is needed is loaded.
    """
    game = registry.game(game_id, {})
    play = player(game_id, level)
    taken: list[float] = []
    until = perf_counter() + SECONDS

    def timed(game: Any, known: Any, seat: int, seed: int) -> str:
        if len(taken) > MOVES or (len(taken) > LEAST and perf_counter() > until):
            raise _Enough
        began = process_time()
        text = play(game, known, seat, seed)
        taken.append(1000 * (process_time() - began))
        return text

    try:
        for seed in range(MOVES):
            play_game(game, (timed, timed), seed)
    except _Enough:
        pass
    return mean(taken[1:]), quantiles(taken[1:], n=20)[-1]


def times_in_browser(node: Path, game_id: str) -> dict[str, tuple[float, float]]:
    """The same of all levels of a game in Pyodide under Node, with the same limits."""
    command = [str(node), str(SCRIPT), str(SCRIPT.parent.parent), game_id]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {level: (usual, slow) for level, (usual, slow) in json.loads(told).items()}
