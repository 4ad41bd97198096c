"""Levels of the opponent at family dominoes, named from child (weakest) to grandfather."""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import Analyst
from alveus.families.dominoes.line.opponent.levels import HOPED, Level, LineOpponent

OPPONENT: Analyst = LineOpponent(
    MappingProxyType(
        {
            "kind": Level(rule_of_thumb="any"),
            "vetter": Level(rule_of_thumb="heavy"),
            "schwester": Level(rule_of_thumb="varied"),
            "tante": Level(nodes=8),
            "onkel": Level(nodes=400, shuts=True, waver=4.0),
            "grossvater": Level(nodes=400, shuts=True, waver=HOPED),
        }
    )
)
