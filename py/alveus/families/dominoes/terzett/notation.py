"""Moves on a composing board as text: ``hold 1:6``, ``place 1:6 d2-e2``, ``take d2``, ``turn d2``.

``place`` puts the tile's first number on the first cell.  If the tile is neither in the hand nor on
the board, ``place`` also takes it up first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from alveus.core.errors import IllegalMove, NotationError
from alveus.core.limits import MOVE_CHARACTERS
from alveus.families.dominoes.dominosa.outline import Outline, cell, pair
from alveus.families.dominoes.terzett.board import ACTIONS, Board, Move, Placement
from alveus.families.dominoes.tiles import Tile, tile


def text(board: Board, move: Move) -> str:
    """Return a move as text.  A tile on the board is identified by its first cell."""
    if move.verb == "hold":
        return f"hold {move.tile}"
    if move.verb == "place" and move.tile is not None:
        return f"place {placement_text(board.figure, Placement(move.tile, move.low, move.high))}"
    placement = board.placement_of(move.tile)
    return (
        move.verb if placement is None else f"{move.verb} {board.figure.names[placement.cells[0]]}"
    )


def placement_text(figure: Outline, placement: Placement) -> str:
    """Return a tile with its cells as text, such as ``1:6 d2-e2``."""
    return f"{placement.tile} {figure.names[placement.low]}-{figure.names[placement.high]}"


def parse(board: Board, text: str) -> tuple[Move, ...]:
    """Return the moves in a text.  Raises NotationError, or IllegalMove for a cell without tile."""
    moves = tuple(_moves(board, text))
    if not moves:
        raise NotationError("notation", text="")
    return moves


def read_placement(board: Board, text: str) -> Placement:
    """Read a tile with its cells.  Raises NotationError, IllegalMove `not_neighbours`."""
    name, _, cells = text.partition(" ")
    return _placement(board, name, cells)


def tile_of(board: Board, text: str) -> Tile:
    """Read a tile of the set, with its numbers in any order.  Raises NotationError."""
    match = re.fullmatch(r"([0-9]{1,2}):([0-9]{1,2})", text)
    if match is None or max(int(match[1]), int(match[2])) > board.reach:
        raise NotationError("no_such_tile", tile=text[:80])
    return tile(int(match[1]), int(match[2]))


def _moves(board: Board, text: str) -> Iterator[Move]:
    if len(text) > MOVE_CHARACTERS:
        raise NotationError("notation", text=text[:80])
    words, held = iter(text.split()), board.held
    for verb in words:
        if verb in ACTIONS:
            yield Move(verb)
        elif verb == "hold":
            named = tile_of(board, next(words, ""))
            held = None if held == named else named
            yield Move(verb, named)
        elif verb == "place":
            placement = _placement(board, next(words, ""), next(words, ""))
            if held != placement.tile and board.placement_of(placement.tile) is None:
                yield Move("hold", placement.tile)
            yield Move("place", *placement)
            held = None
        elif verb in ("take", "turn"):
            name = next(words, "")
            covering = board.placement_on(cell(board.figure, name))
            if covering is None:
                raise IllegalMove("nothing_to_lift", at=name)
            yield Move(verb, covering.tile)
        else:
            raise NotationError("notation", text=text[:80])


def _placement(board: Board, name: str, cells: str) -> Placement:
    """Return the placement of a tile: its first named number is on the first named cell.

    The cells of a double are sorted, because both directions are the same.
    """
    named, figure = tile_of(board, name), board.figure
    a, b = figure.pairs[pair(figure, cells)]
    reverse = not named.double and cells.startswith(f"{figure.names[a]}-") != (name == str(named))
    return Placement(named, b, a) if reverse else Placement(named, a, b)
