"""The general player: legal turns, wins in one, hidden hands, limits and seeds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.toy.noughts import SPEC as NOUGHTS

import alveus
from alveus import ai, registry
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.spec import SampledGame
from alveus.core.stream import Stream
from alveus.lab.pairs import play_game
from alveus.lab.players import NamedPlayer, random_turn

FEW = 8
"""Playouts per decision, where the strength of the player does not matter."""
GAMES = [game for game in registry.ids() if len(registry.info(game).seats) > 1]
PUZZLES = [game for game in registry.ids() if game not in GAMES]
SHORT = {"rithmomachia": {"preset": "four_stones"}}
"""Presets of short games."""


def chosen(game: Game[Any, Any], state: Any, playouts: int = FEW, seed: int = 1) -> ai.Choice:
    """Return the choice of the general player for the seat to move."""
    seat = game.actor(state)
    known = game.information_state(state, seat)
    return ai.finish(ai.choose(game, known, seat, ai.MCTS, ai.Budget(nodes=playouts), seed))


def walk(game: Game[Any, Any], seed: int, plies: int) -> Any:
    """Return the state of the last decision in a random walk of at most `plies` turns."""
    state, random, decision = game.opening(), Random(seed), None
    for ply in range(plies):
        actor = game.actor(state)
        if actor == OVER:
            break
        if actor == CHANCE:
            state = game.advance(state, game.chance(state, Stream(b"walk", seed * plies + ply)))
            continue
        decision = state
        text = random_turn(game, game.information_state(state, actor), random.randrange)
        for move in game.parse(state, text):
            state = game.advance(state, move)
    return decision


@pytest.fixture
def noughts() -> Iterator[None]:
    """Register the toy game, which has no estimate of positions."""
    registry.register(NOUGHTS)
    yield
    registry.forget("noughts")


@pytest.mark.usefixtures("noughts")
@pytest.mark.parametrize(
    ("game", "state", "wins"),
    [
        ("noughts", {"turn": "cross", "board": ["...", ".x.", "oox"]}, "a3"),
        (
            "bohnenspiel",
            {
                "turn": "north",
                "pits": [1, 5, 3, 3, 0, 0, 0, 0, 1, 6, 1, 8],
                "stores": [32, 12],
            },
            "4",
        ),
        (
            "rithmomachia",
            {
                "options": {"short_game": "stones_4"},
                "turn": "white",
                "stones": [
                    *("WR2@d1", "WR4@d4", "WR6@c3", "WR8@h3", "WT6@e3", "WT20@d7", "WT42@g9"),
                    *("WS15@f4", "WS45@a10", "WS153@h1", "BR3@e9", "BR5@f12", "BR7@c12", "BR9@c8"),
                    *("BT12@h12", "BT56@g11", "BS28@h2", "BS66@d2", "BP190@e11"),
                ],
                "captured": {"white": ["BS120", "BT90", "BT30"], "black": ["WP91", "WT72"]},
            },
            "f4-g2",
        ),
        (
            "sperrdomino",
            {
                "turn": "a",
                "hands": {"a": ["1:5"], "b": [None] * 8},
                "line": ["6:6", "6:5", "5:5", "5:2", "2:1"],
                "stock": [None] * 14,
                "starter": "a",
            },
            "1:5 right",
        ),
    ],
)
def test_general_player_finds_a_win_in_one(game: str, state: dict[str, Any], wins: str) -> None:
    rules = registry.spec(game).build(state.get("options", {}))
    known = rules.from_json(state)
    assert len(rules.moves(known)) > 1
    assert chosen(rules, known, playouts=60).text == wins


@pytest.mark.parametrize("game", [g for g in GAMES if registry.info(g).hidden])
def test_choice_depends_only_on_the_observation(game: str) -> None:
    """Hidden tiles are exchanged between the other hand and the stock."""
    rules = registry.game(game, {"players": "3"} if game == "familydomino" else {})
    state = walk(rules, seed=4, plies=9)
    seat = rules.actor(state)
    known = rules.information_state(state, seat)
    assert isinstance(rules, SampledGame)
    sample = rules.sampler(known, seat)
    others = {sample(Random(seed)) for seed in range(6)}
    assert len(others) > 1
    assert {rules.information_state(other, seat) for other in others} == {known}
    assert {chosen(rules, other, playouts=20) for other in others} == {chosen(rules, known, 20)}


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_and_playouts_give_the_same_turn(game: str) -> None:
    rules = registry.game(game)
    state = walk(rules, seed=2, plies=7)
    assert chosen(rules, state, seed=3) == chosen(rules, state, seed=3)


@pytest.mark.parametrize("game", GAMES)
def test_general_player_plays_every_game_to_its_end(game: str) -> None:
    rules = registry.game(game, SHORT.get(game))
    players = [NamedPlayer("mcts", nodes=2), *[NamedPlayer("random")] * (len(rules.info.seats) - 1)]
    assert play_game(rules, players, seed=3).outcome is not None


@pytest.mark.parametrize("game", PUZZLES)
def test_general_player_makes_a_legal_move_in_a_puzzle(game: str) -> None:
    rules = registry.game(game)
    state = walk(rules, seed=1, plies=3)
    assert rules.parse(state, chosen(rules, state, playouts=2).text)[0] in rules.moves(state)


@settings(max_examples=40)
@given(data=st.data())
def test_every_choice_is_legal_under_random_options(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    options = {
        option.name: data.draw(st.sampled_from(option.values))
        for option in registry.info(game).options
        if data.draw(st.booleans())
    }
    rules = registry.game(game, options)
    state = walk(rules, data.draw(st.integers(0, 99)), data.draw(st.integers(3, 20)))
    text = chosen(rules, state, playouts=3).text
    for move in rules.parse(state, text):
        assert move in rules.moves(state)
        state = rules.advance(state, move)


def test_limit_of_playouts_is_kept() -> None:
    game = registry.game("bohnenspiel")
    assert chosen(game, game.opening(0), playouts=17).nodes == 17


def test_single_legal_turn_needs_no_playout() -> None:
    game = registry.game("bohnenspiel")
    pits = [1, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3]
    known = game.from_json({"turn": "south", "pits": pits, "stores": [30, 23]})
    assert len(game.moves(known)) == 1
    assert chosen(game, known).nodes == 0


def test_general_player_uses_no_estimate_of_a_game_without_one() -> None:
    """A game without an opponent is played by random playouts alone."""
    spec = replace(NOUGHTS, levels=(), opponent="")
    registry.register(spec)
    try:
        game = registry.game("noughts")
        state = game.from_json({"turn": "cross", "board": ["x..", "...", "oo."]})
        assert chosen(game, state, playouts=200).text == "c1"
    finally:
        registry.forget("noughts")


def test_general_player_decides_only_for_the_seat_to_move() -> None:
    game = registry.game("lombardorum")
    with pytest.raises(IllegalMove, match="throw_first"):
        ai.finish(ai.choose(game, game.opening(), 0, ai.MCTS, ai.Budget(), 1))


def test_hidden_game_without_sampler_is_refused() -> None:
    spec = replace(NOUGHTS, info=replace(NOUGHTS.info, hidden=True))
    registry.register(spec)
    try:
        game = registry.game("noughts")
        game.info = spec.info  # type: ignore[misc]
        with pytest.raises(SetupError, match="no_sampling"):
            chosen(game, game.opening(0))
    finally:
        registry.forget("noughts")


@pytest.mark.nightly
def test_stronger_limit_beats_random_play() -> None:
    pairs = alveus.arena("bohnenspiel", alveus.player("mcts", playouts=60), "random", games=8)
    assert pairs.wins >= 7


def test_playouts_are_a_parameter_of_the_general_player() -> None:
    made = alveus.player("mcts", playouts=40, seed=2)
    assert repr(made) == "alveus.player('mcts', playouts=40, seed=2)"
    assert eval(repr(made), {"alveus": alveus}) == made


@pytest.mark.parametrize(
    ("name", "parameter", "near"), [("mcts", "playout", "playouts"), ("greedy", "node", "nodes")]
)
def test_unknown_parameter_is_refused_with_the_nearest_name(
    name: str, parameter: str, near: str
) -> None:
    with pytest.raises(SetupError, match=f"Did you mean “{near}”") as refused:
        alveus.player(name, **{parameter: 10})
    assert refused.value.code == "unknown_parameter"


def test_playouts_of_another_player_are_refused() -> None:
    with pytest.raises(SetupError, match="Available: nodes, seconds, seed"):
        alveus.player("greedy", playouts=10)


def test_two_different_limits_of_playouts_are_refused() -> None:
    with pytest.raises(
        SetupError, match="playouts is given twice, with different values: “10” and “20”"
    ):
        alveus.player("mcts", nodes=20, playouts=10)


def test_limit_of_playouts_must_be_a_number() -> None:
    with pytest.raises(SetupError, match="“playouts” has the wrong type"):
        alveus.player("mcts", playouts="many")  # type: ignore[arg-type]
