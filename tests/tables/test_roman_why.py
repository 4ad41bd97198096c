"""Reasons why a move is illegal in the Roman games: those missing in Ludus Lombardorum."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.tables.positions import duodecim, play, position, set_up, xii

from alveus.core.errors import IllegalMove
from alveus.families.tables.game import TablesGame


@dataclass(frozen=True)
class Way:
    """An illegal path over places, and the expected refusal."""

    code: str
    game: TablesGame
    white: str
    black: str
    dice: str
    path: str
    params: dict[str, Any] = field(default_factory=dict)
    option: str = ""
    first: str = ""


ALVEUS, SLAB = duodecim(), xii()
REST = duodecim(touch_captures="must_be_empty")
SAFE = duodecim(start_blocked="safe")
DOG = duodecim(eustathius_111="on")
ZENO = ("6:7 9:1 10:2 19:2 20:2 23:1", "17:2 14:2 13:2 12:1 11:2 10:2 7:2 4:2", "2-5-6")

WAYS = [
    Way("blocked", ALVEUS, *ZENO, "p6 p12", {"at": 12, "count": 2}),
    Way("blocked", ALVEUS, *ZENO, "p9 p15", {"at": 15, "count": 2}),
    Way(
        "not_gathered", ALVEUS, *ZENO, "p20 off.white", option="gather_before_bearing_off"
    ),
    Way("exact_die_needed", duodecim(bear_off="exact"), "22:2", "2:15", "6-5-4",
        "p22 off.white", {"distance": 3}, "bear_off"),
    Way("higher_man_first", ALVEUS, "19:1 22:2", "1:15", "5-5-4", "p22 off.white", {"at": 19},
        "bear_off"),
    Way("higher_man_first", duodecim(gather_before_bearing_off="off"), "9:1 22:2", "1:15",
        "5-5-4", "p22 off.white", {"at": 9}, "bear_off"),
    Way("not_gathered", duodecim(gather_before_bearing_off="off", start_placement="in_hand"),
        "hand:1 22:2", "1:15", "5-5-4", "p22 off.white", option="gather_before_bearing_off"),
    Way("bar_first", duodecim(reentry_first="on"), "bar:1 6:14", "24:1 6:14", "1-2-3", "p6 p8",
        {"count": 1}, "reentry_first"),
    Way("safe_on_start", SAFE, "24:1 2:14", "21:1 5:14", "2-5-1", "p2 p4", {"at": 4},
        "start_blocked"),
    Way("safe_on_start", SAFE, "22:1 2:14", "1:1 5:14", "2-5-1", "p22 p24", {"at": 24},
        "start_blocked"),
    Way("must_rest", REST, "5:1 1:14", "17:1 1:14", "1-3-3", "p8 p11", {"at": 8},
        "touch_captures", first="3:5-8*"),
    Way("must_rest", REST, "5:1 1:14", "17:1 1:14", "1-3-3", "p5 p11", {"at": 8},
        "touch_captures"),
    Way("blocked", ALVEUS, "5:1 1:14", "13:3 1:12", "4-1-3", "p5 p12", {"at": 12, "count": 3}),
    Way("blocked", ALVEUS, "5:1 1:14", "16:2 17:2 1:11", "4-1-3", "p5 p12",
        {"at": 9, "count": 2}),
    Way("way_blocked", ALVEUS, "5:1 1:14", "15:2 16:2 17:2 1:9", "4-1-3", "p5 p13"),
    Way("enter_all_first", duodecim(start_placement="in_hand", entry_limit="12"),
        "hand:1 12:14", "1:15", "6-6-6", "p12 p18", {"count": 1}, "entry_limit"),
    Way("must_enter", SLAB, "hand:12 10:3", "2:2 5:2 9:11", "2-5", "a10 a12", {"count": 12},
        "no_entry"),
    Way("must_enter", SLAB, "hand:12 4:3", "5:2 9:13", "2-5", "a4 a6", {"count": 12}, "no_entry"),
    Way("enter_all_first", SLAB, "hand:2 12:13", "20:15", "5-5", "a12 b5", {"count": 1},
        "advance_after", "5:hand-5"),
    Way("enter_all_first", xii(advance_after="both"), "12:15", "hand:1 4:14", "2-5", "a12 b2",
        {"count": 0}, "advance_after"),
    Way("enter_only", xii(entry_others="none"), "hand:2 4:13", "20:15", "2-5", "a4 a6",
        {"count": 2}, "entry_others"),
    Way("entered_only", xii(entry_others="entered_only"), "hand:2 4:13", "20:15", "2-5",
        "a4 a6", {"count": 1}, "entry_others", "5:hand-5"),
    Way("blocked_die", xii(blocked_die="lost"), "hand:2 8:13", "2:2 20:13", "2-5", "a8 a10",
        {"at": "A2", "die": 2}, "blocked_die"),
    Way("blocked_die", xii(blocked_die="lost"), "hand:2 8:13", "2:2 20:13", "2-5", "a8 a10",
        {"at": "A2", "die": 2}, "blocked_die", "5:hand-5"),
    Way("stay_behind", xii(gather_in_a_after_hit="on"), "bar:1 12:14", "20:15", "2-5", "a12 b2",
        {"at": "A12"}, "gather_in_a_after_hit", "5:bar-5"),
    Way("bar_first", SLAB, "bar:1 20:14", "3:2 6:2 25:11", "3-4", "c2 c5", {"count": 1},
        "bar_and_hand"),
    Way("bar_first", SLAB, "bar:1 hand:5 4:9", "hand:15", "2-5", "hand.white a2", {"count": 1},
        "bar_and_hand"),
    Way("no_such_die", SLAB, "20:15", "25:15", "2-5", "c2 c3", {"distance": 1}),
    Way("not_your_man", SLAB, "20:15", "hand:15", "2-5", "hand.black a2"),
    Way("no_man", SLAB, "20:15", "hand:15", "2-5", "hand.white a2"),
    Way("wrong_way", SLAB, "20:15", "25:15", "2-5", "c2 b6", option="route"),
    Way("wrong_way", xii(route="half_a"), "4:15", "25:15", "2-5", "a4 a7", option="route"),
]  # fmt: skip


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.code}: {way.path} {way.dice}")
def test_reason_against_a_path(way: Way) -> None:
    state = set_up(way.game, way.white, way.black, way.dice)
    if way.first:
        state, _ = play(way.game, state, way.first)
    refusal = way.game.why(state, way.path.split())
    assert refusal is not None
    assert (refusal.reason.code, refusal.reason.params) == (way.code, way.params)
    assert refusal.option == way.option


def test_opponent_chooses_before_steps_are_played() -> None:
    state = DOG.from_json({**position("9:1 10:2 1:12", "1:15", "1-1-1"), "choice": True})
    for path in ("p1", "p1 p2", "p9 p10", "p24", "p24 p23", "bar.white p1", "p2"):
        refusal = DOG.why(state, path.split())
        assert refusal is not None
        assert (refusal.reason.code, refusal.option) == ("choose_first", "eustathius_111")
    assert DOG.why(state, ["p9"]) is None
    assert DOG.why(state, ["p10", "p1"]) is None


@dataclass(frozen=True)
class Text:
    """A refused text, and the expected reason."""

    code: str
    game: TablesGame
    given: dict[str, Any]
    text: str
    params: dict[str, Any] = field(default_factory=dict)


CHOICE = {**position("9:1 1:14", "1:15", "1-1-1"), "choice": True}
TEXTS = [
    Text("choose_first", DOG, CHOICE, "1:9-10"),
    Text("choose_first", DOG, CHOICE, "throw 1-2-3"),
    Text("choose_first", DOG, CHOICE, "pass"),
    Text("not_to_be_sent", DOG, CHOICE, "send 1", {"at": 1}),
    Text("not_to_be_sent", DOG, CHOICE, "send 8", {"at": 8}),
    Text("nothing_to_choose", DOG, position("9:1 1:14", "1:15", "1-1-1"), "send 9"),
    Text("nothing_to_choose", DOG, position("9:1 1:14", "1:15"), "send 9"),
    Text("game_over", DOG, position("", "1:15"), "send 9"),
    Text("must_enter", SLAB, position("hand:12 10:3", "2:2 5:2 9:11", "2-5"), "2:10-12",
         {"count": 12}),
    Text("no_man", ALVEUS, position("1:15", "1:15", "6-5-4"), "6:bar-7"),
]  # fmt: skip


@pytest.mark.parametrize("given", TEXTS, ids=lambda text: f"{text.code}: {text.text}")
def test_reason_against_a_text(given: Text) -> None:
    state = given.game.from_json(given.given)
    with pytest.raises(IllegalMove) as caught:
        play(given.game, state, given.text)
    assert caught.value.code == given.code
    if given.params:
        assert caught.value.params == given.params
