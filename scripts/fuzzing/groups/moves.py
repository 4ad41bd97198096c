"""Move texts: legal, changed and random ones, at any point in a game."""

from __future__ import annotations

from random import Random
from typing import Any

from alveus.core.errors import AlveusError
from alveus.core.game import CHANCE
from fuzzing.faults import Fault
from fuzzing.mutation import TEXTS, damage_text
from fuzzing.samples import AnyGame, choose_sample, sample_state

SHARE = 270
WORDS = (
    "pass", "throw", "throw 1-1", "throw 7-7", "buy", "resign", "double", "take", "drop", "keep",
    "try", "1", "6:1-7", "bar-5", "hand-3", "20-off", "0:1 left", "1:1", "b5-b6", "7@f8",
    "lay d2-e2", "lift d2", "line d2-e2", "mark 6", "place 1:6 d2-e2", "take d2", "6:1-7 5:1-6",
)  # fmt: skip


def attempt(chance: Random) -> bool:
    """Parse and play one text.  An unchanged legal move must be accepted."""
    game, state = sample_state(*choose_sample(chance))
    legal = _legal_text(chance, game, state)
    match chance.randrange(8):
        case 0 if legal:
            return _play(game, state, legal, sound=True)
        case 1:
            return _play(game, state, chance.choice(TEXTS))
        case 2 | 3:
            return _play(game, state, damage_text(chance, chance.choice(WORDS)))
        case 4:
            words = (legal, *WORDS)
            return _play(game, state, " ".join(chance.choices(words, k=chance.randrange(1, 9))))
    return _play(game, state, damage_text(chance, legal or chance.choice(WORDS)))


def _legal_text(chance: Random, game: AnyGame, state: Any) -> str:
    moves = game.moves(state)
    return game.text(state, chance.choice(moves)) if moves else ""


def _play(game: AnyGame, state: Any, text: str, sound: bool = False) -> bool:
    before = hash(state)
    try:
        for move in game.parse(state, text):
            after, _ = game.apply(state, move)
            notation = game.text(state, move)
            if game.actor(state) != CHANCE and game.parse(state, notation) != (move,):
                raise Fault(f"ambiguous text of a move in {game.info.id}", notation)
            state = after
    except AlveusError as error:
        if sound:
            raise Fault(f"refused legal move in {game.info.id}", f"{text}: {error}") from error
        return False
    if sound and hash(state) == before:
        raise Fault(f"move without effect in {game.info.id}", text)
    return True
