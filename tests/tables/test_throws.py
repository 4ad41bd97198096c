"""Throws: for the start, of two dice or three, drawn or named."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.tables.positions import duodecim, lombard, play, xii

from alveus.core.errors import IllegalMove
from alveus.core.game import CHANCE
from alveus.core.stream import Stream
from alveus.families.tables.actions import weighted_rolls
from alveus.families.tables.game import TablesGame
from alveus.families.tables.state import StartThrow, State, Throw
from alveus.words.messages import LANGUAGES, Messages


def refused(text: str, state: State, **options: str) -> tuple[str, object]:
    rules = lombard(**options)
    with pytest.raises(IllegalMove) as caught:
        play(rules, state, text)
    return caught.value.code, dict(caught.value.params)


@pytest.mark.parametrize(("count", "distinct"), [(1, 6), (2, 21), (3, 56)])
def test_distinct_throws_and_their_weights(count: int, distinct: int) -> None:
    assert len(weighted_rolls(count)) == distinct
    assert sum(weight for _, weight in weighted_rolls(count)) == 6**count


@pytest.mark.parametrize(
    ("options", "distinct", "weight"),
    [
        ({}, 36, 36),
        ({"starter": "high_throw"}, 21 * 21, 36 * 36),
        ({"starter": "random"}, 2, 2),
        ({"starter": "white"}, 21, 36),
        ({"starter": "white", "dice_count": "3"}, 56, 216),
        ({"starter": "white", "dice_count": "3", "third_die": "six"}, 21, 36),
        ({"starter": "high_throw", "dice_count": "3"}, 56 * 56, 216 * 216),
    ],
)
def test_weights_of_the_first_throw(options: dict[str, str], distinct: int, weight: int) -> None:
    rules = lombard(**options)
    outcomes = rules.outcomes(rules.opening())
    assert (len(outcomes), sum(n for _, n in outcomes)) == (distinct, weight)


def test_higher_die_starts_with_a_new_roll() -> None:
    rules = lombard()
    state, events = play(rules, rules.opening(), "throw 2/5")
    assert (state.turn, state.dice) == (1, None)
    assert rules.actor(state) == CHANCE
    assert [(e.code, e.side, e.params) for e in events] == [
        ("lot", "black", {"white": [2], "black": [5]})
    ]


def test_tie_is_rolled_again() -> None:
    rules = lombard()
    state, events = play(rules, rules.opening(), "throw 4/4")
    assert state == rules.opening()
    assert [event.code for event in events] == ["lot_tie"]
    state, _ = play(rules, state, "throw 4/3")
    assert state.turn == 0


def test_starter_high_throw_compares_the_sums_of_all_dice() -> None:
    rules = lombard(starter="high_throw")
    state, events = play(rules, rules.opening(), "throw 6-1/5-3")
    assert state.turn == 1
    assert events[0].params == {"white": [6, 1], "black": [5, 3]}
    assert play(rules, rules.opening(), "throw 6-1/5-2")[0].turn == -1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [lombard, duodecim, xii])
def test_tie_of_unequal_dice_names_the_dice_of_both_players(
    rules: Callable[..., TablesGame], language: str
) -> None:
    game = rules(starter="high_throw", dice_count="2")
    _, [event] = play(game, game.opening(), "throw 6-1/5-2")
    text = Messages(language).say("event", event.code, event.params, game.info)
    assert all(die in text for die in "6152")


def test_starter_high_throw_leaves_out_the_die_that_is_always_six() -> None:
    rules = lombard(starter="high_throw", dice_count="3", third_die="six")
    state, _ = play(rules, rules.opening(), "throw 5-4/3-2")
    assert state.turn == 0


def test_starter_white_starts_without_a_roll() -> None:
    assert lombard(starter="white").opening().turn == 0


def test_starter_random_is_either_side() -> None:
    rules = lombard(starter="random")
    state, events = play(rules, rules.opening(), "throw 0/1")
    assert state.turn == 1
    assert [(event.code, event.side) for event in events] == [("starts", "black")]
    drawn = {rules.chance(rules.opening(), Stream(b"start", n)) for n in range(20)}
    assert drawn == {move for move, _ in rules.outcomes(rules.opening())}


def test_named_starter_starts() -> None:
    assert [lombard().opening(seat).turn for seat in (0, 1)] == [0, 1]


def test_third_die_is_thrown() -> None:
    rules = lombard(dice_count="3")
    state, _ = play(rules, rules.opening(0), "throw 6-5-1")
    assert state.left == (6, 5, 1)


def test_third_die_is_always_six() -> None:
    rules = lombard(dice_count="3", third_die="six")
    thrown = {rules.text(rules.opening(0), move) for move, _ in rules.outcomes(rules.opening(0))}
    drawn = {
        rules.text(rules.opening(0), rules.chance(rules.opening(0), Stream(b"six", n)))
        for n in range(20)
    }
    assert all(text.endswith("-6") for text in thrown | drawn)
    state, events = play(rules, rules.opening(0), "throw 2-1")
    assert state.left == (6, 2, 1)
    assert events[0].params == {"dice": [2, 1, 6]}
    assert play(rules, rules.opening(0), "throw 2-6-1")[0].left == (6, 2, 1)


def test_third_die_six_means_nothing_with_two_dice() -> None:
    rules = lombard(third_die="six")
    assert (Throw((2, 1)), 2) in rules.outcomes(rules.opening(0))


def test_roll_keeps_the_order_of_its_dice() -> None:
    rules = lombard()
    state, _ = play(rules, rules.opening(0), "throw 1-5")
    assert (state.dice, state.left) == ((1, 5), (5, 1))


def test_impossible_dice_are_refused() -> None:
    first, lot = lombard().opening(0), lombard().opening()
    six = {"dice_count": "3", "third_die": "six"}
    assert refused("throw 7-1", first) == ("die_out_of_range", {"die": 7})
    assert refused("throw 0-1", first) == ("die_out_of_range", {"die": 0})
    assert refused("throw 5", first) == ("dice_number", {"given": 1, "expected": 2})
    assert refused("throw 5-1-1", first) == ("dice_number", {"given": 3, "expected": 2})
    assert refused("throw 5-1-1", first, **six) == ("bad_dice", {"dice": [5, 1, 1]})
    assert refused("throw 7/1", lot) == ("die_out_of_range", {"die": 7})
    assert refused("throw 5-1/1", lot) == ("dice_number", {"given": 2, "expected": 1})
    assert refused("throw 3/5", lot, starter="random") == ("bad_dice", {"dice": [3, 5]})
    assert refused("throw 0/0", lot, starter="random") == ("bad_dice", {"dice": [0, 0]})


def test_move_objects_need_possible_dice() -> None:
    rules = lombard()
    thrown = (Throw((6, 7)), rules.opening(0)), (StartThrow(((0,), (3,))), rules.opening())
    for move, state in thrown:
        with pytest.raises(IllegalMove) as caught:
            rules.apply(state, move)
        assert caught.value.code == "die_out_of_range"
