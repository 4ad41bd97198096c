"""Speed of move generation and search in Rithmomachia, compared with a fixed loop in Python.

Both editions are measured.  The time for depth three from the start of the advanced edition is
measured as on the page: with an empty transposition table.
"""

from __future__ import annotations

from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from alveus import ai, registry
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.principal import Search
from alveus.core.base import perft
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.opponent.battle import battle
from alveus.families.rithmomachia.opponent.evaluation import Evaluation, make_play
from benchmarks.yardstick import kept

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

EDITIONS = ("beginner", "advanced")
PERFT_BUDGET = 30_000
SEARCH_BUDGET = {"cpython": 8_000, "pyodide": 3_000}
DEPTH, DEPTH_SECONDS = 3, 2.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py rithmomachia`."""
    parser.add_argument("--depth", type=int, default=3, help="moves counted by perft")
    parser.add_argument("--nodes", type=int, default=6_000, help="number of positions to search")
    parser.set_defaults(python="cpython")


def run(arguments: argparse.Namespace) -> bool:
    """Measure both editions, print the table, and return True if the budgets are met."""
    seconds = _deep()
    print(
        f"Depth {DEPTH} from the advanced start: {seconds:.2f} s of {DEPTH_SECONDS:.0f}"
        f"{'' if seconds <= DEPTH_SECONDS else '  missed'}"
    )
    rows = [row for edition in EDITIONS for row in _rows(edition, arguments)]
    return kept(rows, arguments.python) and seconds <= DEPTH_SECONDS


def _deep() -> float:
    """Return the seconds to search the advanced edition's start to `DEPTH`, ply by ply."""
    game = registry.game("rithmomachia", {"edition": "advanced"})
    if not isinstance(game, RithmomachiaGame):
        raise TypeError
    started = perf_counter()
    state, light = game.opening(), battle(game)
    evaluation = Evaluation(game, state.board, state.turn, b"")
    search = Search(make_play(light, evaluation), NodeBudget(Budget()))
    for depth in range(1, DEPTH + 1):
        ai.finish(search.search(light.position(state), depth))
    return perf_counter() - started


def _rows(edition: str, arguments: argparse.Namespace) -> list[tuple[str, Callable[[], int], int]]:
    game = registry.game("rithmomachia", {"edition": edition})
    state = game.opening()

    def search() -> int:
        budget = ai.Budget(nodes=arguments.nodes)
        return ai.finish(ai.choose(game, state, 0, "magister", budget, 1)).nodes

    return [
        (f"Perft leaves, {edition}", partial(perft, game, state, arguments.depth), PERFT_BUDGET),
        (f"Search nodes, {edition}", search, SEARCH_BUDGET[arguments.python]),
    ]
