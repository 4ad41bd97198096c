"""Duodecim scripta: the rules of the Realencyclopädie, Zeno's throw, and the other readings."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.tables.positions import duodecim, finals, play, plays, position, set_up, side, texts

from alveus.core.game import CHANCE
from alveus.families.tables.numbering import action_names
from alveus.families.tables.state import Call, State
from alveus.families.tables.why import explain_move

RULES = duodecim()
ZENO_WHITE = "6:7 9:1 10:2 19:2 20:2 23:1"
ZENO_BLACK = "17:2 14:2 13:2 12:1 11:2 10:2 7:2 4:2"
ZENO_AFTER = {6: 7, 9: 1, 10: 1, 16: 1, 19: 1, 20: 1, 22: 1, 23: 1, 24: 1}


def test_all_men_begin_on_1_and_24() -> None:
    board = RULES.view(RULES.opening(0), 0)
    stacks = {(man["side"], man["place"]) for man in board["pieces"]}
    assert stacks == {("white", "p1"), ("black", "p24")}


def test_three_sixes_reach_summus_from_the_start() -> None:
    """RE-01: the nineteenth place is so called because the highest throw leads there."""
    state = set_up(RULES, "1:15", "1:15", "6-6-6")
    assert finals(RULES, state) == [{1: 12, 7: 3}, {1: 13, 7: 1, 13: 1}, {1: 14, 19: 1}]
    marks = {place["id"]: place["marks"] for place in RULES.view(state, 0)["places"]}
    assert [place for place, said in marks.items() if said == ["summus"]] == ["p19"]


@pytest.mark.parametrize(
    ("dice", "count"), [("1-1-1", 3), ("6-6-5", 4), ("4-5-6", 5), ("1-2-3", 5)]
)
def test_results_of_first_throws(dice: str, count: int) -> None:
    """RE-01."""
    assert len(finals(RULES, set_up(RULES, "1:15", "1:15", dice))) == count


def test_zenos_throw_has_one_result_with_eight_single_men() -> None:
    """RE-02: Anth. Pal. IX 482."""
    state = set_up(RULES, ZENO_WHITE, ZENO_BLACK, "2-5-6")
    assert finals(RULES, state) == [ZENO_AFTER]
    assert sum(men == 1 for men in ZENO_AFTER.values()) == 8


@pytest.mark.parametrize("order", list(permutations(("6:10-16", "5:19-24", "2:20-22"))))
def test_zenos_throw_may_be_played_in_any_order(order: tuple[str, ...]) -> None:
    state, _ = play(RULES, set_up(RULES, ZENO_WHITE, ZENO_BLACK, "2-5-6"), *order)
    assert side(RULES, state, "white") == ZENO_AFTER
    assert state.turn == 1


@pytest.mark.parametrize(
    ("options", "results"),
    [
        ({"dice_obligation": "sequential"}, 1),
        ({"hit_return": "bar"}, 1),
        ({"gather_before_bearing_off": "off"}, 8),
    ],
)
def test_zenos_throw_under_other_readings(options: dict[str, str], results: int) -> None:
    rules = duodecim(**options)
    assert len(finals(rules, set_up(rules, ZENO_WHITE, ZENO_BLACK, "2-5-6"))) == results


def test_zenos_throw_is_forced_in_parallel_movement() -> None:
    rules = duodecim(direction="parallel")
    black = " ".join(f"{25 - int(n)}:{men}" for n, men in _pairs(ZENO_BLACK))
    assert finals(rules, set_up(rules, ZENO_WHITE, black, "2-5-6")) == [ZENO_AFTER]


def _pairs(text: str) -> list[list[str]]:
    return [word.split(":") for word in text.split()]


def test_every_number_must_be_played_if_it_can_be() -> None:
    """RE-03 and RE-04."""
    state = set_up(RULES, "1:1", "22:2 21:2 19:11", "2-3-5")
    assert texts(RULES, state) == {"pass"}
    state = set_up(RULES, "1:1", "22:2 21:2 16:11", "2-3-5")
    assert plays(RULES, state) == {"5:1-6 2:6-8 3:8-11"}


def test_hit_man_returns_to_its_first_point() -> None:
    """RE-05."""
    state = set_up(RULES, "5:1 1:14", "17:1 1:14", "3-1-1")
    assert len(finals(RULES, state)) == 12
    state, events = play(RULES, state, "3:5-8*")
    assert side(RULES, state, "black") == {1: 15}
    assert (events[-1].code, events[-1].path) == ("hit", ("p8", "p24"))


def test_one_man_may_hit_two_in_passing() -> None:
    """RE-06."""
    state = set_up(RULES, "4:1 1:14", "19:1 15:1 1:13", "2-4-1")
    assert len(finals(RULES, state)) == 19
    state, _ = play(RULES, state, "2:4-6*", "4:6-10*")
    assert side(RULES, state, "black") == {1: 15}


def test_man_hit_on_its_first_point_waits_in_the_cell() -> None:
    """RE-07."""
    state = set_up(RULES, "20:15", "1:1 9:14", "4-1-1")
    assert len(finals(RULES, state)) == 4
    state, events = play(RULES, state, "4:20-24*")
    assert side(RULES, state, "black") == {9: 14, "bar": 1}
    assert events[-1].path == ("p24", "bar.black")


def test_man_in_the_cell_moves_from_point_1() -> None:
    """RE-07b."""
    state = set_up(RULES, "24:2 18:13", "bar:1 9:14", "3-3-3", turn="black")
    assert "3:bar-4 3:4-7 3:7-10" not in plays(RULES, state), "White holds his 18, Black's 7"
    assert texts(RULES, state) == {"3:bar-4", "3:9-12"}
    assert len(finals(RULES, state, "black")) == 5


def test_men_leave_the_cell_without_using_a_die() -> None:
    state, events = play(RULES, set_up(RULES, "18:15", "bar:2 9:13", turn="black"), "throw 6-5-4")
    assert side(RULES, state, "black") == {1: 2, 9: 13}
    assert state.left == (6, 5, 4)
    assert [(event.code, event.path) for event in events] == [
        ("throw", ()),
        ("holding_freed", ("bar.black", "p24")),
        ("holding_freed", ("bar.black", "p24")),
    ]


@pytest.mark.parametrize("white", ["24:1 18:14", "24:2 18:13"])
def test_men_stay_in_the_cell_while_point_1_is_occupied(white: str) -> None:
    state, events = play(RULES, set_up(RULES, white, "bar:1 9:14", turn="black"), "throw 6-5-4")
    assert side(RULES, state, "black") == {9: 14, "bar": 1}
    assert [event.code for event in events] == ["throw"]


def test_dice_obligation_max_and_sequential() -> None:
    """RE-08."""
    state = set_up(RULES, "11:1 20:1", "10:2", "1-3-4")
    assert finals(RULES, state) == [
        {16: 1, 23: 1, "off": 13}, {18: 1, 21: 1, "off": 13}, {19: 1, 20: 1, "off": 13}
    ]  # fmt: skip
    rules = duodecim(dice_obligation="sequential")
    assert len(finals(rules, set_up(rules, "11:1 20:1", "10:2", "1-3-4"))) == 6


def test_all_three_last_men_may_go_off_in_one_throw() -> None:
    """RE-09."""
    state = set_up(RULES, "22:2 24:1", "2:15", "6-5-4")
    assert finals(RULES, state) == [{"off": 15}]
    state, events = play(RULES, state, "6:22-off 5:22-off 4:24-off")
    assert events[-1].params == {"ending": "borne_off", "points": 1}
    assert state.over is not None
    assert state.over.winner == 0


def test_bearing_off_or_moving_within_the_last_quarter() -> None:
    """RE-10."""
    state = set_up(RULES, "19:1 22:2", "1:15", "6-3-5")
    assert finals(RULES, state) == [{22: 1, "off": 14}, {"off": 15}]


def test_no_man_is_borne_off_before_all_are_home() -> None:
    """RE-11."""
    state = set_up(RULES, "18:1 23:5", "20:15", "6-1-1")
    assert finals(RULES, state) == [
        {23: 3, 24: 3, "off": 9}, {23: 4, 24: 1, "off": 10}, {23: 5, "off": 10}
    ]  # fmt: skip


def test_six_points_in_a_row_cannot_be_passed() -> None:
    """RE-12."""
    state = set_up(RULES, "1:15", "23:2 22:2 21:2 20:2 19:2 18:5", "6-5-4")
    assert texts(RULES, state) == {"pass"}


def test_a_winning_throw_may_leave_dice_unplayed() -> None:
    """RE-13."""
    state = set_up(RULES, "20:1", "1:14 3:1", "2-3-6")
    assert "6:20-off" in texts(RULES, state)
    state, _ = play(RULES, state, "6:20-off")
    assert state.over is not None


def test_direction_parallel_begins_in_hand_and_meets_on_the_same_points() -> None:
    rules = duodecim(direction="parallel")
    assert [side.hand for side in rules.opening(0).sides] == [15, 15]
    state = set_up(rules, "3:15", "5:1 9:14", "2-1-1")
    assert "2:3-5*" in texts(rules, state)


def test_two_dice_after_seneca() -> None:
    rules = duodecim(preset="seneca")
    state = set_up(rules, "1:15", "1:15", "6-5")
    assert finals(rules, state) == [{1: 13, 6: 1, 7: 1}, {1: 14, 12: 1}]


def test_hit_return_bar_enters_with_die_n_on_point_n_before_all_others() -> None:
    rules = duodecim(hit_return="bar")
    state = set_up(rules, "bar:1 8:14", "1:1 2:14", "4-3-3")
    assert texts(rules, state) == {"4:bar-4", "3:bar-3"}
    assert rules.settings["reentry_first"] == "on"
    state, _ = play(rules, state, "4:bar-4")
    assert "3:8-11" in texts(rules, state)


def test_reentry_first_off_lets_others_move_while_one_is_on_the_bar() -> None:
    rules = duodecim(hit_return="bar", reentry_first="off")
    assert rules.to_json(rules.opening(0))["options"] == {
        "hit_return": "bar",
        "reentry_first": "off",
    }
    assert "3:8-11" in texts(rules, set_up(rules, "bar:1 8:14", "1:1 2:14", "4-3-3"))


def test_reentry_first_on_binds_the_man_in_the_holding_cell() -> None:
    rules = duodecim(reentry_first="on")
    state = set_up(rules, "bar:1 8:14", "24:1 2:14", "4-3-3")
    assert texts(rules, state) == {"4:bar-5", "3:bar-4"}


def test_start_blocked_bar_enters_with_a_die() -> None:
    rules = duodecim(start_blocked="bar")
    state = set_up(rules, "bar:1 8:14", "24:1 2:14", "4-3-3")
    assert "4:bar-4" in texts(rules, state)


def test_start_blocked_safe_protects_men_that_cannot_return() -> None:
    """White occupies Black's first point, or would by hitting there."""
    safe = duodecim(start_blocked="safe")
    for rules, hit in ((RULES, True), (safe, False)):
        elsewhere = set_up(rules, "24:1 2:14", "21:1 5:14", "2-5-1")
        at_home = set_up(rules, "22:1 2:14", "1:1 5:14", "2-5-1")
        assert ("2:2-4*" in texts(rules, elsewhere)) == hit
        assert ("2:22-24*" in texts(rules, at_home)) == hit


