"""Reasons against paths and moves, by stage and option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest
from tests.rithmomachia.positions import ADVANCED, played, position, rithmomachia

from alveus.core.errors import IllegalMove

AFTER = {"placement": "after_move"}
THREE = {"timing": "three_stage"}
AGAIN = {"captured_use": "re_enter"}
DISPLACE = {**ADVANCED, "congressus": "displace"}
NO_PYRAMID = "WS153@h1 BS28@h12"
TO_SET = f"WR6@d8 WR8@g8 {NO_PYRAMID}"
"""White, who has taken 7, may set 6, 7 and 8."""
TO_STRIKE = "WR6@b5 BT30@g6 BR3@f11 WR2@d2 WP91@h1 BP190@h12"
"""After b5-b6 White may take 30."""
SHUT_IN = "WR2@a1 WT6@a2 WS15@b1 BR3@f11"


class Question(NamedTuple):
    """A question: the path, the expected code, the stones, the options and the moves played."""

    path: str
    code: str | None
    stones: str = TO_SET
    options: Mapping[str, str] = {}
    taken: Sequence[str] = ("BR7",)
    plays: Sequence[str] = ()
    params: Mapping[str, Any] = {}


PATHS = {
    "nothing is asked": Question("", None),
    "a stone that can move": Question("d8", None),
    "a way it can go": Question("d8 d9", None),
    "to its own square": Question("d8 d8", "same_square"),
    "to a place beside the board": Question("d8 taken.white.0", "not_a_square"),
    "from the first square of the board": Question(
        "a1 a2", None, "WR2@a1 BR3@f11", taken=()),
    "onto the first square of the board": Question("a2 a1", None, "WR2@a2 BR3@f11", taken=()),
    "onto the last one": Question("h11 h12", None, "WR2@h11 BR3@f11", taken=()),
    "an empty square": Question("a4", "no_stone", params={"at": "a4"}),
    "from an empty square": Question("a4 a5", "no_stone", params={"at": "a4"}),
    "a stone of the other side": Question("h12", "not_your_stone", params={"at": "h12"}),
    "a stone shut in by its own side": Question(
        "a1", "cannot_move", SHUT_IN, params={"at": "a1"}, taken=()),
    "the same, to its own square": Question("a1 a1", "cannot_move", SHUT_IN, taken=()),
    "a stone in its way": Question(
        "a2 a4", "blocked", "WT6@a2 WR2@a3 BR3@f11", {"bend": "none"}, (), (), {"at": "a3"}),
    "one of two ways round a corner is free": Question(
        "a2 b3", None, "WT6@a2 WR2@a3 BR3@f11", taken=()),
    "both ways round a corner are barred": Question(
        "a2 b3", "blocked", "WT6@a2 WR2@a3 WR4@b2 BR3@f11", taken=()),
    "a captured stone that stands in a row": Question(
        "d10", "stands_in_row", f"WR7*@d10 {TO_SET}", taken=(), params={"at": "d10"}),
    "a captured stone that came into play again": Question(
        "d10 d11", None, f"WR7*@d10 {TO_SET}", AGAIN, ()),
    "a captured stone that completes a row": Question("taken.white.0", None),
    "onto the square that completes it": Question("taken.white.0 e8", None),
    "onto a square that does not": Question(
        "taken.white.0 a8", "no_row_completed", params={"value": 7}),
    "onto another stone": Question("taken.white.0 d8", "occupied", params={"at": "d8"}),
    "onto a square of one's own half": Question("taken.white.0 e6", "own_half"),
    "onto its own place": Question("taken.white.0 taken.white.0", "not_a_square"),
    "onto another place beside the board": Question("taken.white.0 taken.white.1", "not_a_square"),
    "from an empty place beside the board": Question("taken.white.1 e8", "not_your_taken"),
    "a stone that the other side has taken": Question("taken.black.0 e8", "not_your_taken"),
    "a captured stone that completes nothing": Question(
        "taken.white.0", "no_row_completed", taken=("BT12",), params={"value": 12}),
    "a captured pyramid": Question("taken.white.0 e8", "pyramid_stays", taken=("BP190",)),
    "while the enemy's pyramid stands": Question(
        "taken.white.0 e8", "pyramid_first", f"{TO_SET} BP190@a12"),
    "in a short game": Question(
        "taken.white.0 e8", "no_rows_here", options={"short_game": "stones_4"}),
    "before the move, where it follows the move": Question(
        "taken.white.0 e8", "move_first", options=AFTER),
    "after the move it may": Question(
        "taken.white.0 e8", None, f"WR6@d8 WR8@g7 {NO_PYRAMID}", AFTER, plays=["g7-g8"]),
    "after the move a second one": Question(
        "d8 d9", "has_moved", f"WR6@d8 WR8@g7 {NO_PYRAMID}", AFTER, plays=["g7-g8"]),
    "after the move onto a square that completes nothing": Question(
        "taken.white.0 a8", "no_row_completed", f"WR6@d8 WR8@g7 {NO_PYRAMID}", AFTER,
        plays=["g7-g8"]),
    "while stones are to be taken": Question(
        "taken.white.0 e8", "move_first", TO_STRIKE, THREE, plays=["b5-b6"]),
    "a second move while stones are to be taken": Question(
        "d2 d3", "has_moved", TO_STRIKE, THREE, (), ["b5-b6"]),
    "an attacked stone, taken by oneself": Question("g6", None, TO_STRIKE, THREE, (), ["b5-b6"]),
    "an enemy stone that is not attacked": Question(
        "f11", "not_your_stone", TO_STRIKE, THREE, (), ["b5-b6"]),
    "an attacked stone, taken by the rules": Question(
        "g6", "not_your_stone", TO_STRIKE.replace("b5", "b6"), taken=()),
    "off the first rank": Question("taken.white.0 e8", None, options=AGAIN),
    "off the first rank where no row is completed": Question(
        "taken.white.0 a8", "first_rank_only", options=AGAIN),
    "on the first rank": Question("taken.white.0 a1", None, options=AGAIN),
    "behind a stone of the line, from below": Question(
        "c5 c9", "line_blocked", "WT6@c5 BR3@c9 WR2@c7", taken=(), params={"at": "c7"}),
    "behind a stone of the line, from above": Question(
        "c9 c5", "line_blocked", "WT6@c9 BR3@c5 WR2@c7", taken=(), params={"at": "c7"}),
    "a sum that fails, from above": Question(
        "c9 c5", "sum_fails", "WT6@c9 BR3@c5", taken=(),
        params={"formula": "6 · 4 = 24", "value": 3}),
    "one step away, where that does not count": Question(
        "c5 c6", "sum_fails", "WT6@c5 BR3@c6", {"eruptio_adjacent": "off"}, (),
        params={"formula": "none"}),
    "on a diagonal, which does not count": Question(
        "c5 d6", "not_in_line", "WT6@c5 BR3@d6", taken=(), params={"diagonal": False}),
    "on a diagonal, which counts": Question(
        "c5 e7", "sum_fails", "WT6@c5 BR3@e7", {"eruptio_diagonal": "on"}, (),
        params={"formula": "6 · 2 = 12"}),
    "on no line at all": Question(
        "c5 d7", "not_in_line", "WT6@c5 BR3@d7", {"eruptio_diagonal": "on"}, (),
        params={"diagonal": True}),
    "a stone that is attacked by another": Question(
        "g4 g6", "sum_fails", "WR6@b6 BT30@g6 WT20@g4", taken=(),
        params={"formula": "20 · 2 = 40"}),
    "an equal stone that is taken by moving onto it": Question(
        "c5 c7", None, "WT25@c5 BR25@c7", DISPLACE, ()),
    "one that is not equal": Question("c5 c7", "sum_fails", "WT25@c5 BR9@c7", DISPLACE, ()),
}  # fmt: skip


@pytest.mark.parametrize("asked", PATHS.values(), ids=PATHS)
def test_reason_against_a_path(asked: Question) -> None:
    game = rithmomachia(asked.options)
    state = position(game, asked.stones, white=asked.taken)
    state, _ = played(game, state, *asked.plays)
    refusal = game.why(state, asked.path.split())
    assert (None if refusal is None else refusal.reason.code) == asked.code
    params = {} if refusal is None else dict(refusal.reason.params)
    assert {name: params[name] for name in asked.params} == asked.params


TEXTS = {
    "a captured stone off its row": Question("7@a8", "no_row_completed"),
    "a captured stone that nobody has taken": Question("9@e8", "not_taken"),
    "taking before any attack": Question("xf11", "not_attacked", TO_STRIKE, THREE, ()),
    "taking a stone that falls by itself": Question(
        "xg6", "taken_by_itself", TO_STRIKE.replace("b5", "b6"), taken=()
    ),
    "passing with a move left": Question("pass", "must_move"),
    "passing before the move of three stages": Question("pass", "must_move", TO_STRIKE, THREE, ()),
    "placing after the move, where it replaces the move": Question(
        "7@e8", "move_first", f"{TO_SET} WR4@d4 BT12@d7 WR2@a1", THREE, plays=["a1-a2"]
    ),
    "taking while a row can be completed": Question(
        "xd7",
        "has_moved",
        f"WR6@d8 WR8@g7 WR4@d4 BT12@d7 {NO_PYRAMID}",
        {**THREE, **AFTER},
        plays=["g7-g8"],
    ),
    "a stone that has moved": Question("b6-b7", "has_moved", TO_STRIKE, THREE, (), ["b5-b6"]),
}


@pytest.mark.parametrize("asked", TEXTS.values(), ids=TEXTS)
def test_reason_against_a_move(asked: Question) -> None:
    game = rithmomachia(asked.options)
    state, _ = played(game, position(game, asked.stones, white=asked.taken), *asked.plays)
    with pytest.raises(IllegalMove) as caught:
        played(game, state, asked.path)
    assert caught.value.code == asked.code


def test_three_stage_player_can_pass_instead_of_capturing() -> None:
    game = rithmomachia(THREE)
    state, _ = played(game, position(game, TO_STRIKE), "b5-b6", "pass")
    assert (state.stage, state.turn) == ("", 1)
    assert "BT30@g6" in game.to_json(state)["stones"]


def test_reason_against_a_forbidden_repetition() -> None:
    game = rithmomachia({"repetition": "forbidden"})
    state, _ = played(game, game.opening(), "c2-b2", "c11-b11", "b2-c2")
    refusal = game.why(state, ["b11", "c11"])
    assert refusal is not None
    assert refusal.reason.code == "repeats"
    assert game.why(state, ["b11", "b10"]) is None


def test_finished_game_has_no_other_reason() -> None:
    game = rithmomachia()
    refusal = game.why(position(game, "WR2@a1 BR3@a2 BR5@b1"), ["a1", "c5"])
    assert refusal is not None
    assert refusal.reason.code == "game_over"


STONES = {"R": "WR2@c5", "T": "WT6@c5", "S": "WS15@c5", "P": "WP91@c5"}
BOISSIERE, SECOND = {"moves": "boissiere"}, {"moves": "second"}
UP_TO = {"step_choice": "up_to"}
WAYS: tuple[tuple[Mapping[str, str], str, str, str], ...] = (
    ({}, "R", "straight", "1"),
    ({}, "T", "turn", "2"),
    ({}, "S", "turn", "3"),
    ({}, "P", "straight", "1 2 3"),
    ({"bend": "none"}, "T", "straight", "2"),
    ({"bend": "none"}, "S", "straight", "3"),
    ({"bend": "knight"}, "R", "straight", "1"),
    ({"bend": "knight"}, "T", "leap", "2"),
    ({"bend": "knight"}, "S", "leap", "3"),
    ({"bend": "knight"}, "P", "straight", "1 2 3"),
    ({"pyramid_bends": "on"}, "R", "straight", "1"),
    ({"pyramid_bends": "on", "bend": "none"}, "T", "straight", "2"),
    ({"pyramid_bends": "on"}, "P", "turn", "1 2 3"),
    (BOISSIERE, "R", "diagonal", "1"),
    (BOISSIERE, "T", "straight", "2"),
    (BOISSIERE, "S", "straight", "3"),
    (BOISSIERE, "P", "mixed", "1 2 3"),
    (SECOND, "R", "straight", "2"),
    (SECOND, "T", "turn", "3"),
    (SECOND, "P", "straight", "2 3 4"),
    (UP_TO, "R", "straight", "1"),
    (UP_TO, "T", "turn", "1 2"),
    (UP_TO, "S", "turn", "1 2 3"),
    ({**UP_TO, **BOISSIERE}, "T", "mixed", "1 2"),
)


@pytest.mark.parametrize(("options", "shape", "way", "steps"), WAYS)
def test_reason_has_the_movement_of_the_shape(
    options: Mapping[str, str], shape: str, way: str, steps: str
) -> None:
    """No shape goes from c5 to h12."""
    game = rithmomachia(options)
    refusal = game.why(position(game, f"{STONES[shape]} BR3@a12"), ["c5", "h12"])
    assert refusal is not None
    counts = [int(number) for number in steps.split()]
    assert dict(refusal.reason.params) == {
        "shape": shape, "way": way, "least": counts[0], "most": counts[-1], "choices": len(counts),
    }  # fmt: skip
