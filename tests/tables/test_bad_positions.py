"""Impossible positions are refused with their codes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.codes import CODES as CORE
from tests.examples import examples
from tests.tables.positions import lombard, play, position, set_up

from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.families.tables.game import CODES, TablesGame
from alveus.families.tables.state import State

RULES = lombard()
CUBE = lombard(cube="on")
GOOD = position("1:15", "1:15", "6-5")
ERRORS = {*CODES["error"], *CORE["error"]}
TEXT_ERRORS = {*ERRORS, *CODES["reason"]}


def changed(**parts: Any) -> dict[str, Any]:
    return {**GOOD, **parts}


def side(**parts: Any) -> dict[str, Any]:
    return {"points": {"1": 15}, "hand": 0, "bar": 0, "off": 0, **parts}


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in GOOD.items() if key != name}


BAD: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("men_sum", changed(white=side(points={"1": 14})), {"count": 14, "side": "white"}),
    ("men_sum", changed(black=side(points={"1": 16})), {"count": 16, "side": "black"}),
    ("men_sum", changed(white=side(bar=1)), {"count": 16, "expected": 15}),
    ("men_sum", changed(white=side(off=15)), {"count": 30}),
    ("men_sum", changed(white={}) | {"white": {"points": {}}}, {"count": 0}),
    ("both_colours", changed(white=side(points={"12": 15})), {"at": 12}),
    ("both_finished", position("", ""), {}),
    ("no_hand", changed(white=side(points={"1": 14}, hand=1)), {"side": "white"}),
    ("negative", changed(white=side(points={"1": 16, "2": -1})), {"name": "white.points.2"}),
    ("negative", changed(white=side(points={"1": 16}, bar=-1)), {"name": "white.bar"}),
    ("negative", changed(black=side(points={"1": 16}, off=-1)), {"name": "black.off"}),
    ("no_such_point", changed(white=side(points={"13": 15})), {"at": "13", "side": "white"}),
    ("no_such_point", changed(white=side(points={"0": 15})), {"at": "0"}),
    ("no_such_point", changed(white=side(points={"01": 15})), {"at": "01"}),
    ("no_such_point", changed(white=side(points={"\u0661": 15})), {}),
    ("no_such_point", changed(white=side(points={"bar": 15})), {"at": "bar"}),
    ("no_such_point", changed(white=side(points={"9" * 5000: 15})), {}),
    ("die_out_of_range", changed(dice=[7, 1]), {"die": 7}),
    ("die_out_of_range", changed(dice=[0, 1]), {"die": 0}),
    ("die_out_of_range", changed(dice=[-1, 1]), {"die": -1}),
    ("dice_number", changed(dice=[6]), {"given": 1, "expected": 2}),
    ("dice_number", changed(dice=[6, 5, 4]), {"given": 3, "expected": 2}),
    ("dice_number", changed(dice=[]), {"given": 0}),
    ("wrong_type", changed(dice="6-5"), {"name": "dice", "expected": "list"}),
    ("wrong_type", changed(dice=[6.0, 5]), {"name": "dice", "expected": "integer"}),
    ("wrong_type", changed(dice=[True, 5]), {"name": "dice"}),
    ("wrong_type", changed(dice=[None, 5]), {"name": "dice"}),
    ("wrong_type", changed(white=[]), {"name": "white", "expected": "object"}),
    ("wrong_type", changed(white=side(points=[15])), {"name": "points", "expected": "object"}),
    ("wrong_type", changed(white=side(points={"1": "15"})), {"name": "white.points.1"}),
    ("wrong_type", changed(white=side(points={"1": 15.0})), {"name": "white.points.1"}),
    ("wrong_type", changed(white=side(bar=None)), {"name": "white.bar"}),
    ("wrong_type", changed(white=side(bar=True)), {"name": "white.bar"}),
    ("wrong_type", changed(played="6:1-7"), {"name": "played", "expected": "list"}),
    ("wrong_type", changed(played=[6]), {"name": "played", "expected": "text"}),
    ("missing", without("white"), {"name": "white"}),
    ("missing", changed(white={"bar": 15}), {"name": "points"}),
    ("missing", changed(turn=None), {"name": "turn"}),
    ("bad_value", changed(turn="green"), {"name": "turn"}),
    ("bad_value", changed(turn=0), {"name": "turn"}),
    ("bad_value", changed(turn=["white"]), {"name": "turn"}),
    ("notation", changed(played=["6:1"]), {"text": "6:1"}),
    ("notation", changed(played=["7:1-8"]), {}),
    ("no_such_point", changed(played=["6:9-15"]), {"at": 15}),
    (
        "bad_dice",
        changed(white=side(points={"1": 14, "5": 1}), played=["4:1-5"]),
        {"dice": [6, 5]},
    ),
    (
        "bad_value",
        changed(white=side(points={"1": 14, "8": 1}), played=["6:1-8"]),
        {"name": "played"},
    ),
    ("bad_value", changed(played=["6:1-7"]), {"name": "played"}),
    (
        "bad_value",
        changed(white=side(points={"1": 13, "6": 1, "7": 1}), played=["6:1-7", "5:1-6"]),
        {"name": "played"},
    ),
    ("no_cube", changed(cube={"value": 2, "owner": "white"}), {}),
]
BAD_CUBES: list[tuple[dict[str, Any], Any]] = [
    ({"value": 3}, "value"),
    ({"value": 128, "owner": "white"}, "value"),
    ({"value": True}, "value"),
    ({"value": 2, "owner": "green"}, "owner"),
    ({"value": 2, "owner": None}, "cube.owner"),
    ({"value": 1, "owner": "white"}, "cube.owner"),
    ({"value": 1, "stage": "closed"}, "stage"),
    ({"value": 2, "owner": "black", "stage": "offered"}, "cube.stage"),
    ({"value": 64, "owner": "white", "stage": "offered"}, "cube.stage"),
]


@pytest.mark.parametrize(("code", "content", "params"), BAD)
def test_bad_position(code: str, content: dict[str, Any], params: dict[str, Any]) -> None:
    with pytest.raises((SetupError, NotationError)) as caught:
        RULES.from_json(content)
    assert caught.value.code == code
    assert caught.value.params.items() >= params.items()
    assert json.loads(json.dumps(caught.value.to_json()))["code"] == code
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(("cube", "name"), BAD_CUBES)
def test_bad_cube(cube: dict[str, Any], name: str) -> None:
    with pytest.raises(SetupError) as caught:
        CUBE.from_json({**position("1:15", "1:15"), "cube": cube})
    assert (caught.value.code, caught.value.params["name"]) == ("bad_value", name)


def test_cube_must_be_an_object() -> None:
    with pytest.raises(SetupError) as caught:
        CUBE.from_json({**position("1:15", "1:15"), "cube": 2})
    assert caught.value.code == "wrong_type"


def test_cube_cannot_be_offered_before_the_start() -> None:
    offered = {"value": 1, "owner": None, "stage": "offered"}
    with pytest.raises(SetupError):
        CUBE.from_json({**position("1:15", "1:15"), "turn": None, "cube": offered})


def test_the_constant_six_must_be_among_the_dice() -> None:
    rules = lombard(dice_count="3", third_die="six")
    with pytest.raises(SetupError) as caught:
        rules.from_json(changed(dice=[5, 4, 3]))
    assert caught.value.code == "bad_dice"


def test_missing_fields_have_defaults() -> None:
    state = RULES.from_json({"white": {"points": {"1": 15}}, "black": {"points": {"1": 15}}})
    assert state == RULES.opening(0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation"),
        ("6", "notation"),
        ("6:1", "notation"),
        ("1-", "notation"),
        ("6 : 1-7", "notation"),
        ("7:1-8", "notation"),
        ("0:1-1", "notation"),
        ("6:1-7**", "notation"),
        ("6:off-7", "notation"),
        ("6:1-bar", "notation"),
        ("6:hand-6", "notation"),
        ("6:1-7;5:1-6", "notation"),
        ("6:1-7 throw", "notation"),
        ("pass 6:1-7", "notation"),
        ("throw six", "notation"),
        ("throw 6 5", "notation"),
        ("throw 6-5/", "notation"),
        ("6:\u0661-7", "notation"),
        ("Pass", "notation"),
        ("x" * 5000, "notation"),
        ("6:1-13", "no_such_point"),
        ("6:0-6", "no_such_point"),
        ("6:99-off", "no_such_point"),
    ],
)
def test_bad_text(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        RULES.parse(set_up(RULES, "1:15", "1:15", "6-5"), text)
    assert caught.value.code == code
    assert len(str(caught.value)) < 300


def position_or_code(rules: TablesGame, content: Any) -> State | str:
    try:
        return rules.from_json(content)
    except (SetupError, NotationError) as error:
        return str(json.loads(json.dumps(error.to_json()))["code"])


def state_or_code(rules: TablesGame, state: State, text: str) -> State | str:
    try:
        return play(rules, state, text)[0]
    except (NotationError, IllegalMove) as error:
        return str(json.loads(json.dumps(error.to_json()))["code"])


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 20) | st.floats() | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
names = ("turn", "dice", "white", "black", "played", "cube", "result", "game", "options")
numbers = st.integers(-1, 16) | json_values
sides = st.fixed_dictionaries(
    {},
    optional={
        "points": st.dictionaries(st.integers(-1, 14).map(str) | st.text(max_size=3), numbers),
        "hand": numbers,
        "bar": numbers,
        "off": numbers,
    },
)
cubes = st.fixed_dictionaries(
    {}, optional={"value": numbers, "owner": json_values, "stage": json_values}
)
steps = st.from_regex(r"[0-7]:(bar|[0-9]{1,2})-(off|[0-9]{1,2})\*?", fullmatch=True)
positions = st.dictionaries(st.sampled_from(names), json_values) | st.fixed_dictionaries(
    {},
    optional={
        "turn": st.sampled_from(["white", "black", None, "x"]),
        "dice": st.none() | st.lists(numbers, max_size=4),
        "white": st.just(side()) | sides | json_values,
        "black": st.just(side()) | sides | json_values,
        "played": st.lists(steps | json_values, max_size=3) | json_values,
        "cube": cubes | json_values,
        "result": json_values,
    },
)


@examples(200)
@given(positions, st.sampled_from([RULES, CUBE, lombard(dice_count="3", third_die="six")]))
def test_reading_gives_a_position_or_a_declared_error(content: Any, rules: Any) -> None:
    read = position_or_code(rules, content)
    if isinstance(read, str):
        assert read in ERRORS
    else:
        assert rules.from_json(rules.to_json(read)) == read
        assert rules.view(read, 0)


words = st.lists(
    st.sampled_from(["throw", "pass", "double", "take", "6-5", "6/5", "*", ":", "-", "bar"])
    | steps
    | st.text(max_size=8),
    max_size=4,
).map(" ".join)
POSITIONS = [
    (RULES, RULES.opening()),
    (RULES, RULES.opening(1)),
    (RULES, set_up(RULES, "1:15", "1:15", "6-5")),
    (RULES, set_up(RULES, "bar:2 7:13", "12:1 2:14", "2-1")),
    (RULES, set_up(RULES, "", "2:15")),
    (CUBE, CUBE.opening(0)),
]


@examples(200)
@given(words, st.sampled_from(POSITIONS))
def test_parsing_gives_a_move_or_a_declared_error(text: str, at: Any) -> None:
    rules, state = at
    read = state_or_code(rules, state, text)
    assert isinstance(read, State) or read in TEXT_ERRORS
