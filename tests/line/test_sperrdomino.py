"""Rules of Sperrdomino, and the great deal of the book."""

from __future__ import annotations

import pytest
from tests.line.deals import (
    BOOK_A,
    BOOK_B,
    BOOK_MOVES,
    BOOK_STOCK,
    bought_out,
    ended,
    played,
    set_up,
    sperrdomino,
)

from alveus.core.errors import IllegalMove
from alveus.core.outcomes import Outcome
from alveus.core.stream import Stream
from alveus.families.dominoes.line.rules import hand_pips
from alveus.families.dominoes.line.state import BUY, PASS, State

GAME = sperrdomino()


def book(stock: str = BOOK_STOCK) -> State:
    return set_up(GAME, BOOK_A, BOOK_B, "", stock)


def after(state: State, tiles: int) -> State:
    """The great deal with a number of tiles in the line."""
    for text in BOOK_MOVES:
        if len(state.line) == tiles:
            break
        state = played(GAME, state, text)
    return state


def texts(state: State) -> set[str]:
    return {GAME.text(state, move) for move in GAME.moves(state)}


def refusal(state: State, text: str, **options: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        played(sperrdomino(**options), state, text)
    return caught.value.code


class TestTheGreatDeal:
    """The example of the book for the earliest block and the highest score."""

    def test_hands_have_35_and_31_pips(self) -> None:
        assert (hand_pips(book(), 0), hand_pips(book(), 1)) == (35, 31)

    @pytest.mark.parametrize(
        ("tile", "ends", "pips"),
        [
            (1, "11", 2), (2, "01", 3), (3, "02", 6), (4, "00", 8), (5, "04", 12),
            (6, "01", 17), (7, "03", 21), (8, "00", 24), (9, "05", 29), (10, "01", 35),
            (11, "06", 42), (12, "00", 48), (13, "00", 48),
        ],
    )  # fmt: skip
    def test_ends_and_pips_after_every_tile(self, tile: int, ends: str, pips: int) -> None:
        state = after(book(), tile)
        assert "".join(map(str, sorted(state.ends))) == ends
        assert sum(map(sum, state.line)) == pips

    def test_a_has_two_blanks_at_fifth_tile(self) -> None:
        assert {text[:3] for text in texts(after(book(), 4)) - {"buy"}} == {"0:4", "0:5"}

    @pytest.mark.parametrize("tile", [9, 11])
    def test_a_has_one_tile_from_ninth_tile(self, tile: int) -> None:
        assert len({text.split()[0] for text in texts(after(book(), tile - 1)) - {"buy"}}) == 1

    def test_b_wins_120_points(self) -> None:
        assert ended(played(GAME, book(), *BOOK_MOVES)) == Outcome(1, "block", 120, (0, 0))

    def test_score_is_both_hands_and_talon(self) -> None:
        state = played(GAME, book(), *BOOK_MOVES)
        talon = sum(tile.pips for tile in state.stock if tile is not None)
        assert hand_pips(state, 1) == 42
        assert hand_pips(state, 0) + hand_pips(state, 1) + talon == 120 == 168 - 48

    def test_b_wins_with_any_talon(self) -> None:
        six = BOOK_STOCK.split()[8:]
        for first in range(6):
            for second in range(first + 1, 6):
                talon = [six[first], six[second]]
                bought = [tile for tile in six if tile not in talon]
                stock = " ".join([*BOOK_STOCK.split()[:8], *bought, *talon])
                state = played(GAME, book(stock), *BOOK_MOVES)
                assert ended(state) == Outcome(1, "block", 120, (0, 0))
                assert hand_pips(state, 0) >= 61


class TestTheDeal:
    def test_hands_have_seven_tiles_and_stock_fourteen(self) -> None:
        state, _ = GAME.apply(GAME.opening(), GAME.chance(GAME.opening(), Stream(b"deal")))
        assert [len(hand) for hand in state.hands] == [7, 7]
        assert len(state.stock) == 14

    def test_first_starter_is_random(self) -> None:
        begins = {GAME.chance(GAME.opening(), Stream(bytes([n]))).starter for n in range(20)}
        assert begins == {0, 1}

    def test_winner_starts(self) -> None:
        assert GAME.next_starter(Outcome(1, "domino", 20), 0) == 1
        deal = GAME.chance(GAME.opening(1), Stream(b"any"))
        assert GAME.apply(GAME.opening(1), deal)[0].turn == 1

    def test_starter_repeats_after_tie(self) -> None:
        assert GAME.next_starter(Outcome(None, "tie", 0), 1) == 1


class TestBuying:
    def test_player_with_fitting_tile_may_buy(self) -> None:
        assert "buy" in texts(set_up(GAME, "01 02 03 04 05", "11 22 33 44 55 66 12 13", "00"))

    def test_player_with_fitting_tile_may_not_pass(self) -> None:
        state = set_up(GAME, "01 02 03 04 05", "11 22 33 44 55 66 12 13", "00")
        assert refusal(state, "pass") == "must_serve"

    def test_player_without_fitting_tile_must_buy(self) -> None:
        state = set_up(GAME, "11 12 13 14 15", "22 33 44 55 66 23 24 25", "00")
        assert texts(state) == {"buy"}
        assert refusal(state, "pass") == "must_buy"

    def test_turn_continues_after_purchase(self) -> None:
        state = set_up(GAME, "01 02 03 04 05", "11 22 33 44 55 66 12 13", "00")
        after_one = played(GAME, state, "buy")
        assert after_one.turn == 0
        assert len(after_one.hands[0]) == 6

    def test_last_two_tiles_are_never_bought(self) -> None:
        state = set_up(
            GAME,
            "01 02 03 04 05 06 11 12 13 14 15 16 22",
            "23 24 25 26 33 34 35 36 44 45 46 55",
            "00",
        )
        assert [str(tile) for tile in state.stock] == ["5:6", "6:6"]
        assert refusal(state, "buy") == "none_to_buy"

    def test_player_without_fitting_tile_passes_if_stock_is_used_up(self) -> None:
        state = set_up(
            GAME,
            "11 12 13 14 15 16 22 23 24 25 26 33",
            "01 02 03 04 05 06 34 35 36 44 45 46 55",
            "00",
        )
        assert texts(state) == {"pass"}
        assert played(GAME, state, "pass").turn == 1

    def test_starter_leads_before_buying(self) -> None:
        assert "buy" not in texts(book())
        assert refusal(book(), "buy") == "lead_first"
        assert "buy" in {
            GAME.text(book(), move) for move in sperrdomino(starter_may_buy="on").moves(book())
        }

    def test_option_limits_buying_after_fit(self) -> None:
        game = sperrdomino(buy_after_fit="off")
        state = set_up(GAME, "11 12 13 14 15", "22 33 44 55 66 23 24 25", "00")
        assert BUY in GAME.moves(played(GAME, state, "buy"))
        assert BUY not in game.moves(played(game, state, "buy"))
        assert refusal(played(game, state, "buy"), "buy", buy_after_fit="off") == "bought_enough"


class TestTheLine:
    def test_tile_is_turned_to_match(self) -> None:
        state = set_up(GAME, "01 25 03 04 05", "11 22 33 44 55 66 13 14", "12")
        assert played(GAME, state, "01 left").line == ((0, 1), (1, 2))
        assert played(GAME, state, "25 right").line == ((1, 2), (2, 5))

    def test_double_does_not_branch(self) -> None:
        state = set_up(GAME, "11 25 03 04 05", "01 22 33 44 55 66 13 14", "12")
        assert played(GAME, state, "11 left").ends == (1, 2)

    def test_tile_that_does_not_fit_is_refused(self) -> None:
        state = set_up(GAME, "01 25 03 04 05", "11 22 33 44 55 66 13 14", "12")
        assert refusal(state, "03 left") == "does_not_fit"
        assert refusal(state, "01 right") == "does_not_fit"

    def test_tile_of_other_hand_is_refused(self) -> None:
        state = set_up(GAME, "01 25 03 04 05", "11 22 33 44 55 66 13 14", "12")
        assert refusal(state, "11 left") == "not_held"


NINE = "12 24 40 00 06 63 34 45 50"
"""A line of nine tiles that is open at 1 and 0; its pips are 49."""
TEN = "01 12 20 00 03 34 40 05 56"
"""The ten-tile block without its last tile, 0:6."""
EIGHTEEN = "53 34 45 55 52 21 10 05 56 64 42 20 00 06 61 13 32 22"
"""Eighteen tiles of 105 pips, open at 5 and 2."""


class TestDomino:
    def test_last_tile_wins(self) -> None:
        state = played(GAME, set_up(GAME, "01", "22 33 44 55", NINE), "01 right")
        assert (ended(state).winner, ended(state).ending) == (0, "domino")

    def test_only_hands_count_while_a_tile_can_be_bought(self) -> None:
        state = played(GAME, set_up(GAME, "01", "22 33 44 55", NINE), "01 left")
        assert ended(state).points == 4 + 6 + 8 + 10

    def test_all_remaining_tiles_count_if_stock_is_used_up(self) -> None:
        state = played(GAME, GAME.from_json(bought_out("01", NINE, "55 66")), "01 left")
        assert ended(state).points == 168 - 49 - 1


class TestSperre:
    def test_lighter_hand_wins_63_points_at_eighteenth_tile(self) -> None:
        state = GAME.from_json(bought_out("04 44 66", EIGHTEEN, "15 26"))
        assert (hand_pips(state, 0), hand_pips(state, 1)) == (24, 25)
        assert ended(played(GAME, state, "pass", "pass")) == Outcome(0, "block", 63, (0, 0))

    def test_heavier_hand_loses_block(self) -> None:
        state = GAME.from_json(bought_out("03 36 33 14 11", EIGHTEEN, "15 26"))
        assert ended(played(GAME, state, "pass", "pass")).winner == 1

    def test_blocked_player_buys_rest_of_stock(self) -> None:
        state = played(GAME, set_up(GAME, "06 11", "22 33 44", TEN), "06 right")
        assert state.over is None
        assert texts(state) == {"buy"}
        state = played(GAME, state, *["buy"] * 12)
        assert ended(state).points == 126

    def test_option_ends_dead_round_at_once(self) -> None:
        game = sperrdomino(block_end="certain")
        state = played(game, set_up(game, "06 11", "22 33 44", TEN), "06 right")
        assert ended(state) == Outcome(0, "block", 2 + 4 + 6 + 8, (0, 0))

    def test_seven_tiles_block_with_two_in_talon(self) -> None:
        state = GAME.from_json(bought_out("11 22 33", "00 01 12 20 03 34 40", "05 06"))
        assert state.over is None
        state = played(GAME, state, "pass", "pass")
        assert ended(state) == Outcome(0, "block", 148, (0, 0))

    def test_equal_hands_score_nothing_if_blocked(self) -> None:
        state = GAME.from_json(bought_out("06 15 16 22 24 35 45 46 55", TEN, "11 13"))
        assert ended(played(GAME, state, "06 right")) == Outcome(None, "tie", 0, (0, 0))

    def test_option_makes_blocker_lose_tie(self) -> None:
        game = sperrdomino(block_tie="blocker_loses")
        state = game.from_json(bought_out("06 15 16 22 24 35 45 46 55", TEN, "11 13"))
        assert ended(played(game, state, "06 right")) == Outcome(1, "block", 126, (0, 0))


class TestFalsePass:
    ABLE = ("01 02 03 04 05", "11 22 33 44 55 66 12 13", "00")

    def test_false_pass_is_illegal_by_default(self) -> None:
        assert PASS not in GAME.moves(set_up(GAME, *self.ABLE))

    @pytest.mark.parametrize("fine", range(50, 101, 5))
    def test_false_pass_costs_points_and_keeps_turn(self, fine: int) -> None:
        game = sperrdomino(false_pass=f"penalty_{fine}")
        state = played(game, set_up(game, *self.ABLE), "pass")
        assert (state.fines, state.turn, state.passes) == ((0, fine), 0, 0)

    def test_fine_counts_for_any_winner(self) -> None:
        game = sperrdomino(false_pass="penalty_50")
        state = played(game, set_up(game, "01", "22 33 44 55", NINE), "pass", "01 left")
        assert ended(state) == Outcome(0, "domino", 28, (0, 50))


def test_resignation_scores_current_position() -> None:
    state = set_up(GAME, "01", "22 33 44 55", NINE)
    assert GAME.concede(state, 0) == Outcome(1, "resigned", 29, (0, 0))
