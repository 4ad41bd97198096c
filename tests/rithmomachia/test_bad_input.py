"""Codes of errors and reasons for invalid positions and illegal moves."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rithmomachia.positions import BASE, played, position, rithmomachia

from alveus.core.errors import AlveusError, SetupError

SETUPS: dict[str, tuple[dict[str, Any], str]] = {
    "a stone that the beginners do not have": ({"stones": ["WR16@a1"]}, "no_such_stone"),
    "a number in the wrong shape": ({"stones": ["WT2@a1"]}, "no_such_stone"),
    "two stones on a square": ({"stones": ["WR2@a1", "WR4@a1"]}, "square_twice"),
    "a square off the board": ({"stones": ["WR2@a13"]}, "no_such_square"),
    "a stone twice": ({"stones": ["WR2@a1", "WR2@a2"]}, "too_many_stones"),
    "both pyramids twice": ({"stones": ["WP91@a1", "WP91@a2"]}, "too_many_stones"),
    "a stone on the board and captured": (
        {"stones": ["BR3@a1"], "captured": {"white": ["BR3"]}}, "too_many_stones"),
    "a stone captured by its own side": (
        {"stones": ["BR3@a1"], "captured": {"white": ["WR2"]}}, "captured_own"),
    "a stone captured twice": (
        {"stones": [], "captured": {"white": ["BR3", "BR3"]}}, "too_many_stones"),
    "stones captured by nobody": ({"stones": [], "captured": {"red": []}}, "bad_value"),
    "a pyramid turned over": ({"stones": ["WP190*@a1"]}, "no_such_stone"),
    "no stone at all": ({"stones": ["x"]}, "stone_notation"),
    "half a stone": ({"stones": ["W2@a1"]}, "stone_notation"),
    "no list of stones": ({"stones": "WR2@a1"}, "wrong_type"),
    "stones missing": ({}, "missing"),
    "a player who is none": ({"stones": [], "turn": "red"}, "bad_value"),
    "a clock that runs backwards": ({"stones": [], "clock": -1}, "negative"),
    "an ending that cannot be": (
        {"stones": ["WR2@a1", "BR3@c3"], "result": {"ending": "magna"}}, "result_impossible"),
}  # fmt: skip


@pytest.mark.parametrize(("content", "code"), SETUPS.values(), ids=SETUPS)
def test_invalid_position_is_refused_with_a_code(content: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        rithmomachia().from_json(content)
    assert caught.value.code == code


STONES = f"{BASE} WR6@b5 WT6@c5 WT20@a5 BT30@g6 BT12@b8 BR3@c8"
TEXTS = {
    "nothing": ("", "notation"),
    "a word": ("castle", "notation"),
    "a square off the board": ("b5-b13", "no_such_square"),
    "an empty square": ("d4-d5", "no_stone"),
    "a stone of the other side": ("g6-g8", "not_your_stone"),
    "onto a stone of one's own": ("b5-c5", "own_stone"),
    "a round two steps": ("b5-b8", "wrong_way"),
    "over a stone": ("a5-c5", "own_stone"),
    "a captured stone that was not taken": ("7@f8", "not_taken"),
    "a capture by hand": ("xb7", "taken_by_itself"),
    "passing": ("pass", "must_move"),
    "onto an attacked stone": ("b5-b7", "attacked_already"),
    "onto a stone that is not met": ("c5-c8", "sum_fails"),
    "onto a stone that is not in line": ("a5-g6", "not_in_line"),
    "onto a stone behind another": ("a5-a12", "sum_fails"),
}


@pytest.mark.parametrize(("text", "code"), TEXTS.values(), ids=TEXTS)
def test_illegal_move_is_refused_with_a_code(text: str, code: str) -> None:
    game = rithmomachia()
    with pytest.raises(AlveusError) as caught:
        played(game, position(game, STONES.replace("b8", "b7")), text)
    assert caught.value.code == code


WHY = {
    "a sum that fails is named": (["c5", "c8"], "sum_fails", {"formula": "6 · 3 = 18", "value": 3}),
    "what stands between is named": (["b5", "h5"], "wrong_way", {}),
    "a free way": (["b5", "b6"], None, {}),
}


@pytest.mark.parametrize(("path", "code", "params"), WHY.values(), ids=WHY)
def test_why_explains_a_path(path: list[str], code: str | None, params: dict[str, Any]) -> None:
    game = rithmomachia()
    refusal = game.why(position(game, STONES), path)
    assert (None if refusal is None else refusal.reason.code) == code
    assert refusal is None or refusal.source is not None
    assert refusal is None or params.items() <= dict(refusal.reason.params).items()


def test_wrong_way_has_the_allowed_steps() -> None:
    game = rithmomachia({"step_choice": "up_to"})
    refusal = game.why(position(game, STONES), ["c5", "c9"])
    assert refusal is not None
    params = {"shape": "T", "way": "turn", "least": 1, "most": 2, "choices": 2}
    assert dict(refusal.reason.params) == params


WAYS = {
    "straight": ({}, "a6-b7"),
    "diagonal": ({"moves": "boissiere"}, "a6-a7"),
    "mixed": ({"moves": "boissiere"}, "g1-g2"),
    "leap": ({"bend": "knight"}, "c5-c8"),
    "turn": ({"pyramid_bends": "on"}, "g1-h4"),
}


@pytest.mark.parametrize("way", WAYS)
def test_wrong_way_has_the_kind_of_movement(way: str) -> None:
    options, text = WAYS[way]
    game = rithmomachia(options)
    refusal = game.why(position(game, "WR2@a6 WT6@c5 WP91@g1 BR3@f11"), text.split("-"))
    assert refusal is not None
    assert (refusal.reason.code, refusal.reason.params["way"]) == ("wrong_way", way)


@pytest.mark.parametrize("timing", ["react", "immediate", "three_stage"])
def test_attacked_already_has_the_timing(timing: str) -> None:
    game = rithmomachia({"timing": timing})
    refusal = game.why(position(game, "WR6@b6 BT30@g6 BR3@f11"), ["b6", "g6"])
    assert refusal is not None
    params = {"formula": "6 · 5 = 30", "at": "g6", "timing": timing}
    assert (refusal.reason.code, dict(refusal.reason.params)) == ("attacked_already", params)


def test_finished_game_refuses_moves() -> None:
    game = rithmomachia()
    with pytest.raises(AlveusError) as caught:
        played(game, position(game, "WR2@a1 BR3@a2 BR5@b1"), "a1-a2")
    assert caught.value.code == "game_over"
