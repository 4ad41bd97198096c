"""Games of the strongest players, decision by decision."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from alveus import registry
from alveus.ai import Budget
from alveus.ai.arena import SEED_BYTES
from alveus.ai.players import player
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mining.measures import Effort

SHARE = 0.3
"""Of the decisions so many are looked at, so that tasks come from all of a game."""
LONGEST = 300
"""Decisions after which a game is left."""
OPENING = (2, 10)
"""A game without chance begins with so many turns at random, from the least to the most."""


class Decision(NamedTuple):
    """A position in which a seat is to choose among several results of its turn."""

    state: Any
    seat: int


def begins_turn(state: Any) -> bool:
    """Whether a turn begins here: of one that is played man by man nothing has been played."""
    return not getattr(state, "played", ())


def decisions(game: Game[Any, Any], seed: int, effort: Effort) -> Iterator[Decision]:
    """Some decisions of one game of the strongest level, from all its stages."""
    levels, budget = registry.spec(game.info.id).levels, Budget(nodes=effort.play)
    strong, other = (player(game.info.id, levels[n], budget) for n in (-1, effort.against))
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
        for move in game.parse(known, players[actor](game, known, actor, seed + made)):
            state = game.advance(state, move)
