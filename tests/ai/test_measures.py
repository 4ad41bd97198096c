"""Features of the half board equal the engine's turns."""

from __future__ import annotations

import json
from pkgutil import get_data
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.tables.positions import lombard, set_up

from alveus.core.game import CHANCE, OVER
from alveus.families.tables.actions import weighted_rolls
from alveus.families.tables.game import TablesGame
from alveus.families.tables.opponent.evaluation import expand_table, load_evaluation
from alveus.families.tables.opponent.measures import AMOUNTS, Measures, in_contact
from alveus.families.tables.rules import turn_node
from alveus.families.tables.state import State
from alveus.families.tables.turn_search import TurnSearch


def measured(rules: TablesGame, state: State, name: str) -> float:
    """Return a feature of a position after a turn of Black; White rolls next."""
    _, amounts = Measures(rules.rules).measure(state.sides[1], state.sides[0])
    return amounts[AMOUNTS.index(name)]


def hitting_throws(rules: TablesGame, state: State) -> int:
    """Return how many of 36 rolls allow White to hit, by playing all of them."""
    white, black = state.sides
    hits = 0
    for dice, weight in weighted_rolls(2):
        search = TurnSearch(rules.rules)
        waiting = [turn_node(search.rules, white, black, dice)]
        while waiting:
            node = waiting.pop()
            steps = search.allowed_steps(node)
            if any(step.hit for step in steps):
                hits += weight
                break
            waiting += [search.next(node, step) for step in steps]
    return hits


@st.composite
def to_throw(draw: st.DrawFn) -> tuple[TablesGame, State]:
    """Return a random position in which White must roll."""
    rules = lombard(restricted=draw(st.sampled_from(["listed", "all", "none"])))
    random = Random(draw(st.integers(0, 10**6)))
    state, turns = rules.opening(0), draw(st.integers(2, 60))
    while turns > 0 or state.turn != 0 or state.dice is not None:
        if rules.actor(state) == OVER:
            break
        if rules.actor(state) == CHANCE:
            outcomes = [throw for throw, _ in rules.outcomes(state)]
            state, _ = rules.apply(state, random.choice(outcomes))
        else:
            state = random.choice(rules.results(state)).state
            turns -= 1
    return rules, state


@examples(40)
@given(to_throw())
def test_shots_are_the_rolls_that_hit(
    position: tuple[TablesGame, State],
) -> None:
    rules, state = position
    if rules.actor(state) != OVER:
        assert measured(rules, state, "shots") * 36 == pytest.approx(hitting_throws(rules, state))


def test_blot_six_points_away_is_hit_by_sixteen_rolls() -> None:
    rules = lombard()
    assert measured(rules, set_up(rules, "1:15", "6:1"), "shots") == pytest.approx(16 / 36)


def test_closed_points_on_the_way_reduce_shots() -> None:
    rules = lombard()
    state = set_up(rules, "1:15", "6:1 8:2 9:2 10:2 11:2 7:2")
    assert measured(rules, state, "shots") == pytest.approx(11 / 36)
    assert measured(rules, state, "dead_dice") == pytest.approx(5 / 6)


def test_men_behind_closed_points_are_caged() -> None:
    rules = lombard()
    caged = measured(rules, set_up(rules, "1:5 12:10", "7:2 8:2 9:2 10:2 11:2"), "caged")
    free = measured(rules, set_up(rules, "1:5 12:10", "2:15"), "caged")
    assert caged > free == 0


def test_contact_ends_when_the_last_men_have_passed_each_other() -> None:
    rules = lombard()
    apart = set_up(rules, "7:15", "7:15").sides
    facing = set_up(rules, "6:1 8:14", "6:1 8:14").sides
    assert not in_contact(rules.rules, *apart)
    assert in_contact(rules.rules, *facing)
    assert in_contact(rules.rules, *set_up(rules, "bar:1 7:14", "7:15").sides)


def test_data_has_a_weight_for_every_feature() -> None:
    rules = lombard()
    data = json.loads(get_data("alveus.families.tables.opponent", "data/lombardorum.json") or b"")
    measures = Measures(rules.rules)
    assert tuple(data["amounts"]) == AMOUNTS
    assert len(expand_table(data["table"])) == measures.entries


def test_values_are_chances() -> None:
    rules = lombard()
    weighed = load_evaluation("lombardorum", rules.rules)
    own, other = set_up(rules, "1:4 7:6 9:5", "1:14 3:1").sides
    assert 0.5 < weighed.worth(own, other) < 1
    assert 0 < weighed.worth(other, own) < 0.5
