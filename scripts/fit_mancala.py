"""Fit the weights of the Bohnenspiel's evaluation.

.venv/bin/python scripts/fit_mancala.py [--boards N] [--rounds N]   (minutes; prints WEIGHTS)

Every round plays games with the previous weights, searches their boards to a depth of six plies,
and fits the next weights to the search results (least squares by gradient steps).  The first round
evaluates captures and the end table only.  Copy the printed weights to
alveus/families/bohnenspiel/opponent/evaluation.py.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from toolchain.ground import ROOT

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from alveus.ai.search.alphabeta import Search, SearchResult
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.core.events import finish
from alveus.families.bohnenspiel.board import PITS
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.opponent.evaluation import BEAN, NO_WEIGHTS, play
from alveus.families.bohnenspiel.opponent.fast import pack

DEPTH = 6
COUNTS = 16
"""Number of weights for each pit: for 0, 1, … beans; the last weight is for 15 or more beans."""
EPOCHS = 30

Weights = tuple[tuple[int, ...], ...]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Fit the worths of pits.")
    parser.add_argument("--boards", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    words = parser.parse_args()
    weights: Weights = NO_WEIGHTS
    for number in range(words.rounds):
        weights = fitted(samples(weights, words.boards, number))
    for row in weights:
        print(f"    ({', '.join(map(str, row))}),")


def samples(weights: Weights, count: int, seed: int) -> list[tuple[bytes, int]]:
    """Return `count` or more boards from games with random openings, and their search values."""
    game = registry.game("bohnenspiel")
    if not isinstance(game, Bohnenspiel):
        raise TypeError
    rules, chance = play(game.rules, weights), Random(seed)
    opening = pack(game.rules, game.opening())
    boards: list[tuple[bytes, int]] = []
    while len(boards) < count:
        board = opening
        for _ in range(chance.randrange(2, 9)):
            board = chance.choice(rules.replies(board) or [(0, opening)])[1]
        while rules.settled(board) is None:
            search = Search(rules, NodeBudget(Budget()))
            looked: SearchResult[int] | None = None
            for depth in range(1, DEPTH + 1):
                looked = finish(search.search(board, depth))
            if looked is None:
                raise ValueError("a search ended early")
            boards.append((board.to_bytes(PITS, "little"), looked.value))
            board = looked.line[0]
            if chance.random() < 0.3:
                board = chance.choice(rules.replies(board) or [(0, opening)])[1]
    return boards


def fitted(boards: list[tuple[bytes, int]]) -> Weights:
    """Return the weights whose sums over the pits of a board fit the search results best."""
    weights = [[0.0] * COUNTS for _ in range(PITS)]
    known = [([min(n, COUNTS - 1) for n in board], value) for board, value in boards]
    chance, squares = Random(0), 0.0
    for epoch in range(EPOCHS):
        chance.shuffle(known)
        step, squares = 0.02 / (1 + epoch / 5), 0.0
        for counts, value in known:
            pairs = list(zip(weights, counts, strict=True))
            error = value - sum(row[n] for row, n in pairs)
            squares += error * error
            for row, n in pairs:
                row[n] += step * error
    rms = (squares / len(known)) ** 0.5 / BEAN
    print(f"{len(known)} boards, usual error {rms:.2f} beans", file=sys.stderr)
    return tuple(tuple(round(weight) for weight in row) for row in weights)


if __name__ == "__main__":
    main()
