"""Answers to requests about figures: outlines filled with the numbers of a set of dominoes.

The answers are lists of figures and outlines, the result of a check, solutions, figures with tiles
turned or numbers exchanged, ids of tile layouts, puzzles, and the seed of the daily figure.
`compose_figure` is not a topic: it composes a figure for the command and the Python library.
Invalid requests raise SetupError or NotationError.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import inf
from time import perf_counter
from types import MappingProxyType
from typing import Any

from alveus.core.errors import AlveusError, SetupError
from alveus.core.events import Message, finish
from alveus.core.json_validation import integer, items, number, record, text
from alveus.core.limits import TASK_SECONDS
from alveus.core.spec import Consultable
from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa.exact import count
from alveus.families.dominoes.dominosa.notation import AS_IS
from alveus.families.dominoes.dominosa.outline import Outline, bits, outline, read_key, write_key
from alveus.families.dominoes.dominosa.puzzle import count_places
from alveus.families.dominoes.dominosa.spec import INFO as DOMINOSA
from alveus.families.dominoes.dominosa.topics import check_day
from alveus.families.dominoes.terzett import figure
from alveus.families.dominoes.terzett.board import Board
from alveus.families.dominoes.terzett.compose import compose
from alveus.families.dominoes.terzett.kinds import TERZETT, Kind, kind_of
from alveus.families.dominoes.terzett.notation import from_json, read_tile
from alveus.families.dominoes.terzett.possibilities import PROVED


def list_figures(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the 17 figures of Adler and Jahn's book (1920), in its order, with counts.

    `keys` is the number of tile layouts, that is, of ways to cover the figure with the tiles of the
    set.  `partitions` is the number of possible divisions into groups.  `seals` is the number of
    tiles whose two numbers occur on only one pair of adjacent cells, so that no other pair can have
    the tile.  `connections` is the number of pairs of adjacent groups with the same number.
    """
    figures = []
    for name, puzzle, _, _, shape, repair, _ in figure.ready_figures("book"):
        facts = figure.figure_facts(puzzle, TERZETT)
        figures.append(
            {
                "id": name,
                "shape": shape,
                "repair": repair,
                "rows": puzzle.figure.rows,
                "columns": puzzle.figure.columns,
                "grid": puzzle.grid,
                "keys": facts["keys"],
                "partitions": facts["partitions"],
                "seals": count_places(puzzle, puzzle.all).count(1),
                "connections": facts["connections"],
                "key": facts["key"],
                "position": {"game": "terzett", "puzzle": puzzles.to_json(puzzle)},
            }
        )
    return {"figures": figures}


