"""The levels of the computer at Ludus Lombardorum."""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import DiceAnalyst
from alveus.ai.tables.opponent import Level, TablesOpponent

OPPONENT: DiceAnalyst = TablesOpponent(
    MappingProxyType(
        {
            "puer": Level(beginner="runs", slip=0.02),
            "tiro": Level(beginner="hits", slip=0.02),
            "lusor": Level(slip=0.1),
            "peritus": Level(),
            "magister": Level(ahead=((40, 0.12), (3, 0.03))),
        }
    )
)
