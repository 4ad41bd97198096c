"""Alpha-beta search returns the values of plain minimax search."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tests.mancala.positions import bohnenspiel

from alveus.ai.search.alphabeta import Found, Play, Search
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.core.events import finish
from alveus.families.bohnenspiel.opponent import endtable
from alveus.families.bohnenspiel.opponent.evaluation import BEAN, play
from alveus.families.bohnenspiel.opponent.fast import OWN, beans_on, pack

PLAY = play(bohnenspiel().rules)


def tabled(most: int) -> Play[int]:
    """Return the evaluation with an end table up to `most` beans; without a table if negative."""

    def settled(board: int) -> int | None:
        beans = beans_on(board)
        if beans <= most:
            return BEAN * endtable.value_of(board, beans)
        return None if board & OWN else -BEAN * beans

    def evaluate(board: int) -> int:
        known = settled(board)
        return 1 if known is None else known

    return replace(PLAY, settled=settled, evaluate=evaluate)


def minimax(rules: Play[int], board: int, depth: int) -> int:
    """Return the value of plain minimax search."""
    settled = rules.settled(board)
    if settled is not None:
        return settled
    if depth == 0:
        return rules.evaluate(board)
    return max(
        gain * rules.unit - minimax(rules, after, depth - 1) for gain, after in rules.replies(board)
    )


def look(rules: Play[int], board: int, depth: int) -> Found[int]:
    found = finish(Search(rules, NodeBudget(Budget())).search(board, depth))
    assert found is not None
    return found


def met(count: int, seed: int, beans: range) -> list[int]:
    """Return boards with these numbers of beans from random games."""
    game, chance, found = bohnenspiel(), Random(seed), []
    state = game.opening()
    while len(found) < count:
        board = pack(game.rules, state)
        if state.over is None and beans_on(board) in beans:
            found.append(board)
        moves = game.moves(state)
        state = game.apply(state, chance.choice(moves))[0] if moves else game.opening()
    return found


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_value_is_that_of_plain_minimax(depth: int) -> None:
    for board in met(12, depth, range(11, 73)):
        assert look(PLAY, board, depth).value == minimax(PLAY, board, depth)


def test_deepening_with_what_is_remembered_changes_no_value() -> None:
    for board in met(6, 1, range(30, 73)):
        search = Search(PLAY, NodeBudget(Budget()))
        for depth in range(1, 6):
            found = finish(search.search(board, depth))
            assert found is not None
            assert found.value == minimax(PLAY, board, depth)


@pytest.mark.parametrize("most", [-1, 2, 4])
def test_what_is_solved_with_a_smaller_table_is_what_the_table_says(most: int) -> None:
    rules, solved = tabled(most), 0
    for board in met(160, 5, range(most + 1, 10)):
        for depth in range(1, 17):
            found = look(rules, board, depth)
            if found.solved:
                solved += 1
                assert found.value == BEAN * endtable.value_of(board, beans_on(board))
                break
    assert solved >= 10


def test_search_with_table_equals_plain_minimax_on_small_boards() -> None:
    for board in met(25, 3, range(5, 15)):
        for depth in (2, 5, 7):
            assert look(PLAY, board, depth).value == minimax(PLAY, board, depth)
            fewer = tabled(4)
            assert look(fewer, board, depth).value == minimax(fewer, board, depth)


def test_nothing_is_claimed_that_rests_on_a_guess() -> None:
    for board in met(30, 7, range(40, 73)):
        assert not look(PLAY, board, 3).solved


def test_solved_worths_do_not_change_with_depth() -> None:
    solved = 0
    for board in met(40, 9, range(11, 16)):
        first = look(PLAY, board, 10)
        if first.solved:
            solved += 1
            assert look(PLAY, board, 13).value == first.value
    assert solved >= 10


def test_slices_change_nothing_but_the_time() -> None:
    board = pack(bohnenspiel().rules, bohnenspiel().opening())
    search = Search(PLAY, NodeBudget(Budget()))
    looking = search.search(board, 8)
    slices = 0
    while True:
        try:
            next(looking)
            slices += 1
        except StopIteration as end:
            found = end.value
            break
    assert slices > 5
    assert found.value == minimax_bounded(board, 8)


def minimax_bounded(board: int, depth: int) -> int:
    """Return the value of plain alpha-beta search without a table."""

    def value(board: int, depth: int, low: int, high: int) -> int:
        settled = PLAY.settled(board)
        if settled is not None:
            return settled
        if depth == 0:
            return PLAY.evaluate(board)
        for gain, after in PLAY.replies(board):
            gained = gain * BEAN
            low = max(low, gained - value(after, depth - 1, gained - high, gained - low))
            if low >= high:
                break
        return low

    return value(board, depth, -(1 << 20), 1 << 20)


def test_search_ends_when_the_budget_is_used_up() -> None:
    board = pack(bohnenspiel().rules, bohnenspiel().opening())
    search = Search(PLAY, NodeBudget(Budget(nodes=3000)))
    assert finish(search.search(board, 20)) is None
    assert search.nodes <= 3100


def test_line_is_made_of_best_replies() -> None:
    for board in met(10, 11, range(20, 60)):
        found = look(PLAY, board, 6)
        value, sign, at = 0, 1, board
        for after in found.line:
            gain = next(gain for gain, reply in PLAY.replies(at) if reply == after)
            value += sign * gain * BEAN
            sign, at = -sign, after
        assert value + sign * PLAY.evaluate(at) == found.value
