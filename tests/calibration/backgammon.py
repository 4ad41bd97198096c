"""Backgammon, for tests only: a known game on which to measure the method of the tables games.

``python -m tests.calibration.backgammon`` learns its weights, as `scripts/train_tables.py` does for
Ludus Lombardorum, and writes them beside this file.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

from alveus.families.tables.opponent.evaluation import Evaluation, expand_table
from alveus.families.tables.opponent.measures import Measures
from alveus.families.tables.ruleset import Ruleset, contrary_facing
from alveus.families.tables.state import Side
from train_tables import Weights, train, written

FILE = Path(__file__).with_name("backgammon.json")
RULES = Ruleset(
    length=24,
    men=15,
    facing=contrary_facing(24),
    home=19,
    dice=2,
    obligation="max_then_high",
    hit_return="bar",
    starter="die_each",
    next_starter="winner",
    doubles_four=True,
)
START = Side(tuple({1: 2, 12: 5, 17: 3, 19: 5}.get(point, 0) for point in range(25)))


def evaluation() -> Evaluation:
    """Return the linear evaluation with the trained weights."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    measures = Measures(RULES)
    amounts = [data["amounts"][name] for name in measures.names]
    table = expand_table(data["table"])
    return Evaluation(RULES, measures, data["bias"], table, amounts)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    weights = Weights(RULES)
    values = train(weights, RULES, arguments.games, Random(arguments.seed), START)
    data = weights.to_json("backgammon", values)
    data["made_by"] = "tests.calibration.backgammon"
    data["made_by"] = f"{data['made_by']} --games {arguments.games} --seed {arguments.seed}"
    FILE.write_text(written(data), encoding="utf-8")


if __name__ == "__main__":
    main()
