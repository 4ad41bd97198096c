"""Rules of family dominoes, with and without a stock."""

from __future__ import annotations

from typing import Any

import pytest
from tests.line.deals import ended, family, played, short

from alveus.core.errors import IllegalMove
from alveus.core.outcomes import Outcome
from alveus.core.stream import Stream
from alveus.families.dominoes.line.state import State


def table(line: str, *hands: str, **more: Any) -> dict[str, Any]:
    held = {side: short(hand) for side, hand in zip("abcde", hands, strict=False)}
    return {"turn": "a", "hands": held, "line": short(line), **more}


def dealt_state(**options: str) -> State:
    game = family(**options)
    return game.apply(game.opening(), game.chance(game.opening(), Stream(b"family")))[0]


@pytest.mark.parametrize(("players", "each"), [("2", 14), ("3", 9), ("4", 7), ("5", 5)])
def test_all_tiles_are_dealt_equally(players: str, each: int) -> None:
    state = dealt_state(players=players)
    assert [len(hand) for hand in state.hands] == [each] * int(players)
    assert state.stock == ()


@pytest.mark.parametrize(("players", "each"), [("2", 7), ("3", 7), ("4", 5), ("5", 5)])
def test_drawing_leaves_a_stock(players: str, each: int) -> None:
    state = dealt_state(players=players, draw_one="on")
    assert len(state.hands[0]) == each
    assert len(state.stock) == 28 - each * int(players)


def test_all_tiles_are_face_down_before_deal() -> None:
    game = family()
    lying, held = (game.view(state, 0)["pieces"] for state in (game.opening(), dealt_state()))
    assert [(piece["place"], piece["value"]) for piece in lying] == [("stock", "")] * 28
    assert "stock" not in {piece["place"] for piece in held}


@pytest.mark.parametrize("reach", ["6", "7", "8", "9"])
def test_hand_size_depends_on_set(reach: str) -> None:
    n = int(reach)
    assert len(dealt_state(reach=reach).hands[0]) == (n + 1) * (n + 2) // 4


def test_highest_double_leads() -> None:
    game, state = family(players="4"), dealt_state(players="4")
    doubles = {tile: seat for seat in range(4) for tile in state.hand_of(seat) if tile.double}
    highest = max(doubles)
    assert state.turn == doubles[highest]
    assert [game.text(state, move) for move in game.moves(state)] == [str(highest)]


def test_player_with_fitting_tile_must_play() -> None:
    game = family()
    state = game.from_json(table("12", "01 33", "44 55"))
    with pytest.raises(IllegalMove, match="must_serve"):
        played(game, state, "pass")


def test_player_without_fitting_tile_passes() -> None:
    game = family()
    state = game.from_json(table("12", "33 34", "01 55"))
    assert played(game, state, "pass").turn == 1


def test_first_empty_hand_wins() -> None:
    game = family(players="3")
    state = game.from_json(table("12", "01", "33", "44"))
    assert ended(played(game, state, "01 left")) == Outcome(0, "domino", 1, (0, 0, 0))


def test_lightest_hand_wins_after_all_pass() -> None:
    game = family(players="3")
    state = game.from_json(table("12", "33", "34", "36"))
    assert ended(played(game, state, "pass", "pass", "pass")) == Outcome(0, "block", 1, (0, 0, 0))


def test_equal_hands_tie() -> None:
    game = family(players="3")
    state = game.from_json(table("12", "33", "06", "46"))
    assert ended(played(game, state, "pass", "pass", "pass")).winner is None


def test_player_draws_one_tile_then_passes() -> None:
    game = family(draw_one="on")
    state = game.from_json(
        table(
            "12",
            "33 34 35 36 44 45 46",
            "00 01 02 03 04 05 06",
            stock=short("55 11 13 14 15 16 22 23 24 25 26 56 66"),
        )
    )
    state = played(game, state, "buy")
    with pytest.raises(IllegalMove, match="drawn_already"):
        played(game, state, "buy")
    assert played(game, state, "pass").turn == 1


def test_drawn_tile_that_fits_must_be_played() -> None:
    game = family(draw_one="on")
    state = game.from_json(
        table(
            "12",
            "33 34 35 36 44 45 46",
            "00 01 02 03 04 05 06",
            stock=short("11 55 13 14 15 16 22 23 24 25 26 56 66"),
        )
    )
    state = played(game, state, "buy")
    assert [game.text(state, move) for move in game.moves(state)] == ["1:1 left"]
