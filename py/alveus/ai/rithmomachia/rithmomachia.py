"""The levels of the computer at Rithmomachia.

From the pupil of a cathedral school, by the reckoner and the computist, to the master.  Even he
heeds no plan of the other side that is longer than fourteen moves: who guards against all never
sets out.
"""

from __future__ import annotations

from types import MappingProxyType

from alveus.ai.answers import Analyst
from alveus.ai.rithmomachia.opponent import BattleOpponent, Level

OPPONENT: Analyst = BattleOpponent(
    MappingProxyType(
        {
            "discipulus": Level(depth=1, sight=2, watch=2, horizon=2, enemy_horizon=0),
            "auditor": Level(depth=1, sight=3, watch=2, enemy_horizon=0, slip=120),
            "scholaris": Level(depth=1, sight=3, watch=2, enemy_horizon=0, slip=75),
            "abacista": Level(depth=1, sight=3, watch=2, enemy_horizon=0, slip=40),
            "calculator": Level(depth=1, sight=3, watch=2, enemy_horizon=0),
            "arithmeticus": Level(depth=1, sight=4, watch=4, enemy_horizon=3, slip=35),
            "computista": Level(depth=1, sight=5, watch=5, enemy_horizon=5, slip=35),
            "algorista": Level(depth=1, enemy_horizon=10),
            "magister": Level(enemy_horizon=14),
        }
    )
)
