"""Functions that answer requests about puzzles (`TOPICS`), such as for the puzzle of a day.

The steps (deductions) of a solution are written as JSON, and explained by hint messages.
"""

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
"""Number of solutions at which `solve_grid` stops counting, so that it answers quickly."""
WEEK = (
    *(PuzzleSpec(reach, grade) for grade in GRADES[:3] for reach in (6, 7)),
    PuzzleSpec(7, "provisorisch"),
)
"""The kinds of the daily puzzles from Monday to Sunday, in ascending difficulty."""


def describe(puzzle: Puzzle, step: Step) -> dict[str, Any]:
    """Return a step of the solution as JSON, without the members that would be empty.

    Tiles, cells and places (pairs of adjacent cells) are text: "1:3", "d2", "d2-e2".
    """
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
    """Return the moves that carry out a step of a solution, as text, and the hint that explains it.

    `step` is JSON from `describe`.  If the step refutes a tile's place by a trial, the
    parameter `line` of the message lists the method and the moves of each step of the trial, and
    at the end the cell or tile without a place.
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
    """Return the moves of a step (JSON from `describe`) as text, such as ``lay d2-e2``.

    If the step is a contradiction, return instead the name of the cell that no tile can cover, or
    of the tile that fits nowhere.
    """
    if step["aid"] != "loch":
        return _moves(step)
    return str(next(iter(step.get("cells", step.get("tiles", ())))))


def spec_of(day: str) -> PuzzleSpec:
    """Return the kind (highest number, grade, outline) of the puzzle of a day, set by the weekday.

    Raises SetupError `bad_value` unless `day` is a date such as ``2026-11-23``.
    """
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
    """Return the solution of a puzzle as JSON.

    `solutions` is the number of solutions up to `limit`; `complete` is False if there are more.
    `key` is a solution as rows of text (a tile is ``<>``, or ``^`` above ``v``), None if there is
    none.  `tally` maps each tile to the number of places that it fits.  `unique` is True for
    exactly one solution; if False, `grade` (the difficulty) is None, and `steps` (the deductions,
    see `describe`) can be incomplete.
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
    """Return the hardest grade of methods for the steps of a solution and for hints.

    It is the hardest of all grades if the puzzle has exactly one solution (`unique`).  Otherwise it
    is the hardest grade without trials, that is, methods that place a tile tentatively.
    """
    return "tief" if unique else "mengen"


def daily_puzzle(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the `options` and the `seed` from which the puzzle of a date is generated.

    `day` in the request is the date, like ``2026-11-23``.  Raises SetupError for another value.
    """
    day = text(request.get("day"), "day")
    reach, its_grade, outline = spec_of(day)
    options = {"reach": str(reach), "grade": its_grade, "outline": outline}
    return {"options": options, "seed": day}


def list_kinds(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the grades and outlines in which puzzles can be generated, for each set of tiles.

    The result is keyed by the highest number of the set, as text ("7").  Each entry has two lists
    of option values: `grade` (degrees of difficulty) and `outline` (names of outlines).
    """
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
    """Return a solution (`key`) and the `grade` of the request's `puzzle`, with the puzzle as JSON.

    `puzzle` has any form that `puzzle.read` accepts.  `key` is a solution as rows of text: a tile
    is ``<>``, or ``^`` above ``v``.  Without a solution, `key` and `grade` are None.  With several
    solutions, only `grade` is None.
    """
    puzzle = puzzles.read(request.get("puzzle"))
    graded = grade(puzzle) if count(puzzle, 1) == (1, True) else None
    return {"key": key_of(puzzle), "grade": graded, **_describe_puzzle(puzzle)}


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
