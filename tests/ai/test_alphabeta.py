"""Alpha-beta search returns the values of plain minimax search."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from tests.mancala.positions import bohnenspiel

from alveus.ai.search.alphabeta import Play, Search, SearchResult
from alveus.ai.search.budget import Budget, NodeBudget
from alveus.core.events import finish
from alveus.families.bohnenspiel.opponent import endtable
from alveus.families.bohnenspiel.opponent.evaluation import BEAN, play
from alveus.families.bohnenspiel.opponent.fast import OWN, beans_on, pack

PLAY = play(bohnenspiel().rules)


def with_end_table(most: int) -> Play[int]:
    """Return the evaluation with an end table up to `most` beans; without a table if negative."""

    def settled(board: int) -> int | None:
        beans = beans_on(board)
        if beans <= most:
            return BEAN * endtable.value_of(board, beans)
        return None if board & OWN else -BEAN * beans

    def evaluate(board: int) -> int:
        value = settled(board)
        return 1 if value is None else value

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


def search_result(rules: Play[int], board: int, depth: int) -> SearchResult[int]:
    result = finish(Search(rules, NodeBudget(Budget())).search(board, depth))
    assert result is not None
    return result


def random_boards(count: int, seed: int, beans: range) -> list[int]:
    """Return boards with these numbers of beans from random games."""
    game, chance, boards = bohnenspiel(), Random(seed), []
    state = game.opening()
    while len(boards) < count:
        board = pack(game.rules, state)
        if state.over is None and beans_on(board) in beans:
            boards.append(board)
        moves = game.moves(state)
        state = game.apply(state, chance.choice(moves))[0] if moves else game.opening()
    return boards


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_search_value_equals_plain_minimax(depth: int) -> None:
    for board in random_boards(12, depth, range(11, 73)):
        assert search_result(PLAY, board, depth).value == minimax(PLAY, board, depth)


def test_transposition_table_does_not_change_search_value() -> None:
    for board in random_boards(6, 1, range(30, 73)):
        search = Search(PLAY, NodeBudget(Budget()))
        for depth in range(1, 6):
            result = finish(search.search(board, depth))
            assert result is not None
            assert result.value == minimax(PLAY, board, depth)


@pytest.mark.parametrize("most", [-1, 2, 4])
def test_solved_values_equal_the_end_table(most: int) -> None:
    rules, solved = with_end_table(most), 0
    for board in random_boards(160, 5, range(most + 1, 10)):
        for depth in range(1, 17):
            result = search_result(rules, board, depth)
            if result.solved:
                solved += 1
                assert result.value == BEAN * endtable.value_of(board, beans_on(board))
                break
    assert solved >= 10


def test_search_with_table_equals_plain_minimax_on_small_boards() -> None:
    for board in random_boards(25, 3, range(5, 15)):
        for depth in (2, 5, 7):
            assert search_result(PLAY, board, depth).value == minimax(PLAY, board, depth)
            fewer = with_end_table(4)
            assert search_result(fewer, board, depth).value == minimax(fewer, board, depth)


def test_estimated_values_are_not_reported_as_solved() -> None:
    for board in random_boards(30, 7, range(40, 73)):
        assert not search_result(PLAY, board, 3).solved


def test_solved_values_do_not_change_with_depth() -> None:
    solved = 0
    for board in random_boards(40, 9, range(11, 16)):
        first = search_result(PLAY, board, 10)
        if first.solved:
            solved += 1
            assert search_result(PLAY, board, 13).value == first.value
    assert solved >= 10


def test_interrupting_the_search_does_not_change_its_value() -> None:
    board = pack(bohnenspiel().rules, bohnenspiel().opening())
    search = Search(PLAY, NodeBudget(Budget()))
    task = search.search(board, 8)
    slices = 0
    while True:
        try:
            next(task)
            slices += 1
        except StopIteration as end:
            result = end.value
            break
    assert slices > 5
    assert result.value == minimax_bounded(board, 8)


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


def test_line_consists_of_best_replies() -> None:
    for board in random_boards(10, 11, range(20, 60)):
        result = search_result(PLAY, board, 6)
        value, sign, at = 0, 1, board
        for after in result.line:
            gain = next(gain for gain, reply in PLAY.replies(at) if reply == after)
            value += sign * gain * BEAN
            sign, at = -sign, after
        assert value + sign * PLAY.evaluate(at) == result.value
