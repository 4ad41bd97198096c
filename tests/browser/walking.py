"""Random matches, for tests of situations late in a game."""

from __future__ import annotations

from math import inf
from random import Random
from typing import TYPE_CHECKING

from alveus import registry
from alveus.core.controllers import Controller
from alveus.core.game import CHANCE, OVER
from alveus.core.match import begin

if TYPE_CHECKING:
    from alveus.core.match import Match

LAST = 3
"""Approximate number of turns of each side that remain in a late match."""


def walked(game: str, plies: float = inf) -> Match:
    """Return a random match of `plies` plies, or to its end."""
    random = Random(game)
    spec = registry.spec(game)
    # If hands are hidden, the opponent is a computer: a second human would have to take a seat.
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
    """Return a match a few turns before its end."""
    return walked(game, walked(game).cursor - 2 * LAST)
