"""`max_then_high`: if only one die of a roll can be played, it must be the larger one."""

from __future__ import annotations

import pytest
from tests.tables.positions import duodecim, lombard, play, set_up, xii

RULES = {"dice_obligation": "max_then_high"}
POSITIONS = {
    "lombardorum": (lombard(**RULES), "1:1", "1:2 5:2", "5-6", "6:1-7"),
    "xii": (xii(**RULES), "21:1", "12:2 20:2 28:2", "2-5", "5:21-26"),
    "duodecim": (duodecim(**RULES), "5:1", "1:2 11:2 12:2 13:2", "3-4-5", "5:5-10"),
}


@pytest.mark.parametrize("game", POSITIONS)
def test_larger_die_must_be_played_if_only_one_can(game: str) -> None:
    rules, white, black, dice, larger = POSITIONS[game]
    state = set_up(rules, white, black, dice)
    after, _ = play(rules, state, larger)
    assert [rules.text(state, move) for move in rules.moves(state)] == [larger]
    assert [result.state for result in rules.results(state)] == [after]
    assert list(rules.ends(state)) == [after]
