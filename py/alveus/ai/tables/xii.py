"""The levels of the computer at Ludus XII Scriptorum.

The ways are long: a throw has so many results, and a game so many throws, that nobody looks
further than his own turn.  How the ends of a turn are judged has been learned
(:mod:`alveus.ai.tables.network`); single turns differ by so little that small slips cost a lot.

The network knows the usual way round the board alone.  Where ways are compared, somebody has to
play who judges all of them by the same plain weights: `linear`.
"""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import DiceAnalyst
from alveus.ai.tables.opponent import Level, TablesOpponent

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
