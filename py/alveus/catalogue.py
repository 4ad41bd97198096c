"""The catalogue of games: options with their sources, presets and the computer's levels."""

from __future__ import annotations

from typing import Any

from alveus import registry
from alveus.core.spec import GameSpec


def catalogue() -> list[dict[str, Any]]:
    """Every game that works, in the order of the shelf."""
    return [entry(spec) for spec in registry.specs()]


def entry(spec: GameSpec) -> dict[str, Any]:
    """One game's entry."""
    info = spec.info
    return {
        "id": info.id,
        "family": info.family,
        "seats": list(info.seats),
        "options": [option.to_json() for option in info.options],
        "chance": info.chance,
        "hidden": info.hidden,
        "letters": info.by_letter({option.name: option.default for option in info.options}),
        "analysis": spec.analysis,
        "edited": bool(spec.writing),
        "presets": {name: dict(bundle) for name, bundle in info.presets.items()},
        "levels": list(spec.levels),
    }
