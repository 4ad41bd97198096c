"""Composing by hand: tiles, trials, prescribed numbers and sums, live help, and positions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.terzett.boards import RECTANGLE, SMALL, across, after, board, impossible, made, terzett

from alveus.core.errors import AlveusError, IllegalMove
from alveus.families.dominoes.terzett.board import ACTIONS, Move
from alveus.families.dominoes.terzett.possibilities import possibilities
from alveus.families.dominoes.terzett.rules import why_not

FINISHED = ("place 0:0 a1-b1", "place 0:1 c1-c2", "place 1:1 a2-b2")


def refused(state: Any, text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalMove) as caught:
        after(state, text)
    return caught.value.code, dict(caught.value.params)


def board_view(state: Any) -> Any:
    return terzett().view(state, 0)


def status_params(state: Any) -> dict[str, Any]:
    return {message["code"]: message["params"] for message in board_view(state)["status"]}


def marked(state: Any, mark: str) -> str:
    return " ".join(place["id"] for place in board_view(state)["places"] if mark in place["marks"])


def placed_tiles(state: Any) -> list[str]:
    return terzett().to_json(state).get("laid", [])


def test_hold_takes_a_tile_or_puts_it_back() -> None:
    held = after(board(), "hold 0:1")
    assert status_params(held)["held"] == {"tile": "0:1"}
    assert after(held, "hold 1:1").held == (1, 1)
    assert after(held, "hold 0:1").held is None


def test_first_number_is_placed_on_first_cell() -> None:
    for text in ("place 0:1 c2-c1", "place 1:0 c1-c2"):
        state = after(board(), text)
        assert placed_tiles(state) == ["0:1 c2-c1"]
        assert [piece["value"] for piece in board_view(state)["pieces"]] == ["1:0"]


def test_place_adds_hold_if_the_tile_is_not_in_the_hand() -> None:
    game = terzett()
    verbs = [move.verb for move in game.parse(board(), "place 0:0 a1-b1")]
    assert verbs == ["hold", "place"]
    held = after(board(), "hold 0:0")
    assert [move.verb for move in game.parse(held, "place 0:0 a1-b1")] == ["place"]


def test_tile_taken_in_the_same_text_can_be_placed_again() -> None:
    state = after(board(), "place 0:1 a1-b1", "take a1 place 0:1 c1-c2 turn c1")
    assert placed_tiles(state) == ["0:1 c2-c1"]


def test_only_the_held_tile_can_be_placed() -> None:
    offered = {text for move in board_view(board())["moves"] for text in [move["text"].split()[0]]}
    assert offered == {"hold"}
    moves = [m for m in board_view(after(board(), "hold 0:1"))["moves"] if m["kind"] == "play"]
    assert len(moves) == 2 * 7
    assert {m["path"][0] for m in moves} == {"a1", "b1", "c1", "a2", "b2", "c2"}


def test_tiles_and_cells_are_used_once() -> None:
    state = after(board(), "place 0:0 a1-b1")
    assert refused(state, "hold 0:0") == ("tile_laid", {"tile": "0:0", "at": "a1-b1"})
    assert refused(state, "place 0:1 b1-c1") == ("cell_covered", {"at": "b1", "tile": "0:0"})
    assert refused(state, "place 0:1 a2-c2") == ("not_neighbours", {"from": "a2", "to": "c2"})
    assert refused(state, "take a2") == ("nothing_to_lift", {"at": "a2"})


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_legal_moves_are_the_moves_without_a_reason_against_them(data: st.DataObject) -> None:
    state = board(["######"] * 5, given={"a1": 0, "c2": 3}, sums={"a": 9})
    for _ in range(data.draw(st.integers(0, 20))):
        game = terzett()
        state, _ = game.apply(state, data.draw(st.sampled_from(game.moves(state))))
    conceivable = [Move(verb) for verb in ACTIONS]
    for tile in state.tiles:
        conceivable += [Move(verb, tile) for verb in ("hold", "take", "turn")]
        for a, b in state.figure.pairs:
            ends = [(a, b)] if tile.double else [(a, b), (b, a)]
            conceivable += [Move("place", tile, low, high) for low, high in ends]
    legal = {move for move in conceivable if why_not(state, move) is None}
    game = terzett()
    assert legal == set(game.moves(state))
    assert all(game.parse(state, game.text(state, move))[-1] == move for move in legal)
    assert len(legal) == len(terzett().moves(state))


def test_leading_zeros_in_the_name_of_a_tile_are_ignored() -> None:
    assert placed_tiles(after(board(), "place 00:1 a1-a2")) == ["0:1 a1-a2"]


def test_placed_tile_can_be_turned_or_taken() -> None:
    state = after(board(), "place 0:1 a1-a2")
    assert placed_tiles(after(state, "turn a2")) == ["0:1 a2-a1"]
    assert placed_tiles(after(state, "take a2")) == []
    double = after(board(), "place 1:1 a1-a2")
    assert refused(double, "turn a1") == ("double_turned", {"tile": "1:1"})


def test_prescribed_number_excludes_other_numbers() -> None:
    state = board(given={"b1": 0})
    barred = ("given_otherwise", {"at": "b1", "number": 0})
    assert refused(state, "place 0:1 a1-b1") == barred
    state = after(state, "place 0:1 b1-a1")
    assert refused(state, "turn a1") == barred
    assert marked(state, "given") == "b1"


def test_trial_is_kept_or_dropped() -> None:
    state = after(board(), "place 0:0 a1-b1", "try", "place 0:1 c1-c2")
    assert marked(state, "tried") == "c1 c2"
    assert status_params(state)["trial"] == {"depth": 1, "count": 1}
    assert placed_tiles(after(state, "drop")) == ["0:0 a1-b1"]
    assert placed_tiles(after(state, "keep")) == ["0:0 a1-b1", "0:1 c1-c2"]
    assert refused(after(board(), "try"), "try")[0] == "already_tried"
    assert refused(board(), "keep")[0] == "nothing_tried"


def test_game_ends_when_all_numbers_are_in_groups() -> None:
    state = after(board(), *FINISHED)
    assert terzett().outcome(state).ending == "composed"
    assert status_params(state) == {"composed": {"count": 3, "connections": 0}}
    assert refused(state, "take a1")[0] == "game_over"


def test_incorrect_full_board_does_not_end_the_game() -> None:
    state = after(board(), "place 0:0 a1-b1", "place 0:1 c2-c1", "place 1:1 a2-b2")
    assert status_params(state) == {"not_grouped_yet": {"numbers": [0, 1]}}
    assert terzett().outcome(state) is None
    assert terzett().outcome(after(state, "turn c1")).ending == "composed"


def test_game_does_not_end_until_sums_are_met() -> None:
    missed = after(board(sums={"1": 3}), *FINISHED)
    assert status_params(missed)["sum_missed"] == {"line": "1", "sum": 3, "now": 0}
    assert terzett().outcome(missed) is None
    met = after(board(sums={"c": 1, "2": 3}), *FINISHED)
    assert terzett().outcome(met) is not None


def test_help_is_off_at_first() -> None:
    opened = terzett(task="compose").opening()
    assert not any(token["kind"] == "room" for token in board_view(opened)["tokens"])
    helped = after(opened, "help")
    assert any(token["kind"] == "room" for token in board_view(helped)["tokens"])


def test_a_number_a_tile_or_a_cell_makes_a_board_impossible() -> None:
    """0 and 1 cannot be in groups; 0:1 has no place; a1 or c1 is left over."""
    prescribed = {**across(1, "abcdefghi", 0), **across(8, "abcdefghi", 1)}
    assert impossible(after(board(), "place 0:1 a1-b1")) == "never"
    assert impossible(board(RECTANGLE, given=prescribed)) == "tile_stuck"
    assert impossible(board(["###", ".#.", ".#.", ".#."])) == "unpaired"
    assert impossible(board()) is None


def test_help_lists_cells_without_free_neighbour() -> None:
    state = after(board(), "help", "place 0:1 b1-c1", "place 0:0 a2-b2")
    assert status_params(state)["holes"] == {"cells": ["a1", "c2"]}
    assert marked(state, "hole") == "a1 c2"


def test_help_reports_an_unpaired_cell() -> None:
    """Every cell has a neighbour, but a1 and c1 have only b1."""
    state = board(["###", ".#.", ".#.", ".#."], help=True)
    assert status_params(state)["unpaired"]["at"] in ("a1", "c1")
    assert marked(state, "hole") == ""


def test_help_lists_numbers_that_cannot_be_grouped() -> None:
    state = after(board(), "help", "place 0:1 a1-b1")
    assert status_params(state)["never"] == {"numbers": [0, 1]}
    assert marked(state, "never") == "a1 b1"


def test_help_counts_groups_and_places_of_tiles() -> None:
    state = after(board(), "help", "place 0:0 a1-b1", "place 0:1 c1-c2")
    tokens = {token["id"]: token["value"] for token in board_view(state)["tokens"]}
    assert (tokens["group.0"], tokens["group.1"], tokens["room.1:1"]) == (1, 0, 1)
    assert status_params(state)["missing_groups"] == {"count": 1}
    assert marked(state, "grouped") == "a1 b1 c1"
    assert not any(t["kind"] == "room" for t in board_view(after(state, "help"))["tokens"])


def test_help_lists_tiles_without_a_place() -> None:
    """All zeros in row 1 and all ones in row 8 leave no place for 0:1."""
    prescribed = {**across(1, "abcdefghi", 0), **across(8, "abcdefghi", 1)}
    assert status_params(board(RECTANGLE, given=prescribed, help=True))["tiles_stuck"] == {
        "tiles": ["0:1"]
    }


def test_finished_groups_that_touch_are_counted() -> None:
    state = board(
        ["######"] * 5, laid=["0:0 a1-b1", "0:1 c1-c2", "0:2 d1-d2", "0:3 e1-e2", "0:4 f1-f2"]
    )
    counters = {c["code"]: c["value"] for c in board_view(state)["counters"]}
    assert counters == {"laid": 5, "groups": 2, "connections": 1}


def test_why_explains_impossible_placements() -> None:
    game = terzett()

    def why(state: Any, *path: str) -> str | None:
        refusal = game.why(state, path)
        return None if refusal is None else refusal.reason.code

    empty, held = board(), after(board(), "hold 0:1")
    assert why(empty, "a1") == "nothing_held"
    assert why(held, "a1") is None
    assert why(held, "a1", "b1") is None
    assert why(held, "a1", "c2") == "not_neighbours"
    covered = after(board(), "place 0:0 a1-b1", "hold 0:1")
    assert why(covered, "b1", "c1") == "cell_covered"
    assert why(covered, "a1") is None


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ({"outline": ["####"] * 2}, "cells_number"),
        ({"outline": ["###", "..."]}, "odd_region"),
        ({"outline": ["##..", "..##", "..##"]}, "outline_apart"),
        ({"outline": []}, "figure_empty"),
        ({"outline": [3]}, "wrong_type"),
        ({"outline": SMALL, "given": {"a1": 2}}, "given_range"),
        ({"outline": SMALL, "given": {"z9": 0}}, "no_such_cell"),
        ({"outline": SMALL, "given": dict.fromkeys(("a1", "b1", "c1", "a2"), 0)}, "given_count"),
        ({"outline": SMALL, "sums": {"d": 3}}, "no_such_line"),
        ({"outline": SMALL, "sums": {"9": 3}}, "no_such_line"),
        ({"outline": SMALL, "laid": ["0:0 a1-b1", "0:0 a2-b2"]}, "tile_twice"),
        ({"outline": SMALL, "laid": ["0:0 a1-b1", "0:1 b1-c1"]}, "cell_covered"),
        ({"outline": SMALL, "laid": ["0:2 a1-b1"]}, "no_such_tile"),
        ({"outline": SMALL, "laid": ["0:0 a1-c2"]}, "not_neighbours"),
        ({"outline": SMALL, "laid": ["0:0"]}, "notation"),
        ({"outline": SMALL, "laid": ["0:1 a1-b1"], "given": {"a1": 1}}, "given_otherwise"),
        ({"outline": SMALL, "laid": ["0:0 a1-b1"], "held": "0:0"}, "tile_twice"),
        ({"outline": SMALL, "trials": ["0:0 a1-b1"]}, "wrong_type"),
    ],
)
def test_invalid_board_is_rejected(position: dict[str, Any], code: str) -> None:
    with pytest.raises(AlveusError) as caught:
        terzett().from_json(position)
    assert caught.value.code == code


@settings(max_examples=25, deadline=None)
@given(st.sets(st.integers(0, 35)), st.integers(0, 3))
def test_part_of_a_figure_is_not_impossible(tiles: set[int], seed: int) -> None:
    """Live help must not call a board impossible if removing tiles from a figure gives it."""
    whole = made(board(RECTANGLE), f"whole {seed}")
    begun = replace(whole, laid=tuple(whole.laid[n] for n in sorted(tiles)))
    assert impossible(begun) is None
    left = [tile for tile in begun.tiles if tile not in begun.placement_of]
    assert sorted(possibilities(begun).rooms) == left
