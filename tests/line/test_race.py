"""Rows and matches."""

from __future__ import annotations

import pytest

from alveus.core.outcomes import Outcome
from alveus.families.dominoes.line.race import Race, RaceScore
from alveus.registry import spec

TWO_OF_THREE = Race(100, 3)
THREE_OF_FIVE = Race(100, 5)


def after(games: str, race: Race = TWO_OF_THREE) -> RaceScore:
    """Return the score of a match after rounds in the notation ``a60 b120``."""
    won = [(game[0], int(game[1:])) for game in games.split()]
    return race.tally([Outcome("ab".index(side), "won", n) for side, n in won], 2)


def test_points_add_up_in_a_row() -> None:
    assert after("a60 b30").score == (60, 30)


def test_course_is_kept_until_row_ends() -> None:
    assert after("a60 b30").course == ((60, 0), (60, 30))
    assert after("a60 b30 a45").course == ()


def test_row_is_won_with_100_points_and_resets_score() -> None:
    now = after("a60 b30 a45")
    assert [(row.winner, row.score, row.games) for row in now.rows] == [(0, (105, 30), 3)]
    assert now.score == (0, 0)


def test_single_round_can_win_row() -> None:
    assert after("b120").rows[0].games == 1


def test_option_carries_surplus_to_next_row() -> None:
    assert after("a60 b30 a45", Race(100, 3, carry=True)).score == (5, 0)


def test_option_keeps_points_of_loser() -> None:
    assert after("a60 b30 a45", Race(100, 3, keep=True)).score == (0, 30)


@pytest.mark.parametrize(
    ("games", "winner", "matsch"),
    [("a100", None, False), ("a100 a100", 0, True), ("a100 b100", None, False),
     ("a100 b100 b100", 1, False)],
)  # fmt: skip
def test_two_of_three_rows_win_match(games: str, winner: int | None, matsch: bool) -> None:
    now = after(games)
    assert (now.winner, now.matsch) == (winner, matsch)


def test_three_of_five_rows_win_match() -> None:
    assert after("a100 a100", THREE_OF_FIVE).winner is None
    assert after("a100 a100 b100 a100", THREE_OF_FIVE).winner == 0


def five(rows: list[int], **options: str) -> RaceScore:
    """Return the score of a match of five after rows with these winners."""
    info = spec("sperrdomino").info
    scoring = info.scoring and info.scoring(info.settings({"race": "5", **options}))
    assert isinstance(scoring, Race)
    return scoring.tally([Outcome(seat, "won", 100) for seat in rows], 2)


def test_matsch_of_five_needs_first_three_rows_by_default() -> None:
    assert five([0, 0, 0]).matsch
    assert not five([1, 0, 0, 0]).matsch
    assert five([1, 0, 0, 0], matsch_of_five="three_running").matsch
    assert not five([0, 1, 0, 0], matsch_of_five="three_running").matsch


def test_option_allows_matsch_after_lost_row() -> None:
    games = "b100 a100 a100 a100"
    assert not after(games, THREE_OF_FIVE).matsch
    assert after(games, Race(100, 5, clean_sheet=False)).matsch


def test_round_after_match_starts_new_match() -> None:
    now = after("a100 a100 b30")
    assert (now.rows, now.score, now.winner) == ((), (0, 30), None)


def test_fines_count_for_recipient() -> None:
    now = TWO_OF_THREE.tally([Outcome(0, "won", 40, (0, 50))], 2)
    assert now.score == (40, 50)


def test_tie_scores_nothing() -> None:
    assert TWO_OF_THREE.tally([Outcome(None, "tie", 0)], 2).score == (0, 0)


def test_carried_or_kept_points_can_win_the_next_row() -> None:
    carried = after("a95 a120", Race(100, 5, carry=True))
    assert [(row.winner, row.score, row.games) for row in carried.rows] == [
        (0, (215, 0), 2),
        (0, (115, 0), 0),
    ]
    assert (carried.score, carried.course) == ((15, 0), ())
    assert after("a95 a120", Race(100, 3, carry=True)).winner == 0
    kept = Race(100, 3, keep=True).tally([Outcome(0, "won", 120, (0, 100))], 2)
    assert [row.winner for row in kept.rows] == [0, 1]
