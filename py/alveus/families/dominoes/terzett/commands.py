"""Tasks of the command `terzett`: check, solve, count, compose, turn, collect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.events import Message, finish
from alveus.core.json_validation import number
from alveus.core.limits import TASK_SECONDS
from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa import topics as sheets
from alveus.families.dominoes.dominosa.puzzle import Puzzle, count_places, to_json
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.terzett import figure, topics
from alveus.families.dominoes.terzett.compose import compose as compose_board
from alveus.families.dominoes.terzett.kinds import Kind
from alveus.families.dominoes.terzett.library import of_kind, vary
from alveus.families.dominoes.terzett.positions import from_json


def check(source: Mapping[str, Any], kind: Kind) -> dict[str, Any]:
    """Return statistics of a figure (see `figure_facts`).

    Raises SetupError with the wrong cell or number.
    """
    return topics.figure_facts(figure.read(source, kind), kind)


def solve(source: Mapping[str, Any], kind: Kind) -> dict[str, Any]:
    """Return a key of a figure and the steps that lead to it.

    If there are several keys, return one of them, and the steps as far as they can be deduced.
    """
    puzzle = figure.read(source, kind)
    figure.check_grouped(puzzle, kind)
    return sheets.solve(State(puzzle))


def count(source: Mapping[str, Any], kind: Kind, limit: int) -> dict[str, Any]:
    """Count the keys of a figure, up to `limit`, and the ways to divide it into groups."""
    if limit < 1:
        raise SetupError("bad_value", name="limit", value=str(limit))
    puzzle = figure.read(source, kind)
    figure.check_grouped(puzzle, kind)
    keys, grouping = figure.count_keys(puzzle, kind, limit), figure.grouping(puzzle, kind)
    return {
        "keys": keys.solutions,
        "complete": keys.complete,
        "partitions": 0 if grouping is None else grouping.ways,
    }


def compose(
    rows: Sequence[str],
    prescribed: Mapping[str, Any],
    kind: Kind,
    seed: str,
    seconds: float | None = None,
    on_progress: Callable[[Message], None] | None = None,
) -> dict[str, Any]:
    """Compose a figure in an outline, given as rows of text.

    `prescribed` contains numbers by cell, or the members ``given`` (numbers), ``sums`` and ``laid``
    (tiles).  `on_progress` is called with progress messages.

    Raises SetupError: `impossible` with the reason, `figure_not_found` after many attempts,
    `figure_not_in_time` after `seconds`.
    """
    until = None
    if seconds is not None:
        until = perf_counter() + number(seconds, "seconds", 0, TASK_SECONDS)

    def check_time(progress: Message) -> None:
        if on_progress is not None:
            on_progress(progress)
        if until is not None and perf_counter() >= until:
            raise SetupError("figure_not_in_time", seconds=seconds, count=progress.params["count"])

    if not {"given", "sums", "laid"} & set(prescribed):
        prescribed = {"given": dict(prescribed)}
    board = from_json({**prescribed, "outline": list(rows)}, kind)
    composed = finish(compose_board(board, seed), check_time)
    return {
        "grid": figure.grid(composed.puzzle),
        "key": figure.key_rows(composed.figure, composed.key),
        "seed": seed,
    }


def collect(kind: Kind, seed: str, several: int) -> dict[str, Any]:
    """Return `several` random library figures with changed numbers, for a booklet.

    Figures in which more tiles have only one possible place come first.
    """
    entries = of_kind(kind)
    if not 1 <= several <= len(entries):
        raise SetupError("bad_value", name="count", value=str(several))
    chance = stream_of(f"booklet {seed}")
    chance.shuffle(entries)
    chosen = [(vary(entry.puzzle, chance), entry.keys) for entry in entries[:several]]
    chosen.sort(key=lambda figure: -_count_seals(figure[0]))
    return {"puzzles": [{"puzzle": to_json(puzzle), "keys": keys} for puzzle, keys in chosen]}


def _count_seals(puzzle: Puzzle) -> int:
    return count_places(puzzle, puzzle.all).count(1)
