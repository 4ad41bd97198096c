"""Levels for Duodecim scripta.  No level searches later rolls: a roll has many possible turns."""

from __future__ import annotations

from alveus.ai.answers import DiceAnalyst
from alveus.families.tables.opponent.levels import Level, TablesOpponent

OPPONENT: DiceAnalyst = TablesOpponent(
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
