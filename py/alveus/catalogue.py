"""The catalogue of games: options with their sources, presets and the computer's levels."""

from __future__ import annotations

from typing import Any

from alveus import ai
from alveus.core import registry


def catalogue() -> list[dict[str, Any]]:
    """Every game that works, in the order of the shelf."""
    return [entry(game_id) for game_id in registry.ids()]


def entry(game_id: str) -> dict[str, Any]:
    """One game's entry.  Raises SetupError `unknown_game`."""
    info = registry.info(game_id)
    return {
        "id": info.id,
        "family": info.family,
        "seats": list(info.seats),
        "options": [option.to_json() for option in info.options],
        "chance": info.chance,
        "hidden": info.hidden,
        "analysis": ai.can_analyse(game_id),
        "presets": {name: dict(bundle) for name, bundle in info.presets.items()},
        "levels": list(ai.levels(game_id)),
    }
