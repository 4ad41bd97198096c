"""The rules of Oware, one per test."""

from __future__ import annotations

from typing import Any

import pytest

from alveus.pack import IllegalMove, SetupError, perft
from oware.game import Oware, game
from oware.rules import State

EMPTY = [0] * 6


def at(south: list[int], north: list[int], stores: list[int], **more: Any) -> State:
    return game({}).from_json({"houses": [*south, *north], "stores": stores, **more})


def after(state: State, move: str, rules: Oware | None = None) -> State:
    rules = rules or game({})
    return rules.apply(state, rules.parse(state, move)[0])[0]


def refusal(state: State, *path: str) -> str:
    refused = game({}).why(state, path)
    return refused.reason.code if refused else ""


def test_seeds_are_sown_counterclockwise() -> None:
    assert after(State(), "5").houses == (4, 4, 4, 4, 0, 5, 5, 5, 5, 4, 4, 4)


def test_twelve_seeds_leave_out_their_house() -> None:
    state = at([12, 0, 0, 0, 0, 0], [0, 6, 6, 6, 6, 6], [3, 3])
    assert after(state, "1").houses[:2] == (0, 2)


def test_two_or_three_seeds_are_captured_backwards() -> None:
    state = at([0, 0, 0, 0, 0, 3], [2, 1, 2, 5, 6, 6], [11, 12])
    end = after(state, "6")
    assert (end.houses[6:9], end.stores[0]) == ((0, 0, 0), 19)


def test_a_house_with_another_number_ends_the_capture() -> None:
    state = at([1, 0, 0, 0, 0, 3], [2, 3, 1, 5, 6, 6], [9, 12])
    end = after(state, "6")
    assert (end.houses[6:9], end.stores[0]) == ((3, 4, 0), 11)


def test_own_houses_are_not_captured() -> None:
    state = at([1, 1, 0, 0, 0, 0], [6, 6, 6, 6, 0, 0], [11, 11])
    assert after(state, "1").stores[0] == 11


@pytest.mark.parametrize(("slam", "stores"), [("none", 20), ("all", 22)])
def test_capture_of_all_seeds_follows_the_option(slam: str, stores: int) -> None:
    state = at([4, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0], [20, 22])
    assert after(state, "6", game({"slam": slam})).stores[0] == stores


def test_an_opponent_without_seeds_must_be_fed() -> None:
    state = at([1, 0, 0, 2, 1, 2], EMPTY, [22, 20])
    assert refusal(state, "s1") == "must_feed"
    with pytest.raises(IllegalMove):
        after(state, "4")
    assert sum(after(state, "6").houses[6:]) == 2


def test_game_ends_if_the_opponent_cannot_be_fed() -> None:
    state = at([3, 0, 0, 0, 0, 0], EMPTY, [22, 23])
    assert state.over is not None
    assert (state.over.winner, state.over.ending) == (0, "no_move")


def test_more_than_half_of_the_seeds_win() -> None:
    state = at([0, 0, 0, 0, 0, 1], [1, 5, 0, 0, 4, 0], [24, 13])
    over = after(state, "6").over
    assert over is not None
    assert (over.winner, over.ending) == (0, "most")


def test_a_hundred_moves_without_a_capture_end_the_game() -> None:
    state = at([0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0], [23, 23], quiet=99)
    over = after(state, "3").over
    assert over is not None
    assert (over.winner, over.ending) == (None, "quiet")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        (["n1"], "not_yours"),
        (["s2"], "empty"),
        (["s1", "s3"], "one_house"),
        (["south_store"], "no_house"),
        (["s1"], ""),
    ],
)
def test_reason_of_a_refusal(path: list[str], code: str) -> None:
    state = at([4, 0, 4, 0, 0, 0], [4, 0, 0, 0, 0, 0], [18, 18])
    assert refusal(state, *path) == code


def test_a_position_has_forty_eight_seeds() -> None:
    with pytest.raises(SetupError) as caught:
        at([1, 0, 0, 0, 0, 0], EMPTY, [0, 0])
    assert caught.value.code == "seeds_missing"


def test_number_of_openings() -> None:
    assert [perft(game({}), State(), depth) for depth in (1, 2, 3)] == [6, 36, 190]
