"""Proofs agree with search and end table, and bounds are always valid."""

from __future__ import annotations

import pytest
from tests.ai.test_alphabeta import random_boards, search_result, with_end_table
from tests.mancala.positions import bohnenspiel, played

from alveus.ai import Budget, choose, finish
from alveus.ai.search.alphabeta import Play
from alveus.ai.search.budget import NodeBudget
from alveus.families.bohnenspiel.opponent import endtable
from alveus.families.bohnenspiel.opponent.decision import Level, Recollection
from alveus.families.bohnenspiel.opponent.evaluation import BEAN, play
from alveus.families.bohnenspiel.opponent.fast import beans_on, pack
from alveus.families.bohnenspiel.opponent.levels import BohnenspielOpponent
from alveus.families.bohnenspiel.opponent.proof import Facts, Proof

PLAY = play(bohnenspiel().rules)


def prover(rules: Play[int], nodes: int = 30_000, facts: Facts | None = None) -> Proof:
    return Proof(rules, NodeBudget(Budget(nodes=nodes)), facts or Facts())


def test_proof_agrees_with_search() -> None:
    agreed = 0
    for board in random_boards(40, 9, range(11, 17)):
        result = search_result(PLAY, board, 11)
        proven = finish(prover(PLAY).value_of(board, 0))
        if result.solved and proven.settled:
            agreed += 1
            assert proven.least == result.value
    assert agreed >= 15


@pytest.mark.parametrize("guess", [-8 * BEAN, 0, 3 * BEAN])
def test_proof_with_a_small_table_agrees_with_the_full_table_for_any_guess(guess: int) -> None:
    rules, agreed = with_end_table(4), 0
    for board in random_boards(60, 5, range(5, 10)):
        proven = finish(prover(rules).value_of(board, guess))
        if proven.settled:
            agreed += 1
            assert proven.least == BEAN * endtable.value_of(board, beans_on(board))
    assert agreed >= 50


def test_bounds_are_valid_if_the_budget_is_exhausted() -> None:
    rules, open_bounds = with_end_table(4), 0
    for board in random_boards(60, 5, range(8, 11)):
        proof = prover(rules, 600)
        bounds = finish(proof.value_of(board, 0))
        assert proof.nodes <= 610
        open_bounds += not bounds.settled
        for known, found in proof.facts.bounds.items():
            worth = BEAN * endtable.value_of(known, beans_on(known))
            assert found.least <= worth <= found.most
    assert open_bounds


def test_proved_value_needs_no_second_proof() -> None:
    facts, board = Facts(), random_boards(1, 3, range(14, 16))[0]
    first = prover(PLAY, 100_000, facts)
    proven = finish(first.value_of(board, 0))
    again = prover(PLAY, 0, facts)
    assert proven.settled
    assert finish(again.value_of(board, 0)) == proven
    assert again.nodes == 0 < first.nodes


def test_facts_about_more_beans_are_forgotten() -> None:
    facts = Facts()
    board = random_boards(1, 3, range(16, 20))[0]
    finish(prover(PLAY, 3000, facts).value_of(board, 0))
    beans = beans_on(board)
    facts.forget(beans)
    assert any(at % 255 == beans for at in facts.bounds)
    facts.forget(beans - 1)
    assert facts.bounds
    assert all(at % 255 < beans for at in facts.bounds)


def test_only_decisions_under_a_time_limit_are_remembered() -> None:
    game = bohnenspiel()
    opponent = BohnenspielOpponent({"schah": Level()})
    state = played(game, game.opening(), "3", "4", "1")
    by_count = [
        finish(opponent.choose(game, state, 1, "schah", Budget(nodes=3000), 1)) for _ in range(2)
    ]
    assert by_count[0] == by_count[1]
    assert not opponent.recollection.positions
    finish(opponent.choose(game, state, 1, "schah", Budget(seconds=0.02), 1))
    assert opponent.recollection.positions


def test_recollection_drops_other_rules_and_unreachable_boards() -> None:
    game, other = bohnenspiel(), bohnenspiel(skip_start="on")
    board = pack(game.rules, game.opening())
    recalled = Recollection()
    recalled.about(game.rules, board).positions[board] = (3, 1, 0, board)
    assert recalled.about(game.rules, board).positions
    assert not recalled.about(game.rules, board - (1 << 8)).positions
    recalled.about(game.rules, board).positions[board] = (3, 1, 0, board)
    assert not recalled.about(other.rules, board).positions


def test_proved_values_of_twenty_beans_are_reached() -> None:
    game = bohnenspiel()
    state = game.opening()
    while sum(state.pits) > 20:
        text = finish(choose(game, state, state.turn, "zarin", Budget(), 1)).text
        state = played(game, state, text)
    promised: dict[int, float] = {}
    while state.over is None:
        answer = finish(choose(game, state, state.turn, "schah", Budget(nodes=60_000), 1))
        promised.setdefault(state.turn, answer.value)
        assert answer.value == promised[state.turn]
        state = played(game, state, answer.text)
    surplus = state.stores[0] - state.stores[1]
    assert promised == {0: surplus, 1: -surplus}
