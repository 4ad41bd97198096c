"""Figures with the same key: turned tiles, other numbers, symmetric keys."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.terzett.boards import RECTANGLE, board, made

from alveus.core.errors import SetupError
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.terzett.figure import (
    count_keys,
    grouping,
    key_name,
    ready_figures,
    relabel,
    symmetries,
    transform,
    turn_tiles,
)
from alveus.families.dominoes.terzett.kinds import TERZETT
from alveus.families.dominoes.tiles import Tile

WHOLE = made(board(RECTANGLE), "series")
DOUBLES = {placed.cells for placed in WHOLE.laid if placed.tile.double}


@pytest.mark.parametrize(
    ("tiles", "others"),
    [("5:7", 14), ("5:7 0:3", 24), ("0:1 2:3 4:5", 30), ("0:7 1:6 2:5 3:4", 32)],
)
def test_number_of_tiles_moved_by_turning(tiles: str, others: int) -> None:
    """Book: turning one tile moves 14 others, two tiles 24, four tiles all."""
    chosen = [Tile(int(text[0]), int(text[2])) for text in tiles.split()]
    after, moved = turn_tiles(WHOLE.puzzle, WHOLE.key, chosen)
    assert len(moved) == others
    assert not set(chosen) & set(moved)
    assert grouping(after, TERZETT) is not None


def test_turned_tile_keeps_its_cells() -> None:
    after, _ = turn_tiles(WHOLE.puzzle, WHOLE.key, [Tile(5, 7)])
    (place,) = (p for p in bits(WHOLE.key) if WHOLE.puzzle.tile(p) == (5, 7))
    a, b = WHOLE.figure.pairs[place]
    assert (after.numbers[a], after.numbers[b]) == (
        WHOLE.puzzle.numbers[b],
        WHOLE.puzzle.numbers[a],
    )


def test_doubles_and_tiles_with_a_common_number_cannot_be_turned() -> None:
    for tiles, code in (
        ([Tile(5, 5)], "double_turned"),
        ([Tile(5, 7), Tile(0, 5)], "turned_twice"),
    ):
        with pytest.raises(SetupError) as caught:
            turn_tiles(WHOLE.puzzle, WHOLE.key, tiles)
        assert caught.value.code == code


@examples(15)
@given(st.permutations(range(8)))
def test_relabelling_keeps_keys_and_cells_of_doubles(order: list[int]) -> None:
    after = relabel(WHOLE.puzzle, order)
    assert count_keys(after, TERZETT) == count_keys(WHOLE.puzzle, TERZETT)
    assert len({after.tile(place) for place in bits(WHOLE.key)}) == 36
    doubled = {WHOLE.figure.pairs[p] for p in bits(WHOLE.key) if after.tile(p).double}
    assert doubled == DOUBLES


def test_relabelling_requires_a_permutation() -> None:
    with pytest.raises(SetupError):
        relabel(WHOLE.puzzle, [0, 0, 2, 3, 4, 5, 6, 7])


@pytest.mark.parametrize("number", range(0, 17, 4))
def test_symmetric_figures_have_equally_many_keys(number: int) -> None:
    puzzle = ready_figures("book")[number].puzzle
    for way in symmetries(puzzle.figure):
        after = transform(puzzle, way)
        assert count_keys(after, TERZETT) == count_keys(puzzle, TERZETT)


def test_symmetric_keys_have_the_same_name() -> None:
    figure, names = WHOLE.figure, set()
    assert len(symmetries(figure)) == 4
    for way in symmetries(figure):
        pairs = (sorted(way[cell] for cell in figure.pairs[place]) for place in bits(WHOLE.key))
        names.add(key_name(figure, sum(1 << figure.pair_of[a, b] for a, b in pairs)))
    assert len(names) == 1


def test_different_keys_have_different_names() -> None:
    other = made(board(RECTANGLE), "another")
    assert key_name(other.figure, other.key) != key_name(WHOLE.figure, WHOLE.key)
