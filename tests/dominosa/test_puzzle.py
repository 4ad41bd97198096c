"""Puzzles: tiles, ids, outlines, solutions, and invalid input."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.dominosa.puzzles import FIGURES, random_filling

from alveus.core.errors import AlveusError
from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa.generate import FIGURES_REACH, SHAPES, shape
from alveus.families.dominoes.dominosa.outline import bits, outline, read_key, rectangle, write_key
from alveus.families.dominoes.dominosa.puzzle import from_grid, from_id, read, to_json
from alveus.families.dominoes.dominosa.tilings import tilings
from alveus.families.dominoes.tiles import complete_set, tile


def test_complete_set_has_every_tile_once() -> None:
    sizes = {reach: len(complete_set(reach)) for reach in (3, 6, 7, 9)}
    assert sizes == {3: 10, 6: 28, 7: 36, 9: 55}
    assert sum(member.pips for member in complete_set(6)) == 168
    assert str(tile(5, 2)) == "2:5"


def test_adlers_rectangle_has_127_pairs_of_neighbours() -> None:
    figure = rectangle(7)
    assert (figure.rows, figure.columns, len(figure.pairs)) == (8, 9, 127)
    assert (figure.names[0], figure.names[-1]) == ("a1", "i8")


@pytest.mark.parametrize(("rows", "columns", "count"), [(7, 8, 1292697), (8, 9, 108435745)])
def test_number_of_tilings_of_rectangle(rows: int, columns: int, count: int) -> None:
    assert tilings(("#" * columns,) * rows).number == count
    assert tilings(("#" * rows,) * columns).number == count


def test_random_tilings_are_uniform() -> None:
    ways, chance = tilings(("####",) * 3), stream_of("tilings")
    assert ways.number == 11
    met: dict[tuple[int, ...], int] = {}
    for _ in range(2200):
        chosen = tuple(sorted(ways.draw(chance)))
        met[chosen] = met.get(chosen, 0) + 1
    assert len(met) == 11
    assert all(150 < times < 250 for times in met.values())


@given(st.integers(1, 12), st.integers(0, 10**6))
def test_id_round_trip(reach: int, seed: int) -> None:
    puzzle = random_filling(reach, seed)
    content = to_json(puzzle)
    assert isinstance(content, str)
    assert from_id(content) == puzzle
    assert to_json(from_id(content)) == content


@pytest.mark.parametrize("name", [name for name in SHAPES if name != "rectangle"])
def test_rows_round_trip_in_other_outline(name: str) -> None:
    from alveus.families.dominoes.dominosa.generate import fill_at_random

    ways = tilings(shape(name, FIGURES_REACH))
    puzzle = fill_at_random(ways, FIGURES_REACH, stream_of(name)).puzzle
    content = to_json(puzzle)
    assert isinstance(content, dict)
    assert read(content) == puzzle


def test_numbers_above_nine_have_brackets() -> None:
    content = to_json(random_filling(10, 1))
    assert "[10]" in str(content)


def test_difficulty_letter_is_ignored() -> None:
    assert from_id("1db:001110") == from_id("1:001110")


@pytest.mark.parametrize("name", FIGURES)
def test_keys_of_printed_figures_round_trip(name: str) -> None:
    figure = FIGURES[name]
    puzzle = from_grid(7, figure["grid"])
    assert len(puzzle.figure.pairs) == figure["adjacencies"]
    pairs = read_key(puzzle.figure, figure["key"])
    assert sorted(puzzle.tile_at[pair] for pair in pairs) == list(range(36))
    assert write_key(puzzle.figure, pairs) == figure["key"]


@pytest.mark.parametrize("name", [name for name in FIGURES if name.lower() in SHAPES])
def test_outlines_equal_printed_figures(name: str) -> None:
    grid = FIGURES[name]["grid"]
    drawn = ["".join("." if number is None else "#" for number in row) for row in grid]
    rows = shape(name.lower(), FIGURES_REACH)
    assert [row.rstrip(".") for row in rows] == [row.rstrip(".") for row in drawn]


@pytest.mark.parametrize("reach", range(3, 10))
@pytest.mark.parametrize("name", ["cross", "ring"])
def test_cross_and_ring_hold_the_complete_set_and_are_symmetric(name: str, reach: int) -> None:
    figure = outline(shape(name, reach))
    assert len(figure.cells) == (reach + 1) * (reach + 2)
    width, height = figure.columns - 1, figure.rows - 1
    assert {(r, width - c) for r, c in figure.cells} == set(figure.cells)
    assert {(height - r, c) for r, c in figure.cells} == set(figure.cells)
    assert len(list(figure.regions())) == 1


CROSSES = {
    3: (6, 6, 2, 2),
    4: (11, 10, 5, 4),
    5: (10, 9, 4, 3),
    6: (13, 12, 5, 5),
    7: (12, 10, 4, 3),
    8: (15, 14, 6, 5),
    9: (15, 14, 5, 5),
}
RINGS = {
    3: (6, 4, 2, 1),
    4: (7, 6, 2, 1),
    5: (9, 8, 2, 1),
    6: (8, 8, 3, 2),
    7: (9, 9, 3, 3),
    8: (11, 10, 3, 3),
    9: (13, 10, 4, 3),
}
"""For each set: columns and rows, and how many of them an arm omits or a side occupies."""


@pytest.mark.parametrize("reach", CROSSES)
def test_cross_of_each_set_never_changes(reach: int) -> None:
    """People share puzzles by seed, so outlines must not change."""
    columns, rows, free, above = CROSSES[reach]
    arm = ("." * free + "#" * (columns - 2 * free),) * above
    assert shape("cross", reach) == (*arm, *("#" * columns,) * (rows - 2 * above), *arm)


@pytest.mark.parametrize("reach", RINGS)
def test_ring_of_each_set_never_changes(reach: int) -> None:
    columns, rows, side, edge = RINGS[reach]
    bar = ("#" * columns,) * edge
    frame = "#" * side + "." * (columns - 2 * side) + "#" * side
    assert shape("ring", reach) == (*bar, *(frame,) * (rows - 2 * edge), *bar)


def test_smallest_sets_have_no_ring() -> None:
    for reach in (1, 2):
        with pytest.raises(AlveusError) as caught:
            shape("ring", reach)
        assert caught.value.code == "no_outline"


BAD: dict[str, tuple[Any, str]] = {
    "no id at all": ("seven", "puzzle_id"),
    "a letter among the numbers": ("1:00111a", "puzzle_id"),
    "an open bracket": ("1:0011[1", "puzzle_id"),
    "too few numbers": ("1:00111", "digits_number"),
    "too many numbers": ("1:0011100", "digits_number"),
    "a number above the reach": ("1:002110", "number_range"),
    "a number too often": ("1:000011", "number_count"),
    "a reach of nothing": ("0:00", "reach_range"),
    "an absurd reach": ("13:0", "reach_range"),
    "an endless reach": ("9999:0", "reach_range"),
    "rows without a reach": ({"grid": [[0]]}, "wrong_type"),
    "rows that are text": ({"reach": 1, "grid": ["001"]}, "wrong_type"),
    "a grid without cells": ({"reach": 1, "grid": [[None]]}, "figure_empty"),
    "a grid without rows": ({"reach": 1, "grid": []}, "figure_empty"),
    "too many columns": ({"reach": 1, "grid": [[0] * 27]}, "figure_size"),
    "too many rows": ({"reach": 1, "grid": [[0]] * 100}, "figure_size"),
    "an odd part": ({"reach": 1, "grid": [[0, 0, 0, None, 1, 1, 1]]}, "odd_region"),
    "numbers that are none": ({"reach": 1, "grid": [[0, 0, 0], ["1", 1, 1]]}, "wrong_type"),
    "true for a number": ({"reach": 1, "grid": [[0, 0, 0], [True, 1, 1]]}, "wrong_type"),
    "a negative number": ({"reach": 1, "grid": [[0, 0, 0], [-1, 1, 1]]}, "number_range"),
    "a list": ([0, 1], "wrong_type"),
    "nothing": (None, "wrong_type"),
}


@pytest.mark.parametrize("name", BAD)
def test_invalid_puzzle_is_refused(name: str) -> None:
    given_, code = BAD[name]
    with pytest.raises(AlveusError) as caught:
        read(given_)
    assert caught.value.code == code


@given(st.text(max_size=60))
def test_any_text_raises_only_own_errors(text: str) -> None:
    with pytest.raises(AlveusError):
        from_id(text)


BAD_KEYS = {
    "a half without its other half": ["<>^", "<>."],
    "a half that points out of the figure": ["<><", "<>>"],
    "an empty row": ["<>^", ""],
    "other letters": ["abc", "def"],
}


@pytest.mark.parametrize("name", BAD_KEYS)
def test_invalid_key_is_refused(name: str) -> None:
    with pytest.raises(AlveusError) as caught:
        read_key(rectangle(1), BAD_KEYS[name])
    assert caught.value.code == "key_broken"


def test_bits_yields_indices() -> None:
    assert list(bits(0b10110)) == [1, 2, 4]
