"""The doubling cube of `cube=on`."""

from __future__ import annotations

import pytest
from tests.tables.positions import lombard, men, play, position, set_up, texts

from alveus import registry
from alveus.core.errors import IllegalMove
from alveus.core.game import CHANCE, OVER
from alveus.core.match import begin
from alveus.core.outcomes import Outcome
from alveus.families.tables.state import Cube

RULES = lombard(cube="on")


def start() -> tuple[str, str]:
    return "1:15", "1:15"


def test_cube_requires_the_option() -> None:
    rules = lombard()
    state = set_up(rules, *start())
    assert state.cube is None
    assert rules.actor(state) == CHANCE


def test_player_may_double_before_rolling() -> None:
    state = set_up(RULES, *start())
    assert RULES.actor(state) == 0
    assert texts(RULES, state) == {"throw", "double"}


def test_player_may_not_double_after_rolling() -> None:
    state = set_up(RULES, *start())
    thrown, _ = play(RULES, state, "throw")
    assert RULES.actor(thrown) == CHANCE
    thrown, _ = play(RULES, thrown, "throw 6-5")
    assert texts(RULES, thrown) == {"6:1-7", "5:1-6"}
    assert play(RULES, state, "throw 6-5")[0] == thrown, "naming the dice says the same"


def test_opponent_answers_a_double() -> None:
    state, events = play(RULES, set_up(RULES, *start()), "double")
    assert RULES.actor(state) == 1
    assert texts(RULES, state) == {"take", "drop"}
    assert [(e.code, e.side, e.params) for e in events] == [("double", "white", {"value": 2})]


def test_taker_owns_the_cube() -> None:
    state, events = play(RULES, set_up(RULES, *start()), "double", "take")
    assert state.cube == Cube(2, 1, "past")
    assert RULES.actor(state) == CHANCE, "White throws; he may not double again"
    assert [(e.code, e.side, e.params) for e in events[1:]] == [("take", "black", {"value": 2})]


def test_only_the_owner_may_double_again() -> None:
    state, _ = play(RULES, set_up(RULES, *start()), "double", "take", "throw 6-5")
    state, _ = play(RULES, state, "6:1-7 5:1-6")
    assert texts(RULES, state) == {"throw", "double"}
    state, _ = play(RULES, state, "throw 6-5", "6:1-7 5:1-6")
    assert RULES.actor(state) == CHANCE, "the cube is Black's"
    owned = {**position(*start(), turn="black"), "cube": {"value": 2, "owner": "black"}}
    state, events = play(RULES, RULES.from_json(owned), "double", "take")
    assert state.cube == Cube(4, 0, "past")
    assert events[0].params == {"value": 4}


def test_dropping_loses_the_previous_stake() -> None:
    owned = {**position(*start()), "cube": {"value": 4, "owner": "white"}}
    state, events = play(RULES, RULES.from_json(owned), "double", "drop")
    assert state.over == Outcome(0, "dropped", 4)
    assert RULES.actor(state) == OVER
    assert [event.code for event in events] == ["double", "drop", "over"]
    assert RULES.from_json(RULES.to_json(state)) == state


def test_cube_ends_at_64() -> None:
    owned = {**position(*start()), "cube": {"value": 32, "owner": "white"}}
    state, _ = play(RULES, RULES.from_json(owned), "double", "take")
    assert state.cube == Cube(64, 1, "past")
    last = {**position(*start()), "cube": {"value": 64, "owner": "white"}}
    assert RULES.actor(RULES.from_json(last)) == CHANCE


def test_the_cube_multiplies_the_points() -> None:
    rules = lombard(cube="on", grades="on")
    won = {**position("12:1", "11:15", "1-2"), "cube": {"value": 8, "owner": "black"}}
    state, _ = play(rules, rules.from_json(won), "1:12-off")
    assert state.over == Outcome(0, "borne_off", 16)


def test_resigned_game_counts_the_cube() -> None:
    owned = RULES.from_json({**position(*start()), "cube": {"value": 4, "owner": "black"}})
    assert RULES.concede(owned, 0) == Outcome(1, "resigned", 4)


def test_no_doubling_before_the_start_is_decided() -> None:
    state = RULES.from_json({"turn": None, "white": men("1:15"), "black": men("1:15")})
    assert RULES.actor(state) == CHANCE


def test_the_cube_is_open_again_at_the_next_turn() -> None:
    state, _ = play(RULES, set_up(RULES, *start()), "throw 6-5", "6:1-7 5:1-6")
    assert state.cube == Cube(1, None, "open")
    assert texts(RULES, state) == {"throw", "double"}


def test_roll_of_real_dice_is_one_roll_with_the_decision_to_roll() -> None:
    match = begin(registry.spec("lombardorum"), {"cube": "on", "starter": "white"}, seed=b"x")
    match.play("throw 2-6")
    assert (match.ply.kind, match.ply.text, match.ply.side) == ("throw", "throw 2-6", "white")
    assert (match.ply.typed, match.ply.turn, len(match.plies)) == (True, 1, 2)
    with pytest.raises(IllegalMove) as caught:
        match.play("throw 2-6")
    assert caught.value.code == "already_thrown"


def test_roll_of_real_dice_changes_no_later_roll_of_an_earlier_save() -> None:
    match = begin(registry.spec("lombardorum"), {"cube": "on", "starter": "white"}, seed=b"x")
    rolls = [match.game.chance(match.state, match.ply.match_game.stream(0))]
    for text in ("throw 2-6", "6:1-7 2:1-3", "throw"):
        match.play(text)
    assert match.ply.text == match.game.text(match.state, rolls[0])


def test_wrong_roll_of_real_dice_leaves_the_decision_open() -> None:
    match = begin(registry.spec("lombardorum"), {"cube": "on", "starter": "white"}, seed=b"x")
    with pytest.raises(IllegalMove) as caught:
        match.play("throw 2-7")
    assert caught.value.code == "die_out_of_range"
    assert texts(RULES, match.state) == {"throw", "double"}
