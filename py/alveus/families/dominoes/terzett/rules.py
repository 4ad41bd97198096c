"""Moves on a composing board: legal moves, reasons against illegal moves, effects and events.

The player first takes a tile into the hand and then places it.  A tile may be placed on any free
cells, because only a full board shows whether equal numbers are in groups.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from alveus.core.events import Event, Message, say
from alveus.families.dominoes.dominosa.outline import cell as cell_of
from alveus.families.dominoes.terzett.board import ACTIONS, FREE, Board, Move, Placement
from alveus.families.dominoes.tiles import Tile

SIDE = "solver"


def moves(board: Board) -> list[Move]:
    """Return all legal moves."""
    return [] if board.over else list(_moves(board))


def why_not(board: Board, move: Move) -> Message | None:
    """Return the reason why a move is illegal, or None if it is legal."""
    return say("game_over") if board.over else _refusal(board, move)


def explain(board: Board, path: Sequence[str]) -> Message | None:
    """Return why the held tile cannot be placed on the cells of a path, or None if it can.

    `path` has the names of one or two cells.  With one cell, the tile may lie in any direction.
    """
    if board.over:
        return say("game_over")
    if not path:
        return None
    first, last = cell_of(board.figure, path[0]), cell_of(board.figure, path[-1])
    placement = board.placement_on(first)
    if placement is not None:
        return None if first == last else _covered(board, first, placement)
    beside = list(board.figure.neighbours(first))
    apart = say("not_neighbours", **{"from": path[0], "to": path[-1]})
    if last not in (first, *beside):
        return apart
    if board.held is None:
        return say("nothing_held")
    if first != last:
        return _refusal(board, _placing(board.held, first, last))
    reasons = [_refusal(board, _placing(board.held, first, other)) for other in beside]
    if all(reasons):
        return reasons[0]
    return None if len(path) == 1 else apart


def apply(board: Board, move: Move) -> tuple[Board, Event]:
    """Return the board after a legal move, and the event."""
    tile, placement = move.tile, board.placement_of(move.tile)
    if tile is not None and move.verb == "hold":
        after = board._replace(held=None if tile == board.held else tile)
        code = "hold" if after.held else "put_back"
        return after, Event(code, SIDE, (), {"tile": str(tile)})
    if tile is not None and move.verb == "place":
        after = _with(board, Placement(tile, move.low, move.high))._replace(held=None)
        params = _params(board, tile, move.low, move.high)
        return after, Event("place", SIDE, (params["from"], params["to"]), params)
    if placement is not None:
        after = board._replace(laid=tuple(other for other in board.laid if other != placement))
        if move.verb == "turn":
            after = _with(after, Placement(placement.tile, placement.high, placement.low))
        return after, Event(move.verb, SIDE, (), _params(board, placement.tile, *placement.cells))
    depth = len(board.trials)
    if move.verb == "try":
        after = board._replace(trials=(*board.trials, board.laid))
        return after, Event("try", SIDE, (), {"depth": depth + 1})
    if move.verb == "keep":
        return board._replace(trials=board.trials[:-1]), Event("keep", SIDE, (), {"depth": depth})
    if move.verb == "drop":
        laid = board.trials[-1]
        after = board._replace(laid=laid, trials=board.trials[:-1], held=None)
        removed = len(set(board.laid) - set(laid))
        return after, Event("drop", SIDE, (), {"depth": depth, "count": removed})
    return board._replace(help=not board.help), Event("help_off" if board.help else "help_on", SIDE)


def trial_tiles(board: Board) -> set[Placement]:
    """Return the placements made since the first open trial began."""
    return set(board.laid) - set(board.trials[0]) if board.trials else set()


def _moves(board: Board) -> Iterator[Move]:
    placed = {placement.tile for placement in board.laid}
    yield from (Move("hold", tile) for tile in board.tiles if tile not in placed)
    if board.held is not None:
        covered = {cell for placement in board.laid for cell in placement[1:]}
        for a, b in board.figure.pairs:
            if a not in covered and b not in covered:
                for low, high in ((a, b),) if board.held.double else ((a, b), (b, a)):
                    if _contradiction(board, board.held, low, high) is None:
                        yield Move("place", board.held, low, high)
    for placement in board.laid:
        yield Move("take", placement.tile)
        if _turn_refusal(board, placement) is None:
            yield Move("turn", placement.tile)
    yield from (move for move in map(Move, ACTIONS) if _refusal(board, move) is None)


def _refusal(board: Board, move: Move) -> Message | None:
    placement = board.placement_of(move.tile)
    match move.verb:
        case "hold" | "place" if placement is not None:
            a, b = (board.figure.names[cell] for cell in placement.cells)
            return say("tile_laid", tile=str(move.tile), at=f"{a}-{b}")
        case "place":
            return _place_refusal(board, move)
        case "take" | "turn" if placement is None:
            return say("not_laid", tile=str(move.tile))
        case "turn" if placement is not None:
            return _turn_refusal(board, placement)
        case "try" if board.trials and board.trials[-1] == board.laid:
            return say("already_tried")
        case "keep" | "drop" if not board.trials:
            return say("nothing_tried")
    return None


def _place_refusal(board: Board, move: Move) -> Message | None:
    for cell in sorted((move.low, move.high)):
        placement = board.placement_on(cell)
        if placement is not None:
            return _covered(board, cell, placement)
    if move.tile is None or move.tile != board.held:
        return say("not_in_hand", tile=str(move.tile))
    return _contradiction(board, move.tile, move.low, move.high)


def _turn_refusal(board: Board, placement: Placement) -> Message | None:
    if placement.tile.double:
        return say("double_turned", tile=str(placement.tile))
    return _contradiction(board, placement.tile, placement.high, placement.low)


def _contradiction(board: Board, tile: Tile, low: int, high: int) -> Message | None:
    """Return a message about the prescribed number that contradicts a placement, or None."""
    for cell, number in ((low, tile.low), (high, tile.high)):
        prescribed = board.prescribed[cell]
        if prescribed not in (FREE, number):
            return say("given_otherwise", at=board.figure.names[cell], number=prescribed)
    return None


def _covered(board: Board, cell: int, placement: Placement) -> Message:
    return say("cell_covered", at=board.figure.names[cell], tile=str(placement.tile))


def _placing(tile: Tile, first: int, last: int) -> Move:
    """Return the move that places a tile.  The cells of a double are sorted."""
    ends = (min(first, last), max(first, last)) if tile.double else (first, last)
    return Move("place", tile, *ends)


def _params(board: Board, tile: Tile, first: int, last: int) -> dict[str, str]:
    names = board.figure.names
    return {"tile": str(tile), "from": names[first], "to": names[last]}


def _with(board: Board, placement: Placement) -> Board:
    return board._replace(laid=tuple(sorted((*board.laid, placement))))
