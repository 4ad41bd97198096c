"""Features of long boards equal hand counts and the engine's turns."""

from __future__ import annotations

from typing import Any

import pytest

from alveus import registry
from alveus.families.tables.actions import weighted_rolls
from alveus.families.tables.opponent.evaluation import load_evaluation
from alveus.families.tables.opponent.long_board import LongBoard
from alveus.families.tables.opponent.measures import in_contact
from alveus.families.tables.opponent.race import pips_per_roll
from alveus.families.tables.rules import turn_node
from alveus.families.tables.state import Side
from alveus.families.tables.turn_search import TurnSearch


def side(rules: Any, text: str, bar: int = 0, hand: int = 0) -> Side:
    """``"1:3 7:11"``; other men are off."""
    points = [0] * (rules.length + 1)
    for point, men in (word.split(":") for word in text.split()):
        points[int(point)] = int(men)
    return Side(tuple(points), bar, rules.men - bar - hand - sum(points), hand)


def amounts(rules: Any, own: Side, other: Side) -> dict[str, float]:
    """Return the features of a position after a turn of the first side."""
    return dict(zip(LongBoard.names, LongBoard(rules).measure(own, other)[1], strict=True))


def hitting(rules: Any, own: Side, other: Side) -> float:
    """Return the share of rolls with which the other side can hit, by playing all of them."""
    hits = 0
    for dice, weight in weighted_rolls(rules.dice):
        search = TurnSearch(rules)
        waiting = [turn_node(search.rules, other, own, rules.numbers_to_play(dice))]
        while waiting:
            node = waiting.pop()
            steps = search.allowed_steps(node)
            if any(step.hit for step in steps):
                hits += weight
                break
            waiting += [search.next(node, step) for step in steps]
    return hits / 6**rules.dice


@pytest.mark.parametrize("distance", [1, 3, 6, 7, 11, 14, 18])
def test_danger_of_a_blot_is_the_share_of_rolls_that_reach_it(distance: int) -> None:
    rules = registry.game("duodecim").rules
    own, other = side(rules, f"{24 - distance}:1 24:2"), side(rules, "1:1")
    danger = hitting(rules, own, other) * (24 - distance) / 24
    assert amounts(rules, own, other)["own_danger"] == pytest.approx(danger)


@pytest.mark.parametrize("distance", [5, 8, 16, 20])
def test_double_played_four_times_reaches_farther(distance: int) -> None:
    rules = registry.game("xii").rules
    own, other = side(rules, f"{13 + distance}:1 36:2"), side(rules, "13:1")
    danger = hitting(rules, own, other) * (13 + distance) / 36
    assert amounts(rules, own, other)["own_danger"] == pytest.approx(danger)


def test_only_men_behind_endanger_a_blot() -> None:
    rules = registry.game("xii").rules
    own, other = side(rules, "15:1 36:2"), side(rules, "20:2")
    measured = amounts(rules, own, other)
    assert (measured["own_blots"], measured["own_danger"]) == (0, 0)
    assert amounts(rules, side(rules, "25:1"), other)["own_danger"] > 0


def test_men_hit_less_while_another_is_on_the_bar() -> None:
    rules = registry.game("xii").rules
    own = side(rules, "26:1 36:2")
    free = amounts(rules, own, side(rules, "20:3"))["own_danger"]
    assert 0 < amounts(rules, own, side(rules, "20:2", bar=1))["own_danger"] == free / 2


def test_a_man_in_hand_can_hit_on_the_first_six_squares() -> None:
    rules = registry.game("xii").rules
    own = side(rules, "4:1")
    assert amounts(rules, own, side(rules, "36:2", hand=1))["own_danger"] > 11 / 36 * 4 / 36
    assert amounts(rules, own, side(rules, "36:2"))["own_danger"] == 0


def test_a_man_in_the_holding_cell_hits_from_the_first_point() -> None:
    rules = registry.game("duodecim").rules
    own = side(rules, "24:2 21:1")
    waiting = amounts(rules, own, side(rules, "", bar=1))["own_danger"]
    assert waiting == amounts(rules, own, side(rules, "1:1"))["own_danger"] > 0


@pytest.mark.parametrize(
    ("game_id", "chosen", "own", "other", "meets"),
    [
        ("duodecim", {}, "13:2", "13:2", False),
        ("duodecim", {}, "12:2", "12:2", True),
        ("duodecim", {"direction": "parallel"}, "13:2", "20:2", True),
        ("xii", {}, "36:1", "35:2", True),
        ("xii", {"route": "mirrored"}, "25:2", "25:2", False),
        ("xii", {"route": "mirrored"}, "5:1 25:2", "25:2", True),
        ("xii", {"route": "half_a"}, "3:1", "4:1", True),
    ],
)
def test_contact_lasts_while_a_man_can_meet_an_enemy(
    game_id: str, chosen: dict[str, str], own: str, other: str, meets: bool
) -> None:
    rules = registry.game(game_id, chosen).rules
    assert in_contact(rules, side(rules, own), side(rules, other)) is meets


def test_pips_per_roll() -> None:
    assert pips_per_roll(registry.game("duodecim").rules) == 10.5
    assert pips_per_roll(registry.game("xii").rules) == pytest.approx(49 / 6)


@pytest.mark.parametrize("game_id", ["duodecim", "xii"])
def test_advanced_blot_is_worth_less_than_a_pair(game_id: str) -> None:
    rules = registry.game(game_id).rules
    weighed = load_evaluation(game_id, rules)
    other = side(rules, "3:5 5:4 8:2 10:2 13:2")
    apart, together = side(rules, "1:11 9:1 11:1 14:2"), side(rules, "1:11 10:2 14:2")
    assert 0 < weighed.worth(apart, other) < weighed.worth(together, other) < 1
