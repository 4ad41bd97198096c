"""The notes on a composing board: the tile in the hand, and whether live help is on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import text
from alveus.dominoes.terzett.board import Board
from alveus.dominoes.terzett.notation import tile_of

NOTES = ("hold", "help")
"""The verbs that make notes."""


def to_json(board: Board) -> dict[str, Any]:
    """The notes as positions and saves write them."""
    written: dict[str, Any] = {}
    if board.held is not None:
        written["held"] = str(board.held)
    if board.help:
        written["help"] = True
    return written


def from_json(board: Board, given: Mapping[str, Any]) -> Board:
    """The board with these notes and no others.

    Raises NotationError `no_such_tile`, SetupError `tile_twice`.
    """
    held = None
    if "held" in given and not board.full:
        held = tile_of(board, text(given["held"], "held"))
        if board.lies(held) is not None:
            raise SetupError("tile_twice", tile=str(held))
    return board._replace(held=held, help=given.get("help") is True)


def carry(before: Board, after: Board) -> Board:
    """Another board of the outline with the notes of `before`.

    A tile that lies there cannot be in the hand; one tile that lies there no longer comes into an
    empty hand, so that a tile taken back can be laid elsewhere.
    """
    held = before.held
    if held is None:
        taken = {laid.tile for laid in before.laid} - {laid.tile for laid in after.laid}
        held = taken.pop() if len(taken) == 1 else None
    elif after.lies(held) is not None:
        held = None
    return after._replace(held=held, help=before.help)
