"""The notation of moves and positions, both ways."""

from __future__ import annotations

import pytest
from tests.tables.positions import lombard, men, play, position, set_up, side

from alveus.core.errors import IllegalMove
from alveus.families.tables.state import BAR, Call, StartThrow, Step, Throw

RULES = lombard()


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("6:1-7", (Step(6, 1, 7, False),)),
        ("6: 1-7", (Step(6, 1, 7, False),)),
        ("  6:1-7  ", (Step(6, 1, 7, False),)),
        ("6: 1-7  5: 1-6", (Step(6, 1, 7, False), Step(5, 1, 6, False))),
        ("2:8-10*", (Step(2, 8, 10, True),)),
        ("2:8-10", (Step(2, 8, 10, True),)),
        ("5:bar-5", (Step(5, BAR, 5, False),)),
        ("4:9-off", (Step(4, 9, 13, False),)),
        ("6:1-7 pass", (Step(6, 1, 7, False), Call("pass"))),
        ("pass", (Call("pass"),)),
        ("double", (Call("double"),)),
        ("throw", (Call("throw"),)),
        ("throw 5-1", (Throw((5, 1)),)),
        ("throw 5/1", (StartThrow(((5,), (1,))),)),
        ("throw 5-1/6-2", (StartThrow(((5, 1), (6, 2))),)),
    ],
)
def test_parse_moves(text: str, moves: tuple[object, ...]) -> None:
    assert RULES.parse(set_up(RULES, "1:15", "3:1 2:14", "6-2"), text) == moves


def test_a_star_is_written_after_a_hit_and_may_be_left_out() -> None:
    state = set_up(RULES, "8:15", "3:1 2:14", "2-1")
    assert [RULES.text(state, move) for move in RULES.moves(state)] == ["2:8-10*", "1:8-9"]
    assert play(RULES, state, "2:8-10")[0] == play(RULES, state, "2:8-10*")[0]


def test_star_without_a_hit_is_an_error() -> None:
    state = set_up(RULES, "8:15", "3:1 2:14", "2-1")
    with pytest.raises(IllegalMove) as caught:
        RULES.parse(state, "1:8-9*")
    assert (caught.value.code, caught.value.params) == ("nothing_to_hit", {"at": 9})


def test_hits_follow_from_earlier_steps() -> None:
    """The first step hits the man on 10, so that the second does not hit."""
    state = set_up(RULES, "8:1 9:14", "3:1 2:14", "2-1")
    steps = RULES.parse(state, "2:8-10 1:9-10")
    assert [step.hit for step in steps if isinstance(step, Step)] == [True, False]


def test_black_uses_its_own_numbers() -> None:
    state = set_up(RULES, "3:1 2:14", "8:15", "2-1", turn="black")
    assert [RULES.text(state, move) for move in RULES.moves(state)] == ["2:8-10*", "1:8-9"]


def test_the_opening_position() -> None:
    empty = {"hand": 0, "bar": 0, "off": 0}
    assert RULES.to_json(RULES.opening(0)) == {
        "game": "lombardorum",
        "options": {},
        "turn": "white",
        "dice": None,
        "white": {"points": {"1": 15}, **empty},
        "black": {"points": {"1": 15}, **empty},
    }


def test_position_names_only_changed_options() -> None:
    rules = lombard(preset="medio_emperador", dice_count="2", grades="on")
    options = rules.to_json(rules.opening(0))["options"]
    assert options == {"restricted": "none", "grades": "on"}


def test_position_within_a_turn_lists_its_steps() -> None:
    state, _ = play(RULES, set_up(RULES, "1:15", "1:15", "6-5"), "5:1-6")
    content = RULES.to_json(state)
    assert (content["dice"], content["played"]) == ([6, 5], ["5:1-6"])
    assert RULES.from_json(content) == state


def test_position_remembers_a_man_in_passing() -> None:
    rules = lombard(restricted_transit="off")
    state, _ = play(rules, set_up(rules, "bar:1 3:1 7:13", "9:2 1:13", "3-4"), "3:bar-3")
    again = rules.from_json(rules.to_json(state))
    assert [rules.text(again, move) for move in rules.moves(again)] == ["4:3-7"]


def test_finished_position_has_its_result() -> None:
    state, _ = play(RULES, set_up(RULES, "12:1", "3:15", "1-2"), "1:12-off")
    content = RULES.to_json(state)
    assert content["result"] == {"winner": "white", "ending": "borne_off", "points": 1}
    assert RULES.from_json(content) == state


def test_no_side_is_on_turn_before_the_start() -> None:
    content = {"turn": None, "white": men("1:15"), "black": men("1:15")}
    assert RULES.from_json(content) == RULES.opening()
    assert RULES.to_json(RULES.opening())["turn"] is None


def test_points_are_numbered_along_each_players_own_path() -> None:
    """Black's 4 is White's 9, the ninth place from White's start."""
    state = RULES.from_json(position("7:15", "4:1 1:14", "2-1"))
    assert side(RULES, state, "black") == {1: 14, 4: 1}
    view = RULES.view(state, 0)
    assert [man["place"] for man in view["pieces"] if man["side"] == "black"][-1] == "p9"
    names = {place["id"]: place["name"] for place in view["places"]}
    assert names["p9"] == "9"
    names = {place["id"]: place["name"] for place in RULES.view(state, 1)["places"]}
    assert names["p9"] == "4"
