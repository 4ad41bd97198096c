"""Write the opening book of the Bohnenspiel: the pits for the first moves, from long searches.

.venv/bin/python scripts/build_book.py [--nodes 1000000] [--jobs 2]   (ten minutes)

The same number of positions gives the same book.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from toolchain.ground import ROOT

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from alveus.ai.search.alphabeta import WINDOW, Search
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.core.events import finish
from alveus.core.files import write_file
from alveus.core.workers import Workers
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.opponent.book import FILE, positions
from alveus.families.bohnenspiel.opponent.evaluation import BEAN, play
from alveus.families.bohnenspiel.opponent.fast import sowable_pits

TARGET = ROOT / "py/alveus/families/bohnenspiel/opponent" / FILE


def best_pit(task: tuple[int, int]) -> int:
    """Return the best pit that a search finds; `task` is a board and the number of positions."""
    board, nodes = task
    game = registry.game("bohnenspiel")
    if not isinstance(game, Bohnenspiel):
        raise TypeError
    rules = play(game.rules)
    search = Search(rules, NodeBudget(Budget(nodes=nodes)))
    moves = list(zip(sowable_pits(game.rules, board), rules.replies(board), strict=True))
    for depth in range(60):
        leader, most = moves[0], -WINDOW
        for move in moves:
            gain, reply = move[1]
            result = finish(search.search(reply, depth, -WINDOW, gain * BEAN - most))
            if result is None:
                return leader[0]
            if gain * BEAN - result.value > most:
                leader, most = move, gain * BEAN - result.value
        moves.sort(key=lambda move: move is not leader)
    return moves[0][0]


def digits(nodes: int, jobs: int) -> Iterable[int]:
    """Yield the pits of the opening book in the order of the file, by depth in the move tree."""
    game = registry.game("bohnenspiel")
    if not isinstance(game, Bohnenspiel):
        raise TypeError
    with Workers(jobs) as workers:

        def choose(boards: list[int]) -> list[int]:
            return list(workers.map(best_pit, [(board, nodes) for board in boards]))

        for _, pit in positions(game.rules, choose):
            yield pit


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=1_000_000, help="positions examined per board")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    args = parser.parse_args()
    text = "".join(str(pit + 1) for pit in digits(args.nodes, args.jobs))
    write_file(TARGET, text + "\n")
    print(f"{len(text)} boards, {text}")


if __name__ == "__main__":
    main()
