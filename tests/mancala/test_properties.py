"""Properties of every game of the Bohnenspiel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.mancala.positions import bohnenspiel

from alveus.core.game import OVER
from alveus.core.match import begin
from alveus.core.match_view import view
from alveus.families.bohnenspiel.board import PITS, ROW, State
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.rules import CAPTURED, sow
from alveus.registry import spec

SETTINGS: tuple[Mapping[str, str], ...] = (
    {},
    {"direction": "cw"},
    {"skip_start": "on"},
    {"chain": "off"},
    {"endless": "cap", "skips": "3"},
    {"remainder": "nobody", "early_win": "on"},
)
choices = st.lists(st.integers(0, 5), min_size=60, max_size=160)
pits = st.lists(st.integers(0, 20), min_size=PITS, max_size=PITS)


def game_of(game: Bohnenspiel, chosen: Sequence[int]) -> Iterator[State]:
    """Yield the positions of a game in which every number selects a move."""
    state = game.opening()
    for number in chosen:
        yield state
        moves = game.moves(state)
        if not moves:
            return
        state, _ = game.apply(state, moves[number % len(moves)])


@given(st.sampled_from(SETTINGS), choices)
def test_beans_always_sum_to_seventy_two(settings: Mapping[str, str], chosen: list[int]) -> None:
    for state in game_of(bohnenspiel(**settings), chosen):
        assert sum(state.pits) + sum(state.stores) == 72
        assert min(state.pits) >= 0


@given(choices)
def test_player_on_turn_always_has_a_bean_to_sow(chosen: list[int]) -> None:
    """Every move sows an own pit, and the turn alternates."""
    game = bohnenspiel()
    for state in game_of(game, chosen):
        if game.actor(state) == OVER:
            assert not any(state.pits)
            continue
        own = range(state.turn * ROW, state.turn * ROW + ROW)
        assert list(game.moves(state)) == [pit for pit in own if state.pits[pit]]
        for move in game.moves(state):
            assert game.turn(game.apply(state, move)[0]) == 1 - state.turn


@pytest.mark.parametrize("skip_start", ["off", "on"])
@given(board=pits, start=st.integers(0, PITS - 1))
def test_chain_over_all_pits_equals_chain_over_sown_pits(
    skip_start: str, board: list[int], start: int
) -> None:
    board[start] = max(board[start], 1)
    sowing = sow(bohnenspiel(skip_start=skip_start).rules, board, start)
    sown = set(sowing.trail)
    before = list(board)
    before[start] = 0
    for pit in sowing.trail:
        before[pit] += 1
    taken, at = [], sowing.trail[-1]
    while at in sown and before[at] in CAPTURED and len(taken) < PITS:
        taken.append((at, before[at]))
        at = (at - 1) % PITS
    assert list(sowing.captures) == taken


@given(board=pits, start=st.integers(0, PITS - 1))
def test_only_two_four_or_six_beans_are_captured(board: list[int], start: int) -> None:
    board[start] = max(board[start], 1)
    sowing = sow(bohnenspiel().rules, board, start)
    assert {count for _, count in sowing.captures} <= {2, 4, 6}
    assert sum(sowing.pits) + sowing.beans == sum(board)


@given(st.sampled_from(SETTINGS), choices)
def test_preview_lists_the_captured_beans_by_id(
    settings: Mapping[str, str], chosen: list[int]
) -> None:
    match = begin(spec("bohnenspiel"), settings)
    for number in chosen[:40]:
        shown = view(match)
        if not shown["moves"]:
            return
        lying = {piece["id"]: piece["place"] for piece in shown["pieces"]}
        assert len(lying) == 72
        move = shown["moves"][number % len(shown["moves"])]
        match.play(move["text"])
        after = view(match)
        stored = {
            piece["id"]
            for piece in after["pieces"]
            if piece["place"].startswith("store") and not lying[piece["id"]].startswith("store")
        }
        assert set(move["takes"]) <= stored
        if after["actor"]["kind"] == "seat":
            assert set(move["takes"]) == stored
