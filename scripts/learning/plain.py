"""The simple player of `tests/ai/plain_player.py`, for thousands of positions at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from alveus.families.tables.opponent.threat_features import Men

if TYPE_CHECKING:
    from learning.games import Judge
    from learning.positions import Eyes, Seen

NEAR, FAR = 13 / 36, 3 / 36
BLOCK = 3.0
HOME = 1.0
OFF = 2.0


def plain_judge(eyes: Eyes, home: int) -> Judge:
    """Return an evaluation with weights set by hand, for games with one direction of play.

    It counts distance to travel, men borne off, men at home, exposed blots and blocked points of
    the side that has moved, minus those of the other side.
    """
    points = np.arange(eyes.length + 1)

    def side(own: Men, other: Men, places: Any) -> Any:
        near = sum_of(other, range(1, 7))
        far = sum_of(other, range(7, 13)) & ~near
        shut = own.held & ~own.single & ~1
        worth = OFF * places[:, eyes.length + 1] - places @ eyes.ways
        worth = worth + HOME * places[:, home : eyes.length + 1].sum(axis=1)
        worth = worth - NEAR * spread(own.single & near) - FAR * spread(own.single & far)
        return worth + BLOCK * np.bitwise_count(shut & near)

    def sum_of(men: Men, distances: range) -> Any:
        held = men.held | (men.bar > 0)
        reached = held * 0
        for distance in distances:
            reached = reached | held << distance
        return reached

    def spread(bits: Any) -> Any:
        return (bits[:, None] >> points & 1) @ points

    def judge(seen: Seen) -> Any:
        own, other = eyes.sides(seen.men)
        mine, theirs = seen.men[:, : eyes.places], seen.men[:, eyes.places :]
        return side(own, other, mine) - side(other, own, theirs)

    return judge
