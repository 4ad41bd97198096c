"""`advance` and `ends` give the states of `apply` and `results`, in every game and option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples

from alveus import registry
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.playouts import Luck, PlaysOut, play_on, play_out

FOR_TWO = [game_id for game_id in registry.ids() if len(registry.info(game_id).seats) == 2]


@st.composite
def tables(draw: st.DrawFn, game_id: str) -> Game[Any, Any]:
    """A game with random options."""
    chosen = {
        option.name: draw(st.sampled_from(option.values))
        for option in registry.info(game_id).options
        if draw(st.booleans())
    }
    return registry.game(game_id, chosen)


@st.composite
def tables_nearly_usual(draw: st.DrawFn, game_id: str) -> Game[Any, Any]:
    """A game with at most two options that differ from the defaults."""
    values = {option.name: option.values for option in registry.info(game_id).options}
    changed = draw(st.lists(st.sampled_from(sorted(values)), max_size=2))
    return registry.game(game_id, {name: draw(st.sampled_from(values[name])) for name in changed})


@pytest.mark.parametrize("game_id", FOR_TWO)
@examples(24)
@given(data=st.data())
def test_advance_and_ends_equal_apply_and_results(game_id: str, data: st.DataObject) -> None:
    """Play whole turns and single moves, so that states within a turn are tested, too."""
    game = data.draw(tables(game_id))
    random = Random(data.draw(st.integers(0, 10**6)))
    luck = Luck(random)
    state = game.opening()
    for _ in range(data.draw(st.integers(1, 40))):
        actor = game.actor(state)
        if actor == OVER:
            break
        if actor != CHANCE:
            told = [result.state for result in game.results(state)]
            ends = list(game.ends(state))
            assert len(ends) == len(told)
            assert set(ends) == set(told)
        if actor != CHANCE and luck.coin():
            state = random.choice(ends)
            continue
        move = game.chance(state, luck) if actor == CHANCE else random.choice(game.moves(state))
        after = game.apply(state, move)[0]
        assert game.advance(state, move) == after
        state = after


@pytest.mark.parametrize("game_id", FOR_TWO)
def test_random_game_ends_with_an_outcome(game_id: str) -> None:
    game = registry.game(game_id)
    assert game.outcome(play_out(game, game.opening(), Random(1))) is not None


PLAYED_OUT = [game_id for game_id in FOR_TWO if isinstance(registry.game(game_id), PlaysOut)]


@pytest.mark.parametrize("game_id", PLAYED_OUT)
@examples(10)
@given(data=st.data())
def test_fast_random_game_equals_the_slow_one(game_id: str, data: st.DataObject) -> None:
    """Start anywhere in a game; both ways draw the same numbers."""
    game = data.draw(tables_nearly_usual(game_id))
    random = Random(data.draw(st.integers(0, 10**6)))
    luck = Luck(random)
    state = game.opening()
    for _ in range(data.draw(st.integers(0, 60))):
        if game.actor(state) == OVER:
            break
        state = luck_move(game, state, luck)
    before = random.getstate()
    slowly, drawn = play_on(game, state, luck), random.getstate()
    random.setstate(before)
    assert play_out(game, state, random) == slowly
    assert random.getstate() == drawn


def luck_move(game: Game[Any, Any], state: Any, luck: Luck) -> Any:
    """Return the state after a random move or a roll."""
    if game.actor(state) == CHANCE:
        return game.apply(state, game.chance(state, luck))[0]
    moves = game.moves(state)
    return game.apply(state, moves[luck.below(len(moves))])[0]


def test_luck_is_uniform_and_repeatable() -> None:
    luck, again = Luck(Random(7)), Luck(Random(7))
    drawn = [luck.below(6) for _ in range(6000)]
    assert drawn == [again.below(6) for _ in range(6000)]
    assert all(900 < drawn.count(face) < 1100 for face in range(6))
