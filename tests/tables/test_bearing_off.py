"""Bearing off: from the exact point, by a regular move, or from the highest point."""

from __future__ import annotations

from tests.tables.positions import finals, lombard, play, plays, set_up, side, texts

RULES = lombard()


def test_exact_die_bears_off() -> None:
    """9 is the fourth point of the own side as the sheet counts it."""
    state, events = play(RULES, set_up(RULES, "9:2 12:1", "2:15", "4-2"), "4:9-off")
    assert side(RULES, state, "white") == {9: 1, 12: 1, "off": 13}
    assert (events[0].code, events[0].path) == ("bear_off", ("p9", "off.white"))


def test_regular_move_instead_of_bearing_off() -> None:
    """LOM-06: 4-1 takes the man from 9, or moves him to 10."""
    state = set_up(RULES, "9:2 12:1", "2:1 6:1", "4-1")
    assert finals(RULES, state) == [{9: 1, "off": 14}, {10: 1, 12: 1, "off": 13}]


def test_higher_die_bears_off_rearmost_man() -> None:
    state = set_up(RULES, "9:2 12:1", "2:1 6:1", "6-5")
    assert finals(RULES, state) == [{12: 1, "off": 14}]


def test_higher_die_does_not_bear_off_other_men() -> None:
    state = set_up(RULES, "9:2 12:1", "2:1 6:1", "6-5")
    assert texts(RULES, state) == {"6:9-off", "5:9-off"}


def test_rearmost_man_is_determined_for_each_die() -> None:
    """LOM-07: 7-12 with the first five, then the rearmost man is on 12."""
    assert plays(RULES, set_up(RULES, "7:1 12:1", "2:15", "5-5")) == {"5:7-12 5:12-off"}


def test_no_bearing_off_before_all_men_are_home() -> None:
    state = set_up(RULES, "6:1 12:3", "3:15", "1-2")
    assert texts(RULES, state) == {"1:6-7", "2:6-8"}


def test_bearing_off_is_allowed_once_the_last_man_is_home() -> None:
    """LOM-09: 2:6-8, then 1:12-off."""
    state = set_up(RULES, "6:1 12:3", "3:15", "1-2")
    assert finals(RULES, state) == [{8: 1, 12: 2, "off": 12}, {9: 1, 12: 3, "off": 11}]


def test_lower_die_does_not_bear_off_a_blocked_man() -> None:
    """Black's pair on its 2 blocks a 2 from 9, and a 2 bears off only from 11."""
    assert texts(RULES, set_up(RULES, "9:2 12:1", "2:2 6:1", "2-2")) == {"pass"}


def test_bearing_off_the_last_man_wins_whatever_the_obligation() -> None:
    """One man left: either die ends the game, though the other stays unused."""
    for obligation in ("sequential", "max", "max_then_high", "free"):
        rules = lombard(dice_obligation=obligation)
        state = set_up(rules, "11:1", "3:15", "6-2")
        assert {"6:11-off", "2:11-off"} <= texts(rules, state)
        for text in ("6:11-off", "2:11-off"):
            after, events = play(rules, state, text)
            assert after.over is not None
            assert [event.code for event in events] == ["bear_off", "over"]
