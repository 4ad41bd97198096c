"""Tasks of the command `dominosa`: their arguments and answers."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from datetime import date
from typing import Any

from alveus.core.files import standard_input
from alveus.dominoes.dominosa import commands
from alveus.dominoes.dominosa import puzzle as puzzles
from alveus.dominoes.dominosa.daily import spec_of
from alveus.dominoes.dominosa.generate import PuzzleSpec
from alveus.dominoes.dominosa.narration import reason_of as reason_of
from alveus.dominoes.dominosa.positions import AS_IS
from alveus.dominoes.dominosa.rules import INFO

ABOUT = "puzzles: solve, grade, count, make them"
"""One-line description of the command."""

_TASKS = {
    "solve": "the key, the grade and every step",
    "grade": "the grade and the aids it needs",
    "hint": "the next step",
    "count": "the number of solutions",
    "generate": "new puzzles of exactly a grade",
    "daily": "the puzzle of a day, the same for everybody",
    "fillings": "how many solutions random fillings have",
    "print": "a booklet of new puzzles, with their solutions at its end",
}


def add_tasks(parser: argparse.ArgumentParser) -> Mapping[str, argparse.ArgumentParser]:
    """Add the tasks to a parser and return their parsers, keyed by task name."""
    subs = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    tasks = {
        name: subs.add_parser(name, help=told, description=told) for name, told in _TASKS.items()
    }
    for name in ("solve", "grade", "hint", "count"):
        tasks[name].add_argument(
            "id", metavar="ID", help="REACH:DIGITS, rows as JSON, or - for stdin"
        )
    tasks["daily"].add_argument("day", metavar="DAY", nargs="?", help="such as 2026-11-23")
    tasks["count"].add_argument(
        "--limit", type=int, default=10_000, metavar="N", help="where counting stops"
    )
    values = {option.name: ", ".join(option.values) for option in INFO.options}
    for name, count in (("generate", 1), ("fillings", 300), ("print", 12)):
        tasks[name].add_argument(
            "--reach",
            type=int,
            required=name != "print",
            metavar="R",
            help=f"the set’s highest number: {values['reach']}",
        )
        tasks[name].add_argument(
            "--seed", default="1", metavar="S", help="a number, a date, any word"
        )
        tasks[name].add_argument(
            "--count", type=int, default=count, metavar="N", help=f"how many; else {count}"
        )
    generate = tasks["generate"]
    generate.add_argument("--grade", required=True, metavar="G", help=values["grade"])
    generate.add_argument("--outline", default="rectangle", metavar="O", help=values["outline"])
    tasks["print"].set_defaults(reach=6)
    tasks["print"].add_argument(
        "--grade", metavar="G", help=f"{values['grade']}; else they rise from easy to hard"
    )
    return tasks


def answer(given: argparse.Namespace) -> Any:
    """Run a task and return its answer."""
    if given.task == "generate":
        spec = PuzzleSpec(given.reach, given.grade, given.outline)
        return commands.generate(spec, given.seed, given.count)
    if given.task == "print":
        return commands.collect(given.reach, given.grade, given.seed, given.count)
    if given.task == "daily":
        day = given.day or date.today().isoformat()
        return commands.generate(spec_of(day), day)
    if given.task == "fillings":
        return commands.fillings(given.reach, given.count, given.seed)
    state = commands.read(standard_input() if given.id == "-" else given.id)
    if given.task == "count":
        return commands.count_all(state, given.limit)
    return getattr(commands, given.task)(state)


def positions(given: argparse.Namespace, answer: Any) -> list[dict[str, Any]]:
    """Return the puzzles of an answer as positions, for drawing."""
    if given.task == "fillings":
        return []
    if given.task in ("generate", "daily"):
        written = [puzzle["id"] for puzzle in answer["puzzles"]]
    else:
        written = [] if given.id == "-" else [puzzles.to_json(commands.read(given.id).puzzle)]
    return [{"game": INFO.id, "puzzle": puzzle, AS_IS: True} for puzzle in written]
