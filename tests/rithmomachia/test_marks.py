"""Marks of the view: attacks, dangers, complete rows and possible rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.rithmomachia.positions import played, position, rithmomachia

ROW = "WR2@c8 WR4@e8 WR6@f8 BR3@a12 BR5@c12 WS153@h1 BS28@h12"


def marks(
    stones: str, kind: str, options: Mapping[str, str] | None = None, turn: str = "white"
) -> list[tuple[str, str]]:
    """The marks of a kind: side, and places from the first stone on."""
    game = rithmomachia(options)
    all_marks: Any = game.view(position(game, stones, turn), 0)["marks"]
    return [(mark["side"], " ".join(mark["path"])) for mark in all_marks if mark["kind"] == kind]


@pytest.mark.parametrize(("turn", "kind"), [("white", "attack"), ("black", "danger")])
def test_attack_mark_is_a_danger_mark_for_the_other_side(turn: str, kind: str) -> None:
    stones = "WR6@b6 BT30@g6 WP91@h1 BP190@h12"
    other = {"attack": "danger", "danger": "attack"}[kind]
    assert marks(stones, kind, turn=turn) == [("white", "b6 g6")]
    assert marks(stones, other, turn=turn) == []


def test_would_marks_show_attacks_after_a_move() -> None:
    would_marks = marks("WR6@b5 BT30@g6 WP91@h1 BP190@h12", "would")
    assert ("white", "b5 b6 g6") in would_marks


def test_row_mark_shows_a_complete_row() -> None:
    assert marks(ROW, "row") == [("white", "c8 e8 f8")]
    assert marks(f"{ROW} BP190@a10", "row") == []


def test_progression_marks_need_no_capture_and_hope_marks_do() -> None:
    assert marks(ROW, "progression") == [("white", "c8 e8 f8")]
    assert marks(ROW, "hope") == [
        ("white", "c8 a12 e8"),
        ("white", "e8 c12 f8"),
        ("black", "a12 e8 c12"),
    ]


def test_progression_mark_includes_a_captured_stone() -> None:
    game = rithmomachia()
    state = position(game, "WR6@d8 WR8@g8 WS153@h1 BS28@h12", white=["BR7"])
    progressions = [mark for mark in game.view(state, 0)["marks"] if mark["kind"] == "progression"]
    (params,) = (mark["label"]["params"] for mark in progressions)
    assert (params["values"], params["captured"], params["missing"]) == ([6, 7, 8], [7], [])


def test_short_game_has_no_row_marks() -> None:
    options = {"short_game": "stones_4"}
    assert [marks(ROW, kind, options) for kind in ("row", "progression", "hope")] == [[], [], []]


def test_finished_game_has_row_marks_only() -> None:
    game = rithmomachia()
    state = position(game, "WR2@c8 WR4@e8 WR6@f7 WR8@b6 BT12@b8 WS153@h1 BS28@h12")
    state, _ = played(game, state, "f7-f8")
    assert state.over is not None
    assert {mark["kind"] for mark in game.view(state, 0)["marks"]} == {"row"}


def test_reach_pincer_needs_free_paths() -> None:
    """With `reach` both must be able to move onto 120: 6 from b6 over c6, 20 from c5."""
    pair = "BS120@d6 WT6@b6 WT20@c5 WP91@h1 BP190@h12"
    options = {"pincer": "reach"}
    assert marks(pair, "attack", options) == [("white", "c5 d6 b6")]
    assert marks(f"{pair} WR2@c6", "attack", options) == []


def test_slots_of_captured_stones_are_right_of_the_board() -> None:
    game = rithmomachia()
    stones = "WR2@a1 BR3@a12 WP91@g1 BP190@c12"
    state = position(game, stones, white=["BR5", "BR7"], black=["WR4"])
    places = game.view(state, 0)["places"]
    at = {place["id"]: (place["row"], place["column"]) for place in places}
    assert at["taken.white.0"] == (6, 8)
    assert at["taken.white.1"] == (7, 8)
    assert at["taken.black.0"] == (0, 8)
    assert (at["a1"], at["a12"], at["h1"]) == ((11, 0), (0, 0), (11, 7))


TAKEN = {
    "white": ("WR6@b6 BT30@g6", "xg6", "take 30@g6: 6 · 5 = 30"),
    "black": ("BR5@b6 WT20@f6", "xf6", "take 20@f6: 5 · 4 = 20"),
}


@pytest.mark.parametrize("turn", TAKEN)
def test_three_stage_either_side_can_capture_before_the_move(turn: str) -> None:
    stones, text, taken = TAKEN[turn]
    game = rithmomachia({"timing": "three_stage"})
    _, events = played(game, position(game, f"{stones} WP91@h1 BP190@h12", turn), text)
    assert events == [[taken]]


def test_announced_row_is_saved_with_its_squares() -> None:
    game = rithmomachia({"win_timing": "survive"})
    state = position(game, "WR2@c8 WR4@e8 WR6@f7 WS153@h1 BS28@h12")
    state, _ = played(game, state, "f7-f8")
    content = game.to_json(state)
    assert content["announced"]["white"] == [["c8", "e8", "f8"]]
    assert game.to_json(game.from_json(content)) == content
    won, _ = played(game, game.from_json(content), "h12-h9")
    assert won.row == (2, 4, 6)
