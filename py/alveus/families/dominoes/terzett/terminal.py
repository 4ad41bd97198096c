"""Command-line interface for figures: the tasks, their arguments, and the answers."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from alveus.core.files import read_text_file, standard_input
from alveus.core.json_validation import integer, parse_object
from alveus.core.stream import seed_word
from alveus.families.dominoes.dominosa.narration import reason_of as reason_of
from alveus.families.dominoes.dominosa.notation import AS_IS
from alveus.families.dominoes.terzett import commands, topics
from alveus.families.dominoes.terzett.kinds import KINDS, kind_of
from alveus.families.dominoes.terzett.spec import INFO

ABOUT = "figures in threes: check, solve, compose them"
"""One-line description of the command."""

LONGEST_SIDE = 99
"""Maximum number of rows, and of columns, for `--rows` and `--columns`."""
SECONDS = 60
"""Time limit for composing, in seconds."""

_TASKS = {
    "check": "whether a figure is one: its groups, how they touch, its keys",
    "solve": "a key and every step",
    "count": "the number of keys",
    "turn": "the figure after tiles are turned on its key",
    "compose": "a new figure, free or under conditions",
    "print": "a booklet of figures, with their keys at its end",
}


def add_tasks(parser: argparse.ArgumentParser) -> Mapping[str, argparse.ArgumentParser]:
    """Add the tasks and their arguments.  Return the parser of every task, keyed by name."""
    subs = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    tasks = {
        name: subs.add_parser(name, help=text, description=text) for name, text in _TASKS.items()
    }
    for task in tasks.values():
        task.add_argument("--kind", default="terzett", metavar="K", help=", ".join(KINDS))
    tasks["count"].add_argument(
        "--limit", type=int, default=10_000, metavar="N", help="where counting stops"
    )
    tasks["turn"].add_argument("--tile", nargs="+", required=True, metavar="T", help="such as 5:7")
    compose = tasks["compose"]
    compose.add_argument("--rows", type=int, default=8, metavar="R", help="else 8")
    compose.add_argument("--columns", type=int, default=9, metavar="C", help="else 9")
    compose.add_argument("--outline", metavar="FILE", help="rows of text, # for a cell")
    compose.add_argument("--given", metavar="FILE", help='JSON: {"c1": 0}, or with "sums" beside')
    compose.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        metavar="T",
        help=f"when to give up; else {SECONDS}",
    )
    for task in (compose, tasks["print"]):
        task.add_argument("--seed", default="1", metavar="S", help="a number, a date, any word")
    tasks["print"].add_argument(
        "--count", type=int, default=12, metavar="N", help="how many; else 12"
    )
    return tasks


def answer(arguments: argparse.Namespace) -> Any:
    """Return the answer to a task. A callback in `arguments` receives the composing progress."""
    kind = kind_of(arguments.kind)
    if arguments.task == "compose":
        columns = integer(max(arguments.columns, 0), "columns", 0, LONGEST_SIDE)
        rows = ["#" * columns] * integer(max(arguments.rows, 0), "rows", 0, LONGEST_SIDE)
        if arguments.outline is not None:
            rows = read_text_file(arguments.outline).splitlines()
        prescribed = (
            parse_object(read_text_file(arguments.given)) if arguments.given is not None else {}
        )
        seed = seed_word(arguments.seed)
        return commands.compose(rows, prescribed, kind, seed, arguments.seconds, arguments.tell)
    if arguments.task == "print":
        return commands.collect(kind, arguments.seed, arguments.count)
    figure = parse_object(standard_input())
    if arguments.task == "count":
        return commands.count(figure, kind, arguments.limit)
    if arguments.task == "turn":
        return topics.turn_in_figure({**figure, "kind": kind.name, "tiles": arguments.tile})
    return getattr(commands, arguments.task)(figure, kind)


def positions(arguments: argparse.Namespace, answer: Any) -> list[dict[str, Any]]:
    """Return the positions to draw for an answer."""
    if "grid" not in answer:
        return []
    kind = kind_of(arguments.kind)
    cells = sum(number is not None for row in answer["grid"] for number in row)
    puzzle = {"reach": kind.reach_of(cells), "grid": answer["grid"]}
    options = {"kind": kind.name}
    return [{"game": INFO.id, "options": options, "puzzle": puzzle, AS_IS: True}]
