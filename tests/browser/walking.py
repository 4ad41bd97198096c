"""Matches by chance, to be laid on the board where something comes late in a game."""

from __future__ import annotations

from math import inf
from random import Random
from typing import TYPE_CHECKING

from alveus import registry
from alveus.core.game import CHANCE, OVER
from alveus.core.match import Controller, begin

if TYPE_CHECKING:
    from alveus.core.match import Match

LAST = 3
"""How many turns of each side a late match leaves, about."""


def walked(game: str, plies: float = inf) -> Match:
    """A match by chance, so many plies long or to its end."""
    random = Random(game)
    spec = registry.spec(game)
    # Where hands are hidden a computer sits there, so that nobody has to take a seat.
    others = spec.build({}).info.seats[1:] if spec.info.hidden else ()
    match = begin(spec, seats={side: Controller(spec.levels[0]) for side in others}, seed=b"walked")
    while match.actor != OVER and match.cursor < plies:
        if match.actor == CHANCE:
            match.play("throw")
        else:
            moves = list(match.game.moves(match.state))
            match.play(match.game.text(match.state, random.choice(moves)))
    return match


def late(game: str) -> Match:
    """A match a few turns before its end."""
    return walked(game, walked(game).cursor - 2 * LAST)
