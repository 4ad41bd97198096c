"""Tune the weights of a tables game's evaluation by letting it play against itself.

nice .venv/bin/python scripts/train_tables.py lombardorum     (some minutes)

Temporal-difference learning: after each game, the win probability of every position is moved
towards those of the later positions and the result (the lambda-return, with alternating sides). The
gradient is that of the logistic function, with a separate step size for every weight (Adagrad). By
default, some points of the game can hold only one man. The weights of several men on such points
are therefore trained last, in games without that limit, while all other weights are frozen. The
file contains the mean of the weights over the last third of the games.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from toolchain.ground import ROOT

sys.path.insert(0, str(ROOT / "py"))

from alveus.core.files import write_file
from alveus.families.tables import lombardorum
from alveus.families.tables.opponent.board import AfterTurn, Board
from alveus.families.tables.opponent.evaluation import Evaluation
from alveus.families.tables.opponent.measures import AMOUNTS, COUNTS, Measures, in_contact
from alveus.families.tables.state import Side

DATA = ROOT / "py/alveus/families/tables/opponent/data"

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alveus.families.tables.ruleset import Ruleset

GAMES = {"lombardorum": lombardorum.game}
LAMBDA = 0.7
STEP = 0.2
LONGEST = 1000
"""Number of positions after which a game is stopped and counts as a draw."""

Seen = tuple[list[int], list[float], float]
"""A position: table entries, amounts, and the win probability estimated during the game."""


class Weights:
    """All weights in one list: four per point and player, other entries, amounts, bias."""

    def __init__(self, rules: Ruleset) -> None:
        measures = Measures(rules)
        self.points = 2 * rules.length
        self.parts = [self._parts_of(entry, measures) for entry in range(measures.entries)]
        self.amounts = 4 * self.points + measures.entries - measures.closed
        size = self.amounts + len(AMOUNTS) + 1
        self.values = [0.0] * size
        self.steps = [1.0] * size
        self.held = [False] * size

    def _parts_of(self, entry: int, measures: Measures) -> list[tuple[int, int]]:
        if entry >= measures.closed:
            return [(4 * self.points + entry - measures.closed, 1)]
        point, men = divmod(entry, COUNTS)
        if men > 3:
            return [(4 * point + 2, 1), (4 * point + 3, men - 3)]
        return [(4 * point + men - 1, 1)] if men else []

    def evaluation(self, rules: Ruleset) -> Evaluation:
        """Return the evaluation with the current weights."""
        table = [sum(self.values[i] * share for i, share in parts) for parts in self.parts]
        amounts = self.values[self.amounts : -1]
        return Evaluation(rules, Measures(rules), self.values[-1], table, amounts)

    def learn(self, entries: list[int], amounts: list[float], error: float, step: float) -> None:
        """Take one gradient step for one position."""
        for entry in entries:
            for index, share in self.parts[entry]:
                self._move(index, error * share, step)
        for index, amount in enumerate(amounts, self.amounts):
            if amount:
                self._move(index, error * amount, step)
        self._move(len(self.values) - 1, error, step)

    def freeze(self) -> None:
        """Freeze every weight that has been trained so far."""
        self.held = [steps > 1.0 for steps in self.steps]

    def _move(self, index: int, slope: float, step: float) -> None:
        if not self.held[index]:
            self.steps[index] += slope * slope
            self.values[index] += step * slope / sqrt(self.steps[index])

    def to_json(self, game_id: str, values: list[float]) -> dict[str, object]:
        """Return the weights in the format of the data file."""
        short = [round(value, 4) for value in values]
        rows = [short[at : at + 4] for at in range(0, 4 * self.points, 4)]
        half = self.points // 2
        table: dict[str, list[float] | list[list[float]]] = {
            "own": rows[:half],
            "other": rows[half:],
        }
        at = 4 * self.points
        for name, size in (("closed", 21), ("own_closed", 21), ("rear", 7), ("own_rear", 7)):
            table[name] = short[at : at + size]
            at += size
        return {
            "made_by": f"scripts/train_tables.py {game_id}",
            "bias": short[-1],
            "amounts": dict(zip(AMOUNTS, short[self.amounts : -1], strict=True)),
            "table": table,
        }


def play(
    evaluation: Evaluation, random: Random, start: Side | None = None
) -> tuple[list[Seen], float]:
    """Play a game of the evaluation against itself, until it is won or no more hit is possible.

    Return the position after each turn, and the final win probability; 0.5 for a stopped game.
    Probabilities are those of the player who has just moved.
    """
    board = Board(evaluation.rules, evaluation)
    if start is None:
        start = Side((0, board.rules.men, *[0] * (board.rules.length - 1)))
    position = AfterTurn(start, start)
    seen: list[Seen] = []
    while len(seen) < LONGEST:
        throw = board.rules.numbers_to_play((random.randint(1, 6), random.randint(1, 6)))
        answers = board.answers(position, throw)
        position = max(answers, key=board.worth) if len(answers) > 1 else answers[0]
        own, other = position
        if own.off == board.rules.men or not in_contact(board.rules, own, other):
            return seen, board.worth(position)
        entries, amounts = evaluation.measures.measure(own, other)
        seen.append((entries, amounts, evaluation.worth(own, other)))
    return seen, 0.5


def learn_from(weights: Weights, seen: list[Seen], end: float, step: float) -> None:
    """Move the win probabilities of a game's positions towards those of later positions."""
    target, following = end, end
    for entries, amounts, chance in reversed(seen):
        target = 1 - ((1 - LAMBDA) * following + LAMBDA * target)
        following = chance
        weights.learn(entries, amounts, target - chance, step)


def train(
    weights: Weights, rules: Ruleset, games: int, random: Random, start: Side | None = None
) -> list[float]:
    """Play and learn; return the mean of the weights over the last third of the games."""
    total = [0.0] * len(weights.values)
    counted = 0
    began = perf_counter()
    for number in range(games):
        seen, end = play(weights.evaluation(rules), random, start)
        learn_from(weights, seen, end, STEP / (1 + 3 * number / games))
        if 3 * number >= 2 * games:
            total = [sum(pair) for pair in zip(total, weights.values, strict=True)]
            counted += 1
        if number % 1000 == 999:
            print(f"{number + 1} games, {perf_counter() - began:.0f} s", flush=True)
    return [value / counted for value in total]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", type=Path, default=DATA)
    args = parser.parse_args()
    random = Random(args.seed)
    rules = GAMES[args.game]({}).rules
    weights = Weights(rules)
    weights.values = train(weights, rules, args.games, random)
    weights.freeze()
    free = GAMES[args.game]({"restricted": "none"}).rules
    values = train(weights, free, args.games // 4, random)
    data = weights.to_json(args.game, values)
    write_file(args.target / f"{args.game}.json", written(data))


def written(data: Mapping[str, object], indent: str = "") -> str:
    """Return the data as JSON with one line per member, so that diffs are readable."""
    lines = []
    for name, value in data.items():
        inner = indent + " "
        text = written(value, inner).rstrip() if isinstance(value, dict) else json.dumps(value)
        lines.append(f'{inner}"{name}": {text}')
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}\n"


if __name__ == "__main__":
    main()
