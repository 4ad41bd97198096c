"""The fast board of the search equals the rules under all options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.line.deals import bought_out, ended, met, played, position, sperrdomino
from tests.line.test_properties import games

from alveus import registry
from alveus.core.game import OVER
from alveus.core.outcomes import Outcome
from alveus.families.dominoes.line.fast import board_of, play, tile_set, value
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.opponent.deals import DealSampler
from alveus.families.dominoes.line.opponent.open_hands import PROVED
from alveus.families.dominoes.line.opponent.playout import Playout
from alveus.families.dominoes.line.rules import Ruleset
from alveus.families.dominoes.line.state import State


def result_for(game: LineGame, outcome: Outcome, seat: int) -> float:
    """The result of a round for a seat, as the fast board counts it."""
    if outcome.winner is None:
        return 0
    if not game.rules.by_pips:
        return 100 * (outcome.winner == seat)
    return outcome.points if outcome.winner == seat else -outcome.points


@examples(60)
@given(games, st.integers(0, 10**6))
def test_fast_board_equals_rules(chosen: tuple[str, dict[str, str]], seed: int) -> None:
    game = registry.game(*chosen)
    assert isinstance(game, LineGame)
    random, state, tiles = Random(seed), met(game, seed, 0), tile_set(game.rules.reach)
    while game.actor(state) != OVER:
        honest = [move for move in game.moves(state) if move.kind != "pass"] or game.moves(state)
        move = random.choice(honest)
        after = play(game.rules, tiles, board_of(game.rules, state), move)
        state = game.advance(state, move)
        assert after == board_of(game.rules, state)
    board = board_of(game.rules, state)
    for seat in range(game.rules.players):
        result = value(game.rules, tiles, board.hands, board.stock, board.last, seat)
        assert result == result_for(game, ended(state), seat)


def outcomes(game: LineGame, state: State) -> Iterator[Outcome]:
    """The outcomes of all continuations."""
    if state.over is not None:
        yield state.over
        return
    for move in game.moves(state):
        yield from outcomes(game, game.advance(state, move))


@pytest.mark.parametrize(
    "options", [{}, {"block_end": "certain"}, {"block_tie": "blocker_loses"}], ids=str
)
@pytest.mark.parametrize("seed", range(12))
def test_playout_ends_like_a_legal_continuation(options: dict[str, str], seed: int) -> None:
    game, random = sperrdomino(**options), Random(seed)
    state = next(
        state
        for number in range(100)
        for state in [met(game, 100 * seed + number, 30)]
        if len(state.stock) == game.rules.talon and sum(map(len, state.hands)) < 12
    )
    legal = {result_for(game, outcome, 0) for outcome in outcomes(game, state)}
    playout = Playout(game.rules, tile_set(6), waver=40.0)
    for _ in range(20):
        assert playout.value(board_of(game.rules, state), 0, random.random) in legal


def test_playout_buys_until_a_tile_fits() -> None:
    """A bought a tile that does not fit, must buy 2:6 too, and wins in every continuation."""
    game = sperrdomino()
    line = "53 34 45 55 52 21 10 05 56 64 42 20 00 06 61 13 32 22"
    content = position("66", "44 03 33 14 11 15", line, "26 04 36", bought=1, forced=True)
    state = game.from_json(content)
    assert {outcome.points for outcome in outcomes(game, state)} == {37}
    seat_a = DealSampler(game.rules, game.information_state(state, 0), 0, False)
    assert not seat_a.sample(1, Random(1))[0].drawn
    playout = Playout(game.rules, tile_set(6))
    assert playout.value(board_of(game.rules, state), 0, Random(1).random) == 37


def test_playout_loses_tie_for_blocker_by_option() -> None:
    game = sperrdomino(block_tie="blocker_loses")
    line = "01 12 20 00 03 34 40 05 56"
    state = game.from_json(bought_out("06 15 16 22 24 35 45 46 55", line, "11 13"))
    assert ended(played(game, state, "06 right")).winner == 1
    (move,) = game.parse(state, "0:6 right")
    after = play(game.rules, tile_set(6), board_of(game.rules, state), move)
    assert Playout(game.rules, tile_set(6)).value(after, 0, Random(1).random) == -126


def test_exact_solver_needs_two_players_pips_and_void_ties() -> None:
    assert sperrdomino().rules.is_within(PROVED)
    assert sperrdomino(false_pass="penalty_50", starter_may_buy="on").rules.is_within(PROVED)
    assert not sperrdomino(block_tie="blocker_loses").rules.is_within(PROVED)
    for players in ("2", "3"):
        family = registry.game("familydomino", {"players": players})
        assert isinstance(family, LineGame)
        assert not family.rules.is_within(PROVED)


def test_new_rule_disables_exact_solver() -> None:
    @dataclass(frozen=True)
    class Extended(Ruleset):
        new_rule: bool = False

    rules = sperrdomino().rules
    values: dict[str, Any] = {field.name: getattr(rules, field.name) for field in fields(rules)}
    assert Ruleset(**values).is_within(PROVED)
    assert not Extended(**values).is_within(PROVED)
