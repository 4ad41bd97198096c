"""Games and their parts are immutable values that can be pickled, copied and deep-copied."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import alveus
from alveus import registry
from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError, StaleError
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.match import Match, begin
from alveus.core.saves import save
from alveus.core.stream import Stream
from alveus.lab.players import find_player

PLIES = 12


def unpickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


ways = pytest.mark.parametrize("again", [unpickled, copy.copy, copy.deepcopy])
games = pytest.mark.parametrize("game_id", registry.ids())


def played(game: Game[Any, Any], plies: int = PLIES) -> Any:
    """Return the state after some random plies."""
    chance, state = Random(game.info.id), game.opening()
    for ply in range(plies):
        actor = game.actor(state)
        if actor == OVER:
            break
        if actor == CHANCE:
            move = game.chance(state, Stream(b"values", ply))
        else:
            move = chance.choice(list(game.moves(state)))
        state, _ = game.apply(state, move)
    return state


def begun(game_id: str) -> Match:
    """Return a match after a few plies."""
    match = begin(registry.spec(game_id), seed=b"values of sixteen")
    chance = Random(game_id)
    for _ in range(4):
        if match.actor == OVER:
            break
        moves = match.game.moves(match.state)
        text = (
            "throw"
            if match.actor == CHANCE
            else match.game.text(match.state, chance.choice(list(moves)))
        )
        match.play(text)
    return match


@ways
@pytest.mark.parametrize("kind", [AlveusError, IllegalMove, NotationError, SetupError, StaleError])
def test_an_error_keeps_its_kind_code_and_parameters(
    kind: type[AlveusError], again: Callable[[Any], Any]
) -> None:
    error = again(kind("die_out_of_range", die=7, code_of="x"))
    assert type(error) is kind
    assert error.to_json() == {"code": "die_out_of_range", "params": {"die": 7, "code_of": "x"}}
    assert str(error) == "die_out_of_range: die=7, code_of=x"


def test_an_unknown_game_raises_a_value_error() -> None:
    with pytest.raises(ValueError, match="unknown_game"):
        registry.info("backgammon")


@ways
@games
def test_catalogue_entries_can_be_copied_and_compared(
    game_id: str, again: Callable[[Any], Any]
) -> None:
    info = registry.info(game_id)
    assert again(info) == info
    assert [again(option) for option in info.options] == list(info.options)


@ways
@games
def test_a_copied_game_plays_identically(game_id: str, again: Callable[[Any], Any]) -> None:
    game = registry.game(game_id)
    other = again(game)
    assert (other.info, other.settings) == (game.info, game.settings)
    original, copied = played(game), played(other)
    assert other.to_json(copied) == game.to_json(original)


@ways
@games
def test_states_and_observations_are_hashable_and_comparable(
    game_id: str, again: Callable[[Any], Any]
) -> None:
    game = registry.game(game_id)
    state = played(game)
    for value in (state, game.information_state(state, 0), tuple(game.moves(state))):
        assert again(value) == value
        assert hash(again(value)) == hash(value)
    assert game.to_json(again(state)) == game.to_json(state)


@ways
@games
def test_a_copied_match_continues_identically(game_id: str, again: Callable[[Any], Any]) -> None:
    match = begun(game_id)
    other = again(match)
    assert [ply.text for ply in other.plies] == [ply.text for ply in match.plies]
    other.undo()
    other.redo()
    assert save(other)["games"][0]["plies"] == save(match)["games"][0]["plies"]


@ways
@games
def test_players_can_be_copied_and_compared(game_id: str, again: Callable[[Any], Any]) -> None:
    for name in ("random", "greedy", *registry.spec(game_id).levels):
        player = find_player(game_id, name)
        assert again(player) == player


@games
def test_a_pickled_game_has_at_most_20_kilobytes(game_id: str) -> None:
    assert len(pickle.dumps(registry.game(game_id))) < 20_000


def value_classes() -> Iterator[type[Any]]:
    """Yield the public dataclasses with fields of the core and of the rules of all families."""
    root = Path(alveus.__file__).parent
    for package in ("core", "families"):
        for path in sorted((root / package).rglob("*.py")):
            parts = path.relative_to(root.parent).with_suffix("").parts
            if "opponent" in parts:
                continue
            for name, value in vars(import_module(".".join(parts))).items():
                is_own = getattr(value, "__module__", "") == ".".join(parts)
                is_public_class = is_own and isinstance(value, type) and name[0] != "_"
                if is_public_class and is_dataclass(value) and fields(value):
                    yield value


VALUES = list(value_classes())


@pytest.mark.parametrize("value_class", VALUES, ids=lambda found: found.__qualname__)
def test_value_classes_are_frozen(value_class: type[Any]) -> None:
    value = object.__new__(value_class)
    with pytest.raises(FrozenInstanceError):
        setattr(value, fields(value_class)[0].name, None)
