"""Games by id and options, which is how everything that plays them is passed on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from alveus import registry
from alveus.core.game import Game
from alveus.core.reading import shorten
from alveus.play.sentences import speaking

Rules: TypeAlias = Game[Any, Any]
"""A game under settled options, as the engine has it."""
KEPT = 64
"""Games that are kept ready."""


def options_of(given: Mapping[str, object]) -> dict[str, str]:
    """Options as the engine reads them: a switch may be True or False, a number a number."""
    switches = {True: "on", False: "off"}
    return {
        name: switches[value] if isinstance(value, bool) else shorten(value)
        for name, value in given.items()
    }


def rules_of(game_id: str, given: Mapping[str, object]) -> Rules:
    """A game under options.  Raises SetupError, which names what there is instead."""
    with speaking():
        info = registry.info(game_id)
    with speaking(info):
        return _build(game_id, tuple(options_of(given).items()))


def chosen_of(rules: Rules) -> dict[str, str]:
    """The options of a game that are not the defaults."""
    return rules.info.without_defaults(rules.settings)


@lru_cache(KEPT)
def _build(game_id: str, options: tuple[tuple[str, str], ...]) -> Rules:
    return registry.game(game_id, dict(options))
