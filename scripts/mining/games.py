"""Games with the strongest level, decision by decision."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from alveus import registry
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream
from alveus.lab.pairs import SEED_BYTES
from alveus.lab.players import find_player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mining.measures import Effort

SHARE = 0.3
"""Probability that a decision is examined.  Tasks therefore come from all stages of a game."""
LONGEST = 300
"""Maximum number of decisions in a game."""
OPENING = (2, 10)
"""Minimum and maximum number of random turns at the start of a game without chance."""


class Decision(NamedTuple):
    """A position in which a seat chooses among several results of its turn."""

    state: Any
    seat: int


def begins_turn(state: Any) -> bool:
    """Return True at the beginning of a turn, and always if a turn is a single move."""
    return not getattr(state, "played", ())


def decisions(game: Game[Any, Any], seed: int, effort: Effort) -> Iterator[Decision]:
    """Play a game with the strongest level, and yield some decisions of all players.

    The other players are of level `effort.against`.  Games without chance begin with random turns.
    """
    levels = registry.spec(game.info.id).levels
    chosen = levels[-1], levels[effort.against]
    strong, other = (find_player(game.info.id, level, effort.play) for level in chosen)
    players = [strong, other] if seed % 2 else [other, strong]
    players += [other] * (len(game.info.seats) - len(players))
    chance = Random(seed)
    state = game.opening()
    if game.actor(state) != CHANCE:
        for _ in range(chance.randint(*OPENING)):
            ends = game.ends(state)
            state = chance.choice(ends) if ends else state
    key = seed.to_bytes(SEED_BYTES, "big")
    throws = made = 0
    while (actor := game.actor(state)) != OVER and made < LONGEST:
        if actor == CHANCE:
            state = game.advance(state, game.chance(state, Stream(key, throws)))
            throws += 1
            continue
        known = game.information_state(state, actor)
        if begins_turn(state) and chance.random() < SHARE and len(game.moves(known)) > 1:
            yield Decision(state, actor)
        made += 1
        turn = players[actor].choose(game, known, actor, seed + made)
        for move in game.parse(known, turn.text):
            state = game.advance(state, move)
