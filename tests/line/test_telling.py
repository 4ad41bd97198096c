"""Events at the end of a round, and knowledge about stock and talon."""

from __future__ import annotations

from typing import Any

import pytest
from tests.line.deals import (
    BOOK_A,
    BOOK_B,
    BOOK_MOVES,
    BOOK_STOCK,
    SET,
    bought_out,
    family,
    met,
    played,
    set_up,
    sperrdomino,
)

GAME = sperrdomino()
BOOK = set_up(GAME, BOOK_A, BOOK_B, "", BOOK_STOCK)


def bought(left: int) -> Any:
    """The great deal with A to move and a number of face-down tiles."""
    state = BOOK
    for text in BOOK_MOVES:
        if len(state.stock) == left:
            break
        state = played(GAME, state, text)
    return state


def last_events(game: Any, state: Any, *texts: str) -> list[Any]:
    """The events of the last move."""
    events: list[Any] = []
    for text in texts:
        notation = f"{text[0]}:{text[1:]}" if text[:2].isdecimal() else text
        for move in game.parse(state, notation):
            state, happened = game.apply(state, move)
            events = list(happened)
    return events


def knowledge(state: Any, seat: int = 0, game: Any = GAME) -> dict[str, Any]:
    result: dict[str, Any] = game.knowledge(game.information_state(state, seat), seat)
    return result


def odds(state: Any, tile: str, seat: int = 0) -> dict[str, float]:
    (shares,) = (row["odds"] for row in knowledge(state, seat)["tiles"] if row["tile"] == tile)
    return dict(shares)


def test_end_event_has_pips_of_hands_talon_and_line() -> None:
    """The book's great deal: A keeps 61 pips, B 42, the talon is 3:6 and 4:4."""
    join, block, over = last_events(GAME, BOOK, *BOOK_MOVES)
    assert (join.code, block.code, over.code) == ("join", "block", "over")
    assert over.side == "b"
    assert over.params == {
        "ending": "block",
        "points": 120,
        "hands": [61, 42],
        "talon": 17,
        "table": 48,
    }


def test_domino_has_no_block_event() -> None:
    game = family(players="2")
    rest = [tile for tile in SET if tile not in ("0:1", "1:1")]
    hands = {"a": ["0:1"], "b": rest[:13]}
    content = {"turn": "a", "hands": hands, "line": ["1:1"], "options": {"players": "2"}}
    state = game.from_json(content)
    assert [event.code for event in last_events(game, state, "01 left")] == ["join", "over"]


def test_first_tile_leads_and_others_join() -> None:
    (lead,) = last_events(GAME, BOOK, "11")
    assert (lead.code, lead.params) == ("lead", {"tile": "1:1"})
    moves = BOOK_MOVES[: BOOK_MOVES.index("12 right") + 1]
    (right,) = last_events(GAME, BOOK, *moves)
    assert right.params == {"tile": "1:2", "number": 1, "end": "right"}
    moves = BOOK_MOVES[: BOOK_MOVES.index("14 left") + 1]
    (left,) = last_events(GAME, BOOK, *moves)
    assert left.params == {"tile": "1:4", "number": 4, "end": "left"}


def test_status_asks_to_buy_then_to_pass() -> None:
    said = []
    state = BOOK
    for text in BOOK_MOVES:
        before = state
        state = played(GAME, state, text)
        if text in ("buy", "pass") and before.line:
            (status,) = GAME.view(GAME.information_state(before, 0), 0)["status"]
            said.append((text, status["code"]))
    assert set(said) == {("buy", "to_join"), ("buy", "must_buy"), ("pass", "must_pass")}


def test_buyable_tiles_are_counted_only_with_stock() -> None:
    def counted(game: Any, state: Any) -> dict[str, int]:
        counters = game.view(game.information_state(state, 0), 0)["counters"]
        return {counter["code"]: counter["value"] for counter in counters if not counter["side"]}

    assert counted(GAME, bought(7)) == {"buyable": 5, "table": 3}
    assert counted(family(players="3"), met(family(players="3"), 1, 0)) == {"table": 0}


def test_numbers_are_counted_per_place() -> None:
    """A has 0:4 0:5 1:2 1:3 1:6 2:2 2:3 2:4 4:6; the line is 0:1 1:1."""
    result = knowledge(bought(7))
    counted = {
        row["number"]: (row["line"], row["hand"], row["unseen"]) for row in result["numbers"]
    }
    assert counted == {
        0: (1, 2, 4),
        1: (2, 3, 2),
        2: (0, 4, 3),
        3: (0, 2, 5),
        4: (0, 3, 4),
        5: (0, 1, 6),
        6: (0, 2, 5),
    }
    assert result["side"] == "a"


def test_talon_has_its_share_of_stock() -> None:
    """A does not see seventeen tiles: ten of B and seven in the stock."""
    tile_odds = odds(bought(7), "6:6")
    shares = {"b": 10 / 17, "stock": 7 / 17, "talon": 2 / 17}
    assert tile_odds == {place: pytest.approx(share, abs=1e-4) for place, share in shares.items()}


def test_used_up_stock_equals_talon() -> None:
    state = GAME.from_json(bought_out("22 23 33", "01 12", "36 44"))
    for row in knowledge(state)["tiles"]:
        assert row["odds"]["talon"] == row["odds"]["stock"]


def test_expected_talon_is_two_average_tiles() -> None:
    for state in (bought(7), GAME.from_json(bought_out("22 23 33", "01 12", "36 44"))):
        tiles = [row["tile"] for row in knowledge(state)["tiles"]]
        pips = sum(int(tile[0]) + int(tile[2]) for tile in tiles)
        assert knowledge(state)["talon"] == pytest.approx(2 * pips / len(tiles), abs=0.01)


def test_game_without_talon_has_no_talon_odds() -> None:
    game = family(players="3")
    result = knowledge(met(game, 1, 2), game=game)
    assert result["talon"] == 0
    assert all("talon" not in row["odds"] for row in result["tiles"])


def test_pass_marks_number_as_missing() -> None:
    """At the end of the great deal, A passes on a line with 0 at both ends."""
    state = BOOK
    for text in BOOK_MOVES[:-1]:
        state = played(GAME, state, text)
    for seat in (0, 1):
        result = knowledge(state, seat)
        lacking = {row["number"]: row["lacks"] for row in result["numbers"] if row["lacks"]}
        assert lacking == {0: ["a"]}
