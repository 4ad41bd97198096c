"""Steps of a solution as JSON, as moves, and as the parameters of hint messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus.core.events import Message
from alveus.families.dominoes.dominosa.aids import Step
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle


def describe(puzzle: Puzzle, step: Step) -> dict[str, Any]:
    """Return a step as JSON: the members of `Step` that are not empty, with names for indices."""
    names, name = puzzle.figure.names, puzzle.name
    members = {
        "number": step.number,
        "tiles": [str(puzzle.tiles[tile]) for tile in step.tiles] or None,
        "cells": [names[cell] for cell in step.cells] or None,
        "places": [name(place) for place in bits(step.places)] or None,
        "tried": None if step.tried is None else name(step.tried),
        "lays": None if step.lays is None else name(step.lays),
        "cuts": [name(place) for place in bits(step.cuts)] or None,
        "line": [describe(puzzle, inner) for inner in step.line] or None,
    }
    present = {key: value for key, value in members.items() if value is not None}
    return {"aid": step.aid, "grade": step.grade, **present}


def reason_of(step: Mapping[str, Any]) -> tuple[str, Message]:
    """Return a step as text with its moves, and as a hint message that explains it.

    `step` is JSON from `describe`.  If the step has a trial, the parameter `line` of the message
    lists the method and the moves of each step of the trial.
    """
    params = {"tiles": [], "cells": [], "cuts": [], **step}
    del params["aid"]
    params["does"] = "lays" if "lays" in step else "cuts"
    params["count"] = len(params["cells"])
    if params["tiles"]:
        params["tile"], params["other"] = params["tiles"][0], params["tiles"][-1]
    if params["cells"]:
        params["at"] = params["cells"][0]
    if line := step.get("line"):
        params["line"] = [f"{inner['aid']} {_effect(inner)}" for inner in line]
        params["steps"] = sum("lays" in inner for inner in line)
        params["at"] = _effect(line[-1])
        params["hole"] = "cell" if "cells" in line[-1] else "tile"
    return _moves(step), Message(step["aid"], params)


def _moves(step: Mapping[str, Any]) -> str:
    if "lays" in step:
        return f"lay {step['lays']}"
    return " ".join(f"line {place}" for place in step.get("cuts", ()))


def _effect(step: Mapping[str, Any]) -> str:
    """Return the moves of a step within a trial as text.

    For a Loch (contradiction), return the cell or tile that has no place left.
    """
    if step["aid"] != "loch":
        return _moves(step)
    return str(next(iter(step.get("cells", step.get("tiles", ())))))
