"""The command `terzett`: its tasks (subcommands), their arguments, and their answers."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.files import read_text_file, standard_input
from alveus.core.json_validation import integer, parse_object
from alveus.core.stream import seed_word, stream_of
from alveus.families.dominoes.dominosa import topics as sheets
from alveus.families.dominoes.dominosa.notation import AS_IS
from alveus.families.dominoes.dominosa.outline import bits, write_key
from alveus.families.dominoes.dominosa.puzzle import Puzzle, count_places, to_json
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.dominosa.topics import reason_of as reason_of
from alveus.families.dominoes.terzett import figure, topics
from alveus.families.dominoes.terzett.figure import of_kind, vary
from alveus.families.dominoes.terzett.kinds import KINDS, Kind, kind_of
from alveus.families.dominoes.terzett.spec import INFO

ABOUT = "check, solve and compose figures of groups of three"
"""One-line description of the command."""

LONGEST_SIDE = 99
"""Maximum number of rows, and of columns, for `--rows` and `--columns`."""
SECONDS = 60
"""Default time limit for composing, in seconds."""

TASKS = {
    "check": "check a figure: its groups, their contacts, its solutions",
    "solve": "print a solution, and every step to it",
    "count": "count the solutions",
    "turn": "print the figure after turning tiles of its solution",
    "compose": "compose a new figure, with or without conditions",
    "print": "write a booklet of figures, with their solutions at the end",
}
"""One-line description of each task."""


def add_arguments(tasks: Mapping[str, argparse.ArgumentParser]) -> None:
    """Add the arguments of each task to its parser."""

    def add(names: str, flag: str, metavar: str, text: str, **more: Any) -> None:
        for name in names.split():
            tasks[name].add_argument(flag, metavar=metavar, help=text, **more)

    add(" ".join(tasks), "--kind", "K", ", ".join(KINDS), default="terzett")
    add("count", "--limit", "N", "stop counting at this number", type=int, default=figure.COUNTED)
    add("turn", "--tile", "T", "a tile, for example 5:7", nargs="+", required=True)
    add("compose", "--rows", "R", "number of rows; default: 8", type=int, default=8)
    add("compose", "--columns", "C", "number of columns; default: 9", type=int, default=9)
    add("compose", "--outline", "FILE", "text file with the outline: # is a cell")
    add(
        "compose", "--given", "FILE", 'JSON file with given numbers, {"c1": 0}, and optional "sums"'
    )
    when = f"time limit in seconds; default: {SECONDS}"
    add("compose", "--seconds", "T", when, type=float, default=SECONDS)
    add("compose print", "--seed", "S", "a number, a date or a word", default="1")
    add("print", "--count", "N", "number of figures; default: 12", type=int, default=12)


def answer(arguments: argparse.Namespace) -> Any:
    """Run a task; return its result as JSON.  Raises AlveusError if it fails.

    While a figure is composed, `arguments.on_progress` receives progress messages.
    """
    kind = kind_of(arguments.kind)
    if arguments.task == "compose":
        columns = integer(max(arguments.columns, 0), "columns", 0, LONGEST_SIDE)
        rows = ["#" * columns] * integer(max(arguments.rows, 0), "rows", 0, LONGEST_SIDE)
        if arguments.outline is not None:
            rows = read_text_file(arguments.outline).splitlines()
        file, seed = arguments.given, seed_word(arguments.seed)
        prescribed = {} if file is None else parse_object(read_text_file(file))
        return topics.compose_figure(
            rows, prescribed, kind, seed, arguments.seconds, arguments.on_progress
        )
    if arguments.task == "print":
        return _collect(kind, arguments.seed, arguments.count)
    request = parse_object(standard_input())
    if arguments.task == "turn":
        return topics.turn_in_figure({**request, "kind": kind.name, "tiles": arguments.tile})
    if arguments.task == "count" and arguments.limit < 1:
        raise SetupError("bad_value", name="limit", value=str(arguments.limit))
    puzzle = figure.read(request, kind)
    if arguments.task == "check":
        return figure.figure_facts(puzzle, kind)
    figure.check_grouped(puzzle, kind)
    if arguments.task == "solve":
        solved = sheets.solve(State(puzzle))
        return solved if kind.double_alone else solved | _solve_as_kind(puzzle, kind)
    keys, grouping = figure.count_keys(puzzle, kind, arguments.limit), figure.grouping(puzzle, kind)
    partitions = 0 if grouping is None else grouping.ways
    return {"keys": keys.solutions, "complete": keys.complete, "partitions": partitions}


def _solve_as_kind(puzzle: Puzzle, kind: Kind) -> dict[str, Any]:
    """Return `key`, `unique`, `solutions`, `complete`; only layouts valid in a Duett count."""
    keys = figure.count_keys(puzzle, kind)
    key = next(figure.keys(puzzle, kind), 0)
    rows = write_key(puzzle.figure, bits(key)) if key else None
    return {**keys._asdict(), "unique": keys == (1, True), "key": rows}


def _collect(kind: Kind, seed: str, several: int) -> dict[str, Any]:
    """Return random figures of the library, each with its number of solutions (`keys`), as JSON.

    Each figure is rotated or reflected at random, and its numbers are permuted.  `several` is the
    number of figures.  The figures with the most tiles that have only one possible place are first.
    Raises SetupError `bad_value` if `several` is below 1 or above the number of figures of `kind`.
    """
    entries = of_kind(kind)
    if not 1 <= several <= len(entries):
        raise SetupError("bad_value", name="count", value=str(several))
    chance = stream_of(f"booklet {seed}")
    chance.shuffle(entries)
    chosen = [(vary(entry.puzzle, chance), entry.keys) for entry in entries[:several]]
    chosen.sort(key=lambda figure: -count_places(figure[0], figure[0].all).count(1))
    return {"puzzles": [{"puzzle": to_json(puzzle), "keys": keys} for puzzle, keys in chosen]}


def positions(arguments: argparse.Namespace, answer: Any) -> list[dict[str, Any]]:
    """Return a list with the position (JSON) of the figure in `answer["grid"]`; [] without one."""
    if "grid" not in answer:
        return []
    kind = kind_of(arguments.kind)
    puzzle = to_json(figure.read(answer, kind))
    return [{"game": INFO.id, "options": {"kind": kind.name}, "puzzle": puzzle, AS_IS: True}]
