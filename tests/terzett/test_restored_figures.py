"""Figures of the book whose drawings are missing: every sentence of the text about them."""

from __future__ import annotations

import json
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from tests.terzett.boards import board, impossible

from alveus.families.dominoes.dominosa.exact import count, solutions
from alveus.families.dominoes.dominosa.outline import bits, read_key
from alveus.families.dominoes.dominosa.puzzle import Puzzle, count_places, from_id
from alveus.families.dominoes.terzett.board import line_cells
from alveus.families.dominoes.terzett.figure import (
    figure_facts,
    key_name,
    library_figure,
    relabel,
    turn_tiles,
)
from alveus.families.dominoes.terzett.kinds import TERZETT
from alveus.families.dominoes.tiles import tile
from lost_figures.key_five import divisions, keys

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "terzett" / "lost-figures.json"
LOST: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
ENTRIES: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in LOST["figures"]}
FIGURES = {name: from_id(entry["puzzle"]) for name, entry in ENTRIES.items() if "puzzle" in entry}
FOUR, EIGHT = FIGURES["4"], FIGURES["8"]
KEY = sum(1 << place for place in read_key(FOUR.figure, LOST["key"]))
DOUBLES = {"e5-e6", "f5-f6", "g5-g6", "h6-h7", "i6-i7", "h1-i1", "e8-f8", "h8-i8"}
COLUMNS = {f"{column}{row + 1}": row for row in range(8) for column in "cde"}


def numbers(puzzle: Puzzle, cells: str) -> list[int]:
    """Return the numbers on cells, such as "e5 e6 e7"."""
    return [puzzle.numbers[puzzle.figure.named[cell]] for cell in cells.split()]


def column(puzzle: Puzzle, name: str) -> list[int]:
    """Return the numbers of a column or row."""
    return [puzzle.numbers[cell] for cell in line_cells(puzzle.figure, name)]


def longest(line: list[int]) -> int:
    """Return the largest number of equal numbers side by side."""
    return max(len(list(equal)) for _, equal in groupby(line))


@pytest.mark.parametrize("name", FIGURES)
def test_figure_is_correct_and_its_facts_are_listed(name: str) -> None:
    puzzle = FIGURES[name]
    facts = figure_facts(puzzle, TERZETT)
    assert (facts["keys"], facts["complete"]) == (ENTRIES[name]["keys"], True)
    assert count_places(puzzle, puzzle.all).count(1) == ENTRIES[name]["seals"]


@pytest.mark.parametrize("name", FIGURES)
def test_figure_has_more_seals_than_the_example_of_dominosa(name: str) -> None:
    """“Stets eine größere Anzahl von Siegelsteinen”: figure 2 has three."""
    assert ENTRIES[name]["seals"] > 3


def test_doubles_leave_one_division_with_four_keys() -> None:
    found = [list(keys(division)) for division in divisions()]
    assert len(found) == 293
    assert [len(some) for some in found if some] == [4]
    assert KEY in {sum(1 << place for place in key) for some in found for key in some}


@pytest.mark.parametrize("name", ["4", "6", "7", "8"])
def test_key_five_solves_figure_with_doubles_on_printed_cells(name: str) -> None:
    puzzle = FIGURES[name]
    assert KEY in solutions(puzzle)
    doubles = {puzzle.name(place) for place in bits(KEY) if puzzle.tile(place).double}
    assert doubles == DOUBLES


def test_figure_four_has_sevens_and_27_pips() -> None:
    assert numbers(FOUR, "e5 e6 e7") == [7, 7, 7]
    assert sum(column(FOUR, "c")) == 27


def test_figure_four_has_no_four_equal_numbers_in_a_line() -> None:
    assert max(longest(column(FOUR, line)) for line in "abcdefghi12345678") == 3


def test_figure_six_is_figure_four_with_5_7_turned() -> None:
    after, moved = turn_tiles(FOUR, KEY, [tile(5, 7)])
    assert after == FIGURES["6"]
    assert len(moved) == 14


def test_figure_seven_is_figure_four_with_four_tiles_turned() -> None:
    after, moved = turn_tiles(FOUR, KEY, [tile(5, 7), tile(0, 1), tile(2, 3), tile(4, 6)])
    assert after == FIGURES["7"]
    assert len(moved) == len(FOUR.tiles) - 4


def test_figure_eight_has_ten_pips_in_column_c() -> None:
    assert Counter(column(EIGHT, "c")) == {0: 4, 1: 3, 7: 1}


def test_figure_eight_has_six_sixes_in_column_e() -> None:
    assert numbers(EIGHT, "e5 e6 e7") == [6, 6, 6]
    assert numbers(EIGHT, "e2 e3 e4") == numbers(FOUR, "e2 e3 e4") == [6, 6, 6]
    assert longest(column(FOUR, "e")) == 3


@pytest.mark.parametrize(
    ("order", "shown"),
    [
        ((0, 2, 1, 3, 7, 5, 6, 4), {0: 4, 2: 3, 4: 1}),
        ((0, 3, 2, 7, 4, 5, 6, 1), {0: 4, 3: 3, 1: 1}),
        ((1, 2, 7, 3, 4, 5, 6, 0), {1: 4, 2: 3, 0: 1}),
    ],
    ids=["2 2 2 4", "3 3 3 1", "not in the book"],
)
def test_other_combinations_give_ten_pips_too(
    order: tuple[int, ...], shown: dict[int, int]
) -> None:
    renamed = column(relabel(EIGHT, order), "c")
    assert Counter(renamed) == shown
    assert sum(renamed) == 10


@pytest.mark.parametrize("name", ["9", "10"])
def test_numbers_follow_each_other_in_three_columns(name: str) -> None:
    figure = FIGURES[name]
    assert {cell: numbers(figure, cell)[0] for cell in COLUMNS} == COLUMNS


def test_figure_nine_has_four_equal_numbers_in_rows_three_and_five() -> None:
    assert longest(column(FIGURES["9"], "3")) == 4
    assert longest(column(FIGURES["9"], "5")) == 4


def test_figure_ten_has_all_blanks_in_row_one() -> None:
    assert column(FIGURES["10"], "1") == [0] * 9


def test_figures_nine_and_ten_have_new_keys() -> None:
    known = {key_name(FOUR.figure, KEY)}
    for name in ("9", "10"):
        new = {key_name(FIGURES[name].figure, key) for key in solutions(FIGURES[name])}
        assert len(new) == count(FIGURES[name]).solutions
        assert not new & known
        known |= new


def test_net_of_figure_eleven_has_64_open_cells() -> None:
    net = ENTRIES["11"]
    assert list(net["given"].values()) == list(range(8))
    assert sum(map(len, net["outline"])) - len(net["given"]) == 64
    assert impossible(board(net["outline"], given=net["given"])) is None


def test_net_of_figure_twelve_has_the_cross_of_nine_equal_numbers() -> None:
    net = ENTRIES["12"]
    assert list(net["given"].values()) == [0] * 9
    assert impossible(board(net["outline"], given=net["given"])) is None


def test_cover_is_replaced_by_a_cross_with_a_figure() -> None:
    rows = [row.replace(".", " ").rstrip() for row in ENTRIES["cover"]["outline"]]
    figure = library_figure("cross").puzzle.figure
    assert {(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"} == {
        *figure.cells
    }
