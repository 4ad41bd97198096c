"""Analysis of the tables games: values of turns and rolls, and luck that averages zero."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tables.positions import lombard, set_up

from alveus import ai, registry
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.game import CHANCE
from alveus.core.stream import Stream
from alveus.families.tables.game import TablesGame
from alveus.families.tables.state import State

GAMES = ("lombardorum", "duodecim", "xii")


def position_before_roll(game_id: str, seed: int, turns: int) -> tuple[Any, Any]:
    """Return a game and a position before a roll, after `turns` random turns."""
    game = registry.game(game_id)
    chance, state, throws = Random(seed), game.opening(), 0
    while game.outcome(state) is None:
        if game.actor(state) == CHANCE:
            if game.turn(state) is not None and throws > turns:
                return game, state
            state = game.advance(state, game.chance(state, Stream(b"analysis", throws)))
            throws += 1
        else:
            state = chance.choice(game.ends(state))
    return position_before_roll(game_id, seed + 1, turns // 2)


@pytest.mark.parametrize("game_id", GAMES)
@given(seed=st.integers(0, 99), turns=st.integers(0, 12))
@settings(max_examples=4, deadline=None)
def test_luck_of_all_rolls_sums_to_zero(game_id: str, seed: int, turns: int) -> None:
    game, state = position_before_roll(game_id, seed, turns)
    analysis = ai.finish(ai.evaluate_rolls(game, state, ai.Budget(), with_turns=False))
    assert sum(roll.weight for roll in analysis.rolls) == 6**game.rules.dice
    lucks = [analysis.luck(index) for index in range(len(analysis.rolls))]
    count = sum(roll.weight for roll in analysis.rolls)
    total = sum(roll.weight * roll.worth for roll in analysis.rolls)
    exact = [
        Fraction(count * roll.worth - total, count * ai.VALUE_SCALE) for roll in analysis.rolls
    ]
    pairs = zip(analysis.rolls, exact, strict=True)
    assert sum(roll.weight * luck for roll, luck in pairs) == 0
    assert lucks == [float(luck) for luck in exact]
    assert any(lucks)


def test_value_of_a_roll_is_the_value_of_its_best_turn() -> None:
    game, state = position_before_roll("lombardorum", 3, 6)
    analysis = ai.finish(ai.evaluate_rolls(game, state, ai.Budget()))
    for (throw, weight), roll in zip(game.outcomes(state), analysis.rolls, strict=True):
        after = game.advance(state, throw)
        assert (roll.text, roll.weight) == (game.text(state, throw), weight)
        seat = game.actor(after)
        turns = ai.finish(ai.analyse(game, after, seat, ai.Budget(nodes=1)))
        best = max(turns.prospects, key=lambda prospect: prospect.value)
        assert roll.worth / ai.VALUE_SCALE == pytest.approx(best.value, abs=1e-5)
        assert roll.best in ("", best.text)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("turns", [3, 25, 70])
def test_value_of_a_roll_does_not_depend_on_reporting_its_best_turn(
    game_id: str, turns: int
) -> None:
    game, state = position_before_roll(game_id, 7, turns)
    with_turns, without_turns = (
        ai.finish(ai.evaluate_rolls(game, state, ai.Budget(), tells)).rolls
        for tells in (True, False)
    )
    assert [(roll.text, roll.worth) for roll in with_turns] == [
        (roll.text, roll.worth) for roll in without_turns
    ]
    assert not any(roll.best for roll in without_turns)


def test_analysis_depth_depends_on_the_budget() -> None:
    rules, state = state_after_roll()
    depths = []
    for nodes in (1, 5_000):
        analysis = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=nodes)))
        assert [entry.text for entry in analysis.prospects] == [
            entry.text for entry in rules.results(state)
        ]
        depths.append(analysis.depth)
    assert depths[0] == 0 < depths[1]


def state_after_roll() -> tuple[TablesGame, Any]:
    rules = lombard()
    return rules, set_up(rules, "1:13 3:1 5:1", "1:13 2:2", "5-2")


def test_played_turn_is_analysed_with_any_order_of_steps() -> None:
    rules, state = state_after_roll()
    worst = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=1))).prospects
    text = min(worst, key=lambda prospect: prospect.value).text
    played = " ".join(reversed(text.split(" ")))
    analysis = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=5_000), text))
    [played_prospect] = [
        prospect for prospect in analysis.prospects if prospect.text in (text, played)
    ]
    assert analysis.depth > 0
    assert played_prospect.value != pytest.approx(min(prospect.value for prospect in worst))


def test_turns_not_searched_stay_below_searched_turns() -> None:
    rules, state = state_after_roll()
    first_values = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=1))).prospects
    order = [
        prospect.text for prospect in sorted(first_values, key=lambda prospect: -prospect.value)
    ]
    prospects = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=20_000))).prospects
    values = {prospect.text: prospect.value for prospect in prospects}
    assert values[order[-1]] <= min(values[text] for text in order[:3])


def test_value_of_a_winning_turn_is_exact() -> None:
    rules = lombard()
    state = set_up(rules, "11:1 12:1", "12:2", "2-1")
    prospects = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=100))).prospects
    assert max((prospect.value, prospect.exact) for prospect in prospects) == (100, True)


def test_analysis_is_refused_before_the_start_and_before_a_roll() -> None:
    rules = lombard()
    with pytest.raises(SetupError) as caught:
        ai.finish(ai.evaluate_rolls(rules, rules.opening(), ai.Budget()))
    assert caught.value.code == "nothing_to_decide"
    state = set_up(rules, "1:15", "1:15")
    with pytest.raises(IllegalMove) as refused:
        ai.finish(ai.analyse(rules, state, 0, ai.Budget()))
    assert refused.value.code == "throw_first"


def test_cube_decisions_have_no_analysis() -> None:
    rules = lombard(cube="on")
    state = set_up(rules, "1:15", "1:15")
    assert ai.finish(ai.analyse(rules, state, 0, ai.Budget())).prospects == ()


def exact_chance(rules: TablesGame, state: State, seat: int) -> float:
    """Return the winning chance of a seat from all rolls and turns until the end of the game."""
    if state.over is not None:
        return float(state.over.winner == seat)
    if rules.actor(state) == CHANCE:
        throws = rules.outcomes(state)
        whole = sum(weight for _, weight in throws)
        after = ((rules.advance(state, throw), weight) for throw, weight in throws)
        return (
            sum(exact_chance(rules, position, seat) * weight for position, weight in after) / whole
        )
    chances = [exact_chance(rules, position, seat) for position in rules.ends(state)]
    return max(chances) if rules.actor(state) == seat else min(chances)


def test_values_of_a_short_race_are_exact() -> None:
    rules = lombard()
    state = set_up(rules, "9:1 11:1", "10:1", "2-1")
    analysis = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=1)))
    assert all(prospect.exact for prospect in analysis.prospects)
    for result, prospect in zip(rules.results(state), analysis.prospects, strict=True):
        assert prospect.value == pytest.approx(100 * exact_chance(rules, result.state, 0))


def test_values_of_a_long_race_are_not_exact() -> None:
    rules = lombard()
    state = set_up(rules, "9:5 11:5", "10:5", "2-1")
    analysis = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=1)))
    assert not any(prospect.exact for prospect in analysis.prospects)
