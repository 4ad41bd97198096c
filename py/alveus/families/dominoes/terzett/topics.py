"""Requests about figures that need no match: lists, statistics, keys, and changed figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from alveus.core.errors import AlveusError, SetupError
from alveus.core.events import Message
from alveus.core.json_validation import integer, items, record, text
from alveus.core.spec import Consultable
from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa.exact import count
from alveus.families.dominoes.dominosa.outline import Outline, bits, outline, read_key
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.spec import INFO as DOMINOSA
from alveus.families.dominoes.dominosa.topics import check_day
from alveus.families.dominoes.terzett import figure, positions
from alveus.families.dominoes.terzett.board import Board, board_of, outline_rows
from alveus.families.dominoes.terzett.figure import COUNTED_ON_BOARD
from alveus.families.dominoes.terzett.kinds import TERZETT, Kind, kind_of
from alveus.families.dominoes.terzett.library import library, printed_figures
from alveus.families.dominoes.terzett.notation import tile_of
from alveus.families.dominoes.terzett.possibilities import PROVED
from alveus.families.dominoes.terzett.symmetry import key_name, relabel, turn_tiles


def list_figures(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the seventeen figures of the book, in its order."""
    figures = []
    for name, shape, repair, puzzle in printed_figures():
        facts = figure_facts(puzzle, TERZETT)
        figures.append(
            {
                "id": name,
                "shape": shape,
                "repair": repair,
                "rows": puzzle.figure.rows,
                "columns": puzzle.figure.columns,
                "grid": figure.grid(puzzle),
                "keys": facts["keys"],
                "partitions": facts["partitions"],
                "seals": sum(places.bit_count() == 1 for places in puzzle.of),
                "connections": facts["connections"],
                "key": facts["key"],
                "position": {"game": "terzett", "puzzle": puzzles.to_json(puzzle)},
            }
        )
    return {"figures": figures}