def test_gathering_off_lets_men_leave_at_any_time() -> None:
    rules = duodecim(gather_before_bearing_off="off")
    state = set_up(rules, "1:13 20:1 22:1", "1:15", "5-4-4")
    assert {"5:20-off"} <= texts(rules, state)
    assert "4:22-off" not in texts(rules, state), "only the rearmost man by a die too high"


@pytest.mark.parametrize(
    ("bear_off", "off"),
    [
        ("exact_or_highest", {"5:20-off"}),
        ("exact", {"5:20-off"}),
        ("any", {"5:20-off", "5:22-off"}),
    ],
)
def test_bear_off(bear_off: str, off: set[str]) -> None:
    rules = duodecim(bear_off=bear_off)
    state = set_up(rules, "20:1 22:2", "1:15", "5-1-1")
    assert {text for text in texts(rules, state) if "off" in text} == off


def test_bear_off_exact_ignores_higher_dice() -> None:
    rules = duodecim(bear_off="exact")
    assert texts(rules, set_up(rules, "22:3", "1:15", "6-5-4")) == {"pass"}


def test_touch_captures_on_hits_every_blot() -> None:
    state, events = play(RULES, set_up(RULES, "5:1 1:14", "17:1 1:14", "1-3-3"), "3:5-8*", "3:8-11")
    assert side(RULES, state, "black") == {1: 15}
    assert [event.code for event in events] == ["step", "hit", "step"]


