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


@pytest.mark.parametrize("game_id", registry.ids())
def test_entry_gives_the_defaults_that_depend_on_other_options(game_id: str) -> None:
    spec = registry.spec(game_id)
    entry = registry.catalogue_entry(spec)
    usual = {option["name"]: option["default"] for option in entry["options"]}
    for option in entry["options"]:
        for value in option["values"]:
            chosen = {option["name"]: value}
            implied = option.get("implied", {}).get(value, {})
            assert {**usual, **implied, **chosen} == spec.info.settings(chosen)
