"""What Terzett can tell without a match: its figures and outlines, and what is in a figure."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import integer, items, record, text
from alveus.core.spec import Consultable
from alveus.core.stream import stream_of
from alveus.dominoes.dominosa import puzzle as puzzles
from alveus.dominoes.dominosa.exact import count
from alveus.dominoes.dominosa.outline import Outline, bits, outline, read_key, write_key
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.rules import INFO as OMNIBUS
from alveus.dominoes.dominosa.topics import check_day
from alveus.dominoes.terzett import figure, positions
from alveus.dominoes.terzett.board import Board, board_of, shape
from alveus.dominoes.terzett.composing import SHOWN
from alveus.dominoes.terzett.figures import printed_figures, to_json
from alveus.dominoes.terzett.impossible import PROVED
from alveus.dominoes.terzett.kinds import KINDS, Kind, kind_of
from alveus.dominoes.terzett.library import library
from alveus.dominoes.terzett.notation import tile_of
from alveus.dominoes.terzett.series import turn_tiles
from alveus.dominoes.terzett.symmetry import key_name, relabel


def list_figures(given: Mapping[str, Any]) -> dict[str, Any]:
    """The seventeen figures of the book, in its order."""
    kind = KINDS["terzett"]
    told = []
    for name, form, repair, puzzle in printed_figures():
        found = figure_facts(puzzle, kind)
        told.append(
            {
                "id": name,
                "shape": form,
                "repair": repair,
                "rows": puzzle.figure.rows,
                "columns": puzzle.figure.columns,
                "grid": to_json(puzzle),
                "keys": found["keys"],
                "partitions": found["partitions"],
                "seals": sum(places.bit_count() == 1 for places in puzzle.of),
                "connections": found["connections"],
                "key": found["key"],
                "position": {"game": "terzett", "puzzle": puzzles.to_json(puzzle)},
            }
        )
    return {"figures": told}


def list_outlines(given: Mapping[str, Any]) -> dict[str, Any]:
    """The outlines of the library, and those in which no figure is possible."""
    return {
        "impossible": [
            {"kind": kind, "rows": list(rows)} for kind, drawn in PROVED.items() for rows in drawn
        ],
        "outlines": [
            {
                "id": one.name,
                "kind": one.kind,
                "reach": one.puzzle.reach,
                "rows": shape(one.puzzle.figure),
                "keys": one.keys,
            }
            for one in library()
        ],
    }


def check_figure(given: Mapping[str, Any]) -> dict[str, Any]:
    """What is in a figure, or what is wrong with it."""
    kind = _kind(given)
    wrong = figure.find_faults(given, kind)
    if wrong:
        return {"valid": False, "wrong": [message.to_json() for message in wrong]}
    return {"valid": True, "wrong": [], **figure_facts(figure.read(given, kind), kind, SHOWN)}


def figure_facts(puzzle: Puzzle, kind: Kind, limit: int = figure.COUNTED) -> dict[str, Any]:
    """The facts of a figure.  Raises SetupError where it is none of its kind."""
    figure.check_grouped(puzzle, kind)
    key = next(figure.keys(puzzle, kind), 0)
    grouping = figure.grouping(puzzle, kind, key)
    if not key or grouping is None:
        raise SetupError("no_solution")
    found = figure.count_keys(puzzle, kind, limit)
    names = puzzle.figure.names
    return {
        "cells": len(puzzle.numbers),
        "numbers": {str(number): times for number, times in figure.tally(puzzle).items()},
        "groups": [[names[cell] for cell in group] for group in grouping.groups],
        "partitions": grouping.ways,
        "connections": grouping.connections,
        "keys": found.solutions,
        "complete": found.complete,
        "key": write_key(puzzle.figure, list(bits(key))),
    }


def turn_in_figure(given: Mapping[str, Any]) -> dict[str, Any]:
    """A figure with tiles turned on its key."""
    kind = _kind(given)
    puzzle = figure.read(given, kind)
    key = _key(puzzle, kind, given)
    board = board_of(tuple(shape(puzzle.figure)), kind.name)
    tiles = [tile_of(board, text(one, "tiles")) for one in items(given, "tiles")]
    after = turn_tiles(puzzle, key, tiles)
    return {
        "grid": to_json(after.puzzle),
        "key": write_key(puzzle.figure, list(bits(key))),
        "turned": [str(tile) for tile in tiles],
        "moved": [str(tile) for tile in after.moved],
    }


def relabel_figure(given: Mapping[str, Any]) -> dict[str, Any]:
    """A figure with other numbers: in an order that is given, or in one that a seed gives."""
    puzzle = figure.read(given, _kind(given))
    if "order" in given:
        order = [integer(number, "order") for number in items(given, "order")]
    else:
        order = list(range(puzzle.reach + 1))
        stream_of(f"relabel {text(given.get('seed'), 'seed')}").shuffle(order)
    return {"grid": to_json(relabel(puzzle, order))}


def name_key(given: Mapping[str, Any]) -> dict[str, Any]:
    """A key's name for the notebook, and where its doubles lie if tiles lie on it."""
    if "position" in given:
        board = _full(given)
        drawn, doubles = board.figure, [laid.cells for laid in board.laid if laid.tile.double]
        name = key_name(drawn, board.key)
    else:
        drawn, doubles = outline(tuple(text(row, "outline") for row in items(given, "outline"))), []
        name = key_name(drawn, _mask(drawn, given))
    pairs = [f"{drawn.names[a]}-{drawn.names[b]}" for a, b in doubles]
    return {"id": name, "doubles": pairs}


