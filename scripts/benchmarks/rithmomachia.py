"""How fast battles are counted, with every rule applied, and searched, beside a fixed loop.

Depth three from the advanced start is timed as a page meets it: with nothing remembered.

The figures are those of the worse of both editions.
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
    """The options of `bench.py rithmomachia`."""
    parser.add_argument("--depth", type=int, default=3, help="moves counted by perft")
    parser.add_argument("--nodes", type=int, default=6_000, help="positions searched")
    parser.set_defaults(python="cpython")


def run(arguments: argparse.Namespace) -> bool:
    """Measure both editions, print the table, and say whether the budgets are kept."""
    seconds = _deep()
    print(
        f"Depth {DEPTH} from the advanced start: {seconds:.2f} s of {DEPTH_SECONDS:.0f}"
        f"{'' if seconds <= DEPTH_SECONDS else '  missed'}"
    )
    rows = [row for edition in EDITIONS for row in _rows(edition, arguments)]
    return kept(rows, arguments.python) and seconds <= DEPTH_SECONDS


def _deep() -> float:
    """Seconds until the advanced start is looked into so deep, ply by ply."""
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