OFF = duodecim(touch_captures="off")


def touched() -> State:
    return set_up(OFF, "5:1 1:14", "17:1 1:14", "1-3-3")


def test_touch_captures_off_spares_passed_blots() -> None:
    state, events = play(OFF, touched(), "3:5-8*", "3:8-11")
    assert side(OFF, state, "black") == {1: 14, 17: 1}
    assert [(event.code, event.path) for event in events[2:]] == [
        ("spared", ("p24", "p8")),
        ("step", ("p8", "p11")),
    ]


def test_touch_captures_off_hits_when_the_man_stays() -> None:
    state, _ = play(OFF, touched(), "3:5-8*", "3:1-4", "1:8-9")
    assert side(OFF, state, "black") == {1: 15}
    state, _ = play(OFF, touched(), "1:5-6 3:1-4", "3:4-7")
    assert side(OFF, state, "black") == {1: 14, 17: 1}


def test_touch_captures_off_is_remembered_in_a_position() -> None:
    state, _ = play(OFF, touched(), "3:5-8*")
    again = OFF.from_json(OFF.to_json(state))
    assert side(OFF, play(OFF, again, "3:8-11")[0], "black") == {1: 14, 17: 1}


def test_touch_captures_off_shows_only_final_hits() -> None:
    ways = {move["text"]: move for move in OFF.view(touched(), 0)["moves"]}
    assert ways["3:5-8*"]["takes"] == ["p8.0"]
    assert ways["3:5-8* 3:8-11"]["takes"] == []
    assert ways["3:5-8* 3:8-11"]["label"]["code"] == "steps"


