"""Hitting and entering: the bar, and the holding cell of `hit_return=start_point`."""

from __future__ import annotations

import pytest
from tests.tables.positions import finals, lombard, play, plays, set_up, side, texts


def test_a_single_man_is_hit_and_goes_to_the_bar() -> None:
    rules = lombard()
    state, events = play(rules, set_up(rules, "7:15", "4:1 1:14", "2-1"), "2:7-9*")
    assert side(rules, state, "black") == {1: 14, "bar": 1}
    assert [(event.code, event.side, event.path) for event in events] == [
        ("step", "white", ("p7", "p9")),
        ("hit", "black", ("p9", "bar.black")),
    ]


@pytest.mark.parametrize("point", [1, 3, 4, 5])
def test_single_men_on_restricted_points_can_be_hit(point: int) -> None:
    rules = lombard()
    source = 13 - point - 1
    state = set_up(rules, f"{source}:1 7:14", f"{point}:1 12:14", "1-1")
    assert f"1:{source}-{source + 1}*" in texts(rules, state)


def test_last_man_on_the_start_can_be_hit() -> None:
    """LOM-05: 8-12* sends the last starter to the bar."""
    rules = lombard()
    state = set_up(rules, "1:1 7:14", "8:1 10:14", "4-4", turn="black")
    assert "4:8-12*" in texts(rules, state)
    state = set_up(rules, "1:2 7:13", "8:1 10:14", "4-4", turn="black")
    assert texts(rules, state) == {"pass"}


def test_men_on_the_bar_enter_before_any_other_moves() -> None:
    rules = lombard()
    state = set_up(rules, "bar:1 7:14", "8:1 10:14", "1-2")
    assert texts(rules, state) == {"1:bar-1", "2:bar-2"}
    state, events = play(rules, state, "1:bar-1")
    assert (events[0].code, events[0].path) == ("enter", ("bar.white", "p1"))
    assert texts(rules, state) == {"2:7-9"}


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_man_enters_on_the_point_of_his_die(die: int) -> None:
    rules = lombard()
    state, _ = play(rules, set_up(rules, "bar:1 7:14", "2:15", f"{die}-6"), f"{die}:bar-{die}")
    assert state.sides[0].points[die] == 1


def test_second_man_that_cannot_enter_loses_the_dice_left() -> None:
    """LOM-04b: both dice show 3, and point 3 holds one man only."""
    rules = lombard()
    state = set_up(rules, "bar:2 7:13", "8:1 9:14", "3-3")
    assert finals(rules, state) == [{3: 1, 7: 13, "bar": 1}]


def test_player_that_cannot_enter_passes() -> None:
    """LOM-03a: point 3 holds an own man."""
    rules = lombard()
    state = set_up(rules, "bar:1 3:1 7:13", "5:1 11:2 12:12", "3-3")
    assert texts(rules, state) == {"pass"}


def test_entering_man_may_hit() -> None:
    rules = lombard()
    state, events = play(rules, set_up(rules, "bar:1 7:14", "11:1 2:14", "2-2"), "2:bar-2*")
    assert [event.code for event in events] == ["enter", "hit"]
    assert side(rules, state, "black") == {2: 14, "bar": 1}


def test_a_man_on_the_bar_stops_bearing_off() -> None:
    """LOM-11."""
    rules = lombard()
    state = set_up(rules, "bar:1 11:2 12:2", "3:14", "2-3")
    assert finals(rules, state) == [{5: 1, 11: 2, 12: 2, "off": 10}]


HOME = lombard(hit_return="start_point")


def test_start_point_returns_a_hit_man_to_its_first_point() -> None:
    state, events = play(HOME, set_up(HOME, "7:15", "4:1 1:14", "2-1"), "2:7-9*")
    assert side(HOME, state, "black") == {1: 15}
    assert events[1].path == ("p9", "p12")


def test_start_point_held_by_an_enemy_sends_to_the_cell() -> None:
    """White hits on 9 while a white man is on 12, Black's first point."""
    state, events = play(HOME, set_up(HOME, "7:14 12:1", "4:1 2:14", "2-1"), "2:7-9*")
    assert side(HOME, state, "black") == {2: 14, "bar": 1}
    assert events[1].path == ("p9", "bar.black")


def test_man_hit_on_its_start_point_waits_in_the_cell() -> None:
    state, _ = play(HOME, set_up(HOME, "7:14 10:1", "1:1 2:14", "2-1"), "2:10-12*")
    assert side(HOME, state, "black") == {2: 14, "bar": 1}


def test_cell_counts_as_point_1() -> None:
    state = set_up(HOME, "bar:1 7:14", "12:2 2:13", "4-2")
    assert texts(HOME, state) == {"4:bar-5", "2:bar-3", "2:7-9"}
    state, events = play(HOME, state, "4:bar-5")
    assert events[0].path == ("bar.white", "p5")


def test_other_men_may_move_before_men_in_the_cell() -> None:
    state, _ = play(HOME, set_up(HOME, "bar:1 7:14", "12:2 2:13", "2-1"), "2:7-9 1:9-10")
    assert side(HOME, state, "white") == {7: 13, 10: 1, "bar": 1}


def test_the_holding_cell_blocks_nothing_and_cannot_be_hit() -> None:
    """White's man waits beside 1, Black's 12, which Black may use as if it were empty."""
    state = set_up(HOME, "bar:1 7:14", "10:1 2:14", "2-2", turn="black")
    assert "2:10-12" in texts(HOME, state)
    state, events = play(HOME, state, "2:10-12")
    assert [event.code for event in events] == ["step"]
    assert state.sides[0].bar == 1


def test_no_man_is_borne_off_while_one_waits_in_the_holding_cell() -> None:
    state = set_up(HOME, "bar:1 12:2", "12:2 2:13", "1-1")
    assert texts(HOME, state) == {"1:bar-2"}


def test_men_leave_the_cell_at_the_owners_roll() -> None:
    state, events = play(HOME, set_up(HOME, "bar:2 7:13", "2:15"), "throw 6-5")
    assert side(HOME, state, "white") == {1: 2, 7: 13}
    assert state.left == (6, 5)
    assert [(event.code, event.path) for event in events] == [
        ("throw", ()),
        ("holding_freed", ("bar.white", "p1")),
        ("holding_freed", ("bar.white", "p1")),
    ]


def test_men_stay_in_the_cell_while_the_start_is_occupied() -> None:
    state, events = play(HOME, set_up(HOME, "bar:1 7:14", "12:1 2:14"), "throw 6-5")
    assert side(HOME, state, "white") == {7: 14, "bar": 1}
    assert [event.code for event in events] == ["throw"]


def test_a_man_sent_to_his_start_point_may_be_hit_there_in_the_same_turn() -> None:
    state = set_up(HOME, "8:1 7:14", "3:1 2:14", "2-2")
    assert "2:8-10* 2:10-12*" in plays(HOME, state)
    way = next(m for m in HOME.view(state, 0)["moves"] if m["text"] == "2:8-10* 2:10-12*")
    assert way["takes"] == ["p10.0"], "it is one man, hit twice"
    state, _ = play(HOME, state, "2:8-10* 2:10-12*")
    assert side(HOME, state, "black") == {2: 14, "bar": 1}
