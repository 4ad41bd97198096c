"""Positions for every level of every game, and what the levels choose there.

``python -m tests.ai.every_level`` writes anew what the levels choose; both interpreters read it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from alveus import ai, registry
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream
from alveus.lab.players import NamedPlayer

FILE = Path(__file__).parents[1] / "fixtures" / "choices.json"
GAMES = tuple(spec.info.id for spec in registry.specs() if spec.levels)
PLIES = 120
"""Moves after which a random game is left for another."""
APART = (3, 11, 29)
"""Which decisions of a random game the recorded choices are about."""
DECISIVE = {"rithmomachia": {"short_game": "value_100"}, "familydomino": {"players": "2"}}
"""Rules under which a greedy player comes to an end."""


def rulesets(game_id: str) -> list[dict[str, str]]:
    """The default rules, and every other reading of every option by itself."""
    return [{}] + [
        {option.name: value}
        for option in registry.info(game_id).options
        for value in option.readings
        if value != option.default
    ]


def decisions(game: Game[Any, Any], seed: int) -> Iterator[tuple[Any, int]]:
    """Endless positions of random games in which somebody is to decide, with his seat."""
    chance = Random(seed)
    while True:
        state, stream = game.opening(), Stream(chance.randbytes(8))
        for number in range(PLIES):
            actor = game.actor(state)
            if actor == OVER:
                break
            if actor == CHANCE:
                stream = Stream(stream.seed, number)
                state = game.advance(state, game.chance(state, stream))
                continue
            yield state, actor
            state = game.advance(state, chance.choice(game.moves(state)))


def lost_position(game: Game[Any, Any]) -> tuple[Any, int]:
    """The last decision of who has lost against a greedy player, with his seat."""
    state, seed, plies = game.opening(), b"to the end", 0
    last: dict[int, Any] = {}
    while (actor := game.actor(state)) != OVER:
        plies += 1
        if actor == CHANCE:
            state = game.advance(state, game.chance(state, Stream(seed, plies)))
            continue
        last[actor] = state
        player = NamedPlayer("random" if actor else "greedy")
        known = game.information_state(state, actor)
        state = play(game, state, player.choose(game, known, actor, plies).text)
    outcome = game.outcome(state)
    loser = int(outcome is not None and outcome.winner == 0)
    return last[loser], loser


def choose(
    game: Game[Any, Any], state: Any, seat: int, level: str, nodes: int, seed: int = 1
) -> ai.Choice:
    """What a level chooses from what its seat knows."""
    known = game.information_state(state, seat)
    return ai.finish(ai.choose(game, known, seat, level, ai.Budget(nodes=nodes), seed))


def play(game: Game[Any, Any], state: Any, text: str) -> Any:
    """The state after a choice has been played move by move.  Raises IllegalMove."""
    for move in game.parse(state, text):
        state, _ = game.apply(state, move)
    return state


def chosen(game_id: str) -> dict[str, list[str]]:
    """What each level of a game chooses in the same few positions."""
    game = registry.game(game_id)
    met = list(islice(decisions(game, 5), APART[-1] + 1))
    return {
        level: [choose(game, *met[at], level, 300).text for at in APART]
        for level in registry.spec(game_id).levels
    }


if __name__ == "__main__":
    found = {game: chosen(game) for game in GAMES}
    FILE.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
