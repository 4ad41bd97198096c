"""What a terminal can ask about puzzles and figures: tasks with their arguments, and answers."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from alveus.core.errors import NotationError
from alveus.core.reading import parse_object


def dominosa_tasks(parser: argparse.ArgumentParser) -> None:
    """What can be asked of puzzles."""
    tasks = _tasks(
        parser,
        {
            "solve": "the key, the grade and every step",
            "grade": "the grade and the aids it needs",
            "hint": "the next step",
            "count": "the number of solutions",
            "generate": "new puzzles of exactly a grade",
            "fillings": "how many solutions random fillings have",
        },
    )
    for name in ("solve", "grade", "hint", "count"):
        tasks[name].add_argument(
            "id", metavar="ID", help="REACH:DIGITS, rows as JSON, or - for stdin"
        )
    tasks["count"].add_argument("--limit", type=int, default=10_000, metavar="N")
    for name, count in (("generate", 1), ("fillings", 300)):
        tasks[name].add_argument("--reach", type=int, required=True, metavar="R")
        tasks[name].add_argument(
            "--seed", default="1", metavar="S", help="a number, a date, any word"
        )
        tasks[name].add_argument("--count", type=int, default=count, metavar="N")
    tasks["generate"].add_argument("--grade", required=True, metavar="G")
    tasks["generate"].add_argument("--outline", default="rectangle", metavar="O")


def dominosa(given: argparse.Namespace) -> Any:
    """The answer to a task with puzzles."""
    from alveus.dominoes.dominosa import commands
    from alveus.dominoes.dominosa.generate import PuzzleSpec

    if given.task == "generate":
        wish = PuzzleSpec(given.reach, given.grade, given.outline)
        return commands.generate(wish, given.seed, given.count)
    if given.task == "fillings":
        return commands.fillings(given.reach, given.count, given.seed)
    state = commands.read(sys.stdin.read() if given.id == "-" else given.id)
    if given.task == "count":
        return commands.count_all(state, given.limit)
    return getattr(commands, given.task)(state)


def terzett_tasks(parser: argparse.ArgumentParser) -> None:
    """What can be asked of figures."""
    tasks = _tasks(
        parser,
        {
            "check": "whether a figure is one: its groups, how they touch, its keys",
            "solve": "a key and every step",
            "count": "the number of keys",
            "turn": "the figure after tiles are turned on its key",
            "compose": "a new figure, free or under conditions",
        },
    )
    for task in tasks.values():
        task.add_argument("--kind", default="terzett", metavar="K")
    tasks["count"].add_argument("--limit", type=int, default=10_000, metavar="N")
    tasks["turn"].add_argument("--tile", nargs="+", required=True, metavar="T", help="such as 5:7")
    compose = tasks["compose"]
    compose.add_argument("--rows", type=int, default=8, metavar="R")
    compose.add_argument("--columns", type=int, default=9, metavar="C")
    compose.add_argument("--outline", metavar="FILE", help="rows of text, # for a cell")
    compose.add_argument("--given", metavar="FILE", help='JSON: {"c1": 0}, or with "sums" beside')
    compose.add_argument("--seed", default="1", metavar="S", help="a number, a date, any word")


def terzett(given: argparse.Namespace) -> Any:
    """The answer to a task with figures."""
    from alveus.dominoes.terzett import commands
    from alveus.dominoes.terzett.kinds import kind_of

    kind = kind_of(given.kind)
    if given.task == "compose":
        rows = ["#" * max(given.columns, 0)] * max(given.rows, 0)
        if given.outline is not None:
            rows = _read_file(given.outline).splitlines()
        prescribed = parse_object(_read_file(given.given)) if given.given is not None else {}
        return commands.compose(rows, prescribed, kind, given.seed)
    figure = parse_object(sys.stdin.read())
    if given.task == "count":
        return commands.count(figure, kind, given.limit)
    if given.task == "turn":
        return commands.turn(figure, kind, given.tile)
    return getattr(commands, given.task)(figure, kind)


def _tasks(
    parser: argparse.ArgumentParser, about: Mapping[str, str]
) -> dict[str, argparse.ArgumentParser]:
    """A parser for each task, which is told in a line."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    return {
        name: tasks.add_parser(name, help=told, description=told) for name, told in about.items()
    }


def _read_file(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise NotationError("usage", text=name) from None
