"""A step told in the puzzle's own names, for the command line and for hints alike."""

from __future__ import annotations

from typing import Any

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
    if step.lays is not None:
        return f"lay {puzzle.name(step.lays)}"
    return " ".join(f"line {puzzle.name(place)}" for place in bits(step.cuts))


def hint_params(puzzle: Puzzle, step: Step) -> dict[str, Any]:
    """The step as the parameters of a hint.

    The line of a provisional Siegel becomes one text for each step, the aid before its moves.
    """
    always: dict[str, Any] = {"tiles": [], "cells": [], "cuts": []}
    written = {**always, **describe(puzzle, step)}
    del written["aid"]
    written["does"] = "cuts" if step.lays is None else "lays"
    written["count"] = len(step.cells)
    if step.tiles:
        written["tile"], written["other"] = written["tiles"][0], written["tiles"][-1]
    if step.cells:
        written["at"] = written["cells"][0]
    if step.line:
        written["line"] = [f"{s.aid} {_where(puzzle, s)}" for s in step.line]
        written["steps"] = sum(s.lays is not None for s in step.line)
        written["at"] = _where(puzzle, step.line[-1])
        written["hole"] = "cell" if step.line[-1].cells else "tile"
    return written


def _where(puzzle: Puzzle, step: Step) -> str:
    """What a step of a line puts on the sheet; for a Loch the cell or tile without a place."""
    if step.aid != "loch":
        return moves_text(puzzle, step)
    cells = (puzzle.figure.names[cell] for cell in step.cells)
    return next(cells, "") or str(puzzle.tiles[step.tiles[0]])
