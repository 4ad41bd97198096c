"""Generated puzzles: one solution, the requested grade, reproducible from a seed."""

from __future__ import annotations

from itertools import product

import pytest
from tests.dominosa.puzzles import unique_solution
from tests.nightly import sampled

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.events import finish
from alveus.families.dominoes.dominosa.aids import GRADES
from alveus.families.dominoes.dominosa.deduce import grade, propagate, steps
from alveus.families.dominoes.dominosa.exact import count, is_solved
from alveus.families.dominoes.dominosa.generate import (
    SHAPES,
    PuzzleSpec,
    generate,
    puzzle_of,
    shape,
)
from alveus.families.dominoes.dominosa.outline import outline
from alveus.families.dominoes.dominosa.puzzle import to_json


@pytest.mark.parametrize(("reach", "name"), sampled(product(range(3, 10), GRADES[:4]), 2))
def test_puzzle_has_one_solution_and_its_grade(reach: int, name: str) -> None:
    """The exact solver and the methods agree, and the grade is sufficient."""
    for seed in range(3):
        puzzle = puzzle_of(PuzzleSpec(reach, name), str(seed))
        assert count(puzzle) == (1, True)
        live = propagate(puzzle, puzzle.all, name)
        assert live == unique_solution(puzzle)
        if name != GRADES[0]:
            below = GRADES[GRADES.index(name) - 1]
            assert not is_solved(puzzle, propagate(puzzle, puzzle.all, below))


@pytest.mark.parametrize("reach", sampled([5, 7], 2))
def test_last_grade_needs_nested_trial(reach: int) -> None:
    puzzle = puzzle_of(PuzzleSpec(reach, "tief"), "1")
    assert count(puzzle) == (1, True)
    assert grade(puzzle) == "tief"
    assert sum(step.lays is not None for step in steps(puzzle)) == len(puzzle.tiles)


@pytest.mark.parametrize("name", SHAPES)
def test_every_outline_has_a_puzzle(name: str) -> None:
    puzzle = puzzle_of(PuzzleSpec(7, "siegel", name), "1")
    assert puzzle.figure.cells == outline(shape(name, 7)).cells
    assert grade(puzzle) == "siegel"
    assert count(puzzle) == (1, True)


def test_seed_determines_puzzle() -> None:
    """People share puzzles by seed, so a change would invalidate all shared puzzles."""
    assert to_json(puzzle_of(PuzzleSpec(6, "siegel"), "1")) == (
        "6:35544306650250156130602065443531413256146142062240122133"
    )
    assert to_json(puzzle_of(PuzzleSpec(7, "festlegung"), "1")) == (
        "7:745310566613413512605150402375422413270276503470503370747221372561666441"
    )
    assert to_json(puzzle_of(PuzzleSpec(7, "provisorisch"), "2026-11-21")) == (
        "7:460454011331632444271003154123760556466770232730762237152201655750547613"
    )
    assert to_json(puzzle_of(PuzzleSpec(7, "tief"), "1")) == (
        "7:020464122640765033136413717177316217246255320600310527537024674135554654"
    )


def test_seed_grade_and_set_change_puzzle() -> None:
    wishes = [(PuzzleSpec(3, name), str(seed)) for name in GRADES[:3] for seed in range(4)]
    assert len({str(to_json(puzzle_of(*wish))) for wish in wishes}) == len(wishes)


def test_generation_yields_progress() -> None:
    making = generate(PuzzleSpec(7, "mengen"), "3")
    progress = next(making)
    assert (progress.code, progress.params) == ("generating", {"count": 1})
    making.close()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (PuzzleSpec(2, "siegel"), "reach_range"),
        (PuzzleSpec(10, "siegel"), "reach_range"),
        (PuzzleSpec(6, "easy"), "unknown_grade"),
        (PuzzleSpec(6, "siegel", "star"), "no_outline"),
        (PuzzleSpec(6, "siegel", "viii"), "no_outline"),
    ],
)
def test_impossible_kind_is_refused(wish: PuzzleSpec, code: str) -> None:
    with pytest.raises(SetupError) as caught:
        next(generate(wish, "1"))
    assert caught.value.code == code


def test_generation_fails_after_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alveus.families.dominoes.dominosa.generate.PATIENCE", 500)
    with pytest.raises(SetupError) as caught:
        puzzle_of(PuzzleSpec(3, "tief"), "never")
    assert caught.value.code == "grade_not_found"


def test_registry_generates_position() -> None:
    position = finish(registry.spec("dominosa").puzzle({"reach": "3", "grade": "mengen"}, "9"))
    game = registry.game("dominosa", position["options"])
    assert game.from_json(position).puzzle == puzzle_of(PuzzleSpec(3, "mengen"), "9")


def test_game_without_puzzles_refuses_generation() -> None:
    with pytest.raises(SetupError) as caught:
        registry.spec("lombardorum").puzzle({}, "1")
    assert caught.value.code == "no_puzzles"