def test_touch_must_be_empty_stops_a_man_that_hits() -> None:
    rules = duodecim(touch_captures="must_be_empty")
    state, _ = play(rules, set_up(rules, "5:1 1:14", "17:1 1:14", "1-3-3"), "3:5-8*")
    assert not any(text.startswith(("3:8", "1:8")) for text in texts(rules, state))
    again = rules.from_json(rules.to_json(state))
    assert texts(rules, again) == texts(rules, state)


def test_touch_must_be_empty_lets_a_second_man_continue() -> None:
    rules = duodecim(touch_captures="must_be_empty")
    state, _ = play(
        rules, set_up(rules, "5:2 1:13", "17:1 1:14", "3-3-1"), "3:5-8*", "3:5-8", "1:8-9"
    )
    assert side(rules, state, "white") == {1: 13, 8: 1, 9: 1}


DOG = duodecim(eustathius_111="on")


def test_eustathius_lets_the_opponent_send_a_man_back_after_three_ones() -> None:
    state, _ = play(DOG, set_up(DOG, "9:1 10:2 1:12", "1:15"), "throw 1-1-1")
    assert (DOG.actor(state), DOG.turn(state)) == (1, 0)
    assert texts(DOG, state) == {"send 9", "send 10", "decline"}
    assert DOG.to_json(state)["choice"] is True
    assert DOG.from_json(DOG.to_json(state)) == state
    state, events = play(DOG, state, "send 10")
    assert side(DOG, state, "white") == {1: 13, 9: 1, 10: 1}
    assert [(event.code, event.side, event.path) for event in events] == [
        ("sent", "white", ("p10", "p1"))
    ]
    assert (DOG.actor(state), state.left) == (0, (1, 1, 1))