def pose_problem(given: Mapping[str, Any]) -> dict[str, Any]:
    """What a full board sets others to solve: a figure, or an Omnibus where it is none."""
    board = _full(given)
    grouped = figure.find_ungrouped(board.puzzle, board.rule) is None
    position: dict[str, Any] = {"puzzle": puzzles.to_json(board.puzzle)}
    if grouped:
        kind = {} if board.kind == "terzett" else {"kind": board.kind}
        position = {"game": "terzett", "options": kind, **position}
        found = figure.count_keys(board.puzzle, board.rule, SHOWN)
    else:
        position = {"game": OMNIBUS.id, **position, "as_is": True}
        found = count(board.puzzle, SHOWN)
    return {
        "game": position["game"],
        "position": position,
        "solutions": found.solutions,
        "complete": found.complete,
    }


def tell_solution(given: Mapping[str, Any]) -> dict[str, Any]:
    """A key of a figure as rows of ``< > ^ v``, how many it has as far as they are counted."""
    puzzle, kind = puzzles.read(given.get("puzzle")), _kind(given)
    facts = figure_facts(puzzle, kind, SHOWN)
    told = {"grid": to_json(puzzle), "tally": puzzle.tally}
    return {"key": facts["key"], "keys": facts["keys"], **told}


def tell_daily(given: Mapping[str, Any]) -> dict[str, Any]:
    """The options and the seed of the figure of a day."""
    day = text(given.get("day"), "day")
    check_day(day)
    return {"options": {}, "seed": day}


TOPICS: Mapping[str, Consultable] = MappingProxyType(
    {
        "daily": tell_daily,
        "solution": tell_solution,
        "figures": list_figures,
        "library": list_outlines,
        "check": check_figure,
        "series": turn_in_figure,
        "relabel": relabel_figure,
        "key": name_key,
        "problem": pose_problem,
    }
)
"""Everything that can be asked, by name."""


def _kind(given: Mapping[str, Any]) -> Kind:
    return kind_of(text(given.get("kind", "terzett"), "kind"))


def _key(puzzle: Puzzle, kind: Kind, given: Mapping[str, Any]) -> int:
    """The key that is given for a figure, else its first.  Raises SetupError `no_solution`."""
    found = _mask(puzzle.figure, given) if "key" in given else next(figure.keys(puzzle, kind), 0)
    if not found or len({puzzle.tile(place) for place in bits(found)}) < len(puzzle.tiles):
        raise SetupError("no_solution")
    return found


def _mask(drawn: Outline, given: Mapping[str, Any]) -> int:
    rows = [text(row, "key") for row in items(given, "key")]
    return sum(1 << pair for pair in read_key(drawn, rows))


def _full(given: Mapping[str, Any]) -> Board:
    """A board on which every tile lies.  Raises SetupError `not_full`."""
    position = record(given, "position")
    kind = record(position, "options").get("kind", "terzett") if "options" in position else None
    board = positions.from_json(position, kind_of(text(kind or "terzett", "kind")).name)
    if not board.full:
        raise SetupError("not_full", count=len(board.tiles) - len(board.laid))
    return board
