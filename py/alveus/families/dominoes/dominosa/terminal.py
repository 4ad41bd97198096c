"""The command `dominosa` with its tasks (subcommands): grids of numbers to divide into dominoes.

The functions add the arguments of each task, run a task, and return its puzzles to draw.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping
from datetime import date
from math import factorial
from statistics import median
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.files import standard_input
from alveus.core.json_validation import parse_object
from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa import deduce
from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa.aids import GRADES
from alveus.families.dominoes.dominosa.exact import LIMIT, count
from alveus.families.dominoes.dominosa.generate import PuzzleSpec, fill_at_random, puzzle_of, shape
from alveus.families.dominoes.dominosa.notation import AS_IS, check_unique, from_json, to_json
from alveus.families.dominoes.dominosa.puzzle import count_places
from alveus.families.dominoes.dominosa.spec import INFO
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.dominosa.tilings import Tilings, tilings
from alveus.families.dominoes.dominosa.topics import describe, hardest_grade, solve, spec_of
from alveus.families.dominoes.dominosa.topics import reason_of as reason_of
from alveus.families.dominoes.tiles import complete_set

ABOUT = "solve, grade, count and create puzzles"
"""One-line description of the command."""
MOST_MADE_AT_ONCE = 10_000
MOST_IN_A_BOOKLET = 200

TASKS = {
    "solve": "print the solution, the grade and every step",
    "grade": "print the grade and the methods that a solution needs",
    "hint": "print the next step",
    "count": "count the solutions",
    "generate": "create new puzzles of a grade",
    "daily": "print the puzzle of a day, which is the same for all players",
    "fillings": "count the solutions of random fillings",
    "print": "write a booklet of new puzzles, with their solutions at the end",
}
"""One-line description of each task."""


def add_arguments(tasks: Mapping[str, argparse.ArgumentParser]) -> None:
    """Add the arguments of each task to its parser."""
    for name in ("solve", "grade", "hint", "count"):
        about = "the puzzle: REACH:DIGITS, rows as JSON, or - for standard input"
        tasks[name].add_argument("id", metavar="ID", help=about)
    tasks["daily"].add_argument(
        "day", metavar="DAY", nargs="?", help="a date, for example 2026-11-23"
    )
    add_limit = tasks["count"].add_argument
    add_limit("--limit", type=int, default=LIMIT, metavar="N", help="stop counting at this number")
    values = {option.name: ", ".join(option.values) for option in INFO.options}
    for name, number in (("generate", 1), ("fillings", 300), ("print", 12)):
        add, about = tasks[name].add_argument, f"highest number of the set: {values['reach']}"
        add("--reach", type=int, required=name != "print", metavar="R", help=about)
        add("--seed", default="1", metavar="S", help="a number, a date or a word")
        about = f"number of puzzles; default: {number}"
        add("--count", type=int, default=number, metavar="N", help=about)
    add = tasks["generate"].add_argument
    add("--grade", required=True, metavar="G", help=values["grade"])
    add("--outline", default="rectangle", metavar="O", help=values["outline"])
    tasks["print"].set_defaults(reach=6)
    about = f"{values['grade']}; default: from easy to hard"
    tasks["print"].add_argument("--grade", metavar="G", help=about)


def answer(arguments: argparse.Namespace) -> Any:
    """Run the task; return its result as JSON data.  Raises AlveusError for invalid arguments."""
    match arguments.task:
        case "generate":
            spec = PuzzleSpec(arguments.reach, arguments.grade, arguments.outline)
            return _generate(spec, arguments.seed, arguments.count)
        case "print":
            return _collect(arguments.reach, arguments.grade, arguments.seed, arguments.count)
        case "daily":
            day = arguments.day or date.today().isoformat()
            return _generate(spec_of(day), day, 1)
        case "fillings":
            return _fillings(arguments.reach, arguments.count, arguments.seed)
    state = read(standard_input() if arguments.id == "-" else arguments.id)
    match arguments.task:
        case "count":
            return _count(state, arguments.limit)
        case "grade":
            check_unique(count(state.puzzle))
            aids = Counter(step.aid for step in deduce.steps(state.puzzle))
            return {"grade": deduce.grade(state.puzzle), "aids": dict(aids)}
        case "hint":
            return _hint(state)
    return solve(state)


def positions(arguments: argparse.Namespace, answer: Any) -> list[dict[str, Any]]:
    """Return the puzzles that a task created or read, as JSON positions to draw above `answer`.

    `answer` is the task's result.  Return [] for the task `fillings` (statistics only), and for a
    puzzle from standard input, which cannot be read again.
    """
    if arguments.task == "fillings":
        return []
    shown: list[dict[str, Any]]
    if arguments.task in ("generate", "daily"):
        shown = [{"puzzle": puzzle["id"]} for puzzle in answer["puzzles"]]
    else:
        shown = [] if arguments.id == "-" else [to_json(read(arguments.id))]
    return [{"game": INFO.id, **position, AS_IS: True} for position in shown]


def read(text: str) -> State:
    """Read a state from the text of a puzzle, or from the JSON of a puzzle or a position.

    Raises NotationError or SetupError if `text` is invalid.
    """
    if not text.lstrip().startswith("{"):
        return State(puzzles.read(text))
    data = parse_object(text)
    if "puzzle" in data:
        return from_json({**data, AS_IS: True})
    return State(puzzles.read(data))


def _hint(state: State) -> dict[str, Any]:
    """Return the next deduction as JSON (`step`), and its moves as text (`play`).

    Both are None if no deduction is found; `play` is None if the deduction is a contradiction.
    """
    unique = count(state.puzzle, 1) == (1, True)
    step = deduce.next_step(state.puzzle, state.live, state.laid, hardest_grade(unique))
    if step is None:
        return {"play": None, "step": None}
    described = describe(state.puzzle, step)
    return {"play": reason_of(described)[0] or None, "step": described}


def _count(state: State, limit: int) -> dict[str, Any]:
    if limit < 1:
        raise SetupError("bad_value", name="limit", value=str(limit))
    figure = state.puzzle.figure
    counts = {"places": len(figure.pairs), "tilings": Tilings(figure).number}
    return {**count(state.puzzle, limit)._asdict(), **counts}


def _generate(spec: PuzzleSpec, seed: str, several: int) -> dict[str, Any]:
    """Return `several` puzzles of one kind: one from `seed`, others from seeds derived from it."""
    _check_count(several, MOST_MADE_AT_ONCE)
    made = []
    for i in range(several):
        word = (str(int(seed) + i) if seed.isdecimal() else f"{seed}.{i}") if i else seed
        puzzle = puzzles.to_json(puzzle_of(spec, word))
        made.append({"id": puzzle, "grade": spec.grade, "seed": word})
    return {"puzzles": made}


def _collect(reach: int, grade: str | None, seed: str, several: int) -> dict[str, Any]:
    """Return `several` puzzles for a booklet as JSON; `reach` is the highest number on their tiles.

    The member `puzzles` is their list; each has the members `puzzle` (its id), `grade` and `seed`.
    Without `grade`, the grades increase from the easiest to, at most, the second hardest.
    """
    _check_count(several, MOST_IN_A_BOOKLET)
    grades = [grade] if grade else GRADES[:-1]
    collected = []
    for number in range(several):
        spec = PuzzleSpec(reach, grades[number * len(grades) // several])
        (made,) = _generate(spec, f"{seed}.{number}", 1)["puzzles"]
        collected.append({"puzzle": made.pop("id"), **made})
    return {"puzzles": collected}


def _fillings(reach: int, several: int, seed: str) -> dict[str, Any]:
    """Return statistics on the numbers of solutions of `several` random fillings of a rectangle.

    A filling is a division into pairs of cells (the key) with the tiles up to `reach` on the pairs.
    `unique` counts the fillings with one solution; `median` and `most` are the median and the
    maximum of the numbers of solutions, each counted up to `LIMIT`.  `without_siegel` counts the
    fillings in which every tile fits in two or more places.  `of_one_key` is the number of all
    fillings with the same key: all orders and directions of the tiles.
    """
    puzzles.check_reach(reach)
    _check_count(several, MOST_MADE_AT_ONCE)
    ways, chance = tilings(shape("rectangle", reach)), stream_of(f"fillings {reach} {seed}")
    made = [fill_at_random(ways, reach, chance).puzzle for _ in range(several)]
    numbers = [count(puzzle).solutions for puzzle in made]
    seals = [count_places(puzzle, puzzle.all).count(1) for puzzle in made]
    tiles = len(complete_set(reach))
    return {
        "fillings": several,
        "unique": numbers.count(1),
        "median": median(numbers),
        "most": max(numbers),
        "without_siegel": seals.count(0),
        "of_one_key": factorial(tiles) * 2 ** (tiles - reach - 1),
    }


def _check_count(several: int, most: int) -> None:
    if not 1 <= several <= most:
        raise SetupError("bad_value", name="count", value=str(several))
