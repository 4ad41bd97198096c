"""The analysis of the tables games: every turn, every throw, luck that adds up to nothing."""

from __future__ import annotations

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


def met(game_id: str, seed: int, turns: int) -> tuple[Any, Any]:
    """A game, and a position in it before a throw, after so many turns at random."""
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
    return met(game_id, seed + 1, turns // 2)


@pytest.mark.parametrize("game_id", GAMES)
@given(seed=st.integers(0, 99), turns=st.integers(0, 12))
@settings(max_examples=4, deadline=None)
def test_the_luck_of_all_throws_adds_up_to_nothing(game_id: str, seed: int, turns: int) -> None:
    game, state = met(game_id, seed, turns)
    found = ai.finish(ai.evaluate_rolls(game, state, ai.Budget(), with_turns=False))
    assert sum(roll.weight for roll in found.rolls) == 6**game.rules.dice
    lucks = [found.luck(index) for index in range(len(found.rolls))]
    pairs = zip(found.rolls, lucks, strict=True)
    assert sum(roll.weight * luck for roll, luck in pairs) == pytest.approx(0, abs=1e-9)
    assert any(lucks)


def test_a_throw_is_worth_its_best_turn() -> None:
    game, state = met("lombardorum", 3, 6)
    found = ai.finish(ai.evaluate_rolls(game, state, ai.Budget()))
    for (throw, weight), roll in zip(game.outcomes(state), found.rolls, strict=True):
        after = game.advance(state, throw)
        assert (roll.text, roll.weight) == (game.text(state, throw), weight)
        seat = game.actor(after)
        turns = ai.finish(ai.analyse(game, after, seat, ai.Budget(nodes=1)))
        best = max(turns.prospects, key=lambda one: one.value)
        assert roll.worth / ai.VALUE_SCALE == pytest.approx(best.value, abs=1e-5)
        assert roll.best in ("", best.text)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("turns", [3, 25, 70])
def test_a_throw_is_worth_the_same_whether_its_best_turn_is_told_or_not(
    game_id: str, turns: int
) -> None:
    game, state = met(game_id, 7, turns)
    told, untold = (
        ai.finish(ai.evaluate_rolls(game, state, ai.Budget(), with_turns)).rolls
        for with_turns in (True, False)
    )
    assert [(one.text, one.worth) for one in told] == [(one.text, one.worth) for one in untold]
    assert not any(one.best for one in untold)


def test_every_turn_of_a_throw_is_weighed_as_deep_as_the_budget_allows() -> None:
    rules, state = thrown()
    depths = []
    for nodes in (1, 5_000):
        found = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=nodes)))
        assert [one.text for one in found.prospects] == [one.text for one in rules.results(state)]
        depths.append(found.depth)
    assert depths[0] == 0 < depths[1]


def thrown() -> tuple[TablesGame, Any]:
    rules = lombard()
    return rules, set_up(rules, "1:13 3:1 5:1", "1:13 2:2", "5-2")


def test_the_turn_that_was_played_is_looked_into_in_its_own_words() -> None:
    rules, state = thrown()
    worst = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=1))).prospects
    text = min(worst, key=lambda one: one.value).text
    played = " ".join(reversed(text.split(" ")))
    found = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=5_000), text))
    [own] = [one for one in found.prospects if one.text in (text, played)]
    assert found.depth > 0
    assert own.value != pytest.approx(min(one.value for one in worst))


def test_what_was_not_looked_into_stays_behind_what_was() -> None:
    rules, state = thrown()
    glance = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=1))).prospects
    order = [one.text for one in sorted(glance, key=lambda one: -one.value)]
    found = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=20_000))).prospects
    worths = {one.text: one.value for one in found}
    assert worths[order[-1]] <= min(worths[text] for text in order[:3])


def test_a_turn_that_wins_is_certain() -> None:
    rules = lombard()
    state = set_up(rules, "11:1 12:1", "12:2", "2-1")
    found = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=100))).prospects
    assert max((one.value, one.exact) for one in found) == (100, True)


def test_nothing_is_weighed_before_the_start_or_after_the_end() -> None:
    rules = lombard()
    with pytest.raises(SetupError) as caught:
        ai.finish(ai.evaluate_rolls(rules, rules.opening(), ai.Budget()))
    assert caught.value.code == "nothing_to_decide"
    state = set_up(rules, "1:15", "1:15")
    with pytest.raises(IllegalMove) as refused:
        ai.finish(ai.analyse(rules, state, 0, ai.Budget()))
    assert refused.value.code == "throw_first"


def test_a_word_about_the_cube_is_not_weighed() -> None:
    rules = lombard(cube="on")
    state = set_up(rules, "1:15", "1:15")
    assert ai.finish(ai.analyse(rules, state, 0, ai.Budget())).prospects == ()


def by_brute_force(rules: TablesGame, state: State, seat: int) -> float:
    """The chance of a seat, by every throw and every turn to the end of the game."""
    if state.over is not None:
        return float(state.over.winner == seat)
    if rules.actor(state) == CHANCE:
        throws = rules.outcomes(state)
        whole = sum(weight for _, weight in throws)
        after = ((rules.advance(state, throw), weight) for throw, weight in throws)
        return sum(by_brute_force(rules, one, seat) * weight for one, weight in after) / whole
    chances = [by_brute_force(rules, one, seat) for one in rules.ends(state)]
    return max(chances) if rules.actor(state) == seat else min(chances)


def test_the_last_men_of_a_race_are_counted_out() -> None:
    rules = lombard()
    state = set_up(rules, "9:1 11:1", "10:1", "2-1")
    found = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=1)))
    assert all(one.exact for one in found.prospects)
    for result, one in zip(rules.results(state), found.prospects, strict=True):
        assert one.value == pytest.approx(100 * by_brute_force(rules, result.state, 0))


def test_a_race_of_many_men_is_not_said_to_be_certain() -> None:
    rules = lombard()
    state = set_up(rules, "9:5 11:5", "10:5", "2-1")
    found = ai.finish(ai.analyse(rules, state, 0, ai.Budget(nodes=1)))
    assert not any(one.exact for one in found.prospects)
