"""Tests of the rules, each with a position in the game's notation."""

from __future__ import annotations

from typing import Any

import pytest

from alveus.pack import OVER, IllegalMove, NotationError, SetupError
from morris.board import LINES, POINTS
from morris.game import game


def side(men: str = "", hand: int = 0) -> dict[str, Any]:
    return {"men": men.split(), "hand": hand}


def position(white: dict[str, Any], black: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"turn": "white", "white": white, "black": black, **more}


def texts(at: dict[str, Any], **options: str) -> list[str]:
    rules = game(options)
    state = rules.from_json(at)
    return [rules.text(state, move) for move in rules.moves(state)]


def play(at: dict[str, Any], *moves: str, **options: str) -> Any:
    rules = game(options)
    state = rules.from_json(at)
    for text in moves:
        state, _ = rules.apply(state, rules.parse(state, text)[0])
    return state


def why(at: dict[str, Any], *path: str, **options: str) -> str:
    rules = game(options)
    refusal = rules.why(rules.from_json(at), path)
    return "" if refusal is None else refusal.reason.code


EMPTY = position(side(hand=9), side(hand=9))
THREE_EACH = position(side("a7 d3 d2"), side("c5 f4 g1"))
MILL_MADE = position(side("a7 d7 g7 b4", 5), side("c5 c4 c3 f4", 5), taking=True)
ALL_IN_MILLS = position(side("a7 d7 g7 b4", 5), side("c5 c4 c3", 6), taking=True)


def test_board_has_24_points_and_16_lines_with_two_lines_per_point() -> None:
    assert len(POINTS) == 24
    assert len(LINES) == 16
    assert {sum(point in line for line in LINES) for point in POINTS} == {2}


def test_a_man_is_placed_on_any_free_point() -> None:
    assert sorted(texts(EMPTY)) == sorted(POINTS)
    assert why(position(side("d6", 8), side("d7", 8)), "d7") == "point_taken"


def test_sides_place_men_alternately() -> None:
    state = play(EMPTY, "a7", "d7")
    assert (state.hand, state.turn) == ((8, 8), 0)


def test_men_move_only_when_all_are_placed() -> None:
    assert why(position(side("a7", 8), side("g1", 8)), "a7", "a4") == "point_taken"
    with pytest.raises(IllegalMove) as caught:
        play(position(side("a7", 8), side("g1", 8)), "a7-a4")
    assert caught.value.code == "place_first"


def test_a_man_moves_to_the_next_point_of_a_line() -> None:
    at = position(side("a7 b6 d5 g4"), side("c3 d1 e3 f2"))
    assert {text for text in texts(at) if text.startswith("a7")} == {"a7-d7", "a7-a4"}
    assert why(at, "a7", "g7") == "not_next"


def test_a_man_without_a_free_neighbour_cannot_move() -> None:
    at = position(side("a7 b6 d5 g4"), side("d7 a4 e3 f2"))
    assert why(at, "a7") == "stuck"


def test_closing_a_mill_takes_a_man() -> None:
    state = play(position(side("a7 d7", 7), side("c5 f4", 7)), "g7")
    assert (state.taking, state.turn) == (True, 0)
    after = play(position(side("a7 d7", 7), side("c5 f4", 7)), "g7", "xf4")
    assert (after.board.count("b"), after.turn) == (1, 1)


def test_a_man_in_a_mill_is_safe_while_others_are_left() -> None:
    assert texts(MILL_MADE) == ["xf4"]
    assert why(MILL_MADE, "c4") == "in_mill"


@pytest.mark.parametrize(("shelter", "taken"), [("unless_all", 3), ("always", 0)])
def test_option_shelter_decides_if_a_man_is_taken_when_all_are_in_mills(
    shelter: str, taken: int
) -> None:
    at = position(side("a7 d7 b4", 6), side("c5 c4 c3", 6))
    state = play(at, "g7", shelter=shelter)
    assert state.taking == (taken > 0)
    assert state.turn == (0 if taken else 1)
    if taken:
        assert len(texts(ALL_IN_MILLS)) == taken


@pytest.mark.parametrize(("flying", "ways"), [("yes", 3 * 18), ("no", 7)])
def test_option_flying_decides_if_three_men_fly(flying: str, ways: int) -> None:
    assert len(texts(THREE_EACH, flying=flying)) == ways


def test_four_men_do_not_fly() -> None:
    assert why(position(side("a7 d3 d2 b4"), side("c5 f4 g1")), "a7", "g7") == "not_next"


def test_a_side_with_two_men_has_lost() -> None:
    state = play(position(side("d3 d2 a7"), side("c5 f4 b6")), "a7-d1", "xc5")
    assert state.over is not None
    assert (state.over.winner, state.over.ending) == (0, "few")


def test_a_side_that_cannot_move_has_lost() -> None:
    at = position(side("a7 g7 a1 g1"), side("d7 a4 g4 d1 b4"))
    state = game({}).from_json(at)
    assert state.over is not None
    assert (game({}).actor(state), state.over.winner, state.over.ending) == (OVER, 1, "blocked")


def test_a_hundred_moves_without_a_man_taken_are_a_draw() -> None:
    at = position(side("a7 b6 d5 g4"), side("c3 d1 e3 f2"), quiet=99)
    state = play(at, "a7-d7")
    assert state.over is not None
    assert (state.over.winner, state.over.ending) == (None, "quiet")


@pytest.mark.parametrize(
    ("at", "code"),
    [
        (position(side("a7 a7"), side()), "bad_value"),
        (position(side("a2"), side()), "bad_value"),
        (position(side("a7", 9), side(hand=9)), "too_many_men"),
        (position(side(hand=9), side(hand=4)), "uneven_hands"),
        (position(side("a7", 8), side("d7", 8), taking=True), "nothing_to_take"),
    ],
)
def test_impossible_positions_are_refused(at: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        game({}).from_json(at)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", "a2", "a7-", "xa7-d7", "A7", "a7-a7-a7"])
def test_invalid_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        game({}).parse(game({}).opening(), text)
