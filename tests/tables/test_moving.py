"""Moving: where a man may land, and how much of a roll must be played."""

from __future__ import annotations

import pytest
from tests.tables.positions import finals, lombard, play, plays, set_up, side, texts


def test_two_dice_are_two_separate_steps() -> None:
    """6-5 from the start: 1-7-12 consists of two steps, and Black holds 12."""
    rules = lombard()
    state = set_up(rules, "1:15", "1:15", "6-5")
    assert texts(rules, state) == {"6:1-7", "5:1-6"}
    assert finals(rules, state) == [{1: 13, 6: 1, 7: 1}]


def test_one_man_may_use_both_dice_if_each_landing_is_open() -> None:
    rules = lombard()
    state = set_up(rules, "7:15", "1:15", "2-1")
    assert "2:7-9 1:9-10" in plays(rules, state)
    state, _ = play(rules, state, "2:7-9 1:9-10")
    assert side(rules, state, "white") == {7: 14, 10: 1}


def test_a_double_gives_no_extra_steps() -> None:
    rules = lombard()
    state, _ = play(rules, set_up(rules, "7:15", "1:15", "2-2"), "2:7-9 2:7-9")
    assert state.turn == 1
    assert side(rules, state, "white") == {7: 13, 9: 2}


def test_two_enemy_men_block_a_point() -> None:
    """Black's pair on its 7 blocks White's 6."""
    rules = lombard()
    assert texts(rules, set_up(rules, "1:15", "7:2 1:13", "5-1")) == {"1:1-2"}


def test_one_enemy_man_does_not_block() -> None:
    rules = lombard()
    assert texts(rules, set_up(rules, "1:15", "7:1 1:14", "5-1")) == {"1:1-2", "5:1-6*"}


@pytest.mark.parametrize("point", [3, 4, 5])
def test_points_3_4_and_5_hold_one_man_only(point: int) -> None:
    rules = lombard()
    die = point - 1
    crowded = set_up(rules, f"1:14 {point}:1", "1:15", f"{die}-6")
    assert f"{die}:1-{point}" not in texts(rules, crowded)
    free = set_up(rules, "1:15", "1:15", f"{die}-6")
    assert f"{die}:1-{point}" in texts(rules, free)


@pytest.mark.parametrize("point", [2, 6, 7, 9])
def test_points_2_and_6_and_the_own_side_hold_any_number(point: int) -> None:
    rules = lombard()
    source = 1 if point < 8 else 7
    state = set_up(rules, f"{source}:10 {point}:5", "1:15", f"{point - source}-4")
    assert f"{point - source}:{source}-{point}" in texts(rules, state)


def test_restriction_applies_in_passing() -> None:
    """Black's pair on its 9 blocks entering by 4; point 3 holds an own man."""
    rules = lombard()
    assert texts(rules, set_up(rules, "bar:1 3:1 7:13", "9:2 1:13", "3-4")) == {"pass"}


def test_restricted_transit_off_lets_a_man_continue() -> None:
    rules = lombard(restricted_transit="off")
    state = set_up(rules, "bar:1 3:1 7:13", "9:2 1:13", "3-4")
    assert plays(rules, state) == {"3:bar-3 4:3-7"}
    state, _ = play(rules, state, "3:bar-3")
    assert texts(rules, state) == {"4:3-7"}, "he may not rest there"


def test_restricted_transit_off_forbids_stopping_even_where_it_is_free() -> None:
    rules = lombard(restricted_transit="off", dice_obligation="free")
    state = set_up(rules, "bar:1 3:1 7:13", "9:2 1:13", "3-4")
    assert texts(rules, state) == {"3:bar-3", "pass"}
    state, _ = play(rules, state, "3:bar-3")
    assert texts(rules, state) == {"4:3-7"}


def test_restricted_transit_off_requires_a_next_step() -> None:
    """Black's pair on its 6 blocks White's 7: a man on 3 could not continue by 4."""
    rules = lombard(restricted_transit="off")
    assert texts(rules, set_up(rules, "bar:1 3:1 8:13", "9:2 6:2 1:11", "3-4")) == {"pass"}


def test_restricted_transit_off_requires_the_next_step_at_once() -> None:
    """Two men on the bar: the man on 3 could continue only after the other has entered."""
    rules = lombard(restricted_transit="off")
    state = set_up(rules, "bar:2 3:1 7:12", "1:15", "3-5")
    assert plays(rules, state) == {"5:bar-5"}


def test_restricted_all_binds_2_and_6_too() -> None:
    rules = lombard(restricted="all")
    state = set_up(rules, "1:13 2:1 6:1", "1:15", "5-1")
    assert texts(rules, state) == {"5:6-11", "5:2-7", "1:2-3", "1:6-7"}


def test_restricted_none_lets_men_gather_anywhere() -> None:
    for rules in (lombard(restricted="none"), lombard(preset="medio_emperador")):
        assert finals(rules, set_up(rules, "1:15", "1:15", "3-3")) == [
            {1: 13, 4: 2},
            {1: 14, 7: 1},
        ]


