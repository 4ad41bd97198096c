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

LEAST = 0.85
JOBS = 2
MATCHES = (("lombardorum", "peritus", "lusor"), ("bohnenspiel", "schah", "gast"))
"""A game with dice and many short turns, and one with few that are thought about."""
NODES = 500


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench.py arena`."""
    parser.add_argument("--games", type=int, default=120, help="games of each match")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is played")


def run(arguments: argparse.Namespace) -> bool:
    """Print the times and say whether the second process is worth it."""
    if (os.cpu_count() or 1) < JOBS:
        print(f"There are no {JOBS} cores here.")
        return True
    kept = True
    for game, first, second in MATCHES:
        players = alveus.player(first, nodes=NODES), alveus.player(second, nodes=NODES)
        times: dict[int, list[float]] = {1: [], JOBS: []}
        for _ in range(arguments.rounds):
            for jobs, taken in times.items():
                started = perf_counter()
                alveus.arena(game, *players, games=arguments.games, seed=1, jobs=jobs)
                taken.append(perf_counter() - started)
        one, two = min(times[1]), min(times[JOBS])
        efficiency = one / (JOBS * two)
        missed = "" if efficiency >= LEAST else "  missed"
        print(
            f"{game:<12} {arguments.games} games: {one:.1f} s in one process, {two:.1f} s in two: "
            f"efficiency {efficiency:.2f}, at least {LEAST}{missed}"
        )
        kept = kept and efficiency >= LEAST
    return kept
