"""What a terminal can ask about puzzles: solve, grade, hint, count, generate, and fillings."""

from __future__ import annotations

from collections import Counter
from math import factorial
from statistics import median
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import parse_object
from alveus.core.stream import stream_of
from alveus.dominoes.dominosa import puzzle as puzzles
from alveus.dominoes.dominosa.deduce import grade as graded
from alveus.dominoes.dominosa.deduce import next_step, steps
from alveus.dominoes.dominosa.exact import LIMIT, count
from alveus.dominoes.dominosa.generate import PuzzleSpec, fill_at_random, puzzle_of
from alveus.dominoes.dominosa.narration import describe, moves_text
from alveus.dominoes.dominosa.positions import AS_IS, from_json
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.shapes import shape
from alveus.dominoes.dominosa.solving import deepest_grade
from alveus.dominoes.dominosa.solving import solve as solve
from alveus.dominoes.dominosa.state import State
from alveus.dominoes.dominosa.step import GRADES
from alveus.dominoes.dominosa.tilings import Tilings, tilings
from alveus.dominoes.tiles import complete_set

MOST_MADE_AT_ONCE = 10_000
MOST_IN_A_BOOKLET = 200


def read(written: str) -> State:
    """A puzzle's id, its rows of numbers as text or JSON, or a whole sheet.  Raises as they do."""
    if not written.lstrip().startswith("{"):
        return State(puzzles.read(written))
    given = parse_object(written)
    if "puzzle" in given:
        return from_json({**given, AS_IS: True})
    return State(puzzles.read(given))


def grade(state: State) -> dict[str, Any]:
    """The grade, and how often each aid is used.  Raises SetupError if there is not one key."""
    found = count(state.puzzle)
    if not found.solutions:
        raise SetupError("no_solution")
    if found.solutions > 1:
        raise SetupError("several_solutions", count=found.solutions, complete=found.complete)
    aids = Counter(step.aid for step in steps(state.puzzle))
    return {"grade": graded(state.puzzle), "aids": dict(aids)}


def hint(state: State) -> dict[str, Any]:
    """The next step and the moves that put it on the sheet; null where nothing follows."""
    unique = count(state.puzzle, 1) == (1, True)
    step = next_step(state.puzzle, state.live, state.laid, deepest_grade(unique))
    if step is None:
        return {"play": None, "step": None}
    return {"play": moves_text(state.puzzle, step) or None, "step": describe(state.puzzle, step)}


def count_all(state: State, limit: int = LIMIT) -> dict[str, Any]:
    """The solutions up to a limit, the places, and the tilings with the numbers ignored."""
    if limit < 1:
        raise SetupError("bad_value", name="limit", value=str(limit))
    found = count(state.puzzle, limit)
    return {
        "solutions": found.solutions,
        "complete": found.complete,
        "places": len(state.puzzle.figure.pairs),
        "tilings": Tilings(state.puzzle.figure).number,
    }


def generate(spec: PuzzleSpec, seed: str, several: int = 1) -> dict[str, Any]:
    """Puzzles of one kind: that of the seed, then those of the numbers after it."""
    if not 1 <= several <= MOST_MADE_AT_ONCE:
        raise SetupError("bad_value", name="count", value=str(several))
    words = [seed]
    for i in range(1, several):
        words.append(str(int(seed) + i) if seed.isdecimal() else f"{seed}.{i}")
    made = ((word, puzzle_of(spec, word)) for word in words)
    return {
        "puzzles": [
            {"id": puzzles.to_json(puzzle), "grade": spec.grade, "seed": word}
            for word, puzzle in made
        ]
    }


def collect(reach: int, grade: str | None, seed: str, several: int) -> dict[str, Any]:
    """Puzzles of a set for a booklet: of one grade, or from the first grade to the last but one.

    Those of the last grade take long to make.
    """
    if not 1 <= several <= MOST_IN_A_BOOKLET:
        raise SetupError("bad_value", name="count", value=str(several))
    grades = [grade] if grade else GRADES[:-1]
    collected = []
    for number in range(several):
        spec = PuzzleSpec(reach, grades[number * len(grades) // several])
        (made,) = generate(spec, f"{seed}.{number}")["puzzles"]
        collected.append({"puzzle": made["id"], "grade": made["grade"], "seed": made["seed"]})
    return {"puzzles": collected}


def fillings(reach: int, several: int, seed: str) -> dict[str, Any]:
    """How many solutions random fillings of the rectangle have, and how many Siegel.

    `of_one_key` is the number of all fillings of one key: the tiles in any order, every tile
    but the doubles either way round.
    """
    puzzles.check_reach(reach)
    if not 1 <= several <= MOST_MADE_AT_ONCE:
        raise SetupError("bad_value", name="count", value=str(several))
    ways, chance = tilings(shape("rectangle", reach)), stream_of(f"fillings {reach} {seed}")
    made: list[Puzzle] = [fill_at_random(ways, reach, chance).puzzle for _ in range(several)]
    found = [count(puzzle).solutions for puzzle in made]
    seals = [sum(places.bit_count() == 1 for places in puzzle.of) for puzzle in made]
    tiles = len(complete_set(reach))
    return {
        "fillings": several,
        "unique": found.count(1),
        "median": median(found),
        "most": max(found),
        "without_siegel": seals.count(0),
        "of_one_key": factorial(tiles) * 2 ** (tiles - reach - 1),
    }
