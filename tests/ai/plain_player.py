"""A simple player of the tables games without search or learning.

It rates its own turns by race, blots, blockade and home, with weights set by hand in points of
distance.  Strong levels must beat it: `alveus arena GAME --against tests.ai.plain_player:play`.
"""

from __future__ import annotations

from typing import Any

from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Side
from alveus.play.positions import Position, state_of

NEAR, FAR = 13 / 36, 3 / 36
"""Probability of a hit from within six points, and from within twelve."""
BLOCK = 3.0
"""Value of a held point in front of an opposing man."""
HOME = 1.0
"""Value of a man in the home quarter."""
OFF = 2.0
"""Value of a man borne off, in addition to its distance."""


def play(position: Position) -> str:
    """Return the turn with the highest rating; never use the cube."""
    rules, known = state_of(position)
    return answer(rules, known, rules.actor(known), 0)


def answer(game: Any, known: Any, seat: int, seed: int) -> str:
    """Return the turn for an information state."""
    if known.dice is None or known.choice:
        return str(game.results(known)[0].text)
    rules = game.rules

    def worth(result: Any) -> float:
        own, other = result.state.sides[seat], result.state.sides[1 - seat]
        if result.state.over is not None:
            return 1000.0 * (result.state.over.winner == seat)
        return _side(rules, own, other) - _side(rules, other, own)

    return str(max(game.results(known), key=worth).text)


def _side(rules: Ruleset, own: Side, other: Side) -> float:
    """Return the rating of a side's men in points of distance."""
    facing = rules.facing
    enemies = [point for point, men in enumerate(other.points) if men]
    if other.bar or other.hand:
        enemies.insert(0, 0)
    worth = OFF * own.off - rules.exit * (own.bar + own.hand)
    for point, men in enumerate(own.points):
        if not men:
            continue
        worth -= men * (rules.exit - point)
        worth += HOME * men * (point >= rules.home)
        away = [facing[point] - enemy for enemy in enemies if enemy < facing[point]]
        if men == 1 and away:
            chance = NEAR if min(away) <= 6 else FAR if min(away) <= 12 else 0.0
            worth -= chance * point
        elif men > 1 and any(distance <= 6 for distance in away):
            worth += BLOCK
    return worth