def test_starting_men_may_share_point_1() -> None:
    rules = lombard()
    assert texts(rules, set_up(rules, "1:15", "1:15", "1-1")) == {"1:1-2"}


def test_no_man_enters_on_point_1_before_it_is_cleared() -> None:
    rules = lombard()
    assert texts(rules, set_up(rules, "bar:1 1:3 7:11", "8:1 10:14", "1-1")) == {"pass"}
    assert texts(rules, set_up(rules, "bar:1 1:1 7:13", "8:1 10:14", "1-1")) == {"pass"}
    assert texts(rules, set_up(rules, "bar:1 7:14", "8:1 10:14", "1-1")) == {"1:bar-1"}


def test_a_blot_may_be_hit_on_a_restricted_point() -> None:
    rules = lombard()
    state = set_up(rules, "1:5 2:1 7:9", "9:1 3:14", "3-2")
    assert "3:1-4*" in texts(rules, state)


def test_one_die_may_be_played_so_that_the_other_is_lost() -> None:
    """LOM-08: 4:8-12 first leaves no 3; the note of the sheet allows it."""
    rules = lombard()
    state = set_up(rules, "4:1 8:1", "6:2", "3-4")
    assert finals(rules, state) == [{4: 1, 12: 1, "off": 13}, {8: 1, 11: 1, "off": 13}]
    after, events = play(rules, state, "4:8-12")
    assert after.turn == 1
    assert [(event.code, event.params) for event in events[1:]] == [("dice_lost", {"dice": [3]})]


def test_dice_obligation_max_uses_as_many_dice_as_possible() -> None:
    rules = lombard(dice_obligation="max")
    state = set_up(rules, "4:1 8:1", "6:2", "3-4")
    assert texts(rules, state) == {"3:8-11", "4:4-8"}
    assert finals(rules, state) == [{8: 1, 11: 1, "off": 13}]


def test_dice_obligation_max_then_high_uses_the_higher_die() -> None:
    """Black's pair on its 9 blocks White's 4: after either die the other is lost."""
    position = ("1:1", "9:2", "1-2")
    for obligation, allowed in (
        ("sequential", {"1:1-2", "2:1-3"}),
        ("max", {"1:1-2", "2:1-3"}),
        ("max_then_high", {"2:1-3"}),
    ):
        rules = lombard(dice_obligation=obligation)
        assert texts(rules, set_up(rules, *position)) == allowed


def test_dice_obligation_max_then_high_applies_to_whole_rolls() -> None:
    """Once a die is played, the higher of two exclusive dice is not required."""
    rules = lombard(dice_count="3", dice_obligation="max_then_high")
    state, _ = play(rules, set_up(rules, "1:1", "3:2 9:2", "1-2-6"), "6:1-7")
    assert texts(rules, state) == {"1:7-8", "2:7-9"}


def test_dice_obligation_free_lets_the_player_stop() -> None:
    rules = lombard(dice_obligation="free")
    state = set_up(rules, "7:15", "1:15", "2-1")
    assert "pass" in texts(rules, state)
    assert {"pass", "1:7-8 pass", "2:7-9 pass"} <= plays(rules, state)
    after, _ = play(rules, state, "1:7-8 pass")
    assert after.turn == 1
    assert side(rules, after, "white") == {7: 14, 8: 1}


def test_dice_obligation_free_ends_a_turn_without_steps() -> None:
    """LOM-08: after 4:8-12 there is no 3 to play or to leave."""
    rules = lombard(dice_obligation="free")
    after, events = play(rules, set_up(rules, "4:1 8:1", "6:2", "3-4"), "4:8-12")
    assert after.turn == 1
    assert events[-1].code == "dice_lost"


def test_passing_with_a_legal_step_is_not_allowed() -> None:
    rules = lombard()
    assert "pass" not in texts(rules, set_up(rules, "7:15", "1:15", "2-1"))


def test_player_that_cannot_move_passes() -> None:
    rules = lombard()
    state = set_up(rules, "1:15", "7:2 11:2 10:2 1:9", "1-2")
    assert texts(rules, state) == {"pass"}
    after, events = play(rules, state, "pass")
    assert after.turn == 1
    assert [(event.code, event.params) for event in events] == [("pass", {"dice": [2, 1]})]


def test_the_last_die_ends_the_turn() -> None:
    rules = lombard()
    state, _ = play(rules, set_up(rules, "7:15", "1:15", "2-1"), "2:7-9")
    assert (state.turn, state.left) == (0, (1,))
    state, _ = play(rules, state, "1:9-10")
    assert (state.turn, state.dice) == (1, None)


def test_all_21_opening_throws_use_both_dice() -> None:
    rules = lombard()
    for throw, _ in rules.outcomes(rules.opening(0)):
        state, _ = rules.apply(rules.opening(0), throw)
        assert {len(text.split()) for text in plays(rules, state)} == {2}


def test_black_moves_in_the_opposite_direction() -> None:
    rules = lombard()
    _, events = play(rules, set_up(rules, "1:15", "1:15", "6-5", turn="black"), "6:1-7")
    assert events[0].path == ("p12", "p6")
