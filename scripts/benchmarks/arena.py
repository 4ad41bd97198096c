"""What a second process brings an arena: the same games played in one and in two, by turns.

Efficiency is the time of one process over twice that of two; on two free cores it would be 1 if
starting the second and waiting for the last pair cost nothing.  Somebody else at work on the
machine takes from two processes what one never asked for, so the best round of each counts.
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
"""A game with dice and many short turns, and one with few that are thought about."""
NODES = 300


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench.py arena`."""
    parser.add_argument("--seconds", type=float, default=15, help="work for one process")
    parser.add_argument("--rounds", type=int, default=3, help="how often each match is played")


def run(arguments: argparse.Namespace) -> bool:
    """Print the times and say whether the second process is worth it."""
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
    one, two = min(times[1]), min(times[JOBS])
    efficiency = one / (JOBS * two)
    print(
        f"{game:<12} {games} games: {one:.1f} s in one process, {two:.1f} s in two: "
        f"efficiency {efficiency:.2f}, at least {LEAST}{'' if efficiency >= LEAST else '  missed'}",
        flush=True,
    )
    return efficiency >= LEAST


def fitting(play: Callable[[int], None], seconds: float) -> int:
    """The even number of games that takes about so long; tables are read once before."""
    play(2)
    games = 2
    while (took := timed(play, games)) < 1:
        games *= 2
    return 2 * max(8, round(games * seconds / took / 2))


def timed(work: Callable[..., object], *given: object) -> float:
    """The seconds that it takes."""
    started = perf_counter()
    work(*given)
    return perf_counter() - started
