"""A stone that can capture by displacement is not besieged."""

from __future__ import annotations

import pytest
from tests.rithmomachia.positions import ADVANCED, played, position, rithmomachia


@pytest.mark.parametrize(
    ("congressus", "events"), [("displace", []), ("occupy", []), ("stand", ["siege 9@a1: obsidio"])]
)
def test_stone_whose_only_move_is_a_capture(congressus: str, events: list[str]) -> None:
    game = rithmomachia({**ADVANCED, "bend": "none", "congressus": congressus})
    state = position(game, "WT9@a1 WS153@h1 BR9@a3 BR3@c1 BS28@h16", "black")
    after, [happened] = played(game, state, "c1-b1")
    assert [event for event in happened if event.startswith("siege")] == events
    captures = [game.text(after, move) for move in game.moves(after)]
    assert ("a1-a3" in captures) == (congressus != "stand")
