"""What is seen of a composing board: cells, tiles, the stock, what can be done, and live help."""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Message, say
from alveus.core.view import BoardView, MoveKind, MoveView, PieceView, PlaceView, TokenView
from alveus.core.view_builders import action_view, move_view, piece_view, place_view, token_view
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.terzett.board import FREE, Board, Laid, Move, numbers, sums
from alveus.dominoes.terzett.figure import cells_by_number, grouping
from alveus.dominoes.terzett.groups import groups_of
from alveus.dominoes.terzett.notation import text
from alveus.dominoes.terzett.play import SIDE, moves, trial_tiles, why_not
from alveus.dominoes.terzett.possibilities import Possibilities, possibilities

ACTIONS = ("try", "keep", "drop", "help")
"""What is done without a place."""


def board_view(board: Board) -> BoardView:
    """Places, tiles, moves, tokens, counters, actions and status."""
    seen = possibilities(board)
    return {
        "status": [message.to_json() for message in status(board, seen)],
        "places": list(_places(board, seen)),
        "pieces": [_piece(board, laid) for laid in board.laid],
        "moves": [view for move in moves(board) for view in _moves(board, move)],
        "tokens": list(_tokens(board, seen)),
        "counters": [
            {"code": code, "side": SIDE, "value": value}
            for code, value in (
                ("laid", len(board.laid)),
                ("groups", sum(map(len, seen.finished))),
                ("connections", connections(board, seen)),
            )
        ],
        "actions": [action_view(verb, why_not(board, Move(verb))) for verb in ACTIONS],
        "marks": [],
    }


def connections(board: Board, seen: Possibilities) -> int:
    """The touching pairs of equal groups, as far as groups are finished."""
    if board.over:
        found = grouping(board.puzzle, board.rule, board.key)
        return 0 if found is None else found.connections
    groups = groups_of(board.figure, board.kind)
    return sum(map(groups.connections, seen.finished))


def status(board: Board, seen: Possibilities) -> list[Message]:
    """How far the figure is, and with live help what is missing or lost."""
    if board.over:
        return [say("composed", count=len(board.laid), connections=connections(board, seen))]
    said = [] if board.full else [say("tiles_to_lay", count=len(board.tiles) - len(board.laid))]
    if board.held is not None:
        said.append(say("held", tile=str(board.held)))
    if board.trials:
        said.append(say("trial", depth=len(board.trials), count=len(trial_tiles(board))))
    if board.full:
        said += _full(board)
    for name, wanted, now in sums(board):
        said.append(say("sum", line=name, sum=wanted, now=now))
    if board.help and not board.full:
        said += _helped(board, seen)
    return said


def _full(board: Board) -> Iterator[Message]:
    """Why a board on which every tile lies is not finished."""
    groups = groups_of(board.figure, board.kind)
    loose = [
        number
        for number, cells in enumerate(cells_by_number(board.puzzle))
        if next(groups.partitions(cells), None) is None
    ]
    if loose:
        yield say("not_grouped_yet", numbers=loose)
    elif grouping(board.puzzle, board.rule, board.key) is None:
        yield say("shape_missing" if board.rule.every_shape else "double_alone")
    for name, wanted, now in sums(board):
        if now != wanted:
            yield say("sum_missed", line=name, sum=wanted, now=now)


def _helped(board: Board, seen: Possibilities) -> Iterator[Message]:
    whole = board.rule.groups(board.reach) * (board.reach + 1)
    yield say("missing_groups", count=whole - sum(map(len, seen.finished)))
    names = board.figure.names
    if seen.holes:
        yield say("holes", cells=[names[cell] for cell in seen.holes])
    elif seen.unpaired is not None:
        yield say("unpaired", at=names[seen.unpaired])
    if seen.never:
        yield say("never", numbers=list(seen.never))
    if seen.stuck:
        yield say("tiles_stuck", tiles=[str(tile) for tile in seen.stuck])


def _places(board: Board, seen: Possibilities) -> Iterator[PlaceView]:
    figure, on, trial = board.figure, numbers(board), trial_tiles(board)
    masks = groups_of(figure, board.kind).masks
    grouped = {cell for way in seen.finished for group in way for cell in bits(masks[group])}
    for cell, (row, column) in enumerate(figure.cells):
        laid, given = board.on(cell), board.given[cell]
        marks = ["given"] if given != FREE else []
        if laid is not None and laid in trial:
            marks.append("tried")
        marks += ["hole"] if cell in seen.holes else []
        marks += ["never"] if seen.lost >> cell & 1 else []
        marks += ["grouped"] if cell in grouped else []
        joined, other = "", 0
        if laid is not None:
            joined, other = _joined(board, laid, cell)
        name, value = figure.names[cell], "" if given == FREE else str(given)
        label = say(
            "square", name=name, row=row + 1, column=column + 1,
            number=on[cell], free=on[cell] == FREE, joined=joined, other=other,
            given=given != FREE and laid is None,
        )  # fmt: skip
        yield place_view(name, "cell", (row, column), label, name=name, marks=marks, value=value)


def _joined(board: Board, laid: Laid, cell: int) -> tuple[str, int]:
    """The way to the other half of the tile on a cell, and the number there."""
    other, number = (laid.high, laid.tile.high) if cell == laid.low else (laid.low, laid.tile.low)
    return board.figure.way(cell, other), number


def _piece(board: Board, laid: Laid) -> PieceView:
    names, (first, second) = board.figure.names, laid.cells
    low, high = laid.tile if first == laid.low else laid.tile[::-1]
    covers = [names[first], names[second]]
    return piece_view(str(laid.tile), "tile", covers[0], value=f"{low}:{high}", covers=covers)


def _moves(board: Board, move: Move) -> Iterator[MoveView]:
    """A move once for every way it is chosen on the board; actions stand elsewhere."""
    if move.tile is None:
        return
    names, tile, written = board.figure.names, str(move.tile), text(board, move)
    if move.verb == "hold":
        code = "put_back" if move.tile == board.held else "hold"
        yield move_view(written, [], say(code, tile=tile), kind="hold", uses=[tile])
    elif move.verb == "place":
        low, high = names[move.low], names[move.high]
        label = say("place", tile=tile, **{"from": low, "to": high})
        yield move_view(written, [low, high], label, uses=[tile])
        if move.tile.double:
            yield move_view(written, [high, low], label, uses=[tile])
    else:
        kind: MoveKind = "turn" if move.verb == "turn" else "take"
        lies = board.lies(move.tile)
        for cell in () if lies is None else lies.cells:
            label = say(move.verb, tile=tile, at=names[cell])
            yield move_view(written, [names[cell]], label, kind=kind, takes=[tile])


def _tokens(board: Board, seen: Possibilities) -> Iterator[TokenView]:
    """The stock; with live help the room for every tile that is left, and the groups."""
    for tile in board.tiles:
        laid = board.lies(tile) is not None
        yield token_view(str(tile), "stock", int(tile == board.held), laid)
    if board.help:
        for tile, places in seen.rooms.items():
            yield token_view(f"room.{tile}", "room", places, False)
        whole = board.rule.groups(board.reach)
        for number, way in enumerate(seen.finished):
            yield token_view(f"group.{number}", "group", len(way), len(way) == whole)
