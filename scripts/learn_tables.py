"""Train a small network for a tables game by self-play.

nice python scripts/learn_tables.py xii      (twenty minutes; needs numpy, which alveus does not)

Temporal-difference learning as in G. Tesauro's TD-Gammon (Comm. ACM 38, 1995).  Many games are
played in parallel; each player chooses the position that the network evaluates best.  After a game,
the network is fitted to the lambda-returns of the positions, each from the viewpoint of the player
who has just moved.  The initial weights are set by hand, so that the first games end.  The script
writes the mean of the weights over the last steps, as bytes, and the learning curve: the score of
each intermediate network against the initial network.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np

from toolchain.ground import ROOT

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from alveus.families.tables.opponent.threat_features import NAMES
from learning.games import LONGEST, Tables, play_pairs, throw, win_rate
from learning.net import Net, read, write
from learning.plain import plain_judge
from learning.positions import Eyes, Seen

DATA = ROOT / "py/alveus/families/tables/opponent/data"
BESIDE = 64
"""Number of games played in parallel."""
LAMBDA = 0.7
KEPT = 40_000
"""Number of recent positions that can be used for learning again."""
BATCH = 256
AGAIN = 2
"""Average number of times that a position is used for learning."""
STEP = (0.002, 0.0002)
"""First and last step size."""
MARKS, PAIRS = 16, 40
"""Number of matches against the initial network, and number of pairs of games in each match."""


class School:
    """Training of the network with the positions of finished games."""

    def __init__(self, eyes: Eyes, net: Net, seed: int) -> None:
        self.eyes = eyes
        self.net = net
        self.chance = np.random.default_rng(seed)
        self.men = np.zeros((KEPT, 2 * eyes.places), dtype=np.uint8)
        self.measures = np.zeros((KEPT, len(NAMES)), dtype=np.int16)
        self.targets = np.zeros(KEPT, dtype=np.float32)
        self.taken = 0

    def take(self, game: list[tuple[Any, Any, float]]) -> None:
        """Add the positions of a game that the last mover has won."""
        target = 1.0
        for men, measures, worth in reversed(game):
            at = self.taken % KEPT
            self.men[at], self.measures[at], self.targets[at] = men, measures, target
            self.taken += 1
            target = 1 - ((1 - LAMBDA) * worth + LAMBDA * target)

    def learn(self, steps: int, size: float) -> None:
        """Make gradient steps, each with a random sample of recent positions."""
        for _ in range(steps):
            at = self.chance.integers(0, min(self.taken, KEPT), BATCH)
            inputs = self.eyes.show(Seen(self.men[at], self.measures[at]))
            self.net.learn(inputs, self.targets[at], size)


def learn(game: Any, args: argparse.Namespace) -> None:
    """Play, train, and save the network at intervals."""
    eyes = Eyes(game.rules)
    net = Net(eyes.inputs, args.seed)
    beginning = net.judge(eyes)
    school = School(eyes, net, args.seed)
    tables = Tables(game, eyes, BESIDE)
    chance = Random(args.seed)
    records: list[list[tuple[Any, Any, float]]] = [[] for _ in range(BESIDE)]
    curve: list[tuple[int, float]] = []
    finished = pulled = 0
    began = process_time()
    for turn in range(args.turns * args.marks // MARKS):
        seen, worth, won = tables.play(throw(chance, BESIDE), [(net.judge(eyes), 0, BESIDE)])
        for at in range(BESIDE):
            records[at].append((seen.men[at], seen.measures[at], min(1.0, float(worth[at]))))
            if won[at] or len(records[at]) > LONGEST:
                if won[at]:
                    school.take(records[at])
                    finished += 1
                records[at] = []
                tables.games[at] = tables.fresh
        due = AGAIN * school.taken // BATCH - pulled if school.taken > BATCH else 0
        school.learn(due, STEP[0] * (STEP[1] / STEP[0]) ** (turn / args.turns))
        pulled += due
        if (turn + 1) % (args.turns // MARKS) == 0:
            settled = net.settled()
            score, low, high = win_rate(
                play_pairs(game, eyes, settled.judge(eyes), beginning, PAIRS, 7)
            )
            curve.append((finished, round(score, 3)))
            seconds = process_time() - began
            print(f"{finished} games: {score:.3f} ({low:.3f} to {high:.3f}), {seconds:.0f} s")
            made_by = f"scripts/learn_tables.py {args.game}"
            made_by += f" --turns {args.turns} --seed {args.seed} --marks {len(curve)}"
            write(args.target / f"{args.game}-network.json", made_by, settled, eyes, curve)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=["xii"])
    parser.add_argument("--turns", type=int, default=16_000, help="turns of the parallel games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", type=Path, default=DATA)
    parser.add_argument("--marks", type=int, default=MARKS, help="sixteenths of the turns to play")
    parser.add_argument(
        "--meet", type=int, metavar="PAIRS", help="play against the plain player instead"
    )
    args = parser.parse_args()
    game: Any = registry.game(args.game)
    if not args.meet:
        learn(game, args)
        return
    eyes = Eyes(game.rules)
    net = read(args.target / f"{args.game}-network.json", eyes)
    plain = plain_judge(eyes, game.rules.home)
    score, low, high = win_rate(
        play_pairs(game, eyes, net.judge(eyes), plain, args.meet, args.seed)
    )
    print(f"{args.game} network against plain: {score:.3f} ({low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
