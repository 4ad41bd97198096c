"""The JSON of a position contains everything on which the rest of the game depends."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.examples import IN_PYODIDE

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.links import follow, link
from alveus.core.match import begin
from alveus.core.stream import Stream

GAMES = 1 if IN_PYODIDE else 4

READINGS: list[tuple[str, dict[str, str]]] = [
    *((game_id, {}) for game_id in registry.ids()),
    ("bohnenspiel", {"endless": "cap"}),
    ("bohnenspiel", {"endless": "off"}),
    ("bohnenspiel", {"skips": "3", "remainder": "nobody"}),
    ("familydomino", {"draw_one": "on"}),
    ("rithmomachia", {"repetition": "forbidden"}),
    ("rithmomachia", {"repetition": "off"}),
]
MOST = {"rithmomachia": 60, "dominosa": 12, "terzett": 12}
"""Maximum number of plies of long games."""


def json_of(game: Game[Any, Any], state: Any) -> dict[str, Any]:
    """Return the position after a round trip through JSON text."""
    position: dict[str, Any] = json.loads(json.dumps(game.to_json(state)))
    return position


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize(("game_id", "chosen"), READINGS)
def test_positions_round_trip_through_json_at_every_ply(
    game_id: str, chosen: dict[str, str], number: int
) -> None:
    game = registry.game(game_id, chosen)
    chance, state = Random(number), game.opening(0)
    for ply in range(MOST.get(game_id, 400)):
        read = game.from_json(json_of(game, state))
        assert read == state
        assert hash(read) == hash(state)
        assert game.outcome(read) == game.outcome(state)
        actor = game.actor(state)
        if actor == OVER:
            break
        if actor == CHANCE:
            move = game.chance(state, Stream(b"positions", 1000 * number + ply))
        else:
            move = chance.choice(list(game.moves(state)))
        state, _ = game.apply(read, move)


@pytest.mark.parametrize("game_id", ["sperrdomino", "familydomino"])
def test_observations_have_null_for_hidden_tiles(game_id: str) -> None:
    """An external player receives the same observation and the same legal moves."""
    game = registry.game(game_id)
    chance, state = Random(game_id), game.opening(0)
    state, _ = game.apply(state, game.chance(state, Stream(b"known")))
    while game.actor(state) != OVER:
        for seat in (-1, *range(len(game.info.seats))):
            observation = game.information_state(state, seat)
            position = json_of(game, observation)
            assert (None in position["hands"]["a"]) == (seat != 0 and bool(state.hands[0]))
            assert game.from_json(position) == observation
        seat = game.actor(state)
        moves = game.moves(state)
        observation = game.information_state(state, seat)
        assert game.moves(game.from_json(json_of(game, observation))) == moves
        state, _ = game.apply(state, chance.choice(list(moves)))


def test_too_many_hidden_tiles_are_refused() -> None:
    """An observation with a wrong number of hidden tiles is refused."""
    game = registry.game("sperrdomino")
    state, _ = game.apply(game.opening(0), game.chance(game.opening(0), Stream(b"known")))
    position = json_of(game, game.information_state(state, 0))
    position["stock"].append(None)
    with pytest.raises(SetupError) as caught:
        game.from_json(position)
    assert caught.value.code == "tiles_missing"


def test_repetition_is_detected_after_restoring_positions() -> None:
    """The third repetition counts positions before the game was restored from JSON."""
    game = registry.game("rithmomachia")
    state = game.opening()
    outcome, plies = None, 0
    while outcome is None and plies < 40:
        text = _shuttled(game, state, plies)
        for move in game.parse(state, text):
            state, _ = game.apply(game.from_json(json_of(game, state)), move)
        outcome, plies = game.outcome(state), plies + 1
    assert outcome is not None
    assert (outcome.ending, plies) == ("repetition", 8)
    assert game.from_json(json_of(game, state)) == state


def _shuttled(game: Game[Any, Any], state: Any, plies: int) -> str:
    """Return the text of a move that goes forth, and back two plies later."""
    texts = [game.text(state, move) for move in game.moves(state)]
    first, last = _WAYS[plies % 2]
    way = f"{first}-{last}" if plies % 4 < 2 else f"{last}-{first}"
    assert way in texts
    return way


_WAYS = (("c2", "c3"), ("c11", "c10"))


def test_position_in_a_link_contains_the_earlier_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alveus.core.links.LONGEST", 0)
    match = begin(registry.spec("bohnenspiel"), seed=b"linked")
    chance = Random(4)
    while match.outcome is None and len(match.state.seen) < 5:
        moves = list(match.game.moves(match.state))
        match.play(match.game.text(match.state, chance.choice(moves)))
    text, kind = link(match)
    assert kind == "position"
    assert len(match.state.seen) >= 5
    assert follow(text, registry.spec).state == match.state
