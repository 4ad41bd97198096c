"""Backgammon on the engine of the tables games: its turns, and GNU Backgammon as a judge."""

from __future__ import annotations

import pytest
from tests.calibration.against_gnubg import measure
from tests.calibration.backgammon import RULES, START, evaluation
from tests.calibration.outside import PROGRAM, Judge, board
from tests.nightly import is_nightly

from alveus.families.tables.opponent.board import AfterTurn, Board

pytestmark = pytest.mark.native
BEGUN = AfterTurn(START, START)


def test_first_position_is_that_of_backgammon() -> None:
    men = board(START)
    assert sum(men) == 15
    assert sum(number * away for away, number in enumerate(men, 1)) == 167


@pytest.mark.parametrize(("dice", "ends"), [((3, 1), 16), ((6, 5), 7), ((5, 5), 4)])
def test_number_of_results_of_a_first_roll(dice: tuple[int, int], ends: int) -> None:
    answers = Board(RULES, evaluation()).answers(BEGUN, RULES.numbers_to_play(dice))
    assert len({answer.own for answer in answers}) == ends


@pytest.mark.skipif(PROGRAM is None, reason="GNU Backgammon is not installed")
def test_judge_slightly_favours_the_first_player() -> None:
    with Judge() as judge:
        (chance,) = judge.chances([BEGUN], 0)
    assert 0.45 < chance < 0.5


@pytest.mark.skipif(
    PROGRAM is None or not is_nightly(),
    reason="nightly run with GNU Backgammon",
)
def test_games_against_gnubg_are_repeatable() -> None:
    with Judge() as judge:
        first, second = (measure(judge, 1, 3, str) for _ in range(2))
    assert first == second
    assert len(first.losses) > 20
    assert min(first.losses) >= 0
