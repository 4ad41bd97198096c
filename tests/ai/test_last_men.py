"""Analysis of the last men in games in which a turn can leave all men in place."""

from __future__ import annotations

import pytest
from tests.tables.positions import duodecim, set_up

from alveus import ai, registry
from alveus.families.tables.game import TablesGame

RULES = [
    ("lombardorum", {"dice_obligation": "free"}, "12:1", "12:2", "2-1"),
    ("duodecim", {"dice_obligation": "free"}, "24:1", "23:1", "3-2-1"),
    ("duodecim", {"bear_off": "exact"}, "23:2", "24:2", "6-5-4"),
]


@pytest.mark.parametrize(("game_id", "options", "white", "black", "dice"), RULES)
def test_last_men_are_analysed(
    game_id: str, options: dict[str, str], white: str, black: str, dice: str
) -> None:
    game = registry.game(game_id, options)
    assert isinstance(game, TablesGame)
    state = set_up(game, white, black, dice)
    analysis = ai.finish(ai.analyse(game, state, 0, ai.Budget(nodes=40)))
    assert len(analysis.prospects) == len(game.results(state))


@pytest.mark.parametrize("eustathius", ["off", "on"])
def test_race_is_not_solved_exactly_if_three_ones_can_send_a_man_back(eustathius: str) -> None:
    game = duodecim(eustathius_111=eustathius)
    state = set_up(game, "19:1 20:1", "20:1", "3-2-1")
    analysis = ai.finish(ai.analyse(game, state, 0, ai.Budget(nodes=40)))
    assert all(move.exact == (eustathius == "off") for move in analysis.prospects)
