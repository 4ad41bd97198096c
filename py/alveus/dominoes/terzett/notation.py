"""Moves on a composing board as text: ``hold 1:6``, ``place 1:6 d2-e2``, ``take d2``, ``turn d2``.

The first number of a tile that is placed comes to lie on the first cell.  If another tile is in
the hand, or none, the text is read as taking it up and placing it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from alveus.core.errors import IllegalMove, NotationError
from alveus.core.limits import MOVE_CHARACTERS
from alveus.dominoes.dominosa.notation import cell, pair
from alveus.dominoes.dominosa.outline import Outline
from alveus.dominoes.terzett.board import Board, Laid, Move
from alveus.dominoes.tiles import Tile, tile

ALONE = ("try", "keep", "drop", "help")
"""The verbs that need nothing more."""


def text(board: Board, move: Move) -> str:
    """A move in notation; a tile on the board is named by its first cell."""
    names = board.figure.names
    if move.verb == "hold":
        return f"hold {move.tile}"
    if move.verb == "place" and move.tile is not None:
        return f"place {laid_text(board.figure, Laid(move.tile, move.low, move.high))}"
    lies = None if move.tile is None else board.lies(move.tile)
    return f"{move.verb} {names[lies.cells[0]]}" if lies is not None else move.verb


def laid_text(figure: Outline, laid: Laid) -> str:
    """A tile with its cells: ``1:6 d2-e2``."""
    return f"{laid.tile} {figure.names[laid.low]}-{figure.names[laid.high]}"


def parse(board: Board, written: str) -> tuple[Move, ...]:
    """The moves a text names.  Raises NotationError, or IllegalMove for a cell without a tile."""
    moves = tuple(_moves(board, written))
    if not moves:
        raise NotationError("notation", text="")
    return moves


def read_laid(board: Board, written: str) -> Laid:
    """A tile with its cells.  Raises NotationError, IllegalMove `not_neighbours`."""
    first, _, cells = written.partition(" ")
    found = tile_of(board, first)
    a, b = _ends(board.figure, cells)
    return _laid(first, found, a, b)


def tile_of(board: Board, written: str) -> Tile:
    """A tile of the set, whichever number comes first.  Raises NotationError."""
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
    """A tile whose first number as written lies on the first cell; a double lies one way only."""
    if found.double:
        return Laid(found, min(a, b), max(a, b))
    return Laid(found, a, b) if written == str(found) else Laid(found, b, a)


def _ends(figure: Outline, written: str) -> tuple[int, int]:
    a, b = figure.pairs[pair(figure, written)]
    return (a, b) if written.startswith(f"{figure.names[a]}-") else (b, a)
