"""What Dominosa can tell without a match: the day's puzzle, the outlines, the key of any grid."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from alveus.core.reading import text
from alveus.core.spec import Consultable
from alveus.dominoes.dominosa import puzzle as puzzles
from alveus.dominoes.dominosa.daily import spec_of
from alveus.dominoes.dominosa.deduce import grade
from alveus.dominoes.dominosa.generate import LEAST_DEEP, LEAST_MADE, MOST_MADE
from alveus.dominoes.dominosa.narration import reason_of
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.shapes import FIGURES, FIGURES_REACH, SHAPES
from alveus.dominoes.dominosa.solving import key_of, solve
from alveus.dominoes.dominosa.state import State
from alveus.dominoes.dominosa.step import GRADES

COUNTED = 500
"""The keys of a grid that are counted while somebody waits for the answer."""


def tell_daily(given: Mapping[str, Any]) -> dict[str, Any]:
    """The options and the seed of the puzzle of a day."""
    day = text(given.get("day"), "day")
    reach, made_grade, outline = spec_of(day)
    options = {"reach": str(reach), "grade": made_grade, "outline": outline}
    return {"options": options, "seed": day}


def list_kinds(given: Mapping[str, Any]) -> dict[str, Any]:
    """For every set the readings of the other options that puzzles are made with."""
    return {
        str(reach): {
            "grade": list(GRADES if reach >= LEAST_DEEP else GRADES[:-1]),
            "outline": [name for name in SHAPES if name not in FIGURES or reach == FIGURES_REACH],
        }
        for reach in range(LEAST_MADE, MOST_MADE + 1)
    }


def solve_grid(given: Mapping[str, Any]) -> dict[str, Any]:
    """How many keys a grid has, one of them, its grade and every step with its reason."""
    puzzle = puzzles.read(given.get("puzzle"))
    solved = solve(State(puzzle), COUNTED)
    steps = []
    for step in solved["steps"]:
        moves, reason = reason_of(step)
        steps.append({"grade": step["grade"], "moves": moves, "reason": reason.to_json()})
    return {**solved, "steps": steps, **_written(puzzle)}


def tell_key(given: Mapping[str, Any]) -> dict[str, Any]:
    """A key of a puzzle as rows of ``< > ^ v``, null where there is none, and its grade."""
    puzzle = puzzles.read(given.get("puzzle"))
    key = key_of(puzzle)
    return {"key": key, "grade": grade(puzzle) if key else None, **_written(puzzle)}


def _written(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as ids write it, its set, its rows, and in how many places its tiles could lie."""
    return {
        "puzzle": puzzles.to_json(puzzle),
        "reach": puzzle.reach,
        "grid": [list(row) for row in puzzle.grid],
        "tally": puzzle.tally,
    }


TOPICS: Mapping[str, Consultable] = MappingProxyType(
    {
        "daily": tell_daily,
        "kinds": list_kinds,
        "solve": solve_grid,
        "key": tell_key,
    }
)
"""Everything that can be asked, by name."""
