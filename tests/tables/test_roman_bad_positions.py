"""Impossible positions of the Roman games: men in hand, men in the cell, dice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables.positions import duodecim, men, play, position, set_up, xii

from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError
from alveus.families.tables.game import TablesGame

ALVEUS, TWO = duodecim(), duodecim(dice_count="2")
IN_HAND = duodecim(start_placement="in_hand", entry_limit="12")
SAFE = duodecim(start_blocked="safe")
SLAB, HALF = xii(), xii(route="half_a")
DOG = duodecim(eustathius_111="on")
ONES = position("9:1 1:14", "1:15", "1-1-1")

BAD: list[tuple[TablesGame, str, dict[str, Any], dict[str, Any]]] = [
    (ALVEUS, "no_hand", position("hand:1 1:14", "1:15"), {"side": "white"}),
    (IN_HAND, "beyond_entry", position("hand:1 13:14", "1:15"), {"side": "white", "count": 1}),
    (SLAB, "beyond_entry", position("hand:1 13:14", "1:15"), {"side": "white", "count": 1}),
    (SLAB, "beyond_entry", position("hand:1 3:13", "1:15"), {"count": 1}),
    (HALF, "beyond_entry", position("1:15", "hand:2 7:13"), {"side": "black", "count": 2}),
    (SAFE, "no_cell", position("bar:1 1:14", "1:15"), {"side": "white"}),
    (TWO, "dice_number", position("1:15", "1:15", "6-5-4"), {"given": 3, "expected": 2}),
    (SLAB, "dice_number", position("1:15", "2:15", "6-5-4"), {"given": 3, "expected": 2}),
    (SLAB, "dice_number", position("1:15", "2:15", "4-4-4-4"), {"given": 4, "expected": 2}),
    (ALVEUS, "dice_number", position("1:15", "1:15", "6-5"), {"given": 2, "expected": 3}),
    (SLAB, "both_colours", position("5:15", "5:15"), {"at": "A5"}),
    (xii(route="mirrored"), "both_colours", position("13:15", "36:15"), {"at": "B1"}),
    (ALVEUS, "both_colours", position("20:15", "5:15"), {"at": 20}),
    (HALF, "no_such_point", position("31:15", "1:15"), {"at": "31"}),
    (xii(men="5"), "men_sum", position("1:15", "2:15"), {"count": 15, "expected": 5}),
    (SLAB, "no_cube", {**position("1:15", "2:15"), "cube": {"value": 1}}, {}),
    (SLAB, "bad_value", position("1:15", "2:15", turn="green"), {"name": "turn"}),
    (SLAB, "missing", {"turn": "white", "green": men("1:15"), "black": men("2:15")}, {}),
    (ALVEUS, "bad_value", {**ONES, "choice": True}, {"name": "choice"}),
    (DOG, "bad_value", {**position("9:1 1:14", "1:15", "1-1-2"), "choice": True}, {}),
    (DOG, "bad_value", {**position("1:15", "1:15", "1-1-1"), "choice": True}, {}),
    (DOG, "bad_value", {**ONES, "choice": "yes"}, {"name": "choice"}),
    (
        DOG,
        "bad_value",
        {**position("10:1 1:14", "1:15", "1-1-1"), "played": ["1:9-10"], "choice": True},
        {"name": "choice"},
    ),
    (
        SLAB,
        "bad_dice",
        {**position("hand:14 5:1", "2:15", "4-4"), "played": ["5:hand-5"]},
        {"dice": [4, 4]},
    ),
]


@pytest.mark.parametrize(("game", "code", "content", "params"), BAD)
def test_bad_position(
    game: TablesGame, code: str, content: dict[str, Any], params: dict[str, Any]
) -> None:
    with pytest.raises(SetupError) as caught:
        game.from_json(content)
    assert caught.value.code == code
    assert caught.value.params.items() >= params.items()


TOUCH = duodecim(touch_captures="off")


@pytest.mark.parametrize(
    ("white", "black"),
    [
        ("8:2 1:13", "1:15"),  # two men on the point of a man that has just hit
        ("8:1 1:14", "5:15"),  # no man on the point of return
    ],
)
def test_touched_man_must_be_able_to_return(white: str, black: str) -> None:
    content = {**position(white, black, "3-2-1"), "played": ["3:5-8*"]}
    with pytest.raises(SetupError) as caught:
        TOUCH.from_json(content)
    assert (caught.value.code, caught.value.params["name"]) == ("bad_value", "played")


def test_double_has_four_dice() -> None:
    state = SLAB.from_json({**position("hand:11 4:4", "20:15", "4-4"), "played": ["4:hand-4"] * 3})
    assert state.left == (4,)
    with pytest.raises(SetupError):
        SLAB.from_json({**position("hand:10 4:5", "20:15", "4-4"), "played": ["4:hand-4"] * 5})


@pytest.mark.parametrize(
    ("game", "text", "code"),
    [
        (ALVEUS, "6:hand-6", "notation"),
        (SLAB, "6:hand-", "notation"),
        (SLAB, "send 37", "no_such_point"),
        (SLAB, "send", "notation"),
        (SLAB, "send A7", "notation"),
        (SLAB, "throw 4-4-4-4", "dice_number"),
        (TWO, "throw 6-5-4", "dice_number"),
    ],
)
def test_bad_text(game: TablesGame, text: str, code: str) -> None:
    state = set_up(game, "1:15", "2:15")
    with pytest.raises(AlveusError) as caught:
        play(game, state, text)
    assert caught.value.code == code
    assert isinstance(caught.value, NotationError | IllegalMove)
