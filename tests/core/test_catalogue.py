"""What the catalogue says of every game."""

from __future__ import annotations

import pytest

from alveus import registry
from alveus.core.game import CHANCE


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_note_is_named_after_its_game(game_id: str) -> None:
    for option in registry.info(game_id).options:
        for source in option.readings.values():
            assert source.note == "" or source.note.startswith(f"note-{game_id}-")
            assert not source.note.endswith("-")


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_game_has_chance_where_it_begins_with_a_throw_or_a_deal(game_id: str) -> None:
    game = registry.game(game_id)
    assert registry.info(game_id).chance == (game.actor(game.opening(0)) == CHANCE)
