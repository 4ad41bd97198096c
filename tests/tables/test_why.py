"""Reasons why a move is illegal: one position for each reason, with the source of its rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.tables.positions import lombard, play, position, set_up

from alveus.core.errors import IllegalMove


@dataclass(frozen=True)
class Way:
    """An illegal path over places, and the expected refusal."""

    code: str
    white: str
    black: str
    dice: str
    path: str
    params: dict[str, Any] = field(default_factory=dict)
    option: str = ""
    options: dict[str, str] = field(default_factory=dict)
    first: str = ""


TRANSIT = {"restricted_transit": "off"}
CELL = {"hit_return": "start_point"}
CLEARING = Way("point_not_cleared", "bar:1 1:3 7:11", "10:15", "1-1", "bar.white p1")
DEADLOCK = "bar:1 1:1 3:1 4:1 5:1 7:5 11:5"

WAYS = [
    Way("blocked", "1:15", "7:2 1:13", "5-1", "p1 p6", {"at": 6, "count": 2}),
    Way("blocked", "bar:1 7:14", "11:3 1:12", "2-6", "bar.white p2", {"at": 2, "count": 3}),
    Way("one_man_only", "1:14 3:1", "1:15", "2-6", "p1 p3", {"at": 3}, "restricted"),
    Way("one_man_only", "bar:1 3:1 7:13", "1:15", "3-6", "bar.white p3", {"at": 3}, "restricted"),
    Way(
        "one_man_only", "1:2 3:1 9:12", "6:2 1:13", "2-4", "p1 p3", {"at": 3}, "restricted", TRANSIT
    ),
    Way("one_man_only", "bar:1 3:1 7:13", "12:2 2:13", "2-6", "bar.white p3", {"at": 3},
        "restricted", CELL),
    Way("point_not_cleared", "bar:1 1:3 7:11", "10:15", "1-1", "bar.white p1", {}, "restricted"),
    Way("blocked", "6:1 1:14", "1:15", "6-5", "p6 p12", {"at": 12, "count": 15}, options=CELL),
    Way("bar_first", "bar:2 7:13", "1:15", "2-6", "p7 p9", {"count": 2}, "hit_return"),
    Way("bar_first", "bar:2 7:13", "1:15", "2-6", "p7", {"count": 2}, "hit_return"),
    Way("bar_first", "bar:1 11:14", "1:15", "2-6", "p11 off.white", {"count": 1}, "hit_return"),
    Way("bar_first", "bar:2 7:13", "1:15", "2-6", "p7 p8", {"count": 2}, "hit_return"),
    Way("not_gathered", "6:1 12:14", "3:15", "1-2", "p12 off.white"),
    Way("not_gathered", "6:1 10:14", "4:15", "1-2", "p10 off.white"),
    Way("higher_man_first", "9:2 12:1", "2:1 6:1", "6-5", "p12 off.white", {"at": 9}),
    Way("exact_die_needed", "8:2 12:1", "2:1 6:1", "3-1", "p8 off.white", {"distance": 5}),
    Way("no_such_die", "1:15", "1:15", "6-5", "p1 p3", {"distance": 2}),
    Way("wrong_way", "7:15", "1:15", "6-5", "p7 p2"),
    Way("wrong_way", "7:15", "1:15", "6-5", "p7 bar.white"),
    Way("blocked", "2:1 7:14", "5:2 1:13", "1-5", "p2 p8", {"at": 8, "count": 2}),
    Way("not_your_man", "7:15", "1:15", "6-5", "p12 p10"),
    Way("not_your_man", "7:15", "bar:1 1:14", "6-5", "bar.black p11"),
    Way("no_man", "7:15", "1:15", "6-5", "p2 p8"),
    Way("no_man", "7:15", "1:15", "6-5", "bar.white p5"),
    Way("no_man", "7:14", "1:15", "6-5", "off.white p12"),
    Way(
        "must_go_on", "bar:1 3:1 7:13", "9:2 1:13", "3-4", "p7 p11", {"at": 3},
        "restricted_transit", TRANSIT, first="3:bar-3",
    ),
    Way(
        "one_man_only", "bar:1 3:1 5:1 7:12", "4:2 1:13", "3-2-4", "p3 p5", {"at": 5},
        "restricted", {**TRANSIT, "dice_count": "3"}, first="3:bar-3",
    ),
    Way("larger_die", "1:1", "9:2", "1-2", "p1 p2", {}, "dice_obligation",
        {"dice_obligation": "max_then_high"}),
    Way("must_use_more_dice", "4:1 8:1", "6:2", "3-4", "p8 p12", {}, "dice_obligation",
        {"dice_obligation": "max"}),
    Way("no_such_die", "7:15", "1:15", "2-3", "p7 p9 p11", {"distance": 4}),
    Way("throw_first", "7:15", "1:15", "", "p7 p8"),
    Way("answer_first", "7:15", "1:15", "", "p7 p8", options={"cube": "on"}, first="double"),
    Way("game_over", DEADLOCK, DEADLOCK, "", "p7 p8"),
]  # fmt: skip


def named(way: Way) -> str:
    return f"{way.code}: {way.path} {way.dice}"


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_reason_against_a_path(way: Way) -> None:
    rules = lombard(**way.options)
    state = set_up(rules, way.white, way.black, way.dice)
    if way.first:
        state, _ = play(rules, state, way.first)
    refusal = rules.why(state, way.path.split())
    assert refusal is not None
    assert (refusal.reason.code, refusal.reason.params) == (way.code, way.params)
    assert refusal.option == way.option


def test_reason_has_the_source_of_its_rule() -> None:
    rules = lombard()
    for way in WAYS:
        refusal = lombard(**way.options)
        state = set_up(refusal, way.white, way.black, way.dice)
        if not way.first:
            explanation = refusal.why(state, way.path.split())
            assert explanation is not None
            assert (explanation.source is not None) == (way.code in rules.rules.reasons)
            if way.option:
                assert explanation.source is not None
                assert explanation.source.work


@dataclass(frozen=True)
class Text:
    """A refused text, and the expected reason."""

    code: str
    state: dict[str, Any]
    text: str
    params: dict[str, Any] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)


FIRST = position("1:15", "1:15")
THROWN = position("1:15", "1:15", "6-5")
LOT = {**FIRST, "turn": None}
WON = position("", "2:15")
CUBE = {"cube": "on"}
OFFERED = {**FIRST, "cube": {"value": 1, "owner": None, "stage": "offered"}}
OTHERS = {**FIRST, "cube": {"value": 2, "owner": "black"}}

TEXTS = [
    Text("already_thrown", THROWN, "throw 6-5"),
    Text("already_thrown", FIRST, "throw 6/5"),
    Text("already_thrown", THROWN, "throw"),
    Text("already_thrown", THROWN, "double", options=CUBE),
    Text("throw_first", FIRST, "6:1-7"),
    Text("throw_first", FIRST, "pass"),
    Text("throw_first", LOT, "6:1-7"),
    Text("throw_first", LOT, "throw 6-5"),
    Text("throw_first", LOT, "double", options=CUBE),
    Text("dice_number", FIRST, "throw", {"given": 0, "expected": 2}),
    Text("dice_number", FIRST, "throw 6", {"given": 1, "expected": 2}),
    Text("die_out_of_range", FIRST, "throw 7-1", {"die": 7}),
    Text("bad_dice", LOT, "throw 2/3", {"dice": [2, 3]}, {"starter": "random"}),
    Text("answer_first", OFFERED, "throw 6-5", options=CUBE),
    Text("answer_first", OFFERED, "throw", options=CUBE),
    Text("answer_first", OFFERED, "double", options=CUBE),
    Text("answer_first", OFFERED, "pass", options=CUBE),
    Text("answer_first", OFFERED, "6:1-7", options=CUBE),
    Text("must_play", THROWN, "pass"),
    Text("cube_not_yours", OTHERS, "double", options=CUBE),
    Text("cube_not_yours", FIRST, "double"),
    Text("nothing_offered", FIRST, "take", options=CUBE),
    Text("nothing_offered", THROWN, "drop"),
    Text("nothing_to_hit", THROWN, "6:1-7*", {"at": 7}),
    Text("no_such_die", THROWN, "4:1-5", {"distance": 4}),
    Text("no_such_die", THROWN, "6:1-6", {"distance": 5}),
    Text("no_man", THROWN, "6:2-8"),
    Text("no_man", THROWN, "6:bar-6"),
    Text("not_your_man", THROWN, "5:12-off"),
    Text("blocked", position("1:15", "7:2 1:13", "5-1"), "5:1-6", {"at": 6, "count": 2}),
    Text("must_use_more_dice", position("4:1 8:1", "6:2", "3-4"), "4:8-12",
         options={"dice_obligation": "max"}),
    Text("game_over", WON, "throw 6-5"),
    Text("game_over", WON, "throw"),
    Text("game_over", WON, "6:1-7"),
    Text("game_over", WON, "pass"),
    Text("game_over", WON, "double", options=CUBE),
    Text("game_over", {**WON, "turn": None}, "throw 6/5"),
]  # fmt: skip


@pytest.mark.parametrize("given", TEXTS, ids=lambda text: f"{text.code}: {text.text}")
def test_reason_against_a_text(given: Text) -> None:
    rules = lombard(**given.options)
    state = rules.from_json(given.state)
    with pytest.raises(IllegalMove) as caught:
        play(rules, state, given.text)
    assert caught.value.code == given.code
    if given.params:
        assert caught.value.params == given.params


def test_refused_turn_does_not_change_the_state() -> None:
    """The second step is refused; the caller's state is unchanged."""
    rules = lombard()
    state = set_up(rules, "1:15", "1:15", "6-5")
    with pytest.raises(IllegalMove):
        play(rules, state, "6:1-7 5:7-12")
    assert state == set_up(rules, "1:15", "1:15", "6-5")
