"""Topics: requests about puzzles that can be answered without a game in progress.

Requests with an invalid `puzzle` raise NotationError or SetupError.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from alveus.core.errors import SetupError
from alveus.core.json_validation import text
from alveus.core.spec import Consultable
from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa.aids import GRADES, Grade
from alveus.families.dominoes.dominosa.deduce import grade, steps
from alveus.families.dominoes.dominosa.exact import LIMIT, count, key_of
from alveus.families.dominoes.dominosa.generate import (
    FIGURES,
    FIGURES_REACH,
    LEAST_DEEP,
    LEAST_MADE,
    MOST_MADE,
    SHAPES,
    PuzzleSpec,
)
from alveus.families.dominoes.dominosa.narration import describe, reason_of
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.state import State

if TYPE_CHECKING:
    from datetime import date

COUNTED = 500
"""Maximum number of solutions counted for an interactive answer."""
WEEK = (
    PuzzleSpec(6, "siegel"),
    PuzzleSpec(7, "siegel"),
    PuzzleSpec(6, "festlegung"),
    PuzzleSpec(7, "festlegung"),
    PuzzleSpec(6, "mengen"),
    PuzzleSpec(7, "mengen"),
    PuzzleSpec(7, "provisorisch"),
)
"""The daily puzzles from Monday to Sunday, in ascending difficulty."""


def spec_of(day: str) -> PuzzleSpec:
    """Return the kind of puzzle for a date.  The date, as text, is also the seed.

    Raises SetupError `bad_value`.
    """
    return WEEK[check_day(day).weekday()]


def check_day(day: str) -> date:
    """Read a date, ``2026-11-23``.  Raises SetupError `bad_value`."""
    from datetime import date  # imported here, because only the daily puzzle needs it

    match = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", day)
    try:
        return date(*map(int, match.groups() if match else ()))
    except (TypeError, ValueError):
        raise SetupError("bad_value", name="day", value=day[:80]) from None


def solve(state: State, limit: int = LIMIT) -> dict[str, Any]:
    """Return as JSON: number of solutions up to `limit`, a solution (or None), steps and grade.

    Without exactly one solution, the grade is None, and the steps need not solve the puzzle.
    """
    puzzle = state.puzzle
    number = count(puzzle, limit)
    unique = number == (1, True)
    return {
        "unique": unique,
        **number._asdict(),
        "key": key_of(puzzle),
        "grade": grade(puzzle) if unique else None,
        "tally": puzzle.tally,
        "steps": [describe(puzzle, step) for step in steps(puzzle, grade=hardest_grade(unique))],
    }


def hardest_grade(unique: bool) -> Grade:
    """Return the hardest grade of methods to use; no trials without a unique solution."""
    return "tief" if unique else "mengen"


def daily_puzzle(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options and the seed of the daily puzzle of `day`.  Raises SetupError."""
    day = text(request.get("day"), "day")
    reach, its_grade, outline = spec_of(day)
    options = {"reach": str(reach), "grade": its_grade, "outline": outline}
    return {"options": options, "seed": day}


def list_kinds(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return lists of the possible `grade` and `outline`, keyed by the set's highest number."""
    return {
        str(reach): {
            "grade": list(GRADES if reach >= LEAST_DEEP else GRADES[:-1]),
            "outline": [name for name in SHAPES if name not in FIGURES or reach == FIGURES_REACH],
        }
        for reach in range(LEAST_MADE, MOST_MADE + 1)
    }


def solve_grid(request: Mapping[str, Any]) -> dict[str, Any]:
    """Solve the request's `puzzle` (see `solve`); each step has its grade, moves and reason."""
    puzzle = puzzles.read(request.get("puzzle"))
    solution = solve(State(puzzle), COUNTED)
    explained = [(step["grade"], *reason_of(step)) for step in solution["steps"]]
    steps_with_reasons = [
        {"grade": grade, "moves": moves, "reason": reason.to_json()}
        for grade, moves, reason in explained
    ]
    return {**solution, "steps": steps_with_reasons, **_describe_puzzle(puzzle)}


def find_key(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return a solution of `puzzle` (`key`, as rows of ``< > ^ v``) and its `grade`.

    Both are None without a solution.  With several solutions, the grade has no meaning.
    """
    puzzle = puzzles.read(request.get("puzzle"))
    key = key_of(puzzle)
    return {"key": key, "grade": grade(puzzle) if key else None, **_describe_puzzle(puzzle)}


def _describe_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "puzzle": puzzles.to_json(puzzle),
        "reach": puzzle.reach,
        "grid": puzzle.grid,
        "tally": puzzle.tally,
    }


TOPICS: Mapping[str, Consultable] = MappingProxyType(
    {"daily": daily_puzzle, "kinds": list_kinds, "solve": solve_grid, "key": find_key}
)
