"""Measure the number of beans from which the strongest Bohnenspiel level plays perfectly.

nice .venv/bin/python scripts/measure_ends.py [--games 20] [--nodes 100000]   (minutes)

After four random moves, the level `zarin` plays both sides until `BEGIN` beans are left; then the
strongest level plays both sides, and each side keeps its search table.  The result of a game is the
number of beans in the first position with a choice in which the value of the chosen move is exact.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import mean, median

from toolchain.ground import ROOT

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from alveus.ai import Budget, choose
from alveus.core.events import finish
from alveus.families.bohnenspiel.board import State
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.opponent.decision import Decision, Level, Recollection
from alveus.lab.game_loop import random_opening
from alveus.lab.pairs import OPENING_TURNS

BEGIN = 46


def certain_from(game: Bohnenspiel, seed: int, nodes: int) -> int:
    """Return the number of beans at the first choice with an exact value; 0 if there is none."""
    draw = Random(seed).randrange
    state: State = random_opening(game, game.opening(), OPENING_TURNS, draw)
    minds = Recollection(), Recollection()
    while state.over is None:
        beans = sum(state.pits)
        if beans > BEGIN:
            text = finish(choose(game, state, state.turn, "zarin", Budget(), seed)).text
        else:
            decision = Decision(game, state, Level(), Budget(nodes=nodes), minds[state.turn])
            best = finish(decision.choose(Random(seed)))
            prospect = decision.prospect(best)
            if prospect.exact and len(decision.candidates) > 1:
                return beans
            text = prospect.text
        state, _ = game.apply(state, game.parse(state, text)[0])
    return 0


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=100_000, help="positions examined per move")
    parser.add_argument("--seed", type=int, default=100)
    args = parser.parse_args()
    game = registry.game("bohnenspiel")
    if not isinstance(game, Bohnenspiel):
        raise TypeError
    lengths: list[int] = []
    for seed in range(args.seed, args.seed + args.games):
        lengths.append(certain_from(game, seed, args.nodes))
        print(
            f"{lengths[-1]:2} beans; {len(lengths)} games: median {median(lengths):g}", flush=True
        )
    print(f"mean {mean(lengths):.1f}")


if __name__ == "__main__":
    main()
