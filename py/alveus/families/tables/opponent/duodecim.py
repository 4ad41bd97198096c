"""Levels of the computer at Duodecim scripta.

A roll has so many possible turns, and a game so many rolls, that no level searches ahead.
"""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import DiceAnalyst
from alveus.families.tables.opponent.opponent import Level, TablesOpponent

OPPONENT: DiceAnalyst = TablesOpponent(
    MappingProxyType(
        {
            "tiro": Level(beginner=True, slip=0.03),
            "novicius": Level(slip=0.37),
            "alumnus": Level(slip=0.26),
            "lusor": Level(slip=0.195),
            "exercitatus": Level(slip=0.13),
            "peritus": Level(slip=0.057),
            "magister": Level(),
        }
    )
)
