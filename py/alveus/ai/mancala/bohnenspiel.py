"""The levels of the computer at the Bohnenspiel.

From the child of the house to the Tsarina Catherine and the Shah who gave her the board.
"""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import Analyst
from alveus.ai.mancala.level import Level
from alveus.ai.mancala.opponent import MancalaOpponent

OPPONENT: Analyst = MancalaOpponent(
    MappingProxyType(
        {
            "kind": Level(depth=1, slip=2.2, evaluates=False, count=6, chain=False),
            "gast": Level(depth=1, slip=0.5, evaluates=False, count=12),
            "nachbar": Level(depth=2, slip=2.6, evaluates=False),
            "kraemer": Level(depth=2, slip=3.7),
            "verwalter": Level(depth=2, slip=2.0),
            "pastor": Level(depth=3, slip=2.1),
            "baron": Level(depth=4, slip=2.0),
            "graf": Level(depth=5, slip=1.9),
            "general": Level(depth=5, slip=1.35),
            "fuerst": Level(depth=6, slip=1.2),
            "zarin": Level(nodes=1_800),
            "emir": Level(nodes=6_000),
            "wesir": Level(nodes=18_000),
            "schah": Level(),
        }
    )
)
