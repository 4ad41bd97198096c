"""Opponents of the Roman games: legal under every option, with distinct levels."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples

from alveus import ai, registry
from alveus.core.game import CHANCE, OVER
from alveus.families.tables.state import SendBack, State, Throw
from alveus.lab.players import NamedPlayer

GAMES = ("duodecim", "xii")
TRIPLE = Throw((1, 1, 1))


def choose(game: Any, state: State, level: str = "peritus", nodes: int = 400) -> ai.Choice:
    seat = game.actor(state)
    known = game.information_state(state, seat)
    return ai.finish(ai.choose(game, known, seat, level, ai.Budget(nodes=nodes), 1))


def played(game: Any, state: State, text: str) -> State:
    for move in game.parse(state, text):
        state, _ = game.apply(state, move)
    return state


@st.composite
def roman_games(draw: st.DrawFn) -> Any:
    """A Roman game under a preset, or under any options."""
    info = registry.info(draw(st.sampled_from(GAMES)))
    presets = st.sampled_from([{"preset": preset} for preset in info.presets])
    options = st.fixed_dictionaries(
        {}, optional={option.name: st.sampled_from(option.values) for option in info.options}
    )
    return registry.game(info.id, draw(st.one_of(presets, options)))


@st.composite
def decision_positions(draw: st.DrawFn) -> tuple[Any, State]:
    """A position in which a seat has to decide, reached by random play; three ones are frequent."""
    game, random = draw(roman_games()), Random(draw(st.integers(0, 10**6)))
    state, plies = game.opening(), draw(st.integers(0, 300))
    while plies > 0 or game.actor(state) in (CHANCE, OVER):
        actor = game.actor(state)
        if actor == OVER:
            state = game.opening()
        elif actor == CHANCE:
            throws = [throw for throw, _ in game.outcomes(state)]
            wanted = TRIPLE if TRIPLE in throws and 0 <= plies < 3 else random.choice(throws)
            state, _ = game.apply(state, wanted)
        else:
            state, _ = game.apply(state, random.choice(game.moves(state)))
        plies -= 1
    return game, state


@examples(120)
@given(decision_positions(), st.sampled_from(["tiro", "lusor", "peritus"]))
def test_choices_are_legal_under_all_options_and_within_a_turn(
    position: tuple[Any, State], level: str
) -> None:
    game, state = position
    choice = choose(game, state, level)
    after = played(game, state, choice.text)
    assert state.choice or after.dice is None or after.over is not None
    assert 0 <= choice.value <= 1


@examples(40)
@given(decision_positions())
def test_advice_is_a_legal_step_with_places_of_the_board(position: tuple[Any, State]) -> None:
    game, state = position
    seat = game.actor(state)
    advice = ai.finish(ai.advise(game, state, seat, ai.Budget(nodes=400), 1))
    after = played(game, state, advice.text)
    assert after != state
    assert advice.reason.code in game.info.codes["hint"]
    places = game.view(state, seat)["places"]
    assert {*advice.path} <= {place["id"] for place in places}


@examples(20)
@given(decision_positions(), st.integers(0, 99))
def test_random_and_greedy_turns_are_legal(position: tuple[Any, State], seed: int) -> None:
    game, state = position
    for name in ("random", "greedy"):
        player = NamedPlayer(name)
        played(game, state, player.choose(game, state, game.actor(state), seed).text)


def eustathius(white: dict[str, Any], black: dict[str, Any]) -> tuple[Any, State]:
    """Three ones rolled by White; Black chooses the man that is sent back."""
    game = registry.game("duodecim", {"eustathius_111": "on"})
    position = {"turn": "white", "dice": None, "white": white, "black": black}
    state, _ = game.apply(game.from_json(position), TRIPLE)
    return game, state


FAR = {"points": {"1": 2, "2": 11, "22": 2}}
NEAR = {"points": {"1": 13, "2": 2}}


@pytest.mark.parametrize("level", ["tiro", "peritus"])
def test_most_advanced_man_is_sent_back_after_three_ones(level: str) -> None:
    game, state = eustathius(FAR, NEAR)
    assert game.actor(state) == 1
    choice = choose(game, state, level)
    assert game.parse(state, choice.text) == (SendBack(22),)


PAST = {"points": {"13": 15}}
LAST_TWO = {"points": {"20": 1, "22": 1}, "off": 13}


def test_right_after_three_ones_is_declined_if_the_man_could_hit() -> None:
    game, state = eustathius(PAST, LAST_TWO)
    assert choose(game, state, "peritus").text == "decline"
    advice = ai.finish(ai.advise(game, state, 1, ai.Budget(), 1))
    assert (advice.text, advice.path, advice.reason.code) == ("decline", (), "declines")


def test_hint_shows_the_path_of_the_man_sent_back() -> None:
    game, state = eustathius(FAR, NEAR)
    advice = ai.finish(ai.advise(game, state, 1, ai.Budget(), 1))
    assert (advice.text, advice.reason.code) == ("send 22", "sends_back")
    assert advice.path == ("p22", "p1")


def test_hint_counts_no_hit_by_three_ones_that_end_the_turn() -> None:
    hits = []
    for then_play in ("on", "off"):
        options = {"eustathius_111": "on", "eustathius_then_play": then_play}
        game = registry.game("duodecim", options)
        white, black = {"points": {"3": 1}, "off": 14}, {"points": {"17": 15}}
        position = {"turn": "white", "dice": [2, 1, 1], "white": white, "black": black}
        state = game.from_json(position)
        advice = ai.finish(ai.advise(game, state, 0, ai.Budget(), 1))
        hits += [m.params["hits"] for m in advice.more if m.code == "risks"]
    assert hits[0] - hits[1] == 1


def test_hint_names_no_hit_if_the_man_moves_on_and_spares_the_blot() -> None:
    game = registry.game("duodecim", {"touch_captures": "off"})
    white = {"points": {"4": 3, "5": 5}, "off": 7}
    black = {"points": {"12": 1, "13": 1, "15": 1, "18": 2, "19": 10}}
    position = {"turn": "white", "dice": [4, 5, 3], "white": white, "black": black}
    state = game.from_json(position)
    advice = ai.finish(ai.advise(game, state, 0, ai.Budget(), 1))
    assert advice.plan[:2] == ("5:5-10*", "4:10-14")
    assert advice.reason.code != "hits"
    stays = game.from_json({**position, "dice": [5, 6, 6]})
    assert ai.explain(game, stays, 0, "5:5-10*").code == "hits"
