"""Nodes per second of the search in the Bohnenspiel, compared with a fixed loop in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alveus import registry
from alveus.ai.search.alphabeta import Search
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.core.events import finish
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.opponent.evaluation import play
from alveus.families.bohnenspiel.opponent.fast import pack
from benchmarks.yardstick import kept

if TYPE_CHECKING:
    import argparse

SEARCH_BUDGET = {"cpython": 300_000, "pyodide": 120_000}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py bohnenspiel`."""
    parser.add_argument("--nodes", type=int, default=300_000, help="number of positions to search")
    parser.set_defaults(python="cpython")


def run(arguments: argparse.Namespace) -> bool:
    """Measure the search, print the table, and return True if the budget is met."""
    game = registry.game("bohnenspiel")
    if not isinstance(game, Bohnenspiel):
        raise TypeError
    board = pack(game.rules, game.opening())

    def search() -> int:
        looks = Search(play(game.rules), NodeBudget(Budget(nodes=arguments.nodes)))
        depth = 1
        while finish(looks.search(board, depth)) is not None:
            depth += 1
        return looks.nodes

    rows = [("Search nodes from the opening", search, SEARCH_BUDGET[arguments.python])]
    return kept(rows, arguments.python)
