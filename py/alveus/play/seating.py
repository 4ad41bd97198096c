"""Who sits where: the keywords of a match as sides and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus import registry
from alveus.core.controller import Controller
from alveus.core.errors import SetupError
from alveus.core.spec import GameSpec
from alveus.play.players import HUMAN, PlayerLike, Playing, playing
from alveus.play.rules import Rules
from alveus.play.sentences import speaking


def sort_keywords(
    game: str, given: Mapping[str, Any]
) -> tuple[GameSpec, dict[str, Any], dict[str, Any]]:
    """The spec of a game, and its keywords as sides and as options."""
    with speaking():
        spec = registry.spec(game)
    seats = spec.info.seats
    names = (*seats, "preset", *(option.name for option in spec.info.options))
    wrong = [name for name in given if name not in names]
    with speaking(spec.info, (*seats, "seed", "target", "position") if wrong else ()):
        if wrong:
            raise SetupError("unknown_option", game=game, option=wrong[0])
    sides = {name: value for name, value in given.items() if name in seats}
    return spec, sides, {name: value for name, value in given.items() if name not in seats}


def seat_players(rules: Rules, sides: Mapping[str, PlayerLike]) -> dict[str, Playing]:
    """Who plays the sides that nobody plays by hand.  Raises SetupError."""
    for side in sides:
        if side not in rules.info.seats:
            raise SetupError("unknown_side", side=side)
    return {side: playing(rules.info, one) for side, one in sides.items() if one != HUMAN}


def controllers_of(players: Mapping[str, Playing]) -> dict[str, Controller]:
    """The same as the engine's table knows them."""
    return {side: Controller(one.name) for side, one in players.items()}