def list_outlines(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the outlines of the library, and those proved to have no figure."""
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
                "rows": outline_rows(entry.puzzle.figure),
                "keys": entry.keys,
            }
            for entry in library()
        ],
    }


def check_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the statistics of a figure, or the reason why it is not correct."""
    kind = _kind(request)
    try:
        facts = figure_facts(figure.read(request, kind), kind, COUNTED_ON_BOARD)
    except AlveusError as error:
        return {"valid": False, "wrong": [Message(error.code, error.params).to_json()]}
    return {"valid": True, "wrong": [], **facts}


def figure_facts(puzzle: Puzzle, kind: Kind, limit: int = figure.COUNTED) -> dict[str, Any]:
    """Return statistics of a figure: cells, numbers, groups, partitions, connections, keys.

    Keys are counted up to `limit`; `key` is one of them.  Raises SetupError: `not_grouped`,
    `shape_missing`; `no_solution` if the figure has no key.
    """
    figure.check_grouped(puzzle, kind)
    key = next(figure.keys(puzzle, kind), 0)
    grouping = figure.grouping(puzzle, kind, key)
    if not key or grouping is None:
        raise SetupError("no_solution")
    keys = figure.count_keys(puzzle, kind, limit)
    names = puzzle.figure.names
    return {
        "cells": len(puzzle.numbers),
        "numbers": {
            str(number): count for number, count in sorted(Counter(puzzle.numbers).items())
        },
        "groups": [[names[cell] for cell in group] for group in grouping.groups],
        "partitions": grouping.ways,
        "connections": grouping.connections,
        "keys": keys.solutions,
        "complete": keys.complete,
        "key": figure.key_rows(puzzle.figure, key),
    }


def turn_in_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return a figure after tiles were turned (`symmetry.turn_tiles`), and the moved tiles."""
    kind = _kind(request)
    puzzle = figure.read(request, kind)
    key = _key(puzzle, kind, request)
    board = board_of(tuple(outline_rows(puzzle.figure)), kind)
    tiles = [tile_of(board, text(tile, "tiles")) for tile in items(request, "tiles")]
    after = turn_tiles(puzzle, key, tiles)
    return {
        "grid": figure.grid(after.puzzle),
        "key": figure.key_rows(puzzle.figure, key),
        "turned": [str(tile) for tile in tiles],
        "moved": [str(tile) for tile in after.moved],
    }


def relabel_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return a figure with exchanged numbers, by `order` or at random by `seed`."""
    puzzle = figure.read(request, _kind(request))
    if "order" in request:
        order = [integer(number, "order") for number in items(request, "order")]
    else:
        order = list(range(puzzle.reach + 1))
        stream_of(f"relabel {text(request.get('seed'), 'seed')}").shuffle(order)
    return {"grid": figure.grid(relabel(puzzle, order))}


def name_key(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the name of a key (see `key_name`); for a full board, also the doubles' cells."""
    if "position" in request:
        board = _full_board(request)
        shape, key = board.figure, board.key
        cells = [placement.cells for placement in board.laid if placement.tile.double]
        doubles = [f"{shape.names[a]}-{shape.names[b]}" for a, b in cells]
    else:
        shape = outline(tuple(text(row, "outline") for row in items(request, "outline")))
        key, doubles = _mask(shape, request), []
    return {"id": key_name(shape, key), "doubles": doubles}


def pose_problem(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return a full board as a position to solve: a figure, or Dominosa if it is not correct."""
    board = _full_board(request)
    position: dict[str, Any] = {"puzzle": puzzles.to_json(board.puzzle)}
    if figure.find_ungrouped(board.puzzle, board.kind) is None:
        options = {} if board.kind == TERZETT else {"kind": board.kind.name}
        position = {"game": "terzett", "options": options, **position}
        solutions = figure.count_keys(board.puzzle, board.kind, COUNTED_ON_BOARD)
    else:
        position = {"game": DOMINOSA.id, **position, "as_is": True}
        solutions = count(board.puzzle, COUNTED_ON_BOARD)
    return {
        "game": position["game"],
        "position": position,
        "solutions": solutions.solutions,
        "complete": solutions.complete,
    }


def solve_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return a key of a figure as rows of ``< > ^ v``, and the number of keys up to a limit."""
    puzzle = puzzles.read(request.get("puzzle"))
    facts = figure_facts(puzzle, _kind(request), COUNTED_ON_BOARD)
    return {
        "key": facts["key"],
        "keys": facts["keys"],
        "grid": figure.grid(puzzle),
        "tally": puzzle.tally,
    }


def daily_figure(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options and the seed of the daily figure."""
    day = text(request.get("day"), "day")
    check_day(day)
    return {"options": {}, "seed": day}


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
"""The functions for requests, keyed by topic."""


def _kind(request: Mapping[str, Any]) -> Kind:
    return kind_of(text(request.get("kind", "terzett"), "kind"))


def _key(puzzle: Puzzle, kind: Kind, request: Mapping[str, Any]) -> int:
    """Return the key in a request or else the first key, as a mask.

    Raises SetupError `no_solution`.
    """
    if "key" in request:
        key = _mask(puzzle.figure, request)
    else:
        key = next(figure.keys(puzzle, kind), 0)
    if not key or len({puzzle.tile(place) for place in bits(key)}) < len(puzzle.tiles):
        raise SetupError("no_solution")
    return key


def _mask(shape: Outline, request: Mapping[str, Any]) -> int:
    rows = [text(row, "key") for row in items(request, "key")]
    return sum(1 << pair for pair in read_key(shape, rows))


def _full_board(request: Mapping[str, Any]) -> Board:
    """Read a board with all tiles placed.  Raises SetupError `not_full`."""
    position = record(request, "position")
    options = record(position, "options") if "options" in position else {}
    board = positions.from_json(position, _kind(options))
    if not board.full:
        raise SetupError("not_full", count=len(board.tiles) - len(board.laid))
    return board
