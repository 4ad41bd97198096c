"""`advance` and `ends` give the states of `apply` and `results`, in every game and option."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.nightly import is_nightly
from tests.random_games import PseudoRandomStream

from alveus import registry
from alveus.core.game import CHANCE, OVER, Game

LONGEST = {} if is_nightly() else {"rithmomachia": 10}
"""Maximum number of moves, for games with many moves in each position."""
FOR_TWO = [game_id for game_id in registry.ids() if len(registry.info(game_id).seats) == 2]


@st.composite
def games(draw: st.DrawFn, game_id: str) -> Game[Any, Any]:
    """A game with random options."""
    chosen = {
        option.name: draw(st.sampled_from(option.values))
        for option in registry.info(game_id).options
        if draw(st.booleans())
    }
    return registry.game(game_id, chosen)


@pytest.mark.parametrize("game_id", FOR_TWO)
@examples(24)
@given(data=st.data())
def test_advance_and_ends_equal_apply_and_results(game_id: str, data: st.DataObject) -> None:
    """Play whole turns and single moves, so that states within a turn are tested, too."""
    game = data.draw(games(game_id))
    random = Random(data.draw(st.integers(0, 10**6)))
    stream = PseudoRandomStream(random)
    state = game.opening()
    for _ in range(data.draw(st.integers(1, LONGEST.get(game_id, 40)))):
        actor = game.actor(state)
        if actor == OVER:
            break
        if actor != CHANCE:
            results = [result.state for result in game.results(state)]
            ends = list(game.ends(state))
            assert len(ends) == len(results)
            assert set(ends) == set(results)
        if actor != CHANCE and stream.coin():
            state = random.choice(ends)
            continue
        move = game.chance(state, stream) if actor == CHANCE else random.choice(game.moves(state))
        after = game.apply(state, move)[0]
        assert game.advance(state, move) == after
        state = after


def test_pseudo_random_stream_is_uniform_and_repeatable() -> None:
    stream, again = PseudoRandomStream(Random(7)), PseudoRandomStream(Random(7))
    drawn = [stream.below(6) for _ in range(6000)]
    assert drawn == [again.below(6) for _ in range(6000)]
    assert all(900 < drawn.count(face) < 1100 for face in range(6))
