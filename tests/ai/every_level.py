"""Positions for every level of every game, and the choices of the levels.

``python -m tests.ai.every_level`` regenerates the choices.  CPython and Pyodide must both agree
with them.
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
"""Number of moves after which a random game is abandoned."""
APART = (3, 11, 29)
"""Indexes of the decisions of a random game for which choices are recorded."""
DECISIVE = {"rithmomachia": {"short_game": "value_100"}, "familydomino": {"players": "2"}}
"""Options under which a greedy player finishes its games."""


def rulesets(game_id: str) -> list[dict[str, str]]:
    """Return the default rules, and every other reading of every option separately."""
    return [{}] + [
        {option.name: value}
        for option in registry.info(game_id).options
        for value in option.readings
        if value != option.default
    ]


def decisions(game: Game[Any, Any], seed: int) -> Iterator[tuple[Any, int]]:
    """Yield positions of random games in which a seat must decide, with the seat."""
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
    """Return the last decision of the loser against a greedy player, with its seat."""
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
    """Return a level's choice for the information state of its seat."""
    known = game.information_state(state, seat)
    return ai.finish(ai.choose(game, known, seat, level, ai.Budget(nodes=nodes), seed))


def play(game: Game[Any, Any], state: Any, text: str) -> Any:
    """Return the state after a choice, played move by move.  Raises IllegalMove."""
    for move in game.parse(state, text):
        state, _ = game.apply(state, move)
    return state


def chosen(game_id: str) -> dict[str, list[str]]:
    """Return the choice of each level of a game in a few fixed positions."""
    game = registry.game(game_id)
    met = list(islice(decisions(game, 5), APART[-1] + 1))
    return {
        level: [choose(game, *met[at], level, 300).text for at in APART]
        for level in registry.spec(game_id).levels
    }


if __name__ == "__main__":
    choices = {game: chosen(game) for game in GAMES}
    FILE.write_text(json.dumps(choices, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
