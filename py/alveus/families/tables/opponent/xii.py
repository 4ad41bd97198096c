"""The opponent of Ludus XII scriptorum.

No level searches ahead: a roll has many possible turns, and their values differ so little that
small errors cost a lot.  The level `linear` is a baseline that evaluates all routes in the same
way; the network of the other levels supports the default route only.
"""

from __future__ import annotations

from alveus.ai.answers import DiceAnalyst
from alveus.families.tables.opponent.levels import Level, TablesOpponent

OPPONENT: DiceAnalyst = TablesOpponent(
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
