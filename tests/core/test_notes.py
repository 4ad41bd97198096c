"""The notes of the sources, in every game."""

from __future__ import annotations

import pytest

from alveus.core import registry


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_note_is_named_after_its_game(game_id: str) -> None:
    for option in registry.info(game_id).options:
        for source in option.readings.values():
            assert source.note == "" or source.note.startswith(f"note-{game_id}-")
            assert not source.note.endswith("-")
