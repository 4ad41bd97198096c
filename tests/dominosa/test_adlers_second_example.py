"""Adler's second example (figure 3 of the book), reconstructed: every sentence of its text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alveus.families.dominoes.dominosa.aids import aid_for, commitments, squares
from alveus.families.dominoes.dominosa.deduce import conclude
from alveus.families.dominoes.dominosa.exact import count, lay, settle, solutions
from alveus.families.dominoes.dominosa.outline import bits, pair
from alveus.families.dominoes.dominosa.puzzle import Puzzle, from_id

PAGE = Path(__file__).parents[2] / "web" / "src" / "games" / "dominosa"
SECOND, THIRD = json.loads((PAGE / "lost-figures.json").read_text(encoding="utf-8"))["figures"]
PUZZLE = from_id(THIRD["puzzle"])
WALK: list[tuple[str, str]] = [(step["tile"], step["place"]) for step in THIRD["walk"]]
LINES = {"g5-h5", "h5-i5", "b5-c5", "c4-c5"}
SQUARE = {"b2-b3", "c2-c3", "b2-c2", "b3-c3"}


def places(tile: str, live: int = PUZZLE.all) -> set[str]:
    """Return the names of the live places of a tile."""
    index = [str(one) for one in PUZZLE.tiles].index(tile)
    return {PUZZLE.name(place) for place in bits(PUZZLE.of[index] & live)}


def after(tiles: int, lines: set[str] = LINES) -> int:
    """Return the live places after lines, and after the first tiles of the walk."""
    live = PUZZLE.all
    for name in lines:
        live &= ~(1 << pair(PUZZLE.figure, name))
    for _, name in WALK[:tiles]:
        live = lay(PUZZLE, live, pair(PUZZLE.figure, name))
    return live


def single_places(puzzle: Puzzle, live: int) -> set[str]:
    """Return the places that are the only one left for a tile or a cell."""
    groups = (group & live for group in puzzle.groups)
    return {puzzle.name(next(bits(group))) for group in groups if group.bit_count() == 1}


def test_there_are_127_places_and_no_seal() -> None:
    assert sum(PUZZLE.tally.values()) == 127
    assert 1 not in PUZZLE.tally.values()


def test_many_tiles_have_two_places() -> None:
    assert list(PUZZLE.tally.values()).count(2) == 12


@pytest.mark.parametrize(("tile", "cell"), [("1:1", "h5"), ("3:3", "c5")])
def test_both_places_of_double_share_a_cell(tile: str, cell: str) -> None:
    found = places(tile)
    assert len(found) == 2
    assert all(cell in name.split("-") for name in found)


def test_two_lines_separate_each_shared_cell() -> None:
    doubles = {tile for tile, one in enumerate(PUZZLE.tiles) if str(one) in ("1:1", "3:3")}
    steps = [step for step in commitments(PUZZLE, PUZZLE.all) if {*step.tiles} <= doubles]
    cuts = {PUZZLE.name(place) for step in steps for place in bits(step.cuts)}
    assert cuts == LINES


def test_lines_make_only_1_6_a_seal() -> None:
    assert single_places(PUZZLE, after(0, set())) == set()
    assert single_places(PUZZLE, after(0)) == places("1:6", after(0)) == {"e6-f6"}


def test_1_7_is_a_seal_after_1_6_only() -> None:
    assert len(places("1:7", after(0))) == 2
    assert places("1:7", after(1)) == {"h6-h7"}


def test_1_1_must_be_on_h4_and_h5_after_1_7() -> None:
    assert places("1:1", after(1)) == {"h4-h5", "h5-h6"}
    assert places("1:1", after(2)) == {"h4-h5"}


def test_nothing_else_follows_from_three_tiles() -> None:
    live = after(3)
    assert settle(PUZZLE, live) == live
    assert single_places(PUZZLE, live) == {name for _, name in WALK[:3]}


def test_4_5_and_4_7_fill_the_square() -> None:
    assert places("4:5") | places("4:7") == SQUARE
    assert PUZZLE.tally["4:5"] == PUZZLE.tally["4:7"] == 2


def test_square_makes_4_4_a_seal() -> None:
    live = after(3)
    step = next(squares(PUZZLE, live))
    assert {PUZZLE.name(place) for place in bits(step.places)} == SQUARE
    assert len(places("4:4", live)) == 2
    assert places("4:4", conclude(PUZZLE, live, step)) == {"a1-a2"}


def test_two_gaps_follow_4_4() -> None:
    live = after(6)
    gaps = {
        name
        for name, at in zip(PUZZLE.figure.names, PUZZLE.figure.at, strict=True)
        if (at & live).bit_count() == 1
    }
    laid = {cell for _, name in WALK[:6] for cell in name.split("-")}
    assert gaps - laid == {"b1", "a3"}
    for number in (6, 7):
        index = pair(PUZZLE.figure, WALK[number][1])
        assert aid_for(PUZZLE, after(number), index) == "kleine_luecke"


def test_seals_and_gaps_solve_the_rest() -> None:
    assert settle(PUZZLE, after(6)).bit_count() == len(PUZZLE.tiles)


def test_puzzle_has_two_solutions_that_differ_in_the_square() -> None:
    assert count(PUZZLE) == (2, True) == (THIRD["keys"], True)
    one, other = solutions(PUZZLE)
    assert {PUZZLE.name(place) for place in bits(one ^ other)} == SQUARE


def test_key_is_that_of_figure_two() -> None:
    assert next(solutions(from_id(SECOND["puzzle"]))) in solutions(PUZZLE)


def test_course_has_the_eight_tiles_in_order() -> None:
    course = json.loads((PAGE / "course.json").read_text(encoding="utf-8"))
    steps = [step for step in course["steps"] if step["name"].startswith("second")]
    moves = [move for step in steps for move in step["answers"][0]]
    assert set(moves[:4]) == {f"line {name}" for name in LINES}
    assert moves[4:] == [f"lay {name}" for _, name in WALK]
    assert {step["position"]["puzzle"] for step in steps} == {THIRD["puzzle"]}
