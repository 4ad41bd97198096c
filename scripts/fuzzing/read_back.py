"""Checks for the positions of a game: a round trip through JSON, and the number of pieces."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from alveus.core.errors import AlveusError
from fuzzing.faults import Fault
from fuzzing.samples import AnyGame, as_written

STONE = re.compile(r"[*@].*")
"""The part of a stone's notation that changes when the stone moves or is captured."""


def check_position(game: AnyGame, state: Any) -> None:
    """Check that a state and each seat's knowledge survive a round trip through JSON.

    Raises Fault.
    """
    name = game.info.id
    seats = range(len(game.info.seats))
    for seat in (None, -1, *seats) if game.info.hidden else (None,):
        known = state if seat is None else game.information_state(state, seat)
        position = as_written(game.to_json(known))
        try:
            read = game.from_json(position)
        except AlveusError as error:
            raise Fault(f"unread position of {name}: {error.code}", position) from error
        if read != known or hash(read) != hash(known):
            raise Fault(f"changed position of {name}", position)
        if game.outcome(read) != game.outcome(known):
            raise Fault(f"changed outcome of {name}", position)
        if seat is None and list(game.moves(read)) != list(game.moves(state)):
            raise Fault(f"changed moves of {name}", position)


def count_pieces(game: AnyGame, state: Any) -> Any:
    """Return the pieces in a state, regardless of location (for a puzzle, the puzzle itself).

    The result is constant during a game.
    """
    position = game.to_json(state)
    match game.info.family:
        case "tables":
            return [_men(position[side]) for side in game.info.seats]
        case "mancala":
            return sum(position["pits"]) + sum(position["stores"])
        case "rithmomachia":
            captured = (stone for stones in position["captured"].values() for stone in stones)
            return sorted(Counter(_numbers((*position["stones"], *captured))).items())
    if "hands" not in position:
        return position.get("puzzle")  # None while a figure is being composed
    hands = (tile for hand in position["hands"].values() for tile in hand)
    tiles = (*hands, *position["line"], *position.get("stock", ()))
    return sorted("".join(sorted(tile)) for tile in tiles)


def _men(side: dict[str, Any]) -> int:
    others = (side.get(name, 0) for name in ("hand", "bar", "off"))
    men: int = sum((*side["points"].values(), *others))
    return men


def _numbers(stones: tuple[str, ...]) -> list[str]:
    """Return the stones without location and owner, because a captured stone can change sides."""
    return [STONE.sub("", stone)[1:] for stone in stones]