def test_eustathius_shows_men_that_can_be_sent_back() -> None:
    state, _ = play(DOG, set_up(DOG, "9:1 10:2 1:12", "1:15"), "throw 1-1-1")
    board = DOG.view(state, 1)
    assert [(move["path"], move["text"]) for move in board["moves"]] == [
        (["p9", "p1"], "send 9"),
        (["p10", "p1"], "send 10"),
    ]
    assert [message["code"] for message in board["status"]] == ["choose_man"]
    assert board["actions"][0]["reason"] == {"code": "choose_first", "params": {}}


def test_eustathius_marks_no_die_as_unplayable_before_the_choice() -> None:
    state, _ = play(DOG, set_up(DOG, "9:2 1:13", "15:2 23:2 1:11"), "throw 1-1-1")
    assert not any("unplayable" in token for token in DOG.view(state, 0)["tokens"])


def test_eustathius_lets_the_opponent_decline() -> None:
    state, _ = play(DOG, set_up(DOG, "9:1 10:2 1:12", "1:15"), "throw 1-1-1")
    assert "decline" in [action["id"] for action in DOG.view(state, 1)["actions"]]
    state, events = play(DOG, state, "decline")
    assert [(event.code, event.side) for event in events] == [("decline", "black")]
    assert side(DOG, state, "white") == {1: 12, 9: 1, 10: 2}
    assert (DOG.actor(state), state.choice, state.left) == (0, False, (1, 1, 1))


def test_eustathius_cannot_be_declined_at_other_times() -> None:
    state = set_up(DOG, "9:1 1:14", "1:15", "1-1-1")
    refusal = DOG.cite(explain_move(DOG.context, state, Call("decline")))
    assert refusal is not None
    assert refusal.reason.code == "nothing_to_choose"


def test_declining_is_a_numbered_action_only_under_eustathius() -> None:
    assert "decline" in action_names(DOG.rules)
    assert "decline" not in action_names(RULES.rules)


def test_eustathius_counts_each_man_to_be_sent_as_one_result() -> None:
    state, _ = play(DOG, set_up(DOG, "9:1 10:2 1:12", "1:15"), "throw 1-1-1")
    assert plays(DOG, state) == {"send 9", "send 10", "decline"}


def test_eustathius_sends_no_man_at_the_start() -> None:
    state, _ = play(DOG, set_up(DOG, "1:15", "1:15"), "throw 1-1-1")
    assert (state.choice, DOG.actor(state)) == (False, 0)
    assert "1:1-2" in texts(DOG, state)


def test_eustathius_sends_into_the_holding_cell_if_the_first_point_is_taken() -> None:
    state, _ = play(DOG, set_up(DOG, "9:15", "24:1 2:14"), "throw 1-1-1", "send 9")
    assert side(DOG, state, "white") == {9: 14, "bar": 1}


def test_eustathius_sends_no_man_that_cannot_return() -> None:
    rules = duodecim(eustathius_111="on", start_blocked="safe")
    state, _ = play(rules, set_up(rules, "9:15", "24:1 2:14"), "throw 1-1-1")
    assert not state.choice


def test_eustathius_then_play_off_ends_the_turn() -> None:
    rules = duodecim(eustathius_111="on", eustathius_then_play="off")
    state, _ = play(rules, set_up(rules, "9:1 1:14", "1:15"), "throw 1-1-1", "send 9")
    assert (state.turn, rules.actor(state)) == (1, CHANCE)
    state, _ = play(rules, set_up(rules, "9:1 1:14", "1:15"), "throw 1-1-1", "decline")
    assert (state.turn, rules.actor(state)) == (1, CHANCE)
    assert side(rules, state, "white") == {1: 14, 9: 1}
    state, events = play(rules, set_up(rules, "1:15", "1:15"), "throw 1-1-1")
    assert (state.turn, state.dice) == (1, None)
    assert events[-1].params == {"dice": [1, 1, 1]}


