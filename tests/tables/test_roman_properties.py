"""Invariants of every position of the Roman games, under all options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alveus import registry
from alveus.core.errors import IllegalMove
from alveus.core.game import CHANCE, OVER
from alveus.families.tables.game import CODES, TablesGame
from alveus.families.tables.state import Move, SendBack, State, Step

GAMES = ("duodecim", "xii")
PRESETS = [(game, preset) for game in GAMES for preset in registry.info(game).presets]
any_step = st.builds(
    Step, st.integers(1, 6), st.integers(-2, 37), st.integers(-2, 38), st.booleans()
)


def walk(game: TablesGame, chance: Random, most: int) -> list[State]:
    """Return the states of a random game, step by step."""
    states = [game.opening()]
    while len(states) < most and game.actor(states[-1]) != OVER:
        moves: Any = game.moves(states[-1])
        if game.actor(states[-1]) == CHANCE:
            moves = [move for move, _ in game.outcomes(states[-1])]
        states.append(game.apply(states[-1], chance.choice(moves))[0])
    return states


@st.composite
def played(draw: st.DrawFn, most: int = 150) -> tuple[TablesGame, list[State]]:
    """A game under any options after some random plies."""
    game_id = draw(st.sampled_from(GAMES))
    options = {
        option.name: draw(st.sampled_from(option.values))
        for option in registry.info(game_id).options
        if draw(st.booleans())
    }
    game: Any = registry.game(game_id, options)
    return game, walk(game, Random(draw(st.integers(0, 10**6))), draw(st.integers(1, most)))


def check(game: TablesGame, states: list[State]) -> None:
    facing = game.rules.facing
    for state in states:
        for side in state.sides:
            men = (*side.points, side.bar, side.off, side.hand)
            assert min(men) >= 0
            assert sum(men) == game.rules.men
        white, black = (side.points for side in state.sides)
        assert not any(white[point] and black[facing[point]] for point in range(len(white)))


@pytest.mark.parametrize(("game_id", "preset"), PRESETS)
def test_whole_games_of_every_preset_keep_their_men_and_their_points(
    game_id: str, preset: str
) -> None:
    game: Any = registry.game(game_id, {"preset": preset})
    states = walk(game, Random(f"{game_id} {preset}"), 4000)
    check(game, states)
    assert states[-1].over is not None
    assert states[-1].over.ending == "borne_off"


@given(played())
def test_men_are_constant_and_colours_never_share_a_point(
    game: tuple[TablesGame, list[State]],
) -> None:
    check(*game)


@given(played())
def test_no_man_is_in_hand_while_others_are_beyond_the_limit(
    game: tuple[TablesGame, list[State]],
) -> None:
    rules, states = game
    limit = rules.rules.entry_limit
    for state in states:
        for side in state.sides:
            assert not (limit and side.hand and any(side.points[limit + 1 :]))


@given(played(), st.lists(any_step, min_size=5, max_size=20))
def test_illegal_steps_have_reasons(
    game: tuple[TablesGame, list[State]], steps: list[Step]
) -> None:
    rules, states = game
    allowed = rules.moves(states[-1])
    others: list[Move] = [*steps, SendBack(1), SendBack(9)]
    for move in others:
        if move not in allowed:
            with pytest.raises(IllegalMove) as caught:
                rules.apply(states[-1], move)
            assert caught.value.code in CODES["reason"]


@given(played(60))
def test_positions_survive_json(game: tuple[TablesGame, list[State]]) -> None:
    rules, states = game
    again = rules.from_json(rules.to_json(states[-1]))
    assert rules.moves(again) == rules.moves(states[-1])
    assert rules.view(again, 0) == rules.view(states[-1], 0)


@given(played(80))
def test_results_equal_playing_their_steps(game: tuple[TablesGame, list[State]]) -> None:
    """Each result equals the state after its steps."""
    rules, states = game
    state = next((s for s in reversed(states) if s.dice is not None and s.over is None), None)
    if state is not None:
        results = rules.results(state)
        for result in results[:: 1 + len(results) // 40]:
            after = state
            for move in rules.parse(state, result.text):
                after, _ = rules.apply(after, move)
            assert after == result.state
