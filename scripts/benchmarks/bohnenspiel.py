"""How fast the Bohnenspiel is counted and searched, beside a fixed loop of plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alveus import registry
from alveus.ai.mancala.beans import pack, perft, replier
from alveus.ai.mancala.evaluation import play
from alveus.ai.search.alphabeta import Search
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.core.progress import finish
from alveus.mancala.game import MancalaGame
from benchmarks.yardstick import kept

if TYPE_CHECKING:
    import argparse

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
    board = pack(game.rules, game.opening())
    replies = replier(game.rules)

    def search() -> int:
        looks = Search(play(game.rules), NodeBudget(Budget(nodes=arguments.nodes)))
        depth = 1
        while finish(looks.search(board, depth)) is not None:
            depth += 1
        return looks.nodes

    rows = [("Search nodes from the opening", search, SEARCH_BUDGET[arguments.python])]
    if arguments.python == "cpython":
        leaves = ("Perft leaves", lambda: perft(replies, board, arguments.depth), PERFT_BUDGET)
        rows.insert(0, leaves)
    return kept(rows, arguments.python)