def list_outlines(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the lists `outlines` and `impossible`; each entry is an outline with a kind of figure.

    `outlines` are those of the library's figures; in those of `impossible`, no such figure exists.
    """
    return {
        "impossible": [
            {"kind": kind.name, "rows": list(rows)}
            for kind, outlines in PROVED.items()
            for rows in outlines
        ],
        "outlines": [
            {
                "id": entry.name,
                "kind": entry.kind,
                "reach": entry.puzzle.reach,
                "rows": entry.puzzle.figure.text_rows,
                "keys": entry.keys,
            }
            for entry in figure.ready_figures("library")
        ],
    }


def check_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Check a figure, which the request contains as `grid` or `puzzle` (see `figure.read`).

    The answer has `valid`, True for a correct figure; `wrong`, a list with the error message, empty
    for a correct figure; and, for a correct figure, the members that `figure_facts` returns.
    """
    kind = _kind(request)
    try:
        facts = figure.figure_facts(figure.read(request, kind), kind, figure.COUNTED_ON_BOARD)
    except AlveusError as error:
        return {"valid": False, "wrong": [Message(error.code, error.params).to_json()]}
    return {"valid": True, "wrong": [], **facts}


def turn_in_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Turn `tiles`, a list of texts such as ``6:1``, so that the two numbers of each change cells.

    To keep the groups, turning 6:1 makes every 6 in the figure a 1 and every 1 a 6.  So all other
    tiles with a 6 or a 1 move: 6:3 is then where 1:3 was.  Return the new `grid`, and these other
    tiles as `moved`.  The request can contain the tile layout as `key`; otherwise the first layout
    found is used.  Raises SetupError: `no_solution` if `key` is not a layout of the figure, or if
    the figure has none; `double_turned` for a double; `turned_twice` if two of `tiles` share a
    number.
    """
    kind = _kind(request)
    puzzle = figure.read(request, kind)
    key = _key(puzzle.figure, request) if "key" in request else next(figure.keys(puzzle, kind), 0)
    if len({puzzle.tile(place) for place in bits(key)}) < len(puzzle.tiles):
        raise SetupError("no_solution")
    tiles = [read_tile(puzzle.reach, text(tile, "tiles")) for tile in items(request, "tiles")]
    after, moved = figure.turn_tiles(puzzle, key, tiles)
    return {
        "grid": after.grid,
        "key": write_key(puzzle.figure, bits(key)),
        "turned": [str(tile) for tile in tiles],
        "moved": [str(tile) for tile in moved],
    }


def relabel_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the `grid` of the request's figure with each number n replaced by `order[n]`.

    `order` is a permutation of the numbers.  Without it, the text `seed` determines a random one.
    """
    puzzle = figure.read(request, _kind(request))
    if "order" in request:
        order = [integer(value, "order") for value in items(request, "order")]
    else:
        order = list(range(puzzle.reach + 1))
        stream_of(f"relabel {text(request.get('seed'), 'seed')}").shuffle(order)
    return {"grid": figure.relabel(puzzle, order).grid}


def name_key(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return an `id` (text) of a tile layout, the same for its rotations and reflections.

    The request has a full board as `position`, or the shape of a board as `outline` and the layout
    as `key` (both as rows of text).  The second member of the answer, `doubles`, lists the cells of
    each double on the board, such as ``d2-e2``.  It is empty for a request without `position`.
    """
    if "position" in request:
        board = _full_board(request)
        shape, key = board.figure, board.key
        laid = (placement for placement in board.laid if placement.tile.double)
        doubles = [shape.pair_name(shape.pair_of[placement.cells]) for placement in laid]
    else:
        shape = outline(tuple(text(row, "outline") for row in items(request, "outline")))
        key, doubles = _key(shape, request), []
    return {"id": figure.key_name(shape, key), "doubles": doubles}


def pose_problem(request: Mapping[str, Any]) -> dict[str, Any]:
    """Make a puzzle of the request's `position`, a board with all tiles placed.

    Return the `game`: Terzett if the equal numbers form groups that the kind of figure allows,
    otherwise Dominosa; the puzzle as `position`; the number of `solutions`, counted up to
    `COUNTED_ON_BOARD`; and `complete`, which is False if there are more.  Every layout of the tiles
    with these numbers counts, also a layout that breaks the rule of a Duett, because it solves the
    puzzle too.
    """
    board = _full_board(request)
    puzzle, kind = board.puzzle, board.kind
    position: dict[str, Any] = {"puzzle": puzzles.to_json(puzzle)}
    if figure.grouping(puzzle, kind) is None:
        position = {"game": DOMINOSA.id, **position, AS_IS: True}
    else:
        options = {} if kind == TERZETT else {"kind": kind.name}
        position = {"game": "terzett", "options": options, **position}
    solutions = count(puzzle, figure.COUNTED_ON_BOARD)
    return {"game": position["game"], "position": position, **solutions._asdict()}


def solve_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return a solution (tile layout) of the request's `puzzle` as `key`: rows of text.

    A tile in `key` is ``<>``, or ``^`` above ``v``.  `keys` is the number of solutions, counted up
    to 200; `grid` has the rows of numbers, `tally` the number of possible places of each tile.
    """
    puzzle = puzzles.read(request.get("puzzle"))
    facts = figure.figure_facts(puzzle, _kind(request), figure.COUNTED_ON_BOARD)
    counts = {"key": facts["key"], "keys": facts["keys"]}
    return {**counts, "grid": puzzle.grid, "tally": puzzle.tally}


def daily_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return `options` and `seed` of the daily figure for the request's `day` (``2026-11-23``)."""
    day = text(request.get("day"), "day")
    check_day(day)
    return {"options": {}, "seed": day}


def compose_figure(
    rows: Sequence[str],
    prescribed: Mapping[str, Any],
    kind: Kind,
    seed: str,
    seconds: float | None = None,
    on_progress: Callable[[Message], None] | None = None,
) -> dict[str, Any]:
    """Return a new figure in an outline: its `grid`, its `key` (tile layout as text) and `seed`.

    `rows` is the outline as text.  `prescribed` maps names of cells to prescribed numbers.  If it
    has a key `given`, `sums` or `laid`, it is a `BoardPosition` (JSON) without `outline`, and can
    still contain such cells.  Raises NotationError or SetupError: `impossible` if it is proved that
    no figure exists, `figure_not_found` if a long search finds none, `figure_not_in_time` after
    `seconds`, or an input error.
    """
    until = inf
    if seconds is not None:
        until = perf_counter() + number(seconds, "seconds", 0, TASK_SECONDS)

    def check_time(progress: Message) -> None:
        if on_progress is not None:
            on_progress(progress)
        if perf_counter() >= until:
            raise SetupError("figure_not_in_time", seconds=seconds, count=progress.params["count"])

    if {"given", "sums", "laid"} & set(prescribed):
        cells = {name: n for name, n in prescribed.items() if re.fullmatch("[a-z][0-9]+", name)}
        prescribed_cells = record({"given": {}, **prescribed}, "given") | cells
        prescribed = {**prescribed, "given": prescribed_cells}
    else:
        prescribed = {"given": dict(prescribed)}
    board = finish(
        compose(from_json({**prescribed, "outline": list(rows)}, kind), seed), check_time
    )
    return {
        "grid": board.puzzle.grid,
        "key": write_key(board.figure, bits(board.key)),
        "seed": seed,
    }


TOPICS: Mapping[str, Consultable] = MappingProxyType(
    {
        "daily": daily_figure,
        "solution": solve_figure,
        "figures": list_figures,
        "library": list_outlines,
        "check": check_figure,
        "series": turn_in_figure,
        "relabel": relabel_figure,
        "key": name_key,
        "problem": pose_problem,
    }
)
"""The functions that answer requests, keyed by topic."""


def _kind(request: Mapping[str, Any]) -> Kind:
    return kind_of(text(request.get("kind", "terzett"), "kind"))


def _key(shape: Outline, request: Mapping[str, Any]) -> int:
    """Return the request's tile layout as a mask: bit i is 1 if a tile covers `shape.pairs[i]`.

    The layout is `request["key"]`, a list of rows of text: a horizontal tile is ``<>``, a vertical
    tile ``^`` above ``v``.
    """
    rows = [text(row, "key") for row in items(request, "key")]
    return sum(1 << pair for pair in read_key(shape, rows))


def _full_board(request: Mapping[str, Any]) -> Board:
    """Read the board in the member `position`.  Raises SetupError `not_full` if tiles are left."""
    position = record(request, "position")
    options = record(position, "options") if "options" in position else {}
    board = from_json(position, _kind(options))
    if not board.full:
        raise SetupError("not_full", count=len(board.stock))
    return board
