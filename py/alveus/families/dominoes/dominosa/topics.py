"""Steps of a solution as JSON and as hints, and topics: answers to requests about puzzles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.json_validation import text
from alveus.core.spec import Consultable
from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa.aids import GRADES, Grade, Step
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
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.state import State

if TYPE_CHECKING:
    from datetime import date

COUNTED = 500
"""Maximum number of solutions counted for an interactive answer."""
WEEK = (
    *(PuzzleSpec(reach, grade) for grade in GRADES[:3] for reach in (6, 7)),
    PuzzleSpec(7, "provisorisch"),
)
"""The kinds of the daily puzzles from Monday to Sunday, in ascending difficulty."""


def describe(puzzle: Puzzle, step: Step) -> dict[str, Any]:
    """Return a step as JSON without empty data; tiles, cells and places are given by name."""
    names, name = puzzle.figure.names, puzzle.name
    members = {
        "number": step.number,
        "tiles": [str(puzzle.tiles[tile]) for tile in step.tiles] or None,
        "cells": [names[cell] for cell in step.cells] or None,
        "places": [name(place) for place in bits(step.places)] or None,
        "tried": None if step.tried is None else name(step.tried),
        "lays": None if step.lays is None else name(step.lays),
        "cuts": [name(place) for place in bits(step.cuts)] or None,
        "line": [describe(puzzle, inner) for inner in step.line] or None,
    }
    present = {key: value for key, value in members.items() if value is not None}
    return {"aid": step.aid, "grade": step.grade, **present}


def reason_of(step: Mapping[str, Any]) -> tuple[str, Message]:
    """Return the moves of a step as text, and the hint message that explains the step.

    `step` is JSON from `describe`.  If it tries a tile, the parameter `line` of the message lists
    the method and the moves of each step that follows, up to the contradiction.
    """
    params = {"tiles": [], "cells": [], "cuts": [], **step}
    del params["aid"]
    params["does"] = "lays" if "lays" in step else "cuts"
    params["count"] = len(params["cells"])
    if params["tiles"]:
        params["tile"], params["other"] = params["tiles"][0], params["tiles"][-1]
    if params["cells"]:
        params["at"] = params["cells"][0]
    if line := step.get("line"):
        params["line"] = [f"{inner['aid']} {_effect(inner)}" for inner in line]
        params["steps"] = sum("lays" in inner for inner in line)
        params["at"] = _effect(line[-1])
        params["hole"] = "cell" if "cells" in line[-1] else "tile"
    return _moves(step), Message(step["aid"], params)


def _moves(step: Mapping[str, Any]) -> str:
    if "lays" in step:
        return f"lay {step['lays']}"
    return " ".join(f"line {place}" for place in step.get("cuts", ()))


def _effect(step: Mapping[str, Any]) -> str:
    """Return the moves of a step or, in a contradiction, the cell or tile that has no place."""
    if step["aid"] != "loch":
        return _moves(step)
    return str(next(iter(step.get("cells", step.get("tiles", ())))))


def spec_of(day: str) -> PuzzleSpec:
    """Return the kind of a day's puzzle.  Raises SetupError unless `day` is like ``2026-11-23``."""
    return WEEK[check_day(day).weekday()]


def check_day(day: str) -> date:
    """Read a date, ``2026-11-23``.  Raises SetupError `bad_value` for another text."""
    from datetime import date  # imported here, because only the daily puzzle needs it

    match = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", day)
    try:
        return date(*map(int, match.groups() if match else ()))
    except (TypeError, ValueError):
        raise SetupError("bad_value", name="day", value=day[:80]) from None


def solve(state: State, limit: int = LIMIT) -> dict[str, Any]:
    """Solve a puzzle; return JSON: the number of `solutions` up to `limit`, `key`, steps, grade.

    `key` is a solution as rows of text (a tile is ``<>``, or ``^`` above ``v``), or None.  If there
    is not exactly one solution, the grade is None, and the steps can be incomplete.
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
    """Return the hardest grade of methods to use; without a unique solution, no trials are used."""
    return "tief" if unique else "mengen"


def daily_puzzle(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return options and seed of the puzzle of a date (`day`).  Raises SetupError if invalid."""
    day = text(request.get("day"), "day")
    reach, its_grade, outline = spec_of(day)
    options = {"reach": str(reach), "grade": its_grade, "outline": outline}
    return {"options": options, "seed": day}


def list_kinds(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return, for each highest number of a set, the possible values of `grade` and `outline`."""
    return {
        str(reach): {
            "grade": list(GRADES if reach >= LEAST_DEEP else GRADES[:-1]),
            "outline": [name for name in SHAPES if name not in FIGURES or reach == FIGURES_REACH],
        }
        for reach in range(LEAST_MADE, MOST_MADE + 1)
    }


def solve_grid(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the solution of the request's `puzzle`; each step has its grade, moves and reason."""
    puzzle = puzzles.read(request.get("puzzle"))
    solution = solve(State(puzzle), COUNTED)
    solution["steps"] = [
        {"grade": step["grade"], "moves": moves, "reason": reason.to_json()}
        for step in solution["steps"]
        for moves, reason in (reason_of(step),)
    ]
    return solution | _describe_puzzle(puzzle)


def find_key(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return a solution of `puzzle` (`key`, as rows of text), and the puzzle's `grade`.

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
