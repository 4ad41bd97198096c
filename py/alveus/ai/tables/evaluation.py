"""What a position of a tables game is worth to the player who has just moved.

A linear sum over what can be measured, turned into a chance of winning; where the men have
passed each other the race is reckoned instead.  The weights are data, tuned by playing
against itself (`scripts/train_tables.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from math import exp
from operator import mul
from pkgutil import get_data
from typing import Any, Protocol

from alveus.ai.tables.long_board import LongBoard
from alveus.ai.tables.measures import Measures, in_contact
from alveus.ai.tables.network import load_network
from alveus.ai.tables.race import Race
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side


class Evaluation:
    """The worth of positions under one ruleset with one set of weights."""

    def __init__(
        self,
        rules: Ruleset,
        measures: Measures | LongBoard,
        bias: float,
        table: list[float],
        weights: list[float],
    ) -> None:
        self.rules = rules
        self.measures = measures
        self.race = Race(rules)
        self.bias = bias
        self.table = table
        self.weights = weights

    def worth(self, own: Side, other: Side) -> float:
        """The chance of winning of the player who has just moved; the other throws next."""
        if own.off == self.rules.men:
            return 1.0
        if not in_contact(self.rules, own, other):
            return self.race.chance(own, other)
        entries, amounts = self.measures.measure(own, other)
        total = self.bias + sum(map(self.table.__getitem__, entries))
        total += sum(map(mul, self.weights, amounts))
        return 1 / (1 + exp(-total))


def expand_table(rows: Mapping[str, Any], measures: Measures) -> list[float]:
    """The table by entry, from the rows as the data file writes them.

    For each point stand the worths of one, two and three men and of every man more.
    """
    table: list[float] = []
    for side in ("own", "other"):
        for one, two, three, more in rows[side]:
            table += [0.0, one, two, three, *(three + more * n for n in range(1, 13))]
    for name in ("closed", "own_closed", "rear", "own_rear"):
        table += rows[name]
    return table


class Judge(Protocol):
    """Who weighs positions."""

    def worth(self, own: Side, other: Side) -> float:
        """The chance of winning of the player who has just moved; the other throws next."""


@lru_cache(maxsize=8)
def load_judge(game_id: str, rules: Ruleset) -> Judge:
    """The best judge of a game that is shipped: a network where one has learned these rules."""
    return load_network(game_id, rules) or load_evaluation(game_id, rules)


@lru_cache(maxsize=8)
def load_evaluation(game_id: str, rules: Ruleset) -> Evaluation:
    """The evaluation of a game with the weights that are shipped for it."""
    data = json.loads(get_data(__name__, f"data/{game_id}.json") or b"")
    measures: Measures | LongBoard
    table: list[float] = []
    if "table" in data:
        measures = Measures(rules)
        table = expand_table(data["table"], measures)
    else:
        measures = LongBoard(rules)
    weights = [data["amounts"][name] for name in measures.names]
    return Evaluation(rules, measures, data["bias"], table, weights)
