"""Cached games, identified by id and options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from alveus import registry
from alveus.core.reading import shorten
from alveus.core.view import BoardGame
from alveus.play.sentences import speaking

Rules: TypeAlias = BoardGame[Any, Any]
"""The engine's game object for fixed options."""
KEPT = 64
"""Maximum number of games in the cache."""


def options_of(given: Mapping[str, object]) -> dict[str, str]:
    """Return options as the engine's strings: True and False become "on" and "off"."""
    switches = {True: "on", False: "off"}
    return {
        name: switches[value] if isinstance(value, bool) else shorten(value)
        for name, value in given.items()
    }


def rules_of(game_id: str, given: Mapping[str, object]) -> Rules:
    """Return the game with these options.

    Raises SetupError for unknown names and values; its sentence lists the valid ones.
    """
    with speaking():
        info = registry.info(game_id)
    with speaking(info):
        return _build(game_id, tuple(options_of(given).items()))


def chosen_of(rules: Rules) -> dict[str, str]:
    """Return the options of a game that differ from their defaults."""
    return rules.info.without_defaults(rules.settings)


@lru_cache(KEPT)
def _build(game_id: str, options: tuple[tuple[str, str], ...]) -> Rules:
    return registry.game(game_id, dict(options))
