"""The view: places, men, paths, dice, counters, status."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables.positions import lombard, play, set_up

from alveus.families.tables.game import TablesGame
from alveus.families.tables.state import State

RULES = lombard()
CUBE = lombard(cube="on")


def board_view(state: State, rules: TablesGame = RULES, viewer: int = 0) -> dict[str, Any]:
    return dict(rules.view(state, viewer))


def status(state: State, rules: TablesGame = RULES) -> list[tuple[str, dict[str, Any]]]:
    return [(message["code"], message["params"]) for message in board_view(state, rules)["status"]]


def rows(state: State, viewer: int = 0) -> list[list[str]]:
    """Return the names of the places, row by row."""
    board: dict[int, dict[int, str]] = {0: {}, 1: {}}
    for place in board_view(state, viewer=viewer)["places"]:
        board[place["row"]][place["column"]] = place["name"] or place["kind"]
    return [[row[column] for column in sorted(row)] for row in board.values()]


def way(state: State, text: str, rules: TablesGame = RULES) -> dict[str, Any]:
    move: dict[str, Any] = next(m for m in board_view(state, rules)["moves"] if m["text"] == text)
    return move


def test_half_a_board_with_whites_first_six_points_above() -> None:
    assert rows(RULES.opening(0)) == [
        ["6", "5", "4", "3", "2", "1", "bar", "tray"],
        ["7", "8", "9", "10", "11", "12", "bar", "tray"],
    ]


def test_black_sees_the_same_board_with_its_own_numbers() -> None:
    assert rows(RULES.opening(0), viewer=1) == [
        ["7", "8", "9", "10", "11", "12", "bar", "tray"],
        ["6", "5", "4", "3", "2", "1", "bar", "tray"],
    ]


@pytest.mark.parametrize(
    ("restricted", "marked"),
    [
        ("listed", {1, 3, 4, 5, 8, 9, 10, 12}),
        ("all", set(range(1, 13))),
        ("none", set()),
    ],
)
def test_points_that_hold_one_man_of_either_player_are_marked(
    restricted: str, marked: set[int]
) -> None:
    rules = lombard(restricted=restricted)
    places = board_view(rules.opening(0), rules)["places"]
    points = {int(p["name"]): p["marks"] for p in places if p["kind"] == "point"}
    assert {number for number, marks in points.items() if marks == ["one_man"]} == marked
    assert {number for number, marks in points.items() if marks == ["any_number"]} == (
        set(points) - marked
    )


def test_men_of_a_place_are_in_order() -> None:
    men = board_view(set_up(RULES, "bar:1 7:2", "1:14"))["pieces"]
    white = [(man["place"], man["order"]) for man in men if man["side"] == "white"]
    assert white[:3] == [("p7", 0), ("p7", 1), ("bar.white", 0)]
    assert white[3:] == [("off.white", order) for order in range(12)]
    assert [m["place"] for m in men if m["side"] == "black"] == ["p12"] * 14 + ["off.black"]


def test_path_of_one_die() -> None:
    assert way(set_up(RULES, "7:15", "4:1 2:14", "2-1"), "2:7-9*") == {
        "text": "2:7-9*",
        "kind": "play",
        "path": ["p7", "p9"],
        "trail": [],
        "uses": ["d0"],
        "takes": ["p9.0"],
        "label": {"code": "step_hit", "params": {"die": 2, "from": 7, "to": 9}},
    }


def test_path_of_two_dice_has_three_places() -> None:
    both = way(set_up(RULES, "7:15", "4:1 1:14", "2-1"), "1:7-8 2:8-10")
    assert both["path"] == ["p7", "p8", "p10"]
    assert both["uses"] == ["d1", "d0"]
    assert both["label"] == {"code": "steps", "params": {"dice": [1, 2], "from": 7, "to": 10}}


@pytest.mark.parametrize(
    ("white", "black", "dice", "text", "label", "params"),
    [
        ("7:15", "1:15", "2-1", "2:7-9", "step", {"die": 2, "from": 7, "to": 9}),
        ("7:15", "3:1 1:14", "2-1", "2:7-9 1:9-10*", "steps_hit",
         {"dice": [2, 1], "from": 7, "to": 10}),
        ("bar:1 7:14", "1:15", "2-1", "2:bar-2", "enter", {"die": 2, "to": 2}),
        ("bar:1 7:14", "11:1 1:14", "2-1", "2:bar-2*", "enter_hit", {"die": 2, "to": 2}),
        ("bar:1 7:14", "1:15", "2-1", "2:bar-2 1:2-3", "enters", {"dice": [2, 1], "to": 3}),
        ("bar:1 7:14", "11:1 1:14", "2-1", "2:bar-2* 1:2-3", "enters_hit",
         {"dice": [2, 1], "to": 3}),
        ("9:1", "2:15", "4-1", "4:9-off", "bear_off", {"die": 4, "from": 9}),
        ("9:1 12:1", "2:15", "3-1", "3:9-12 1:12-off", "bears_off", {"dice": [3, 1], "from": 9}),
    ],
)  # fmt: skip
def test_label_of_a_path(
    white: str, black: str, dice: str, text: str, label: str, params: dict[str, Any]
) -> None:
    move = way(set_up(RULES, white, black, dice), text)
    assert move["label"] == {"code": label, "params": params}


def test_dice_keep_their_order_and_show_their_use() -> None:
    state = set_up(RULES, "7:15", "1:15", "1-2")
    assert [(t["id"], t["value"], t["used"]) for t in board_view(state)["tokens"]] == [
        ("d0", 1, False),
        ("d1", 2, False),
    ]
    state, _ = play(RULES, state, "2:7-9")
    assert [(t["id"], t["used"]) for t in board_view(state)["tokens"]] == [
        ("d0", False),
        ("d1", True),
    ]


def test_of_a_double_one_die_is_used_at_a_time() -> None:
    state, _ = play(RULES, set_up(RULES, "7:15", "1:15", "2-2"), "2:7-9")
    assert sorted(token["used"] for token in board_view(state)["tokens"]) == [False, True]


def test_cube_shows_its_owner_and_the_offer() -> None:
    def cube(state: State) -> tuple[str, int]:
        token = board_view(state, CUBE)["tokens"][-1]
        return token["side"], token["value"]

    state = CUBE.opening(0)
    assert cube(state) == ("", 1)
    state, _ = play(CUBE, state, "double")
    assert cube(state) == ("", 2)
    state, _ = play(CUBE, state, "take")
    assert cube(state) == ("black", 2)


@pytest.mark.parametrize(
    ("hit_return", "white", "pips"),
    [
        ("bar", "1:15", 180),
        ("bar", "12:1", 1),
        ("bar", "bar:1 12:1", 14),  # 13 from the bar to the exit
        ("start_point", "bar:1 12:1", 13),  # the holding cell counts as point 1
        ("bar", "", 0),
    ],
)
def test_pips_are_the_distance_to_go(hit_return: str, white: str, pips: int) -> None:
    rules = lombard(hit_return=hit_return)
    counters = board_view(set_up(rules, white, "2:15"), rules)["counters"]
    assert counters[0] == {"code": "pips", "side": "white", "value": pips}
    assert [c["value"] for c in counters if c["code"] == "off"][1] == 0


def test_status_describes_the_action_due() -> None:
    white = {"side": "white"}
    assert status(RULES.opening()) == [("lot_to_throw", {})]
    assert status(RULES.opening(0)) == [("to_throw", white)]
    state = set_up(RULES, "7:15", "1:15", "1-2")
    assert status(state) == [("thrown", {**white, "dice": [1, 2]})]
    state, _ = play(RULES, state, "2:7-9")
    assert status(state) == [("to_play", {**white, "dice": [1]})]
    entering = set_up(RULES, "bar:1 7:14", "1:15", "2-3")
    assert status(entering)[1:] == [("enter_first", {**white, "count": 1})]
    shut = set_up(RULES, "1:15", "7:2 11:2 10:2 1:9", "1-2")
    assert status(shut) == [("must_pass", {**white, "dice": [1, 2], "hit": 0})]
    shut_out = set_up(RULES, "bar:1 7:14", "12:2 11:13", "1-2")
    assert status(shut_out) == [("must_pass", {**white, "dice": [1, 2], "hit": 1})]
    won = set_up(RULES, "", "2:15")
    assert status(won) == [("won", {**white, "ending": "borne_off", "points": 1})]
    deadlock = "bar:1 1:1 3:1 4:1 5:1 7:5 11:5"
    assert status(set_up(RULES, deadlock, deadlock)) == [("drawn", {"ending": "deadlock"})]
    offered, _ = play(CUBE, CUBE.opening(0), "double")
    assert status(offered, CUBE) == [("cube_offered", {**white, "value": 2})]


def test_men_need_not_leave_the_cell_first() -> None:
    rules = lombard(hit_return="start_point")
    state = set_up(rules, "bar:1 7:14", "12:2 2:13", "2-1")
    assert [code for code, _ in status(state, rules)] == ["thrown"]


def test_actions_need_no_place() -> None:
    def actions(state: State, rules: TablesGame = RULES) -> dict[str, Any]:
        return {
            action["id"]: action["enabled"] or action["reason"]["code"]
            for action in board_view(state, rules)["actions"]
        }

    assert actions(RULES.opening()) == {"throw": True}
    assert actions(set_up(RULES, "7:15", "1:15", "1-2")) == {"throw": "already_thrown"}
    shut = set_up(RULES, "1:15", "7:2 11:2 10:2 1:9", "1-2")
    assert actions(shut) == {"throw": "already_thrown", "pass": True}
    assert actions(set_up(RULES, "", "2:15")) == {"throw": "game_over"}
    assert actions(CUBE.opening(0), CUBE) == {"throw": True, "double": True}
    offered, _ = play(CUBE, CUBE.opening(0), "double")
    assert actions(offered, CUBE) == {"throw": "answer_first", "take": True, "drop": True}
    thrown, _ = play(CUBE, CUBE.opening(0), "throw")
    assert actions(thrown, CUBE) == {"throw": True}
