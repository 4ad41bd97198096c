"""`repetition=forbidden`: a move to a position that has occurred before is illegal."""

from __future__ import annotations

import pytest
from tests.rithmomachia.positions import played, position, rithmomachia

from alveus.core.errors import IllegalMove


@pytest.mark.parametrize("repetition", ["forbidden", "threefold", "off"])
def test_move_back_to_an_earlier_position(repetition: str) -> None:
    game = rithmomachia({"repetition": repetition})
    start = position(game, "WR2@a1 WS153@h1 BR3@h10 BS28@h12")
    state, _ = played(game, start, "a1-a2", "h10-g10", "a2-a1")
    texts = {game.text(state, move) for move in game.moves(state)}
    assert ("g10-h10" in texts) == (repetition != "forbidden")
    if repetition == "forbidden":
        with pytest.raises(IllegalMove, match="repeats"):
            played(game, state, "g10-h10")


def test_pass_after_the_move_cannot_repeat_a_position() -> None:
    """White attacks the 30 all the time, and passes instead of capturing it."""
    game = rithmomachia({"repetition": "forbidden", "timing": "three_stage"})
    stones = "WP91@g1 BP190@a12 WS153@h1 BS28@h12 WR6@b6 BT30@g6 BR3@f11 WR2@a1"
    start = position(game, stones, "black")
    state, _ = played(game, start, "f11-f10", "a1-a2", "pass", "f10-f11", "a2-a1")
    assert [game.text(state, move) for move in game.moves(state)] == ["xg6"]
    with pytest.raises(IllegalMove, match="repeats"):
        played(game, state, "pass")
