"""Why not: the reason why nothing can be done with a way over the cells of a composing board."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.events import Message, say
from alveus.dominoes.dominosa.outline import cell
from alveus.dominoes.terzett.board import Board, Move
from alveus.dominoes.terzett.play import why_not
from alveus.dominoes.tiles import Tile


def explain(board: Board, path: Sequence[str]) -> Message | None:
    """Why the tile in the hand cannot be laid on two cells or begun on one; None where it can."""
    if board.over:
        return say("game_over")
    if not path:
        return None
    first, last = cell(board.figure, path[0]), cell(board.figure, path[-1])
    on = board.on(first)
    if first == last and on is not None:
        return None
    if on is not None:
        return say("cell_covered", at=path[0], tile=str(on.tile))
    beside = list(board.figure.neighbours(first))
    apart = say("not_neighbours", **{"from": path[0], "to": path[-1]})
    if last not in (first, *beside):
        return apart
    if board.held is None:
        return say("nothing_held")
    if first != last:
        return why_not(board, _placing(board.held, first, last))
    reasons = [why_not(board, _placing(board.held, first, other)) for other in beside]
    if all(reasons):
        return reasons[0]
    return None if len(path) == 1 else apart


def _placing(tile: Tile, first: int, last: int) -> Move:
    """The move that lays a tile; a double lies one way only."""
    ends = (min(first, last), max(first, last)) if tile.double else (first, last)
    return Move("place", tile, *ends)
