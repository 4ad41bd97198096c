"""A step told in the puzzle's own names, for the command line and for hints alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus.core.events import Message
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.step import Step


def describe(puzzle: Puzzle, step: Step) -> dict[str, Any]:
    """The step as JSON; only what it has stands in it."""
    names = puzzle.figure.names
    written: dict[str, Any] = {"aid": step.aid, "grade": step.grade}
    if step.number is not None:
        written["number"] = step.number
    if step.tiles:
        written["tiles"] = [str(puzzle.tiles[found]) for found in step.tiles]
    if step.cells:
        written["cells"] = [names[cell] for cell in step.cells]
    if step.places:
        written["places"] = [puzzle.name(place) for place in bits(step.places)]
    if step.tried is not None:
        written["tried"] = puzzle.name(step.tried)
    if step.lays is not None:
        written["lays"] = puzzle.name(step.lays)
    if step.cuts:
        written["cuts"] = [puzzle.name(place) for place in bits(step.cuts)]
    if step.line:
        written["line"] = [describe(puzzle, inner) for inner in step.line]
    return written


def moves_text(puzzle: Puzzle, step: Step) -> str:
    """The moves that put a step on the sheet: a tile to lay, or lines to draw."""
    return _moves(describe(puzzle, step))


def hint_params(puzzle: Puzzle, step: Step) -> dict[str, Any]:
    """The step as the parameters of a hint."""
    return _params(describe(puzzle, step))


def reason_of(written: Mapping[str, Any]) -> tuple[str, Message]:
    """A step that was written as JSON: the moves that put it on the sheet, and why."""
    return _moves(written), Message(written["aid"], _params(written))


def _params(described: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a described step.

    The line of a provisional Siegel becomes one text for each step, the aid before its moves.
    """
    written = {"tiles": [], "cells": [], "cuts": [], **described}
    del written["aid"]
    written["does"] = "lays" if "lays" in written else "cuts"
    written["count"] = len(written["cells"])
    if written["tiles"]:
        written["tile"], written["other"] = written["tiles"][0], written["tiles"][-1]
    if written["cells"]:
        written["at"] = written["cells"][0]
    if line := described.get("line"):
        written["line"] = [f"{inner['aid']} {_where(inner)}" for inner in line]
        written["steps"] = sum("lays" in inner for inner in line)
        written["at"] = _where(line[-1])
        written["hole"] = "cell" if "cells" in line[-1] else "tile"
    return written


def _moves(described: Mapping[str, Any]) -> str:
    """The moves of a described step."""
    if "lays" in described:
        return f"lay {described['lays']}"
    return " ".join(f"line {place}" for place in described.get("cuts", ()))


def _where(described: Mapping[str, Any]) -> str:
    """What a step of a line puts on the sheet; for a Loch the cell or tile without a place."""
    if described["aid"] != "loch":
        return _moves(described)
    return str(next(iter(described.get("cells", described.get("tiles", ())))))
