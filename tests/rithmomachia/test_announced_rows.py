"""`win_timing=survive`: a row wins if it still exists at its side's next turn."""

from __future__ import annotations

from tests.rithmomachia.positions import played, position, rithmomachia

SURVIVE = {"win_timing": "survive"}


def test_only_the_announced_row_wins_after_the_reply() -> None:
    """Black's triangle leaves the file of 4-6-8 and interrupts the announced row 2-4-6."""
    game = rithmomachia(SURVIVE)
    stones = "WR2@c8 WR4@e8 WR6@f7 WT6@e10 WR8@e12 WS153@h1 BT12@e9 BS28@h12"
    state, _ = played(game, position(game, stones), "f7-f8")
    interrupted, _ = played(game, state, "e9-d8")
    assert interrupted.over is None
    untouched, _ = played(game, state, "h12-h9")
    assert untouched.row == (2, 4, 6)
