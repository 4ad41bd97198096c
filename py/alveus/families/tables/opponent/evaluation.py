"""Value of a position for the player who has just moved.

The value is a linear sum of features, converted to a chance of winning.  Once the men have passed
each other, the race is evaluated instead.  The weights are data, tuned by self-play
(`scripts/train_tables.py`, `scripts/climb_tables.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from operator import mul
from pkgutil import get_data
from typing import Any, TypeAlias

from alveus.families.tables.opponent.long_board import LongBoard
from alveus.families.tables.opponent.measures import Measures, in_contact
from alveus.families.tables.opponent.network import Network, load_network
from alveus.families.tables.opponent.race import Race
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Side


@dataclass(eq=False)
class Evaluation:
    """Linear evaluation: a weighted sum of features, converted to a chance of winning.

    `measures` describes a position by two lists: indices of entries of `table`, and amounts.  The
    sum consists of `bias`, these entries, and each amount times the weight with the same index in
    `weights`.
    """

    rules: Ruleset
    measures: Measures | LongBoard
    bias: float
    table: list[float]
    weights: list[float]

    def __post_init__(self) -> None:
        self.race = Race(self.rules)

    def worth(self, own: Side, other: Side) -> float:
        """Return the winning chance (0 to 1) of `own`, who has just moved; `other` rolls next."""
        if own.off == self.rules.men:
            return 1.0
        if not in_contact(self.rules, own, other):
            return self.race.chance(own, other)
        entries, amounts = self.measures.measure(own, other)
        total = self.bias + sum(map(self.table.__getitem__, entries))
        total += sum(map(mul, self.weights, amounts))
        return 1 / (1 + exp(-total))


@dataclass(eq=False)
class Beginner:
    """A beginner's evaluation: hit and move ahead; own blots (single men) are ignored."""

    rules: Ruleset

    def worth(self, own: Side, other: Side) -> float:
        """Return a rough value of a position for the player who has just moved (0 to 1).

        It is the mean of two shares (0 to 1): the part of the way home that the player has covered,
        and the part of the way off the board that the opponent still has to cover.
        """
        rules = self.rules
        behind = (other.bar + other.hand) * rules.exit + other.distance(rules.exit)
        home = own.off * (rules.home + 1)
        home += sum(men * min(point, rules.home) for point, men in enumerate(own.points))
        return (behind / rules.exit + home / (rules.home + 1)) / (2 * rules.men)


def expand_table(rows: Mapping[str, Any]) -> list[float]:
    """Return the list of weights for `Evaluation.table` from `rows`, the "table" of the data file.

    The rows "own" (men of the player who has just moved) and "other" (the opponent's) have four
    numbers per point: the weights of one, two and three men, and the increase for each further man.
    The list has 16 weights for each of these points: for 0 men (always 0.0) to 15 men.  Then come
    the weights of the other rows, unchanged: "closed", "own_closed", "rear" and "own_rear".
    """
    table: list[float] = []
    for side in ("own", "other"):
        for one, two, three, more in rows[side]:
            table += [0.0, one, two, three, *(three + more * n for n in range(1, 13))]
    for name in ("closed", "own_closed", "rear", "own_rear"):
        table += rows[name]
    return table


Evaluator: TypeAlias = Evaluation | Network | Beginner
"""An evaluation of positions: the chance of winning of the player who has just moved."""


@lru_cache(maxsize=8)
def load_evaluator(game_id: str, rules: Ruleset) -> Evaluator:
    """Return the game's neural network if it has one for `rules`, else its linear evaluation."""
    return load_network(game_id, rules) or load_evaluation(game_id, rules)


@lru_cache(maxsize=8)
def load_evaluation(game_id: str, rules: Ruleset) -> Evaluation:
    """Return the linear evaluation of a game with the weights from the package's data files."""
    data = json.loads(get_data(__name__, f"data/{game_id}.json") or b"")
    measures: Measures | LongBoard = Measures(rules) if "table" in data else LongBoard(rules)
    table = expand_table(data["table"]) if "table" in data else []
    weights = [data["amounts"][name] for name in measures.names]
    return Evaluation(rules, measures, data["bias"], table, weights)
