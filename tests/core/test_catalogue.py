"""Catalogue entries of all games."""

from __future__ import annotations

import pytest

from alveus import registry
from alveus.core.game import CHANCE


@pytest.mark.parametrize("game_id", registry.ids())
def test_source_note_ids_contain_the_game_id(game_id: str) -> None:
    for option in registry.info(game_id).options:
        for source in option.readings.values():
            assert source.note == "" or source.note.startswith(f"note-{game_id}-")
            assert not source.note.endswith("-")


@pytest.mark.parametrize("game_id", registry.ids())
def test_games_with_chance_begin_with_a_roll_or_deal(game_id: str) -> None:
    game = registry.game(game_id)
    assert registry.info(game_id).chance == (game.actor(game.opening(0)) == CHANCE)
