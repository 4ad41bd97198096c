"""A grid solved: how many keys it has, one of them, its grade, and every step to it."""

from __future__ import annotations

from typing import Any

from alveus.dominoes.dominosa.deduce import grade, steps
from alveus.dominoes.dominosa.exact import LIMIT, count, solutions
from alveus.dominoes.dominosa.narration import describe
from alveus.dominoes.dominosa.outline import bits, write_key
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.seals import count_places
from alveus.dominoes.dominosa.state import State


def solve(state: State, limit: int = LIMIT) -> dict[str, Any]:
    """The key, the Auszählung and every step; of several keys one, the steps as far as they go."""
    puzzle = state.puzzle
    found = count(puzzle, limit)
    unique = found == (1, True)
    return {
        "unique": unique,
        "solutions": found.solutions,
        "complete": found.complete,
        "key": key_of(puzzle),
        "grade": grade(puzzle) if unique else None,
        "tally": dict(zip(map(str, puzzle.tiles), count_places(puzzle, puzzle.all), strict=True)),
        "steps": [describe(puzzle, step) for step in steps(puzzle, grade=deepest_grade(unique))],
    }


def key_of(puzzle: Puzzle) -> list[str] | None:
    """A key as rows of ``< > ^ v``, or None where there is none."""
    key = next(solutions(puzzle), 0)
    return write_key(puzzle.figure, list(bits(key))) if key else None


def deepest_grade(unique: bool) -> str:
    """The last grade whose aids may be used: where there are several keys, none by trial."""
    return "tief" if unique else "mengen"
