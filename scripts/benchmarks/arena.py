"""Speed-up of an arena by a second process: the same games in one process and in two, alternately.

Efficiency is the time of one process divided by twice the time of two.  On two free cores it would
be 1 if starting the second process and waiting for the last pair took no time.  Other load on the
machine slows down two processes more than one, so the best round of each is used.
"""

from __future__ import annotations

import os
from time import perf_counter
from typing import TYPE_CHECKING

import alveus

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

LEAST = 0.85
JOBS = 2
MATCHES = (("lombardorum", "peritus", "lusor"), ("bohnenspiel", "schah", "gast"))
"""A dice game with many short turns, and a game with few turns and more thinking."""
NODES = 300


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py arena`."""
    parser.add_argument("--seconds", type=float, default=15, help="seconds of work for one process")
    parser.add_argument("--rounds", type=int, default=3, help="repetitions of each match")


def run(arguments: argparse.Namespace) -> bool:
    """Print the times; return True if the second process is efficient enough."""
    if (os.cpu_count() or 1) < JOBS:
        print(f"There are no {JOBS} cores here.")
        return True
    kept = [_measure(*match, arguments.seconds, arguments.rounds) for match in MATCHES]
    return all(kept)


def _measure(game: str, first: str, second: str, seconds: float, rounds: int) -> bool:
    players = alveus.player(first, nodes=NODES), alveus.player(second, nodes=NODES)

    def play(games: int, jobs: int = 1) -> None:
        alveus.arena(game, *players, games=games, seed=1, jobs=jobs)

    games = fitting(play, seconds)
    times: dict[int, list[float]] = {1: [], JOBS: []}
    for _ in range(rounds):
        for jobs, taken in times.items():
            taken.append(timed(play, games, jobs))
    single, double = min(times[1]), min(times[JOBS])
    efficiency = single / (JOBS * double)
    print(
        f"{game:<12} {games} games: {single:.1f} s in one process, {double:.1f} s in two: "
        f"efficiency {efficiency:.2f}, at least {LEAST}{'' if efficiency >= LEAST else '  missed'}",
        flush=True,
    )
    return efficiency >= LEAST


def fitting(play: Callable[[int], None], seconds: float) -> int:
    """Return an even number of games, at least 16, that take about `seconds`.

    Some games are played to find the number.
    """
    play(2)
    games = 2
    while (took := timed(play, games)) < 1:
        games *= 2
    return 2 * max(8, round(games * seconds / took / 2))


def timed(work: Callable[..., object], *arguments: object) -> float:
    """Return the time of a call in seconds."""
    started = perf_counter()
    work(*arguments)
    return perf_counter() - started
