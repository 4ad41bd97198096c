"""Text and SVG drawings of Terzett: a puzzle as in Dominosa, or a board to fill with tiles."""

from __future__ import annotations

from alveus.diagrams.characters import Edge, finish_lines, result_lines, wrap_words
from alveus.diagrams.elements import Highlights
from alveus.diagrams.svg import Box, Drawing
from alveus.families.dominoes.dominosa import diagram as sheet
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.terzett.board import FREE, Board, line_cells
from alveus.families.dominoes.terzett.game import TerzettGame
from alveus.families.dominoes.terzett.notation import write_placement

LINE, WORD = 18, 34
"""In pixels, for the list of unplaced tiles (the stock): height of a line, width of a tile."""


def board(game: TerzettGame, state: State | Board, ascii_only: bool) -> list[str]:
    """Draw the numbers of a puzzle or composing board as text, the latter with its sums and stock.

    The sum of a row or column is present/prescribed (``c: 20/31``).  The stock has the unplaced
    tiles; the tile in the player's hand is in brackets.
    """
    if isinstance(state, State):
        return sheet.board(game, state, ascii_only)
    edges: dict[Edge, bool] = sheet.outer_edges(state.figure, range(len(state.numbers)), False)
    for placement in state.laid:
        edges |= sheet.outer_edges(state.figure, placement.cells, placement in state.tried)
    words = {cell: str(number) for cell, number in enumerate(state.numbers) if number != FREE}
    lines = sheet.write_cells(state.figure, words, edges)
    if state.sums:
        lines += wrap_words(_sums(state))
    stock = [f"[{tile}]" if tile == state.held else str(tile) for tile in state.stock]
    lines += wrap_words([f"({len(stock)})", *stock])
    return finish_lines([*lines, *result_lines(game, state)], ascii_only)


def diagram(game: TerzettGame, state: State | Board, highlights: Highlights) -> Drawing:
    """Draw a puzzle sheet (`State`), or a board to fill (`Board`) with the unplaced tiles below it.

    Among the unplaced tiles, the tile in the player's hand has a frame.
    """
    if isinstance(state, State):
        return sheet.diagram(game, state, highlights)
    stock = state.stock
    across = int(
        (max(sheet.MIN_WIDTH, state.figure.columns * sheet.CELL) - 2 * sheet.MARGIN) // WORD
    )
    rows = len(stock) // across + 1
    description = [write_placement(state.figure, placement) for placement in state.laid]
    description = (description or state.figure.text_rows) + _sums(state)
    net = sheet.CellDrawing(state.figure, (rows + 2) * LINE + sheet.MARGIN, description)
    for box in highlights.boxes(net.spots):
        net.on.tint(box)
    for move in highlights.moves:
        placement = move if move.verb == "place" else state.placement_of.get(move.tile)
        if placement is not None:
            net.on.tint(net.box([placement.low, placement.high]).inset(3))
    for placement in state.laid:
        net.tile(placement.cells, placement in state.tried)
    for cell, number in enumerate(state.numbers):
        if number != FREE:
            net.number(cell, number, bold=state.prescribed[cell] != FREE)
    for name, wanted, _ in state.line_sums:
        box = net.box(line_cells(state.figure, name))
        right, below = box.x + box.width, box.y + box.height
        at = (right + 14, box.center[1]) if name.isdecimal() else (box.center[0], below + 10)
        net.on.text(at, str(wanted), bold=True)
    for number, tile in enumerate([None, *stock]):
        row, column = divmod(number, across)
        at = (2 * sheet.MARGIN + column * WORD + WORD / 2, net.below + 2 * LINE + row * LINE)
        net.on.text(at, f"({len(stock)})" if tile is None else str(tile))
        if tile is not None and tile == state.held:
            net.on.rectangle(Box(at[0] - 15, at[1] - 8, 30, 16))
    return net.on


def _sums(state: Board) -> list[str]:
    """Return a text such as ``c: 20/31`` for each row or column with a prescribed sum.

    In this example, the numbers in column c have the sum 20, and the prescribed sum is 31.
    """
    return [f"{name}: {now}/{wanted}" for name, wanted, now in state.line_sums]
