"""Command-line tasks for figures: check, solve, count, compose, turn, collect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.limits import TASK_SECONDS
from alveus.core.progress import finish
from alveus.core.reading import number
from alveus.core.stream import stream_of
from alveus.dominoes.dominosa import topics as sheets
from alveus.dominoes.dominosa.outline import bits, write_key
from alveus.dominoes.dominosa.puzzle import Puzzle, count_places
from alveus.dominoes.dominosa.puzzle import to_json as write
from alveus.dominoes.dominosa.state import State
from alveus.dominoes.terzett import figure, topics
from alveus.dominoes.terzett.compose import compose as composing
from alveus.dominoes.terzett.figures import to_json
from alveus.dominoes.terzett.kinds import Kind
from alveus.dominoes.terzett.library import of_kind, vary
from alveus.dominoes.terzett.positions import from_json


def check(given: Mapping[str, Any], kind: Kind) -> dict[str, Any]:
    """Return facts about a figure.  Raises SetupError with the invalid cell or number."""
    return topics.figure_facts(figure.read(given, kind), kind)


def solve(given: Mapping[str, Any], kind: Kind) -> dict[str, Any]:
    """Return a solution and the steps that lead to it.

    If there are several solutions, return one of them, and the steps as far as they can be
    deduced.
    """
    puzzle = figure.read(given, kind)
    figure.check_grouped(puzzle, kind)
    return sheets.solve(State(puzzle))


def count(given: Mapping[str, Any], kind: Kind, limit: int) -> dict[str, Any]:
    """Count the solutions of a figure, up to `limit`, and the ways to divide it into groups."""
    if limit < 1:
        raise SetupError("bad_value", name="limit", value=str(limit))
    puzzle = figure.read(given, kind)
    figure.check_grouped(puzzle, kind)
    found, grouping = figure.count_keys(puzzle, kind, limit), figure.grouping(puzzle, kind)
    return {
        "keys": found.solutions,
        "complete": found.complete,
        "partitions": 0 if grouping is None else grouping.ways,
    }


def compose(
    rows: Sequence[str],
    prescribed: Mapping[str, Any],
    kind: Kind,
    seed: str,
    seconds: float | None = None,
    tell: Callable[[Message], None] | None = None,
) -> dict[str, Any]:
    """Compose a figure in an outline.

    `prescribed` contains numbers by cell, or the members ``given``, ``sums`` and ``laid``.  `tell`
    receives the progress.  Raises SetupError: `impossible` with the reason, `figure_not_found`
    after many attempts, `figure_not_in_time` after `seconds`.
    """
    until = None
    if seconds is not None:
        until = perf_counter() + number(seconds, "seconds", 0, TASK_SECONDS)

    def check_time(progress: Message) -> None:
        if tell is not None:
            tell(progress)
        if until is not None and perf_counter() >= until:
            raise SetupError("figure_not_in_time", seconds=seconds, count=progress.params["count"])

    if not {"given", "sums", "laid"} & set(prescribed):
        prescribed = {"given": dict(prescribed)}
    board = from_json({**prescribed, "outline": list(rows)}, kind.name)
    whole = finish(composing(board, seed), check_time)
    return {
        "grid": to_json(whole.puzzle),
        "key": write_key(whole.figure, list(bits(whole.key))),
        "seed": seed,
    }


def turn(given: Mapping[str, Any], kind: Kind, tiles: Sequence[str]) -> dict[str, Any]:
    """Turn tiles in the figure's solution.  Return the new figure and the tiles that move."""
    return topics.turn_in_figure({**given, "kind": kind.name, "tiles": list(tiles)})


def collect(kind: Kind, seed: str, several: int) -> dict[str, Any]:
    """Return `several` library figures with changed numbers, for a booklet.

    Figures in which more tiles have only one possible place come first.
    """
    entries = of_kind(kind)
    if not 1 <= several <= len(entries):
        raise SetupError("bad_value", name="count", value=str(several))
    chance = stream_of(f"booklet {seed}")
    chance.shuffle(entries)
    chosen = [(vary(entry.puzzle, chance), entry.keys) for entry in entries[:several]]
    chosen.sort(key=lambda one: -_count_seals(one[0]))
    return {"puzzles": [{"puzzle": write(puzzle), "keys": keys} for puzzle, keys in chosen]}


def _count_seals(puzzle: Puzzle) -> int:
    """Return the number of tiles that have exactly one possible place."""
    return count_places(puzzle, puzzle.all).count(1)
