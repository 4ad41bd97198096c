"""Ten problems in a row on the page: Terzett figures, the easier ones first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alveus.families.dominoes.dominosa.puzzle import Puzzle, count_places
from alveus.families.dominoes.terzett.figure import check_grouped, count_keys, read
from alveus.families.dominoes.terzett.kinds import KINDS

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]

KIND = KINDS["terzett"]


def problems() -> list[Puzzle]:
    file = ROOT / "web" / "src" / "games" / "terzett" / "row.json"
    return [read(one["puzzle"], KIND) for one in json.loads(file.read_text(encoding="utf-8"))]


def test_ten_different_rectangles_of_eight_by_nine() -> None:
    grids = [puzzle.grid for puzzle in problems()]
    assert [(len(grid), len(grid[0])) for grid in grids] == [(8, 9)] * 10
    assert len({str(grid) for grid in grids}) == 10


def test_every_problem_is_a_correct_figure_with_one_solution() -> None:
    for puzzle in problems():
        check_grouped(puzzle, KIND)
        assert count_keys(puzzle, KIND).solutions == 1


def test_problems_with_more_seals_come_first() -> None:
    seals = [count_places(puzzle, puzzle.all).count(1) for puzzle in problems()]
    assert seals == sorted(seals, reverse=True)
