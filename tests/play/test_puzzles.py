"""Puzzles in Python: generated from seeds, read, solved step by step, composed."""

from __future__ import annotations

import copy
import pickle

import pytest

import alveus
from alveus import dominosa, terzett

pytestmark = pytest.mark.native


def test_a_generated_puzzle_has_its_grade_and_one_solution() -> None:
    puzzle = dominosa.generate(reach=4, grade="festlegung", seed="monday")
    solution = puzzle.solve()
    assert (solution.unique, solution.grade, puzzle.count()) == (True, "festlegung", 1)
    placements = [step for step in solution.steps if step.move.startswith("lay")]
    assert len(placements) == 15
    assert all(step.sentence.endswith(".") for step in solution.steps)


def test_the_steps_solve_the_puzzle() -> None:
    puzzle = dominosa.generate(reach=3, seed=1)
    position = puzzle.position
    for step in puzzle.solve().steps:
        if step.move.startswith("lay"):
            position = position.play(step.move)
    assert position.over
    assert str(position.outcome) == "Solved: all 10 tiles have been found."


@pytest.mark.parametrize(
    "puzzle", [dominosa.generate(reach=3, seed=1), dominosa.generate(7, outline="cross", seed=1)]
)
def test_repr_of_a_puzzle_can_be_evaluated(puzzle: dominosa.Puzzle) -> None:
    assert eval(repr(puzzle), {"alveus": alveus}) == puzzle
    for again in (pickle.loads(pickle.dumps(puzzle)), copy.deepcopy(puzzle)):
        assert (again, hash(again)) == (puzzle, hash(puzzle))
    assert str(puzzle.grid[0][1]) in str(puzzle) or puzzle.grid[0][1] is None


def test_a_puzzle_with_several_solutions_is_not_unique() -> None:
    solution = dominosa.read("2:000011121222").solve()
    assert (solution.unique, solution.grade) == (False, None)


def test_a_match_starts_with_the_puzzle_of_its_seed() -> None:
    puzzle = dominosa.generate(reach=3, seed="monday")
    for position in (
        alveus.game("dominosa", reach=3).start(seed="monday"),
        alveus.Match("dominosa", reach=3, seed="monday").position,
    ):
        assert position.to_json()["puzzle"] == puzzle.id


@pytest.mark.parametrize(
    ("keywords", "said"),
    [
        ({"reach": 6, "grade": "menge"}, "Did you mean “mengen”"),
        ({"reach": 12}, "12"),
        ({"reach": 6, "outline": "star"}, "star"),
    ],
)
def test_impossible_puzzles_are_refused(keywords: dict[str, object], said: str) -> None:
    with pytest.raises(alveus.AlveusError) as refused:
        dominosa.generate(**keywords)
    assert said in str(refused.value)
    assert str(refused.value).endswith(".")


def test_a_figure_consists_of_threes_and_depends_on_its_seed() -> None:
    figure = terzett.compose("8x9", seed=1)
    assert figure == terzett.compose("8 × 9", seed="1") == terzett.compose(["#" * 9] * 8, seed=1)
    assert figure.facts["groups"]
    assert pickle.loads(pickle.dumps(figure)) == copy.deepcopy(figure) == figure
    assert hash(figure)
    assert figure.position.game == "terzett"
    assert str(figure.grid[0][0]) in str(figure)


@pytest.mark.parametrize("outline", ["8x", "8x8", "nothing"])
def test_an_outline_without_a_matching_set_is_refused(outline: str) -> None:
    with pytest.raises(alveus.AlveusError) as refused:
        terzett.compose(outline, seed=1)
    assert str(refused.value).endswith(".")
