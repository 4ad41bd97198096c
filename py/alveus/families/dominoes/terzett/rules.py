"""Moves on a composing board: legal moves, reasons against illegal moves, effects and events.

The player first takes a tile into the hand and then places it on two adjacent free cells for which
no other number is prescribed.  Groups are not checked before the board is full.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from alveus.core.events import Event, Message, say
from alveus.families.dominoes.dominosa.outline import cell as cell_of
from alveus.families.dominoes.terzett.board import ACTIONS, FREE, Board, Move, Placement
from alveus.families.dominoes.tiles import Tile

SIDE = "solver"


def moves(board: Board) -> list[Move]:
    """Return all legal moves."""
    if board.over:
        return []
    legal = [Move("hold", tile) for tile in board.stock]
    if board.held is not None:
        tile, double, covered = board.held, board.held.double, board.placement_on
        for a, b in board.figure.pairs:
            if a not in covered and b not in covered:
                unrestricted = board.prescribed[a] == board.prescribed[b] == FREE
                for low, high in ((a, b),) if double else ((a, b), (b, a)):
                    if unrestricted or _explain_number(board, tile, low, high) is None:
                        legal.append(Move("place", tile, low, high))
    for placement in board.laid:
        legal.append(Move("take", placement.tile))
        if not placement.tile.double and _explain_number(board, *placement.turned) is None:
            legal.append(Move("turn", placement.tile))
    return legal + [move for move in map(Move, ACTIONS) if why_not(board, move) is None]


def why_not(board: Board, move: Move) -> Message | None:
    """Return why a move is illegal; None if it is legal.  Adjacency of cells is not checked."""
    if board.over:
        return say("game_over")
    placement = board.placement_of.get(move.tile)
    match move.verb:
        case "hold" | "place" if placement is not None:
            at = board.figure.pair_name(board.figure.pair_of[placement.cells])
            return say("tile_laid", tile=str(move.tile), at=at)
        case "place":
            for cell in sorted((move.low, move.high)):
                if cell in board.placement_on:
                    return _covered(board, cell)
            if move.tile is None or move.tile != board.held:
                return say("not_in_hand", tile=str(move.tile))
            return _explain_number(board, move.tile, move.low, move.high)
        case "take" | "turn" if placement is None:
            return say("not_laid", tile=str(move.tile))
        case "turn" if placement is not None:
            if placement.tile.double:
                return say("double_turned", tile=str(move.tile))
            return _explain_number(board, *placement.turned)
        case "try" if board.trials and board.trials[-1] == board.laid:
            return say("already_tried")
        case "keep" | "drop" if not board.trials:
            return say("nothing_tried")
    return None


def _explain_number(board: Board, tile: Tile, low: int, high: int) -> Message | None:
    """Return the conflict of a placed tile with a prescribed number, or None.

    `low` is the cell of the tile's lower number, `high` that of its higher number.
    """
    for cell, number in ((low, tile.low), (high, tile.high)):
        prescribed = board.prescribed[cell]
        if prescribed not in (FREE, number):
            return say("given_otherwise", at=board.figure.names[cell], number=prescribed)
    return None


def _covered(board: Board, cell: int) -> Message:
    tile = str(board.placement_on[cell].tile)
    return say("cell_covered", at=board.figure.names[cell], tile=tile)


def explain(board: Board, path: Sequence[str]) -> Message | None:
    """Return why the held tile cannot be placed on the cells named in `path`, or None if it can.

    With a single cell, None means that this cell already has a tile, or that the held tile can be
    placed on it and a neighbour.  An empty `path` gives None before the end of the game.  Raises
    NotationError for an unknown cell.
    """
    if board.over:
        return say("game_over")
    if not path:
        return None
    first, last = cell_of(board.figure, path[0]), cell_of(board.figure, path[-1])
    if first in board.placement_on:
        return None if first == last else _covered(board, first)
    beside = list(board.figure.neighbours(first))
    apart = say("not_neighbours", **{"from": path[0], "to": path[-1]})
    if last not in (first, *beside):
        return apart
    if board.held is None:
        return say("nothing_held")
    ends = [(first, other) for other in (beside if first == last else [last])]
    if board.held.double:  # the cells of a placed double are sorted
        ends = [(min(pair), max(pair)) for pair in ends]
    reasons = [why_not(board, Move("place", board.held, *pair)) for pair in ends]
    if all(reasons):
        return reasons[0]
    return apart if first == last and len(path) > 1 else None


def apply(board: Board, move: Move) -> tuple[Board, Event]:
    """Return the board after a legal move, and the event that describes the move."""
    if move.tile is None:
        return _apply_action(board, move.verb)
    params = {"tile": str(move.tile)}
    if move.verb == "hold":
        held = None if move.tile == board.held else move.tile
        return replace(board, held=held), Event("hold" if held else "put_back", SIDE, (), params)
    placing = move.verb == "place"
    placement = Placement(move.tile, move.low, move.high)
    if not placing:
        placement = board.placement_of[move.tile]
    laid = [other for other in board.laid if other is not placement]
    if move.verb != "take":
        laid.append(placement if placing else placement.turned)
    first, last = placement[1:] if placing else placement.cells
    path = (board.figure.names[first], board.figure.names[last])
    params |= {"from": path[0], "to": path[1]}
    after = replace(board, laid=tuple(sorted(laid)), held=None if placing else board.held)
    return after, Event(move.verb, SIDE, path if placing else (), params)


def _apply_action(board: Board, verb: str) -> tuple[Board, Event]:
    depth, outer = len(board.trials), board.trials[:-1]
    match verb:
        case "try":
            after = replace(board, trials=(*board.trials, board.laid))
            return after, Event("try", SIDE, (), {"depth": depth + 1})
        case "keep":
            return replace(board, trials=outer), Event("keep", SIDE, (), {"depth": depth})
        case "drop":
            after = replace(board, laid=board.trials[-1], trials=outer, held=None)
            removed = len(set(board.laid) - set(after.laid))
            return after, Event("drop", SIDE, (), {"depth": depth, "count": removed})
    return replace(board, help=not board.help), Event("help_off" if board.help else "help_on", SIDE)
