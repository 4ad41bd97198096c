"""Levels of the computer at Ludus XII scriptorum.

A roll has so many possible turns, and a game so many rolls, that no level searches ahead.  Turns
differ so little in value that small errors cost a lot.

The network (`network.py`) supports the default route only.  The level `linear`
evaluates all routes by the same linear sum and is used to compare them.
"""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import DiceAnalyst
from alveus.families.tables.opponent.opponent import Level, TablesOpponent

OPPONENT: DiceAnalyst = TablesOpponent(
    MappingProxyType(
        {
            "tiro": Level(slip=0.063),
            "novicius": Level(slip=0.051),
            "alumnus": Level(slip=0.04),
            "lusor": Level(slip=0.0305),
            "exercitatus": Level(slip=0.0225),
            "peritus": Level(slip=0.013),
            "magister": Level(),
            "linear": Level(learned=False),
        }
    )
)
