"""Properties of random rounds under all options."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples

from alveus import registry
from alveus.core.stream import Stream
from alveus.families.dominoes.line.familydomino import OPTIONS as FAMILY
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.rules import explain_move, missing_numbers
from alveus.families.dominoes.line.sperrdomino import OPTIONS as SPERR
from alveus.families.dominoes.line.state import BUY, LEFT, PASS, RIGHT, Move, State
from alveus.families.dominoes.tiles import complete_set, tile

games = st.one_of(
    st.tuples(
        st.just(name),
        st.fixed_dictionaries(
            {}, optional={option.name: st.sampled_from(option.values) for option in options}
        ),
    )
    for name, options in (("sperrdomino", SPERR), ("familydomino", FAMILY))
)


def dealt(chosen: tuple[str, dict[str, str]], seed: int) -> tuple[LineGame, State, Random]:
    """Return a game with the chosen options, its state after the deal, and a random generator."""
    game = registry.game(*chosen)
    assert isinstance(game, LineGame)
    state, start = game.opening(), Stream(seed.to_bytes(4, "big"))
    return game, game.apply(state, game.chance(state, start))[0], Random(seed)


@examples(60)
@given(games, st.integers(0, 10**6))
def test_tiles_are_conserved_and_line_matches(
    chosen: tuple[str, dict[str, str]], seed: int
) -> None:
    game, state, random = dealt(chosen, seed)
    everything = sorted(complete_set(game.rules.reach))
    out = set(everything) - {tile for hand in (*state.hands, state.stock) for tile in hand if tile}
    for _ in range(120):
        held = [visible for hand in (*state.hands, state.stock) for visible in hand if visible]
        assert sorted([*held, *(tile(*ends) for ends in state.line), *out]) == everything
        assert all(a[1] == b[0] for a, b in pairwise(state.line))
        if state.over is not None:
            break
        state, _ = game.apply(state, random.choice(game.moves(state)))
    if state.over is not None and state.over.winner is not None and game.rules.by_pips:
        left = 168 - sum(map(sum, state.line))
        assert 0 <= state.over.points <= left
        assert len(state.stock) > 2 or state.over.points == left


@examples(60)
@given(games, st.integers(0, 10**6))
def test_no_hand_has_a_number_that_it_is_known_to_lack(
    chosen: tuple[str, dict[str, str]], seed: int
) -> None:
    game, state, random = dealt(chosen, seed)
    while state.over is None:
        for seat, lacks in enumerate(missing_numbers(game.rules, state)):
            assert all(lacks.isdisjoint(held) for held in state.hand_of(seat))
        state, _ = game.apply(state, random.choice(game.moves(state)))


@examples(60)
@given(games, st.integers(0, 10**6))
def test_moves_are_exactly_those_without_a_reason_against(
    chosen: tuple[str, dict[str, str]], seed: int
) -> None:
    game, state, random = dealt(chosen, seed)
    joins = [
        Move("join", member, end)
        for member in complete_set(game.rules.reach)
        for end in ("", LEFT, RIGHT)
    ]
    while state.over is None:
        moves = game.moves(state)
        allowed = [
            move for move in (*joins, BUY, PASS) if explain_move(game.rules, state, move) is None
        ]
        assert len(moves) == len(set(moves))
        assert set(moves) == set(allowed)
        state = game.advance(state, random.choice(moves[:4]))
