"""What can be done on a composing board and what comes of it, with the reason where it cannot.

A tile is first taken into the hand, then laid; any tile can lie anywhere that is free, since
only the whole figure shows whether equal numbers have come together.
"""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Event, Message, say
from alveus.dominoes.terzett.board import FREE, Board, Laid, Move

SIDE = "solver"


def moves(board: Board) -> Iterator[Move]:
    """Everything that can be done now."""
    if board.over:
        return
    lying = {laid.tile for laid in board.laid}
    yield from (Move("hold", tile) for tile in board.tiles if tile not in lying)
    if board.held is not None:
        covered = {cell for laid in board.laid for cell in laid[1:]}
        for a, b in board.figure.pairs:
            if a not in covered and b not in covered:
                for low, high in ((a, b),) if board.held.double else ((a, b), (b, a)):
                    move = Move("place", board.held, low, high)
                    if _why_given(board, move) is None:
                        yield move
    for laid in board.laid:
        yield Move("take", laid.tile)
        turn = Move("turn", laid.tile)
        if why_not(board, turn) is None:
            yield turn
    for verb in ("try", "keep", "drop", "help"):
        if why_not(board, Move(verb)) is None:
            yield Move(verb)


def why_not(board: Board, move: Move) -> Message | None:
    """Why a move cannot be made, or None where it can."""
    if board.over:
        return say("game_over")
    match move.verb:
        case "hold":
            return _why_not_twice(board, move)
        case "place":
            return _why_not_twice(board, move) or _why_not_there(board, move)
        case "take" | "turn":
            lies = None if move.tile is None else board.lies(move.tile)
            if lies is None:
                return say("not_laid", tile=str(move.tile))
            if move.verb == "take":
                return None
            if lies.tile.double:
                return say("double_turned", tile=str(lies.tile))
            return _why_given(board, Move("place", lies.tile, lies.high, lies.low))
        case "try":
            untouched = board.trials and board.trials[-1] == board.laid
            return say("already_tried") if untouched else None
        case "keep" | "drop":
            return None if board.trials else say("nothing_tried")
    return None


def apply(board: Board, move: Move) -> tuple[Board, Event]:
    """The board after a move that is not refused, and what happened."""
    tile, names = move.tile, board.figure.names
    match move.verb:
        case "hold":
            if tile == board.held:
                return board._replace(held=None), Event("put_back", SIDE, (), {"tile": str(tile)})
            return board._replace(held=tile), Event("hold", SIDE, (), {"tile": str(tile)})
        case "place" if tile is not None:
            after = _with(board, Laid(tile, move.low, move.high))._replace(held=None)
            low, high = names[move.low], names[move.high]
            told = {"tile": str(tile), "from": low, "to": high}
            return after, Event("place", SIDE, (low, high), told)
        case "take" | "turn" if tile is not None:
            lies = board.lies(tile)
            if lies is not None:
                a, b = (names[cell] for cell in lies.cells)
                without = _without(board, tile)
                told = {"tile": str(tile), "from": a, "to": b}
                if move.verb == "take":
                    return without, Event("take", SIDE, (), told)
                turned = _with(without, Laid(tile, lies.high, lies.low))
                return turned, Event("turn", SIDE, (), told)
        case "try":
            trials = (*board.trials, board.laid)
            return board._replace(trials=trials), Event("try", SIDE, (), {"depth": len(trials)})
        case "keep":
            kept = board._replace(trials=board.trials[:-1])
            return kept, Event("keep", SIDE, (), {"depth": len(board.trials)})
        case "drop":
            before = board.trials[-1]
            lifted = len(set(board.laid) - set(before))
            after = board._replace(laid=before, trials=board.trials[:-1], held=None)
            told_drop = {"depth": len(board.trials), "count": lifted}
            return after, Event("drop", SIDE, (), told_drop)
    code = "help_off" if board.help else "help_on"
    return board._replace(help=not board.help), Event(code, SIDE)


def trial_tiles(board: Board) -> set[Laid]:
    """The tiles that belong to a trial."""
    return set(board.laid) - set(board.trials[0]) if board.trials else set()


def _why_not_twice(board: Board, move: Move) -> Message | None:
    lies = None if move.tile is None else board.lies(move.tile)
    if lies is None:
        return None
    a, b = (board.figure.names[cell] for cell in lies.cells)
    return say("tile_laid", tile=str(move.tile), at=f"{a}-{b}")


def _why_not_there(board: Board, move: Move) -> Message | None:
    for cell in sorted((move.low, move.high)):
        on = board.on(cell)
        if on is not None:
            return say("cell_covered", at=board.figure.names[cell], tile=str(on.tile))
    if move.tile != board.held:
        return say("not_in_hand", tile=str(move.tile))
    return _why_given(board, move)


def _why_given(board: Board, move: Move) -> Message | None:
    """The prescribed number that a tile laid there would contradict."""
    if move.tile is not None:
        for cell, number in zip((move.low, move.high), move.tile, strict=True):
            given = board.given[cell]
            if given not in (FREE, number):
                return say("given_otherwise", at=board.figure.names[cell], number=given)
    return None


def _with(board: Board, laid: Laid) -> Board:
    return board._replace(laid=tuple(sorted((*board.laid, laid))))


def _without(board: Board, tile: object) -> Board:
    return board._replace(laid=tuple(laid for laid in board.laid if laid.tile != tile))
