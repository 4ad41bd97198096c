"""Moves on a composing board as text: ``hold 1:6``, ``place 1:6 d2-e2``, ``take d2``, ``turn d2``.

``place`` puts the tile's first number on the first cell.  If the tile is neither in the hand nor on
the board, ``place`` also takes it up first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from alveus.core.errors import IllegalMove, NotationError
from alveus.core.limits import MOVE_CHARACTERS
from alveus.dominoes.dominosa.outline import Outline, cell, pair
from alveus.dominoes.terzett.board import Board, Laid, Move
from alveus.dominoes.tiles import Tile, tile

ALONE = ("try", "keep", "drop", "help")
"""Verbs without arguments."""


def text(board: Board, move: Move) -> str:
    """Return a move as text; a tile on the board is named by its first cell."""
    names = board.figure.names
    if move.verb == "hold":
        return f"hold {move.tile}"
    if move.verb == "place" and move.tile is not None:
        return f"place {laid_text(board.figure, Laid(move.tile, move.low, move.high))}"
    lies = None if move.tile is None else board.lies(move.tile)
    return f"{move.verb} {names[lies.cells[0]]}" if lies is not None else move.verb


def laid_text(figure: Outline, laid: Laid) -> str:
    """Return a tile with its cells as text, such as ``1:6 d2-e2``."""
    return f"{laid.tile} {figure.names[laid.low]}-{figure.names[laid.high]}"


def parse(board: Board, written: str) -> tuple[Move, ...]:
    """Parse moves.  Raises NotationError, or IllegalMove for a cell without a tile."""
    moves = tuple(_moves(board, written))
    if not moves:
        raise NotationError("notation", text="")
    return moves


def read_laid(board: Board, written: str) -> Laid:
    """Parse a tile with its cells.  Raises NotationError, IllegalMove `not_neighbours`."""
    first, _, cells = written.partition(" ")
    found = tile_of(board, first)
    a, b = _ends(board.figure, cells)
    return _laid(first, found, a, b)


def tile_of(board: Board, written: str) -> Tile:
    """Parse a tile of the set, with its numbers in any order.  Raises NotationError."""
    found = re.fullmatch(r"([0-9]{1,2}):([0-9]{1,2})", written)
    if found is None or max(int(found[1]), int(found[2])) > board.reach:
        raise NotationError("no_such_tile", tile=written[:80])
    return tile(int(found[1]), int(found[2]))


def _moves(board: Board, written: str) -> Iterator[Move]:
    if len(written) > MOVE_CHARACTERS:
        raise NotationError("notation", text=written[:80])
    words, held = iter(written.split()), board.held
    for verb in words:
        if verb in ALONE:
            yield Move(verb)
        elif verb == "hold":
            found = tile_of(board, next(words, ""))
            held = None if held == found else found
            yield Move(verb, found)
        elif verb == "place":
            name = next(words, "")
            found, ends = tile_of(board, name), _ends(board.figure, next(words, ""))
            if held != found and board.lies(found) is None:
                yield Move("hold", found)
            yield Move("place", *_laid(name, found, *ends))
            held = None
        elif verb in ("take", "turn"):
            name = next(words, "")
            on = board.on(cell(board.figure, name))
            if on is None:
                raise IllegalMove("nothing_to_lift", at=name)
            yield Move(verb, on.tile)
        else:
            raise NotationError("notation", text=written[:80])


def _laid(written: str, found: Tile, a: int, b: int) -> Laid:
    """Return the placed tile, with its first written number on cell `a`.

    The cells of a double are sorted, because both directions are the same.
    """
    if found.double:
        return Laid(found, min(a, b), max(a, b))
    return Laid(found, a, b) if written == str(found) else Laid(found, b, a)


def _ends(figure: Outline, written: str) -> tuple[int, int]:
    a, b = figure.pairs[pair(figure, written)]
    return (a, b) if written.startswith(f"{figure.names[a]}-") else (b, a)
