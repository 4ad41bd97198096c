"""The opponent of Ludus XII scriptorum.

No level searches ahead, because a roll has many possible turns.  The values of these turns differ
little, so a small `slip` (random error) changes the choice.  The level `linear`, a baseline for
comparison, always uses the linear evaluation of positions.  The other levels use a neural network
under rules that lead to positions similar to those of its training (`network.PROVED`), and the
linear evaluation under other rules.
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
