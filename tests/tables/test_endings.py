"""End of a game: outcome, points, and the next starter."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.tables.positions import duodecim, lombard, play, set_up, texts, xii

from alveus.core.game import OVER
from alveus.core.outcomes import Outcome
from alveus.families.tables.game import TablesGame
from alveus.words.messages import Messages

DEADLOCK = "bar:1 1:1 3:1 4:1 5:1 7:5 11:5"
SHUT_IN = ("bar:1 1:1 3:1 4:1 5:1 8:10", "6:1 7:2 11:2")


def test_the_first_with_all_men_off_wins() -> None:
    rules = lombard()
    state, _ = play(rules, set_up(rules, "12:1", "3:15", "1-2"), "1:12-off")
    assert state.over == Outcome(0, "borne_off", 1)
    assert rules.actor(state) == OVER
    assert rules.moves(state) == ()


def test_a_deadlock_is_a_draw() -> None:
    """LOM-10: neither player has a single step by any die, now or ever."""
    rules = lombard()
    state = set_up(rules, DEADLOCK, DEADLOCK)
    assert state.over == Outcome(None, "deadlock", 0)


def test_a_deadlock_shows_when_the_turn_ends() -> None:
    rules = lombard()
    state = set_up(rules, DEADLOCK, DEADLOCK, "6-2")
    assert texts(rules, state) == {"pass"}
    state, events = play(rules, state, "pass")
    assert state.over == Outcome(None, "deadlock", 0)
    assert [(e.code, e.side) for e in events] == [("pass", "white"), ("over", "")]


def test_game_continues_if_only_one_player_is_shut_in() -> None:
    rules = lombard()
    state = set_up(rules, *SHUT_IN)
    assert state.over is None
    state, _ = play(rules, state, "throw 6-2", "pass")
    assert (state.turn, state.over) == (1, None)


def test_player_with_one_playable_die_is_not_shut_in() -> None:
    """By a 6 he enters, hitting the single man on Black's 7."""
    rules = lombard(lurch_wins="on")
    white = "bar:1 1:1 3:1 4:1 5:1 8:10"
    assert set_up(rules, white, "7:1 11:2 6:2").over is None


def test_lurch_wins_ends_the_game_of_a_player_shut_in() -> None:
    rules = lombard(lurch_wins="on")
    assert set_up(rules, *SHUT_IN).over == Outcome(1, "lurch", 1)
    black = set_up(rules, SHUT_IN[1], SHUT_IN[0], turn="black")
    assert black.over == Outcome(0, "lurch", 1)


def test_stopping_on_a_full_point_does_not_free_a_player_shut_in() -> None:
    """By a 1 a man may stop on White's own point 1, but no second die moves it on."""
    rules = lombard(lurch_wins="on", restricted_transit="off")
    shut_in = ("bar:1 1:14", "3:1 4:1 5:1 6:2 7:2 8:2 9:2 10:2 11:2")
    assert set_up(rules, *shut_in).over == Outcome(1, "lurch", 1)
    goes_on = ("bar:1 1:14", "3:1 4:1 5:1 7:3 8:2 9:3 10:2 11:2")
    state = set_up(rules, *goes_on)
    assert state.over is None
    assert texts(rules, play(rules, state, "throw 6-1")[0]) == {"1:bar-1"}


def test_lurch_wins_only_on_the_turn_of_the_player_shut_in() -> None:
    rules = lombard(lurch_wins="on")
    assert set_up(rules, *SHUT_IN, turn="black").over is None


def test_lurch_wins_leaves_the_deadlock_a_draw() -> None:
    rules = lombard(lurch_wins="on")
    assert set_up(rules, DEADLOCK, DEADLOCK).over == Outcome(None, "deadlock", 0)


@pytest.mark.parametrize(
    ("loser", "points"),
    [
        ("11:14", 1),  # one man is off
        ("11:15", 2),  # none is off
        ("2:1 11:14", 3),  # and one still on White's side
        ("bar:1 11:14", 3),  # or on the bar
    ],
)
def test_grades_count_gammon_two_and_backgammon_three(loser: str, points: int) -> None:
    for grades, counted in (("on", points), ("off", 1)):
        rules = lombard(grades=grades)
        state, events = play(rules, set_up(rules, "12:1", loser, "1-2"), "1:12-off")
        assert state.over == Outcome(0, "borne_off", counted)
        assert events[-1].params == {"ending": "borne_off", "points": counted}


def test_opponent_wins_a_resigned_game() -> None:
    rules = lombard()
    assert rules.concede(rules.opening(0), 0) == Outcome(1, "resigned", 1)


@pytest.mark.parametrize(
    ("next_starter", "after_white", "after_black", "after_draw"),
    [("winner", 0, 1, 0), ("loser", 1, 0, 0), ("white", 0, 0, 0), ("high_throw", None, None, None)],
)
def test_next_starter(
    next_starter: str, after_white: int, after_black: int, after_draw: int
) -> None:
    rules = lombard(next_starter=next_starter)
    outcomes = (Outcome(0, "borne_off"), Outcome(1, "borne_off"), Outcome(None, "deadlock", 0))
    starters = [rules.next_starter(outcome, 0) for outcome in outcomes]
    assert starters == [after_white, after_black, after_draw]


def test_winner_starts_the_next_game() -> None:
    assert lombard().next_starter(Outcome(1, "borne_off"), 0) == 1


def test_same_player_starts_after_a_draw() -> None:
    assert lombard().next_starter(Outcome(None, "deadlock", 0), 1) == 1


@pytest.mark.parametrize("rules", [lombard, duodecim, xii])
@pytest.mark.parametrize("starter", ["white", "random"])
def test_no_roll_is_promised_if_the_first_game_begins_without_a_roll(
    rules: Callable[..., TablesGame], starter: str
) -> None:
    game = rules(starter=starter, next_starter="high_throw")
    following = game.opening(game.next_starter(Outcome(1, "borne_off"), 0))
    assert following == game.opening()
    for language, roll in (("en", "roll"), ("de", "Wurf")):
        value = Messages(language).text(f"value-{game.info.id}-next_starter-high_throw")
        assert roll not in value
