"""Dead positions, and endings without a winning row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from tests.rithmomachia.positions import ADVANCED, played, position, rithmomachia

from alveus.core.errors import IllegalMove
from alveus.core.match import begin
from alveus.registry import spec


def is_dead(
    stones: str,
    white: Sequence[str] = (),
    black: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> bool:
    """Return True if the game can be ended as a dead position."""
    captured = {"white": list(white), "black": list(black)}
    content = {"turn": "white", "stones": stones.split(), "captured": captured}
    match = begin(spec("rithmomachia"), options or {}, position=content)
    try:
        match.play("end")
    except IllegalMove:
        assert match.outcome is None
        return False
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.ending) == (None, "dead_position")
    return True


def test_possible_row_of_white_alone_prevents_a_dead_position() -> None:
    assert not is_dead("WR2@a1 WR4@c1 WR6@e1 BS28@c12")


def test_possible_row_of_black_alone_prevents_a_dead_position() -> None:
    assert not is_dead("WS15@a1 BR3@a12 BR5@c12 BR7@e12")


def test_enemy_stone_to_be_captured_can_complete_a_row() -> None:
    assert not is_dead("WR2@a1 WR4@c1 BR3@c12")
    assert is_dead("WR2@a1 WR4@c1 BR5@c12")


def test_captured_stone_can_complete_a_row() -> None:
    assert not is_dead("WR2@a1 WR4@c1 BS28@c12", white=["BR3"])


def test_stone_captured_by_the_enemy_cannot_complete_a_row() -> None:
    assert is_dead("WR2@a1 WR4@c1 BS28@c12", black=["WR6"])


def test_two_captured_stones_complete_a_row_only_if_allowed() -> None:
    for number, dead in (("1", True), ("2", False)):
        options = {"max_captured": number}
        assert is_dead("WR2@a1 BS28@c12", white=["BR7", "BT12"], options=options) == dead


def test_captured_stone_on_the_board_counts_as_captured() -> None:
    options = {"captured_use": "re_enter"}
    assert is_dead("WR2@a1 WR7*@c1 BT12@c12", options=options)
    assert not is_dead("WR2@a1 WR4@e1 WR3*@c1 BS28@c12", options=options)


def test_own_stone_that_is_captured_back_can_complete_a_row() -> None:
    """White wins at once by placing 2 on a8, or later with the 6 if Black lets it re-enter."""
    options = {"captured_use": "re_enter"}
    assert not is_dead("WR4@c8 WR6@e8 BS28@h12", white=["WR2"], options=options)
    assert not is_dead("WR2@a1 WR4@c1 BS28@c12", black=["WR6"], options=options)


def test_own_pyramid_completes_a_row_only_if_allowed() -> None:
    assert not is_dead("WR2@a1 WR4@c1 WR6@e1 BS28@c12", options={"pyramid_in_row": "no"})
    stones = "WT49@a1 WP91@c1 BR7@a14"
    for reading, dead in (("total", False), ("no", True)):
        assert is_dead(stones, options={**ADVANCED, "pyramid_in_row": reading}) == dead


def test_enemy_pyramid_never_completes_a_row() -> None:
    stones = "WP91@a1 WS289@c1 BR5@a14"
    options = {**ADVANCED, "harmonic": "off"}
    assert is_dead(stones, white=["BP190"], options=options)
    assert is_dead(f"{stones} BP190@c14", options=options)


@pytest.mark.parametrize("turn", ["white", "black"])
def test_short_game_is_won_by_either_side_on_turn(turn: str) -> None:
    game = rithmomachia({"short_game": "stones_4"})
    for winner, (stones, taken) in enumerate(
        (
            ("WR2@a1 WP91@c1 BT12@c12 BP190@a12", {"white": ["BR3", "BR5", "BR7", "BR9"]}),
            ("WT20@a1 WP91@c1 BT12@c12 BP190@a12", {"black": ["WR2", "WR4", "WR6", "WR8"]}),
        )
    ):
        over = position(game, stones, turn, **taken).over
        assert over is not None
        assert (over.winner, over.ending) == (winner, "stones_4")


NO_MOVE = {"loses": (1, "no_move"), "draw": (None, "no_move"), "pass": None}


@pytest.mark.parametrize("reading", NO_MOVE)
def test_no_move_decides_the_result_of_a_side_without_a_move(reading: str) -> None:
    game = rithmomachia({"no_move": reading})
    over = position(game, "WR2@a1 BR3@a2 BR5@b1").over
    assert (over and (over.winner, over.ending)) == NO_MOVE[reading]


def test_black_without_a_move_loses() -> None:
    game = rithmomachia()
    over = position(game, "BR3@a12 WR2@a11 WR4@b12", "black").over
    assert over is not None
    assert over.winner == 0


def test_third_occurrence_of_any_position_draws() -> None:
    game = rithmomachia()
    back = ["c2-b2", "c11-b11", "b2-c2", "b11-c11"]
    state, _ = played(game, game.opening(), "d2-d3", "d11-d10", *back, *back)
    assert state.over is not None
    assert state.over.ending == "repetition"
