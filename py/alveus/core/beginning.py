"""How a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus.core import secret
from alveus.core.controller import Controller
from alveus.core.errors import SetupError
from alveus.core.history import MatchGame
from alveus.core.match import Match
from alveus.core.spec import GameSpec


def begin(
    spec: GameSpec,
    options: Mapping[str, str] | None = None,
    seats: Mapping[str, Controller] | None = None,
    target: int = 0,
    seed: bytes | None = None,
    position: Mapping[str, Any] | None = None,
    starter: int | None = None,
) -> Match:
    """A new match at its first game.  Raises SetupError."""
    game = spec.build_for(options or {}, position or {})
    sides = game.info.seats
    at_table = {side: Controller() for side in sides}
    for side, controller in (seats or {}).items():
        if side not in at_table:
            raise SetupError("unknown_side", side=side)
        at_table[side] = controller
    if target < 0:
        raise SetupError("bad_value", name="target", value=str(target))
    if not seed:
        own = secret.fresh()
        first = MatchGame(1, game, secret.game_seed(own, 1), starter, position)
        return Match(spec, first, at_table, target, own)
    first = MatchGame(1, game, seed, starter, position)
    return Match(spec, first, at_table, target, secret.of_seed(seed), secret.id_of_seed(seed))
