"""Sound inputs to begin with: games under options, positions on the way, saves and links."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, TypeAlias

from alveus import registry
from alveus.core.beginning import begin
from alveus.core.errors import AlveusError
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.match import Match
from alveus.core.notes import is_note
from alveus.core.stream import Stream

AnyGame: TypeAlias = Game[Any, Any]
VARIANTS = 6
"""Samples of every game that are kept ready in each group."""
PLIES = {"rithmomachia": 60, "dominosa": 30, "terzett": 30}
"""Plies after which a long game is left."""
LONGEST = 400


def choose_options(chance: Random, game_id: str, most: int = 2) -> dict[str, str]:
    """Return up to `most` options that differ from the defaults and may be combined."""
    info = registry.info(game_id)
    while True:
        count = min(chance.randrange(most + 1), len(info.options))
        chosen = {
            option.name: chance.choice(option.values)
            for option in chance.sample(list(info.options), count)
        }
        try:
            registry.game(game_id, chosen).opening()
        except AlveusError:  # values that exclude each other
            continue
        return chosen


def walk(game: AnyGame, chance: Random, plies: int, tried: int = 1) -> Iterator[Any]:
    """Yield the states of a random game, from the opening to the end or to a number of plies.

    Of `tried` random moves the one with the most events is played: captures become frequent.
    """
    state, seed = game.opening(), chance.randbytes(8)
    for ply in range(plies):
        yield state
        actor = game.actor(state)
        if actor == OVER:
            return
        if actor == CHANCE:
            move = game.chance(state, Stream(seed, ply))
        else:
            move = _choose_move(game, state, chance, tried)
        state, _ = game.apply(state, move)


def _choose_move(game: AnyGame, state: Any, chance: Random, tried: int) -> Any:
    moves = game.moves(state)
    if tried == 1:
        return chance.choice(moves)
    some = chance.sample(moves, min(tried, len(moves)))
    return max(some, key=lambda move: len(game.apply(state, move)[1]))


def plies_of(game_id: str) -> int:
    """Return the number of plies after which a random game is left."""
    return PLIES.get(game_id, LONGEST)


def as_written(value: Any) -> Any:
    """Return a value as a JSON file contains it."""
    return json.loads(json.dumps(value))


@lru_cache(256)
def sample_state(game_id: str, variant: int) -> tuple[AnyGame, Any]:
    """Return a game under some options, and a state in the middle of a random game."""
    chance = Random(f"state {game_id} {variant}")
    game = registry.game(game_id, choose_options(chance, game_id))
    states = list(walk(game, chance, chance.choice((1, 4, 20, min(60, plies_of(game_id))))))
    return game, states[-1]


@lru_cache(256)
def sample_position(game_id: str, variant: int) -> dict[str, Any]:
    """Return the JSON of a position in the middle of a random game."""
    game, state = sample_state(game_id, variant)
    position: dict[str, Any] = as_written(game.to_json(state))
    return position


def play_match(game_id: str, chance: Random, plies: int, target: int = 0) -> Match:
    """Return a match after random plies, some of them taken back."""
    options = choose_options(chance, game_id)
    match = begin(registry.spec(game_id), options, target=target, seed=chance.randbytes(8))
    for _ in range(plies):
        if not play_ply(match, chance):
            break
    return match


def play_ply(match: Match, chance: Random) -> bool:
    """Play a throw or a random move; False if the game is over.

    Notes are left out: they are not moves, and the check of a sheet ends with the next move.
    """
    if match.actor == OVER:
        return False
    if match.actor == CHANCE:
        match.play("throw")
        return True
    game = match.game
    moves = [move for move in game.moves(match.state) if not is_note(game, move)]
    match.play(game.text(match.state, chance.choice(moves)))
    return True


@lru_cache(256)
def sample_match(game_id: str, variant: int) -> Match:
    """Return a match after random plies.  It must not be changed."""
    chance = Random(f"match {game_id} {variant}")
    plies = chance.choice((0, 3, 12, min(40, plies_of(game_id))))
    return play_match(game_id, chance, plies, chance.choice((0, 0, 3)))


def choose_sample(chance: Random) -> tuple[str, int]:
    """Return a game and the number of one of its samples."""
    return chance.choice(registry.ids()), chance.randrange(VARIANTS)
