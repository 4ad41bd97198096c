"""Adler's example (figure 2 of the book), reconstructed: one of several grids that fit the text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alveus.families.dominoes.dominosa.aids import aid_for
from alveus.families.dominoes.dominosa.deduce import grade
from alveus.families.dominoes.dominosa.exact import count, lay, solutions
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle, count_places, from_id

PAGE = Path(__file__).parents[2] / "web" / "src" / "games" / "dominosa"
EXAMPLE = json.loads((PAGE / "lost-figures.json").read_text(encoding="utf-8"))["figures"][0]
PUZZLE = from_id(EXAMPLE["puzzle"])
WALK: list[tuple[str, str]] = [(step["tile"], step["place"]) for step in EXAMPLE["walk"]]
PRINTED = {
    0: (1, 5, 1, 7, 5, 3, 6, 5), 1: (2, 2, 3, 4, 6, 6, 4), 2: (4, 2, 4, 3, 2, 5),
    3: (2, 3, 4, 5, 4), 4: (3, 3, 4, 3), 5: (2, 4, 4), 6: (1, 3), 7: (2,),
}  # fmt: skip
"""The printed tally: for each number, the places of its tiles with itself and higher numbers."""


def place(puzzle: Puzzle, name: str) -> int:
    """Return the index of a place, such as "a1-b1"."""
    return next(pair for pair in bits(puzzle.all) if puzzle.name(pair) == name)


def test_tally_is_the_printed_list() -> None:
    counts = count_places(PUZZLE, PUZZLE.all)
    printed = [number for numbers in PRINTED.values() for number in numbers]
    assert counts == printed
    assert (sum(printed[:18]), sum(printed)) == (70, 127)


def test_puzzle_has_one_solution_and_needs_only_seals_and_gaps() -> None:
    assert count(PUZZLE) == (1, True)
    assert grade(PUZZLE) == "siegel"


def test_only_three_seals_at_the_start() -> None:
    assert [tile for tile, n in PUZZLE.tally.items() if n == 1] == ["0:0", "0:2", "6:6"]


def test_separations_leave_three_lines_between_two_and_four() -> None:
    """“Durch drei deutliche Striche”: after 2:4 is placed, three other places of it remain."""
    live = PUZZLE.all
    for _, name in WALK[:4]:
        live = lay(PUZZLE, live, place(PUZZLE, name))
    others = [
        PUZZLE.name(n) for n in bits(live) if PUZZLE.tile(n) == (2, 4) and PUZZLE.name(n) != "a1-a2"
    ]
    assert sorted(others) == ["a4-b4", "b3-b4", "b3-c3"]


@pytest.mark.parametrize("number", range(12))
def test_tile_has_a_single_place_when_its_turn_comes(number: int) -> None:
    live = PUZZLE.all
    for _, name in WALK[:number]:
        live = lay(PUZZLE, live, place(PUZZLE, name))
    tile, name = WALK[number]
    index = place(PUZZLE, name)
    assert ":".join(map(str, sorted(PUZZLE.tile(index)))) == tile
    assert aid_for(PUZZLE, live, index) == EXAMPLE["walk"][number]["aid"]


def test_course_has_the_twelve_tiles_in_order() -> None:
    course = json.loads((PAGE / "course.json").read_text(encoding="utf-8"))
    steps = [step for step in course["steps"] if step["name"].startswith("adler")]
    places = [name for _, name in WALK]
    assert [move for step in steps for move in step["answers"][0]] == [f"lay {p}" for p in places]
    for step in steps:
        assert step["position"]["puzzle"] == EXAMPLE["puzzle"]
        laid = step["position"].get("laid", [])
        assert laid == places[: len(laid)]
        assert step["answers"][0][0] == f"lay {places[len(laid)]}"


def test_solution_has_the_walk_and_two_places_of_the_next_example() -> None:
    """Figure 3 has the same key, with tiles on h4-h5 and e6-f6."""
    solution = next(solutions(PUZZLE))
    places = [*(name for _, name in WALK), "h4-h5", "e6-f6"]
    assert all(solution >> place(PUZZLE, name) & 1 for name in places)
