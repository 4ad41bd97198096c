"""How fast the Bohnenspiel is counted and searched, beside a fixed loop of plain Python.

The loop runs right before and after each measurement, and the speed is also told as what it
would be on a machine that runs a million rounds in 25 ms (Pyodide: 50 ms); so two runs can be
compared on a machine that has other work to do.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from alveus.ai.evaluate.beans import packed, perft, replier
from alveus.ai.evaluate.mancala import play
from alveus.ai.opponent import finished
from alveus.ai.search.alphabeta import Search
from alveus.ai.search.meter import Budget, Meter
from alveus.core import registry
from alveus.mancala.game import MancalaGame
from benchmarks.yardstick import USUAL_MS, loop_ms

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

PERFT_BUDGET = 3_000_000
SEARCH_BUDGET = {"cpython": 300_000, "pyodide": 120_000}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench.py bohnenspiel`."""
    parser.add_argument("--depth", type=int, default=8, help="moves counted by perft")
    parser.add_argument("--nodes", type=int, default=300_000, help="positions searched")
    parser.set_defaults(python="cpython")


def run(arguments: argparse.Namespace) -> bool:
    """Measure both, print the table, and say whether the budgets are kept."""
    game = registry.game("bohnenspiel")
    if not isinstance(game, MancalaGame):
        raise TypeError
    board = packed(game.rules, game.opening())
    replies = replier(game.rules)

    def search() -> int:
        looks = Search(play(game.rules), Meter(Budget(nodes=arguments.nodes)))
        depth = 1
        while finished(looks.look(board, depth)) is not None:
            depth += 1
        return looks.nodes

    rows = [("Search nodes from the opening", search, SEARCH_BUDGET[arguments.python])]
    if arguments.python == "cpython":
        leaves = ("Perft leaves", lambda: perft(replies, board, arguments.depth), PERFT_BUDGET)
        rows.insert(0, leaves)
    print(f"{'a second, thousands':<32}{'here':>9}{'usual':>9}{'budget':>9}")
    kept = True
    for name, measured, budget in rows:
        speed, usual = measure(measured, USUAL_MS[arguments.python])
        met = usual >= budget
        kept = kept and met
        figures = f"{speed / 1e3:>9.0f}{usual / 1e3:>9.0f}{budget / 1e3:>9.0f}"
        print(f"{name:<32}{figures}{'' if met else '  missed'}")
    return kept


def measure(counted: Callable[[], int], usual_loop: float) -> tuple[float, float]:
    """The best of three runs: counts a second here, and on the usual machine."""
    best = (0.0, 0.0)
    for _ in range(3):
        before = loop_ms()
        started = time.perf_counter()
        count = counted()
        speed = count / (time.perf_counter() - started)
        loop = (before + loop_ms()) / 2
        best = max(best, (speed, speed * loop / usual_loop))
    return best
