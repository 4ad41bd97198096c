"""Ludus XII scriptorum: entering, the long way round, bearing off, and the other readings."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.tables.positions import finals, play, plays, set_up, side, texts, xii

from alveus.families.tables.game import TablesGame
from alveus.families.tables.state import State

RULES = xii()


def test_all_men_begin_in_hand_and_white_throws() -> None:
    state = RULES.opening()
    assert (state.turn, [side.hand for side in state.sides]) == (0, [15, 15])


def test_both_dice_may_serve_one_man_or_two() -> None:
    """XII-01a."""
    state = set_up(RULES, "hand:15", "hand:15", "2-5")
    assert finals(RULES, state) == [{2: 1, 5: 1, "hand": 13}, {7: 1, "hand": 14}]


def test_a_double_is_played_four_times() -> None:
    """XII-01b."""
    state = set_up(RULES, "hand:15", "hand:15", "3-3")
    assert finals(RULES, state) == [
        {3: 1, 9: 1, "hand": 13},
        {3: 2, 6: 1, "hand": 12},
        {3: 4, "hand": 11},
        {6: 2, "hand": 13},
        {12: 1, "hand": 14},
    ]
    assert (state.dice, state.left) == ((3, 3), (3, 3, 3, 3))


def test_the_four_dice_of_a_double_are_shown() -> None:
    state, _ = play(RULES, set_up(RULES, "hand:15", "hand:15", "3-3"), "3:hand-3")
    dice = RULES.view(state, 0)["tokens"]
    assert [die["value"] for die in dice] == [3, 3, 3, 3]
    assert sum(die["used"] for die in dice) == 1
    content = RULES.to_json(state)
    assert (content["dice"], content["played"]) == ([3, 3], ["3:hand-3"])
    assert RULES.from_json(content) == state


def test_a_blocked_square_cannot_be_entered() -> None:
    """XII-02."""
    state = set_up(RULES, "hand:15", "2:2 9:13", "2-5")
    assert plays(RULES, state) == {"5:hand-5 2:5-7"}


def test_player_that_cannot_enter_a_man_passes() -> None:
    """XII-03."""
    state = set_up(RULES, "hand:12 10:3", "2:2 5:2 9:11", "2-5")
    assert texts(RULES, state) == {"pass"}


def test_men_leave_row_a_with_the_dice_left_after_the_last_has_entered() -> None:
    """XII-04."""
    state = set_up(RULES, "hand:1 12:14", "20:15", "5-3")
    assert finals(RULES, state) == [{3: 1, 12: 13, 17: 1}, {5: 1, 12: 13, 15: 1}, {8: 1, 12: 14}]


def test_men_leave_row_a_only_after_all_are_entered() -> None:
    """XII-05."""
    state = set_up(RULES, "hand:2 12:13", "20:15", "5-5")
    assert len(finals(RULES, state)) == 5
    assert texts(RULES, state) == {"5:hand-5"}


def test_a_hit_man_enters_before_all_others() -> None:
    """XII-06."""
    assert texts(RULES, set_up(RULES, "bar:1 20:14", "3:2 6:2 25:11", "3-6")) == {"pass"}
    state = set_up(RULES, "bar:1 20:14", "3:2 6:2 25:11", "3-4")
    assert texts(RULES, state) == {"4:bar-4"}
    state, _ = play(RULES, state, "4:bar-4")
    assert texts(RULES, state) == {"3:4-7", "3:20-23"}


def test_bearing_off_or_moving_within_the_last_squares() -> None:
    """XII-07: the example of the source, 4-2."""
    state = set_up(RULES, "33:3 35:2", "20:15", "4-2")
    assert finals(RULES, state) == [{33: 1, 35: 3, "off": 11}, {33: 2, 35: 1, "off": 12}]


def test_a_double_may_win_before_it_is_played_out() -> None:
    """XII-08."""
    state = set_up(RULES, "31:1 34:1", "20:15", "4-4")
    assert finals(RULES, state) == [{"off": 15}]
    state, _ = play(RULES, state, "4:31-35 4:34-off 4:35-off")
    assert state.over is not None


def test_a_number_too_high_takes_the_man_on_the_highest_square() -> None:
    """XII-09."""
    state = set_up(RULES, "34:1 35:1", "20:15", "4-1")
    assert finals(RULES, state) == [{35: 1, "off": 14}, {36: 1, "off": 14}]


def test_no_man_is_borne_off_while_another_is_not_home() -> None:
    """XII-10."""
    state = set_up(RULES, "bar:1 34:2", "20:15", "3-1")
    assert finals(RULES, state) == [{3: 1, 34: 1, 35: 1, "off": 12}, {4: 1, 34: 2, "off": 12}]


def test_a_blot_is_hit_and_a_pair_blocks() -> None:
    """XII-11."""
    state = set_up(RULES, "12:15", "13:2 14:1 20:12", "1-2")
    assert plays(RULES, state) == {"2:12-14* 1:14-15"}
    state, events = play(RULES, state, "2:12-14*")
    assert [(event.code, event.path, event.params) for event in events] == [
        ("step", ("a12", "b2"), {"die": 2, "from": "A12", "to": "B2"}),
        ("hit", ("b2", "bar.black"), {"at": "B2"}),
    ]


def test_dice_obligation_sequential_and_max() -> None:
    """XII-12."""
    for obligation, count in (("sequential", 3), ("max", 2)):
        rules = xii(dice_obligation=obligation)
        assert len(finals(rules, set_up(rules, "29:1 15:1", "20:2", "3-5"))) == count


def test_a_man_from_the_circle_counts_as_the_one_entered() -> None:
    """XII-13."""
    state = set_up(RULES, "hand:5 bar:1 4:9", "hand:15", "2-5")
    assert texts(RULES, state) == {"5:bar-5", "2:bar-2"}
    state, _ = play(RULES, state, "5:bar-5")
    assert texts(RULES, state) == {"2:hand-2", "2:4-6", "2:5-7"}


def test_another_man_may_move_first_if_a_die_is_left_to_enter() -> None:
    state = set_up(RULES, "hand:2 4:13", "20:15", "2-5")
    assert "5:4-9" in texts(RULES, state)
    state, _ = play(RULES, state, "5:4-9")
    assert texts(RULES, state) == {"2:hand-2"}
    blocked = set_up(RULES, "hand:2 4:13", "5:2 20:13", "2-5")
    assert texts(RULES, blocked) == {"2:hand-2", "5:4-9"}
    assert "2:4-6" not in texts(RULES, blocked), "the 5 lets nobody in"


def test_men_in_row_a_can_be_hit_while_others_enter() -> None:
    state = set_up(RULES, "hand:15", "2:1 hand:14", "2-5")
    assert "2:hand-2*" in texts(RULES, state)
    state, _ = play(RULES, state, "2:hand-2*")
    assert side(RULES, state, "black") == {"hand": 14, "bar": 1}


def test_route_common_is_the_same_for_both_sides() -> None:
    paths = [[RULES.layout.point_name(seat, n) for n in range(1, 37)] for seat in (0, 1)]
    assert paths[0] == paths[1]
    assert paths[0][:13] == [*[f"A{n}" for n in range(1, 13)], "B1"]
    assert paths[0][30:] == ["E6", "E5", "E4", "E3", "E2", "E1"]


def test_route_is_one_continuous_line() -> None:
    board = RULES.view(RULES.opening(), 0)
    cells = {place["name"]: (place["row"], place["column"]) for place in board["places"]}
    way = [cells[str(RULES.layout.point_name(0, number))] for number in range(1, 37)]
    turns = [(a, b) for a, b in pairwise(way) if a[0] != b[0]]
    assert turns == [((1, 12), (0, 12)), ((0, 0), (2, 0))]
    assert all(abs(a[1] - b[1]) in (1, 2) for a, b in pairwise(way) if a[0] == b[0])


def test_route_mirrored_exchanges_the_outer_rows_for_black() -> None:
    rules = xii(route="mirrored")
    assert [rules.layout.point_name(1, n) for n in (1, 12, 13, 18, 31, 36)] == [
        "A1", "A12", "E1", "E6", "B6", "B1"
    ]  # fmt: skip
    state = set_up(rules, "35:1 1:14", "12:15", "2-1", turn="black")
    assert "2:12-14*" in texts(rules, state)


def test_route_half_a_gives_each_side_its_own_squares_to_enter() -> None:
    rules = xii(route="half_a")
    assert [rules.layout.point_name(seat, 1) for seat in (0, 1)] == ["A1", "A7"]
    assert [rules.layout.point_name(seat, 7) for seat in (0, 1)] == ["B1", "B1"]
    state = set_up(rules, "hand:15", "3:15", "3-3")
    assert "3:hand-3" in texts(rules, state), "Black's men on A9 block nobody there"
    state = set_up(rules, "hand:1 5:14", "20:15", "3-2")
    assert "2:5-7" not in texts(rules, state), "row A ends with A6"


def test_square_has_a_name_and_a_number_from_the_end() -> None:
    labels = {p["name"]: p["label"] for p in RULES.view(RULES.opening(), 0)["places"]}
    assert labels["E3"] == {"code": "square", "params": {"name": "E3", "fromEnd": 3, "number": 34}}
    assert labels["A7"]["params"]["fromEnd"] == 0
    mirrored = xii(route="mirrored")
    labels = {p["name"]: p["label"] for p in mirrored.view(mirrored.opening(), 1)["places"]}
    assert labels["B2"]["params"]["fromEnd"] == 2


def test_three_dice_give_a_double_no_bonus() -> None:
    rules = xii(dice_count="3")
    state = set_up(rules, "20:15", "25:15", "2-2-2")
    assert state.left == (2, 2, 2)


def test_doubles_plain() -> None:
    rules = xii(doubles="plain")
    assert set_up(rules, "20:15", "25:15", "2-2").left == (2, 2)


def test_entry_others_entered_only() -> None:
    rules = xii(entry_others="entered_only")
    state = set_up(rules, "hand:2 4:13", "20:15", "2-5")
    assert texts(rules, state) == {"2:hand-2", "5:hand-5"}
    state, _ = play(rules, state, "5:hand-5")
    assert texts(rules, state) == {"2:hand-2", "2:5-7"}
    again = rules.from_json(rules.to_json(state))
    assert texts(rules, again) == texts(rules, state)


def test_entry_others_none() -> None:
    rules = xii(entry_others="none")
    assert plays(rules, set_up(rules, "hand:2 4:13", "20:15", "2-5")) == {"5:hand-5 2:hand-2"}
    state, _ = play(rules, set_up(rules, "hand:1 4:14", "20:15", "2-5"), "5:hand-5")
    assert "2:4-6" in texts(rules, state), "no man is in hand"


def test_blocked_die_lost_moves_only_the_man_just_entered() -> None:
    rules = xii(blocked_die="lost")
    state = set_up(rules, "hand:14 8:1", "2:2 hand:13", "2-5")
    assert plays(rules, state) == {"5:hand-5 2:5-7"}
    assert "2:8-10" in texts(RULES, set_up(RULES, "hand:14 8:1", "2:2 hand:13", "2-5"))
    state, _ = play(rules, state, "5:hand-5")
    again = rules.from_json(rules.to_json(state))
    assert texts(rules, state) == texts(rules, again) == {"2:5-7"}


def test_blocked_die_lost_is_lost_if_the_entered_man_cannot_move_on() -> None:
    rules = xii(blocked_die="lost")
    state = set_up(rules, "hand:14 8:1", "2:2 7:2 hand:11", "2-5")
    assert plays(rules, state) == {"5:hand-5"}


def test_blocked_die_lost_has_no_effect_after_the_last_man_has_entered() -> None:
    rules = xii(blocked_die="lost")
    state, _ = play(rules, set_up(rules, "hand:1 8:14", "2:2 20:13", "2-5"), "5:hand-5")
    assert texts(rules, state) == {"2:5-7", "2:8-10"}


def test_blocked_die_lost_counts_a_man_from_the_circle_as_entered() -> None:
    rules = xii(blocked_die="lost")
    state, _ = play(rules, set_up(rules, "bar:1 hand:1 8:13", "2:2 20:13", "2-5"), "5:bar-5")
    assert texts(rules, state) == {"2:5-7"}


def test_blocked_die_lost_allows_no_entry_move_in_a() -> None:
    rules = xii(blocked_die="lost", no_entry="move_in_a")
    state = set_up(rules, "hand:1 4:14", "2:2 5:2 20:11", "2-5")
    assert texts(rules, state) == {"2:4-6", "5:4-9"}


def test_die_without_a_legal_move_is_marked() -> None:
    state = set_up(RULES, "hand:15", "2:2 9:13", "2-5")
    assert _unplayable(state) == [2]
    state, _ = play(RULES, state, "5:hand-5")
    assert _unplayable(state) == []


def test_all_dice_are_marked_if_the_player_must_pass() -> None:
    assert _unplayable(set_up(RULES, "hand:12 10:3", "2:2 5:2 9:11", "2-5")) == [2, 5]


def _unplayable(state: State) -> list[int]:
    tokens = RULES.view(state, 0)["tokens"]
    return [token["value"] for token in tokens if token.get("unplayable")]


def test_no_entry_move_in_a() -> None:
    rules = xii(no_entry="move_in_a")
    state = set_up(rules, "hand:1 4:1 10:13", "2:2 5:2 20:11", "2-5")
    assert texts(rules, state) == {"2:4-6", "5:4-9", "2:10-12"}
    some = set_up(rules, "hand:1 4:1 10:13", "5:2 20:13", "2-5")
    assert texts(rules, some) == {"2:hand-2", "5:4-9"}


def test_bar_and_hand_either() -> None:
    rules = xii(bar_and_hand="either")
    state = set_up(rules, "hand:5 bar:1 4:9", "hand:15", "2-5")
    assert texts(rules, state) == {"5:bar-5", "2:bar-2", "5:hand-5", "2:hand-2"}
    state, _ = play(rules, state, "5:hand-5")
    assert texts(rules, state) == {"2:bar-2", "2:hand-2"}, "the other men still wait"


def test_gather_in_a_after_hit_keeps_men_in_row_a_for_that_turn() -> None:
    rules = xii(gather_in_a_after_hit="on")
    state, _ = play(rules, set_up(rules, "bar:1 10:13 20:1", "25:15", "3-1"), "1:bar-1")
    assert texts(rules, state) == {"3:1-4", "3:20-23"}
    state, _ = play(RULES, set_up(RULES, "bar:1 10:13 20:1", "25:15", "3-1"), "1:bar-1")
    assert "3:10-13" in texts(RULES, state)


def test_advance_after_both_waits_for_the_other_side() -> None:
    rules = xii(advance_after="both")
    state = set_up(rules, "12:15", "hand:1 4:14", "2-5")
    assert texts(rules, state) == {"pass"}
    assert "2:12-14" in texts(RULES, set_up(RULES, "12:15", "hand:1 4:14", "2-5"))


def test_may_decline_lets_a_turn_end_at_any_time() -> None:
    rules = xii(may_decline="on")
    state = set_up(rules, "34:3", "20:15", "1-2")
    assert "pass" in texts(rules, state)
    state, _ = play(rules, state, "1:34-35", "pass")
    assert state.turn == 1


@pytest.mark.parametrize(
    ("white", "points"), [("20:15", 3), ("31:15", 2), ("36:14", 1), ("hand:15", 3)]
)
def test_grades(white: str, points: int) -> None:
    rules = xii(grades="on")
    state = set_up(rules, white, "")
    assert state.over is not None
    assert (state.over.winner, state.over.points) == (1, points)


@pytest.mark.parametrize("men", [5, 6])
def test_a_short_game_is_won_with_fewer_men(men: int) -> None:
    rules = xii(men=str(men))
    assert rules.opening().sides[0].hand == men
    sides = {"white": {"points": {"36": 1}, "off": men - 1}, "black": {"points": {}, "hand": men}}
    state, _ = play(rules, rules.from_json({**sides, "turn": "white", "dice": [2, 1]}), "1:36-off")
    assert state.over is not None


def test_starter_is_white_or_the_higher_roll() -> None:
    assert RULES.opening().turn == 0
    thrown = xii(starter="high_throw")
    assert play(thrown, thrown.opening(), "throw 6-1/5-3")[0].turn == 1


def test_status_counts_the_men_to_enter() -> None:
    state = set_up(RULES, "hand:4 5:11", "20:15", "2-5")
    codes = [message["code"] for message in RULES.view(state, 0)["status"]]
    assert codes == ["thrown", "enter_one"]
    state, _ = play(RULES, state, "2:hand-2")
    assert [message["code"] for message in RULES.view(state, 0)["status"]] == ["to_play"]
    waiting = set_up(RULES, "bar:1 hand:4 5:10", "20:15", "2-5")
    assert [m["code"] for m in RULES.view(waiting, 0)["status"]] == ["thrown", "enter_first"]


def status_codes(rules: TablesGame, state: State) -> list[str]:
    return [message["code"] for message in rules.view(state, 0)["status"]]


def test_status_asks_for_no_entry_if_no_die_can_enter_a_man() -> None:
    rules = xii(no_entry="move_in_a")
    state = set_up(rules, "hand:12 10:3", "2:2 5:2 9:11", "2-5")
    assert texts(rules, state) == {"2:10-12"}
    assert status_codes(rules, state) == ["thrown"]


def test_status_names_no_first_man_if_men_enter_in_any_order() -> None:
    rules = xii(bar_and_hand="either")
    state = set_up(rules, "bar:1 hand:4 5:10", "20:15", "2-5")
    assert texts(rules, state) == {"2:bar-2", "2:hand-2", "5:bar-5", "5:hand-5"}
    assert status_codes(rules, state) == ["thrown"]
    state, _ = play(rules, state, "2:hand-2")
    assert status_codes(rules, state) == ["to_play"]


def test_men_in_hand_have_the_whole_path_to_go() -> None:
    counters = RULES.view(RULES.opening(), 0)["counters"]
    assert [c["value"] for c in counters if c["side"] == "white"] == [15 * 37, 15, 0]
    assert [c["code"] for c in counters if c["side"] == "white"] == ["pips", "hand", "off"]
