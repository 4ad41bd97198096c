"""The opponent of Ludus Lombardorum.  Only its highest level, `magister`, searches ahead."""

from __future__ import annotations

from alveus.ai.answers import DiceAnalyst
from alveus.families.tables.opponent.levels import Level, TablesOpponent

OPPONENT: DiceAnalyst = TablesOpponent(
    {
        "tiro": Level(beginner=True, slip=0.02),
        "alumnus": Level(slip=0.17),
        "lusor": Level(slip=0.1),
        "exercitatus": Level(slip=0.06),
        "peritus": Level(slip=0.025),
        "magister": Level(ahead=((40, 0.12), (3, 0.03))),
    }
)
