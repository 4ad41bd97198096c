"""Threat features equal playing every roll with the engine's turns."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alveus import registry
from alveus.families.tables.actions import weighted_rolls
from alveus.families.tables.opponent.network import see
from alveus.families.tables.opponent.threat_features import NAMES, ThreatFeatures
from alveus.families.tables.rules import turn_node
from alveus.families.tables.state import Side
from alveus.families.tables.turn_search import TurnSearch

RULES = registry.game("xii").rules


def side(text: str, bar: int = 0, hand: int = 0) -> Side:
    """``"1:3 7:11"``; other men are off."""
    points = [0] * (RULES.length + 1)
    for point, men in (word.split(":") for word in text.split()):
        points[int(point)] = int(men)
    return Side(tuple(points), bar, RULES.men - bar - hand - sum(points), hand)


def measured(own: Side, other: Side) -> dict[str, int]:
    """Return the features of a position after a turn of the first side."""
    return dict(zip(NAMES, ThreatFeatures(RULES).measure(see(own), see(other)), strict=True))


def hit_by(own: Side, other: Side, dice: tuple[int, ...]) -> int:
    """Return the point of the foremost own man that a turn of the roll hits, or 0."""
    search = TurnSearch(RULES)
    waiting = [turn_node(search.rules, other, own, RULES.numbers_to_play(dice))]
    foremost = 0
    seen = set(waiting)
    while waiting:
        node = waiting.pop()
        for step in search.allowed_steps(node):
            if step.hit:
                foremost = max(foremost, step.target)
            then = search.next(node, step)
            if then not in seen:
                seen.add(then)
                waiting.append(then)
    return foremost


def played_out(own: Side, other: Side) -> tuple[int, int]:
    """Return how many of 36 rolls hit, and the number of points that the hit men lose."""
    hits = cost = 0
    for dice, weight in weighted_rolls(2):
        foremost = hit_by(own, other, dice)
        hits += weight * (foremost > 0)
        cost += weight * foremost
    return hits, cost


@pytest.mark.parametrize(
    ("own", "other"),
    [
        (side("19:1 36:2"), side("13:1")),
        (side("21:1 36:2"), side("13:2")),
        (side("20:1 17:1 36:2"), side("13:1 14:1 36:3")),
        (side("3:1 20:1 36:2"), side("18:3", bar=1)),
        (side("3:1 20:1 36:2"), side("18:3", bar=2)),
        (side("4:1 20:1 15:2 17:2 19:2"), side("14:2 16:1 18:1")),
    ],
)
def test_hits_are_the_rolls_with_a_hitting_turn(own: Side, other: Side) -> None:
    features = measured(own, other)
    assert (features["own_hits"], features["own_loss"]) == played_out(own, other)


def test_no_hits_beyond_the_entry_row_while_men_are_in_hand() -> None:
    own = side("14:1 36:2")
    assert measured(own, side("12:3", hand=2))["own_hits"] == 0
    assert measured(own, side("12:3"))["own_hits"] > 0


def test_die_that_moves_no_man_is_dead() -> None:
    own = side("7:2 8:2 9:2")
    assert measured(own, side("6:1 36:3"))["dead"] == 3
    assert measured(own, side("36:3"))["dead"] == 0


def test_only_closed_points_before_the_rearmost_man_count() -> None:
    own = side("7:2 8:2 9:2 20:2")
    assert measured(own, side("6:1"))["prime"] == 3
    assert measured(own, side("12:1"))["prime"] == 1


def test_features_are_integers() -> None:
    chance = Random(1)
    for _ in range(200):
        sides = []
        for _ in range(2):
            men = [chance.randrange(1, RULES.exit) for _ in range(chance.randrange(12))]
            sides.append(side(" ".join(f"{point}:{men.count(point)}" for point in set(men))))
        features: Any = ThreatFeatures(RULES).measure(*map(see, sides))
        assert all(isinstance(amount, int) and amount >= 0 for amount in features)
