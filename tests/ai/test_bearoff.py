"""The bearing-off table and the race agree with the rules."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest
from tests.tables.positions import lombard

from alveus.families.tables.actions import weighted_rolls
from alveus.families.tables.opponent.race import (
    MEN,
    POINTS,
    SCALE,
    SIZE,
    Race,
    expected_rolls,
    rank,
    table,
    unpack,
)
from alveus.families.tables.rules import turn_node
from alveus.families.tables.state import Side
from alveus.families.tables.turn_search import TurnSearch
from build_bearoff import pack

RULES = lombard().rules
GONE = Side((0,) * 13, 0, 15)


def homes(men: int) -> list[tuple[int, ...]]:
    """Every home of so many men, as numbers of men one, two, … six points from the exit."""
    spots = combinations_with_replacement(range(1, POINTS + 1), men)
    return [tuple(spot.count(away) for away in range(1, POINTS + 1)) for spot in spots]


def side(home: tuple[int, ...]) -> Side:
    return Side((*[0] * 7, *reversed(home)), 0, MEN - sum(home))


@cache
def slowly(own: Side) -> float:
    """Return the expected number of rolls by plain recursion over the engine's turns."""
    if own.off == MEN:
        return 0.0
    total = 0.0
    for dice, weight in weighted_rolls(2):
        search = TurnSearch(RULES)
        ends = search.ends(turn_node(search.rules, own, GONE, dice))
        total += weight * min(own_then == own or slowly(own_then) for own_then, _ in ends)
    return 1 + total / 36


@pytest.mark.parametrize("men", [1, 2, 3])
def test_table_agrees_with_recursion_over_the_rules(men: int) -> None:
    for home in homes(men):
        assert expected_rolls(home) == pytest.approx(slowly(side(home)), abs=1 / SCALE)


def test_every_home_has_a_distinct_rank() -> None:
    ranks = [rank(home) for men in range(MEN + 1) for home in homes(men)]
    assert sorted(ranks) == list(range(SIZE))
    assert len(table()) == SIZE


def test_fewer_men_never_need_more_rolls() -> None:
    for home in homes(8):
        for away, men in enumerate(home):
            if men:
                fewer = [*home[:away], men - 1, *home[away + 1 :]]
                assert expected_rolls(fewer) <= expected_rolls(home)


def test_man_on_two_may_be_better_than_man_on_one() -> None:
    # A roll of 2 moves a man from 3 without bearing one off, but bears off a man from 2.
    assert expected_rolls((6, 1, 1, 0, 0, 0)) < expected_rolls((7, 0, 1, 0, 0, 0))


def test_fifteen_men_on_the_last_point_need_eight_rolls() -> None:
    assert expected_rolls((15, 0, 0, 0, 0, 0)) == 8


def test_packing_is_reversible() -> None:
    chance = Random(1)
    throws = [chance.uniform(0, 3) for _ in range(SIZE)]
    assert list(unpack(pack(throws))) == [round(value * SCALE) for value in throws]


def test_man_outside_costs_a_roll_per_seven_points() -> None:
    race = Race(RULES)
    at_home = Side((0,) * 7 + (15,) + (0,) * 5)
    away = Side((0,) * 5 + (1, 0, 14) + (0,) * 5)
    assert race.count_rolls(away) == pytest.approx(race.count_rolls(at_home) + 2 / 7)


def test_other_dice_count_by_their_mean() -> None:
    home = side((1, 2, 2, 3, 3, 4))
    assert Race(lombard(dice_count="3").rules).count_rolls(home) < Race(RULES).count_rolls(home)
    constant = Race(lombard(dice_count="3", third_die="six").rules)
    assert constant.count_rolls(home) == pytest.approx((1 + 4 + 6 + 12 + 15 + 24) / 13 + 0.6)


def test_chance_in_a_race_grows_with_the_lead() -> None:
    race = Race(RULES)
    mine = side((3, 3, 3, 2, 2, 2))
    others = [side(home) for home in ((8, 0, 0, 0, 0, 0), (3, 3, 3, 2, 2, 2), (0, 0, 0, 0, 0, 15))]
    chances = [race.chance(mine, other) for other in others]
    assert chances == sorted(chances)
    assert chances[0] < 0.01 < 0.2 < chances[1] < 0.5 < 0.99 < chances[2]