@pytest.mark.parametrize("answer", ["send 9", "decline", ""])
def test_eustathius_reports_the_dice_lost_at_the_end_of_the_turn(answer: str) -> None:
    rules = duodecim(eustathius_111="on", eustathius_then_play="off")
    white = "9:1 1:14" if answer else "1:15"
    _, events = play(rules, set_up(rules, white, "1:15"), "throw 1-1-1", *filter(None, [answer]))
    lost = [(event.side, event.params) for event in events if event.code == "dice_lost"]
    assert lost == [("white", {"dice": [1, 1, 1]})]


def test_eustathius_means_three_dice_and_other_throws_are_played() -> None:
    state, _ = play(DOG, set_up(DOG, "9:1 1:14", "1:15"), "throw 1-1-2")
    assert not state.choice
    state, _ = play(RULES, set_up(RULES, "9:1 1:14", "1:15"), "throw 1-1-1")
    assert not state.choice


def test_start_in_hand_enters_with_die_n_on_point_n() -> None:
    rules = duodecim(start_placement="in_hand")
    state = rules.opening(0)
    state, _ = play(rules, state, "throw 6-5-2")
    assert texts(rules, state) == {"6:hand-6", "5:hand-5", "2:hand-2"}
    state, events = play(rules, state, "6:hand-6")
    assert (events[0].code, events[0].path) == ("enter", ("hand.white", "p6"))
    assert side(rules, state, "white") == {6: 1, "hand": 14}
    assert "5:6-11" in texts(rules, state), "nobody has to enter before others move"


def test_entry_limit_keeps_men_on_12_until_all_are_in() -> None:
    free, limited = (
        duodecim(start_placement="in_hand", entry_limit=limit) for limit in ("off", "12")
    )
    for rules, allowed in ((free, True), (limited, False)):
        state = set_up(rules, "hand:1 12:14", "1:15", "6-5-4")
        assert ("6:12-18" in texts(rules, state)) == allowed
    state, _ = play(limited, state, "6:hand-6")
    assert "5:12-17" in texts(limited, state)


def test_preset_bell() -> None:
    rules = duodecim(preset="bell")
    assert rules.settings["direction"] == "parallel"
    assert [side.hand for side in rules.opening(0).sides] == [15, 15]
    state = set_up(rules, "bar:1 hand:3 5:11", "7:15", "6-5-2")
    assert texts(rules, state) == {"6:bar-6", "5:bar-5", "2:bar-2"}


def test_higher_roll_starts_with_a_new_roll() -> None:
    state, events = play(RULES, RULES.opening(), "throw 6-1-1/3-3-3")
    assert (state.turn, state.dice) == (1, None)
    assert events[0].params == {"white": [6, 1, 1], "black": [3, 3, 3]}
    assert play(RULES, RULES.opening(), "throw 6-1-1/4-2-2")[0].turn == -1


def test_the_board_is_read_along_its_twelve_lines() -> None:
    board = RULES.view(RULES.opening(0), 0)
    cells = {place["id"]: (place["row"], place["column"]) for place in board["places"]}
    assert [cells[f"p{n}"] for n in (1, 12, 13, 24)] == [(0, 1), (11, 1), (11, 2), (0, 2)]
    names = {place["id"]: place["name"] for place in RULES.view(RULES.opening(0), 1)["places"]}
    assert (names["p1"], names["p14"]) == ("24", "11"), "Black reads his own numbers"


def test_a_position_is_written_with_its_options() -> None:
    content = position(ZENO_WHITE, ZENO_BLACK, "2-5-6")
    output = RULES.to_json(RULES.from_json(content))
    assert (output["game"], output["options"]) == ("duodecim", {})
    assert output["dice"] == [2, 5, 6]
