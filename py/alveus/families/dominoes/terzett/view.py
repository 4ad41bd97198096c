"""The view of a composing board (JSON for the page).

It contains the cells, the tiles (placed or in the stock) and the legal moves.  With live help,
messages name impossible cells, numbers and tiles.  More tokens (numbers beside the board) then show
how many places each remaining tile can have, and how many groups of each number are complete.
"""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Message, say
from alveus.core.view import BoardView, MoveKind, MoveView, PieceView, PlaceView, TokenView
from alveus.core.view_builders import action_view, move_view, piece_view, place_view, token_view
from alveus.families.dominoes.terzett.board import ACTIONS, FREE, Board, Move, Placement
from alveus.families.dominoes.terzett.figure import grouping
from alveus.families.dominoes.terzett.kinds import groups_of
from alveus.families.dominoes.terzett.notation import write_move
from alveus.families.dominoes.terzett.possibilities import Possibilities, possibilities
from alveus.families.dominoes.terzett.rules import SIDE, moves, why_not


def board_view(board: Board) -> BoardView:
    """Return the view of a board on which the player composes a figure from tiles."""
    possible = possibilities(board)
    counters = {
        "laid": len(board.laid),
        "groups": sum(map(len, possible.finished)),
        "connections": _connections(board, possible),
    }
    return {
        "status": [message.to_json() for message in _status(board, possible)],
        "places": list(_places(board, possible)),
        "pieces": [_piece(board, placement) for placement in board.laid],
        "moves": [view for move in moves(board) for view in _moves(board, move)],
        "tokens": list(_tokens(board, possible)),
        "counters": [
            {"code": code, "side": SIDE, "value": value} for code, value in counters.items()
        ],
        "actions": [action_view(verb, why_not(board, Move(verb))) for verb in ACTIONS],
        "marks": [],
    }


def _connections(board: Board, possible: Possibilities) -> int:
    """Count the pairs of adjacent complete groups with the same number: Adler's rating of figures.

    `possible` has the complete groups of an unfinished board.
    """
    figure = grouping(board.puzzle, board.kind, board.key) if board.over else None
    if figure is not None:
        return figure.connections
    return sum(map(groups_of(board.figure, board.kind).connections, possible.finished))


def _status(board: Board, possible: Possibilities) -> Iterator[Message]:
    if board.over:
        yield say("composed", count=len(board.laid), connections=_connections(board, possible))
        return
    if not board.full:
        yield say("tiles_to_lay", count=len(board.stock))
    if board.held is not None:
        yield say("held", tile=str(board.held))
    if board.trials:
        yield say("trial", depth=len(board.trials), count=len(board.tried))
    if board.full:
        yield from board.faults
    for name, wanted, now in board.line_sums:
        yield say("sum", line=name, sum=wanted, now=now)
    if board.help and not board.full:
        yield from _help(board, possible)


def _help(board: Board, possible: Possibilities) -> Iterator[Message]:
    required = board.kind.groups(board.reach) * (board.reach + 1)
    yield say("missing_groups", count=required - sum(map(len, possible.finished)))
    names = board.figure.names
    if possible.holes:
        yield say("holes", cells=[names[cell] for cell in possible.holes])
    elif possible.unpaired is not None:
        yield say("unpaired", at=names[possible.unpaired])
    if possible.never:
        yield say("never", numbers=list(possible.never))
    if possible.stuck:
        yield say("tiles_stuck", tiles=[str(tile) for tile in possible.stuck])


def _places(board: Board, possible: Possibilities) -> Iterator[PlaceView]:
    figure, tried = board.figure, board.tried
    groups = groups_of(figure, board.kind).cells
    grouped = {
        cell for grouping in possible.finished for group in grouping for cell in groups[group]
    }
    for cell, (row, column) in enumerate(figure.cells):
        placement, prescribed = board.placement_on.get(cell), board.prescribed[cell]
        marks = {
            "given": prescribed != FREE,
            "tried": placement in tried,
            "hole": cell in possible.holes,
            "never": possible.lost >> cell & 1,
            "grouped": cell in grouped,
        }
        joined, other = "", 0
        if placement is not None:
            neighbour = placement.low + placement.high - cell
            joined, other = figure.way(cell, neighbour), board.numbers[neighbour]
        name, number = figure.names[cell], board.numbers[cell]
        label = say(
            "square", name=name, row=row + 1, column=column + 1,
            number=number, free=number == FREE, joined=joined, other=other,
            given=prescribed != FREE and placement is None,
        )  # fmt: skip
        yield place_view(
            name, "cell", (row, column), label, name=name,
            marks=[mark for mark, shown in marks.items() if shown],
            value="" if prescribed == FREE else str(prescribed),
        )  # fmt: skip


def _piece(board: Board, placement: Placement) -> PieceView:
    covers = [board.figure.names[cell] for cell in placement.cells]
    value = ":".join(str(board.numbers[cell]) for cell in placement.cells)
    return piece_view(str(placement.tile), "tile", covers[0], value=value, covers=covers)


def _moves(board: Board, move: Move) -> Iterator[MoveView]:
    """Yield one view for each way to select a move on the page; none for a move without a tile.

    A double can be placed in two directions; a placed tile can be selected at either of its cells.
    """
    if move.tile is None:
        return
    names, tile, notation = board.figure.names, str(move.tile), write_move(board, move)
    if move.verb == "hold":
        code = "put_back" if move.tile == board.held else "hold"
        yield move_view(notation, [], say(code, tile=tile), kind="hold", uses=[tile])
    elif move.verb == "place":
        path = [names[move.low], names[move.high]]
        label = say("place", tile=tile, **{"from": path[0], "to": path[1]})
        yield move_view(notation, path, label, uses=[tile])
        if move.tile.double:
            yield move_view(notation, path[::-1], label, uses=[tile])
    else:
        kind: MoveKind = "turn" if move.verb == "turn" else "take"
        for cell in board.placement_of[move.tile].cells:
            label = say(move.verb, tile=tile, at=names[cell])
            yield move_view(notation, [names[cell]], label, kind=kind, takes=[tile])


def _tokens(board: Board, possible: Possibilities) -> Iterator[TokenView]:
    """Yield the tokens (items beside the board): one for each tile of the set, placed or not.

    With live help, also yield a token for each remaining tile, with the number of its possible
    places, and for each number, with the number of its complete groups.
    """
    for tile in board.tiles:
        placed = tile in board.placement_of
        yield token_view(str(tile), "stock", int(tile == board.held), placed)
    if board.help:
        for tile, places in possible.rooms.items():
            yield token_view(f"room.{tile}", "room", places, False)
        required = board.kind.groups(board.reach)
        for number, groups in enumerate(possible.finished):
            count = len(groups)
            yield token_view(f"group.{number}", "group", count, count == required)
