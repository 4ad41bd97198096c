"""The levels of the computer at Sperrdomino.

From a child who likes to buy to the bank director, as which Adler himself retired.
"""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import Analyst
from alveus.ai.dominoes.line import STRONGEST, Level, LineOpponent

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
