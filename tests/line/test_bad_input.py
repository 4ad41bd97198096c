"""Invalid moves and positions are refused with a code."""

from __future__ import annotations

from typing import Any

import pytest
from tests.line.deals import family, played, position, set_up, sperrdomino

from alveus.core.errors import AlveusError, SetupError

GAME = sperrdomino()
GOOD = ("01 25 03 04 05", "11 22 33 44 55 66 13 14", "12")

SETUPS: dict[str, tuple[dict[str, Any], str]] = {
    "a tile held twice": ({"hands": {"a": ["0:1", "0:1"], "b": ["1:1"]}}, "tile_twice"),
    "a tile held and laid": ({"hands": {"a": ["1:2"], "b": ["1:1"]}}, "tile_twice"),
    "a line that does not match": ({"line": ["1:2", "1:6"]}, "line_broken"),
    "a set with a tile missing": ({"stock": ["0:0", "0:2"]}, "tiles_missing"),
    "one hand": ({"hands": {"a": ["0:1"]}}, "hands_number"),
    "a tile that is none": ({"line": ["7:7"]}, "no_such_tile"),
    "a line that is no list": ({"line": "1:2"}, "wrong_type"),
    "a word for a tile": ({"line": ["double"]}, "notation"),
    "nobody on turn": ({"turn": None}, "seat_missing"),
    "somebody else on turn": ({"turn": "c"}, "bad_value"),
    "too many passes": ({"passes": 3}, "number_range"),
    "a number nobody can lack": ({"lacks": {"a": [7]}}, "number_range"),
    "a number that is lacked and held": ({"lacks": {"a": [1]}}, "lacks_held"),
    "an end that has not come": ({"result": {"ending": "domino"}}, "result_impossible"),
}


@pytest.mark.parametrize(("change", "code"), SETUPS.values(), ids=SETUPS)
def test_invalid_position_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.from_json({**position(*GOOD), **change})
    assert caught.value.code == code


@pytest.mark.parametrize("size", [1, 15])
def test_stock_of_wrong_size_is_refused(size: int) -> None:
    content = position(*GOOD)
    tiles = [*content["stock"], *content["hands"]["b"]]
    with pytest.raises(SetupError, match="stock_size"):
        GAME.from_json(
            {
                **content,
                "stock": tiles[:size],
                "hands": {"a": content["hands"]["a"], "b": tiles[size:]},
            }
        )


@pytest.mark.parametrize(
    "evidence",
    [{"lacks": {"b": [0, 1, 2, 3, 4, 5]}}, {"buys": [{"seat": "b", "held": 6, "ends": [1, 2]}]}],
    ids=["passes", "drawn tiles"],
)
def test_hidden_tiles_that_no_player_can_have_are_refused(evidence: dict[str, Any]) -> None:
    hidden = {"hands": {"a": ["0:0", "3:3"], "b": [None] * 23}, "stock": [None] * 2}
    content = {**hidden, "turn": "a", "line": ["6:6"], "options": {"draw_one": "on"}}
    game = family(draw_one="on")
    game.from_json(content)
    with pytest.raises(SetupError, match="deal_impossible"):
        game.from_json({**content, **evidence})


def test_two_empty_hands_are_refused() -> None:
    with pytest.raises(SetupError, match="hands_empty"):
        family().from_json({"turn": "a", "hands": {"a": [], "b": []}, "line": ["1:1"]})


def test_stock_is_refused_in_game_without_stock() -> None:
    with pytest.raises(SetupError, match="no_stock"):
        family().from_json(
            {"turn": "a", "hands": {"a": ["0:0"], "b": ["1:1"]}, "line": [], "stock": ["2:2"]}
        )


MOVES = {
    "a tile without an end": ("01", "end_missing"),
    "a word": ("domino", "notation"),
    "nothing": ("", "notation"),
    "a tile that is none": ("07 left", "no_such_tile"),
    "a tile not held": ("66 left", "not_held"),
    "a tile that does not fit": ("03 left", "does_not_fit"),
    "a pass with a fitting tile": ("pass", "must_serve"),
    "another deal": ("deal a 0:0", "dealt_already"),
    "another random deal": ("throw", "dealt_already"),
}


@pytest.mark.parametrize(("text", "code"), MOVES.values(), ids=MOVES)
def test_invalid_move_is_refused(text: str, code: str) -> None:
    state = set_up(GAME, *GOOD)
    with pytest.raises(AlveusError) as caught:
        played(GAME, state, text)
    assert caught.value.code == code


def test_move_before_deal_is_refused() -> None:
    with pytest.raises(AlveusError, match="throw_first"):
        played(GAME, GAME.opening(), "buy")


def test_deal_with_repeated_tile_is_refused() -> None:
    with pytest.raises(AlveusError, match="deal_incomplete"):
        GAME.parse(GAME.opening(), "deal a 0:0 0:0")


WHY = {
    "a tile that fits": (["a.0", "line.-1"], None),
    "a tile at the wrong end": (["a.0", "line.1"], "does_not_fit"),
    "a tile that fits nowhere": (["a.1"], "does_not_fit"),
    "a tile upon a tile": (["a.0", "line.0"], "not_an_end"),
    "the other hand": (["hand.b"], "not_a_tile"),
    "a laid tile": (["line.0"], "not_a_tile"),
    "the stock": (["stock"], None),
}


@pytest.mark.parametrize(("path", "code"), WHY.values(), ids=WHY)
def test_reason_against_path(path: list[str], code: str | None) -> None:
    refusal = GAME.why(set_up(GAME, *GOOD), path)
    assert (None if refusal is None else refusal.reason.code) == code


def test_reason_reveals_nothing_about_hidden_hand() -> None:
    known = GAME.information_state(set_up(GAME, *GOOD, turn="b"), 0)
    refusal = GAME.why(known, ["b.0", "line.-1"])
    assert refusal is not None
    assert refusal.reason.code == "not_your_turn"
