"""Levels of the opponent at Sperrdomino, from a child to the bank director (Adler's profession)."""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import Analyst
from alveus.families.dominoes.line.opponent.levels import STRONGEST, Level, LineOpponent

OPPONENT: Analyst = LineOpponent(
    MappingProxyType(
        {
            "kind": Level(rule_of_thumb="curious"),
            "schueler": Level(rule_of_thumb="heavy"),
            "tante": Level(nodes=100),
            "stammgast": Level(nodes=300, shuts=True),
            "direktor": STRONGEST,
        }
    )
)
