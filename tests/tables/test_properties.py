"""Invariants of every position of Ludus Lombardorum."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tables.positions import lombard

from alveus.core.errors import IllegalMove
from alveus.core.game import CHANCE, OVER
from alveus.families.tables.game import CODES, TablesGame
from alveus.families.tables.lombardorum import OPTIONS
from alveus.families.tables.state import Call, Move, State, Step
from alveus.families.tables.view import pip_count

settings = st.fixed_dictionaries(
    {}, optional={option.name: st.sampled_from(option.values) for option in OPTIONS}
)
any_step = st.builds(
    Step, st.integers(1, 6), st.integers(-2, 14), st.integers(-2, 15), st.booleans()
)


@st.composite
def played(draw: st.DrawFn, most: int = 120) -> tuple[TablesGame, list[State]]:
    """A game under any options after some random plies."""
    rules = lombard(**draw(settings))
    chance = Random(draw(st.integers(0, 10**6)))
    state = rules.opening()
    states = [state]
    for _ in range(draw(st.integers(0, most))):
        actor = rules.actor(state)
        if actor == OVER:
            break
        moves: Any = (
            [move for move, _ in rules.outcomes(state)] if actor == CHANCE else rules.moves(state)
        )
        state, _ = rules.apply(state, chance.choice(moves))
        states.append(state)
    return rules, states


def men(state: State, seat: int) -> int:
    side = state.sides[seat]
    return sum(side.points) + side.bar + side.off


@given(played())
def test_number_of_men_is_constant(game: tuple[TablesGame, list[State]]) -> None:
    for state in game[1]:
        assert [men(state, seat) for seat in (0, 1)] == [15, 15]
        assert all(min(side) >= 0 for side in (state.sides[0].points, state.sides[1].points))


@given(played())
def test_two_colours_never_share_a_point(game: tuple[TablesGame, list[State]]) -> None:
    for state in game[1]:
        white, black = (side.points for side in state.sides)
        assert not any(white[point] and black[13 - point] for point in range(1, 13))


@given(played())
def test_restricted_points_hold_one_man_after_a_turn(
    game: tuple[TablesGame, list[State]],
) -> None:
    """Point 1 is an exception for men that start there or are sent back."""
    rules, states = game
    limits = dict(enumerate(rules.rules.limits[2:], 2))
    for state in states:
        if state.dice is None:
            for side in state.sides:
                assert all(side.points[point] <= limit for point, limit in limits.items())


@given(played())
def test_roll_equals_dice_left_and_dice_played(
    game: tuple[TablesGame, list[State]],
) -> None:
    for state in game[1]:
        if state.dice is not None:
            used = [step.die for step in state.played]
            assert sorted([*used, *state.left]) == sorted(state.dice)


@given(played())
def test_pips_decrease_by_the_dice_played(game: tuple[TablesGame, list[State]]) -> None:
    """Each step uses the whole die, except bearing off with a higher die."""
    rules, states = game
    for before, after in pairwise(states):
        if len(after.played) == len(before.played) + 1 and after.turn == before.turn:
            die, seat = after.played[-1].die, before.turn
            gone = pip_count(rules.rules, before, seat) - pip_count(rules.rules, after, seat)
            assert gone == die or (after.played[-1].target == 13 and 0 < gone < die)


def played_or_refused(rules: TablesGame, state: State, move: Move, allowed: bool) -> bool:
    if allowed:
        return rules.apply(state, move)[0] != state
    with pytest.raises(IllegalMove) as caught:
        rules.apply(state, move)
    return caught.value.code in CODES["reason"]


@given(played(40), st.lists(any_step, min_size=5, max_size=20))
def test_illegal_steps_have_reasons(
    game: tuple[TablesGame, list[State]], steps: list[Step]
) -> None:
    rules, states = game
    state = states[-1]
    allowed = rules.moves(state)
    for step in steps:
        assert played_or_refused(rules, state, step, step in allowed)


@given(played(40), st.sampled_from(["throw", "pass", "double", "take", "drop"]))
def test_illegal_calls_have_reasons(game: tuple[TablesGame, list[State]], word: str) -> None:
    rules, states = game
    state = states[-1]
    assert played_or_refused(rules, state, Call(word), Call(word) in rules.moves(state))


@given(played(60))
def test_views_count_thirty_men(game: tuple[TablesGame, list[State]]) -> None:
    rules, states = game
    view: Mapping[str, Any] = rules.view(states[-1], 0)
    sides = [piece["side"] for piece in view["pieces"]]
    assert (sides.count("white"), sides.count("black")) == (15, 15)
