"""The levels of the computer at the Bohnenspiel.

From the child of the house to the Tsarina Catherine and the Shah who gave her the board.
"""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import Analyst
from alveus.ai.mancala.opponent import Level, MancalaOpponent

OPPONENT: Analyst = MancalaOpponent(
    MappingProxyType(
        {
            "kind": Level(depth=1, slip=2.0, evaluates=False, count=6, chain=False),
            "gast": Level(depth=1, slip=1.0, evaluates=False, count=12),
            "nachbar": Level(depth=2, slip=1.0, evaluates=False),
            "verwalter": Level(depth=2, slip=2.0),
            "baron": Level(depth=4, slip=1.0),
            "zarin": Level(nodes=3_000),
            "schah": Level(),
        }
    )
)
