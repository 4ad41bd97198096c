"""Drawings of Terzett: a puzzle sheet to solve, or a composing board to fill."""

from __future__ import annotations

from alveus.diagrams.characters import Edge, finish_lines, result_lines, wrap_words
from alveus.diagrams.elements import Highlights
from alveus.diagrams.svg import Box, Drawing
from alveus.families.dominoes.dominosa import diagram as sheet
from alveus.families.dominoes.dominosa.diagram import (
    CELL,
    MARGIN,
    MIN_WIDTH,
    CellDrawing,
    edges_round,
    outer_edges,
    write_cells,
)
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.terzett.board import (
    FREE,
    Board,
    Move,
    line_cells,
    line_sums,
    numbers,
    outline_rows,
)
from alveus.families.dominoes.terzett.game import TerzettGame
from alveus.families.dominoes.terzett.notation import placement_text
from alveus.families.dominoes.terzett.rules import trial_tiles
from alveus.families.dominoes.tiles import Tile

LINE, WORD = 18, 34
"""Line height of the stock, and width of a tile in it."""


def board(game: TerzettGame, state: State | Board, ascii_only: bool) -> list[str]:
    """Draw the placed and prescribed numbers, the sums with their present values, and the stock."""
    if isinstance(state, State):
        return sheet.board(game, state, ascii_only)
    edges: dict[Edge, bool] = outer_edges(state.figure)
    tried = trial_tiles(state)
    for placement in state.laid:
        edges |= edges_round(state.figure, placement.cells, placement in tried)
    words = {cell: str(number) for cell, number in enumerate(numbers(state)) if number != FREE}
    lines = write_cells(state.figure, words, edges)
    if state.sums:
        lines += wrap_words(_sums(state))
    lines += wrap_words(
        [f"({len(_stock(state))})", *(_name(state, tile) for tile in _stock(state))]
    )
    return finish_lines([*lines, *result_lines(game, state)], ascii_only)


def diagram(game: TerzettGame, state: State | Board, highlights: Highlights) -> Drawing:
    """Draw the board with its tiles, and the stock below.  The held tile has a frame."""
    if isinstance(state, State):
        return sheet.diagram(game, state, highlights)
    stock, rules = _stock(state), _sums(state)
    across = int((max(MIN_WIDTH, state.figure.columns * CELL) - 2 * MARGIN) // WORD)
    rows = len(stock) // across + 1
    net = CellDrawing(state.figure, (rows + 2) * LINE + MARGIN, [*_describe(state), *rules])
    for box in highlights.boxes(net.spots):
        net.on.tint(box)
    for move in highlights.moves:
        _draw_move(net, state, move)
    tried = trial_tiles(state)
    for placement in state.laid:
        net.tile(placement.cells, placement in tried)
    for cell, number in enumerate(numbers(state)):
        if number != FREE:
            net.number(cell, number, bold=state.prescribed[cell] != FREE)
    for name, wanted, _ in line_sums(state):
        box = net.box(line_cells(state.figure, name))
        right, below = box.x + box.width, box.y + box.height
        at = (right + 14, box.center[1]) if name.isdecimal() else (box.center[0], below + 10)
        net.on.text(at, str(wanted), bold=True)
    for number, tile in enumerate([None, *stock]):
        row, column = divmod(number, across)
        at = (2 * MARGIN + column * WORD + WORD / 2, net.below + 2 * LINE + row * LINE)
        net.on.text(at, f"({len(stock)})" if tile is None else str(tile))
        if tile is not None and tile == state.held:
            net.on.rectangle(Box(at[0] - 15, at[1] - 8, 30, 16))
    return net.on


def _draw_move(net: CellDrawing, state: Board, move: Move) -> None:
    placement = state.placement_of(move.tile)
    if move.verb == "place":
        net.on.tint(net.box([move.low, move.high]).inset(3))
    elif placement is not None:
        net.on.tint(net.box(placement.cells).inset(3))


def _stock(state: Board) -> list[Tile]:
    return [tile for tile in state.tiles if state.placement_of(tile) is None]


def _name(state: Board, tile: Tile) -> str:
    """Return a tile of the stock as text, in brackets if it is held."""
    return f"[{tile}]" if tile == state.held else str(tile)


def _sums(state: Board) -> list[str]:
    """Return each prescribed sum as text, with the present sum."""
    return [f"{name}: {now}/{wanted}" for name, wanted, now in line_sums(state)]


def _describe(state: Board) -> list[str]:
    return [placement_text(state.figure, placement) for placement in state.laid] or outline_rows(
        state.figure
    )
