"""The exact solver equals an independent slow solver."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.dominosa import slow
from tests.dominosa.puzzles import (
    FIGURES,
    places,
    random_filling,
    sound_filling,
    unique_solution,
)
from tests.examples import examples

from alveus.families.dominoes.dominosa.exact import count, is_solved, lay, settle, solutions
from alveus.families.dominoes.dominosa.outline import bits, read_key
from alveus.families.dominoes.dominosa.puzzle import Puzzle, from_grid, from_id


def keys(puzzle: Puzzle) -> set[slow.Key]:
    """All solutions in the format of the slow solver."""
    cells, pairs = puzzle.figure.cells, puzzle.figure.pairs
    return {
        frozenset((cells[pairs[place][0]], cells[pairs[place][1]]) for place in bits(solution))
        for solution in solutions(puzzle)
    }


@examples(150)
@given(st.integers(1, 5), st.integers(0, 10**6))
def test_both_solvers_agree(reach: int, seed: int) -> None:
    puzzle = random_filling(reach, seed)
    assert keys(puzzle) == set(slow.solutions(puzzle.grid))


@pytest.mark.parametrize("seed", range(3))
def test_both_solvers_agree_for_usual_set(seed: int) -> None:
    puzzle = random_filling(6, seed)
    assert keys(puzzle) == set(slow.solutions(puzzle.grid))


@given(st.permutations([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]))
def test_both_solvers_agree_for_random_numbers(numbers: list[int]) -> None:
    """Most random numbers have no solution."""
    puzzle = from_grid(2, [numbers[:4], numbers[4:8], numbers[8:]])
    assert keys(puzzle) == set(slow.solutions(puzzle.grid))


@pytest.mark.parametrize("name", FIGURES)
def test_printed_figures_have_known_number_of_solutions(name: str) -> None:
    figure = FIGURES[name]
    puzzle = from_grid(7, figure["grid"])
    assert count(puzzle) == (figure["tilings"], True)
    key = sum(1 << pair for pair in read_key(puzzle.figure, figure["key"]))
    assert key in set(solutions(puzzle))
    assert sum(of.bit_count() == 1 for of in puzzle.of) == figure["siegel"]


def test_count_beyond_limit_is_incomplete() -> None:
    puzzle = random_filling(6, 1)
    whole = count(puzzle)
    assert whole.complete
    assert whole.solutions > 2
    assert count(puzzle, 2) == (2, False)
    assert count(puzzle, whole.solutions) == whole


def test_count_is_one_or_zero() -> None:
    assert count(sound_filling(4, 1)) == (1, True)
    assert count(from_id("1:010101")) == (0, True)


def test_settle_places_forced_tiles_and_detects_contradiction() -> None:
    puzzle = sound_filling(4, 1)
    key = unique_solution(puzzle)
    assert settle(puzzle, key) == key
    assert is_solved(puzzle, key)
    wrong = next(place for place in bits(puzzle.all & ~key))
    assert settle(puzzle, key & ~(1 << next(bits(key)))) == 0
    assert not next(solutions(puzzle, lay(puzzle, puzzle.all, wrong)), 0)


def test_solutions_use_only_live_places() -> None:
    puzzle = random_filling(6, 1)
    first, second = list(solutions(puzzle))[:2]
    apart = next(bits(first & ~second))
    left = list(solutions(puzzle, puzzle.all & ~(1 << apart)))
    assert second in left
    assert first not in left
    assert places(puzzle, puzzle.name(apart)) == 1 << apart
