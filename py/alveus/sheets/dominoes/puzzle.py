"""A puzzle whose cells are as large as half a tile, its tiles, and its solution in small."""

from __future__ import annotations

from functools import partial
from typing import Any

from alveus.core.game import Game
from alveus.diagrams.svg import INK, PAPER, Box, Drawing
from alveus.dominoes.dominosa.exact import solutions
from alveus.dominoes.dominosa.outline import Outline, bits
from alveus.dominoes.dominosa.puzzle import Puzzle, from_grid, read
from alveus.dominoes.dominosa.state import State
from alveus.dominoes.terzett.board import Board as Net
from alveus.dominoes.tiles import complete_set
from alveus.sheets.dominoes import HALF, lay_tiles
from alveus.sheets.kit import Board, Kit
from alveus.sheets.page import FINE, THIN

NUMBER = 0.5
"""The size of a number, as a part of its cell."""
SMALL_CELL = 8
"""A cell of the solution."""
EDGE, NAME = 11, 6
"""The room round a figure for its frame and the names of its cells, and their size."""
HIGH = 2
"""A figure higher than so many times its width is laid on its side."""
FRAME = (3, INK), (1.8, PAPER), (0.9, INK), (0.5, PAPER)
"""A fat and a fine rule: how far each layer reaches beyond the cells, and its paint."""


def lay_kit(game: Game[Any, Any]) -> Kit:
    """The sheet of the puzzle that lies there at first, or the empty net, and the tiles."""
    state: State | Net = game.opening()
    figure = state.figure if isinstance(state, Net) else state.puzzle.figure
    numbers = ("",) * len(figure.cells)
    solution = None
    if isinstance(state, State):
        numbers = tuple(map(str, state.puzzle.numbers))
        solution = _draw_solution(state.puzzle)
    board = Board(
        figure.columns * HALF,
        figure.rows * HALF,
        partial(_draw, figure.cells, numbers),
        tuple(column * HALF for column in range(1, figure.columns)),
        tuple(row * HALF for row in range(1, figure.rows)),
        name="puzzle",
    )
    tiles = state.tiles if isinstance(state, Net) else complete_set(state.puzzle.reach)
    return Kit((board,), (lay_tiles(tiles),), solution)


def _draw(cells: tuple[tuple[int, int], ...], numbers: tuple[str, ...], drawing: Drawing) -> None:
    for (row, column), number in zip(cells, numbers, strict=True):
        box = Box(column * HALF, row * HALF, HALF, HALF)
        drawing.rectangle(box, width=FINE)
        drawing.text(box.center, number, NUMBER * HALF)


def draw_puzzle(written: object) -> tuple[Drawing, Drawing, dict[str, int]]:
    """A puzzle as ids and positions write it, without its outlines and with them.

    The last is its tally: in how many places each tile could lie.  A high and narrow figure lies
    on its side, mirrored.
    """
    puzzle = read(written)
    if puzzle.figure.rows > HIGH * puzzle.figure.columns:
        puzzle = from_grid(puzzle.reach, list(zip(*puzzle.grid, strict=True)))
    figure = puzzle.figure
    drawing = Drawing(figure.columns * HALF + 2 * EDGE, figure.rows * HALF + 2 * EDGE)
    boxes = [Box(EDGE + x * HALF, EDGE + y * HALF, HALF, HALF) for y, x in figure.cells]
    for reach, paint in FRAME:
        for box in boxes:
            drawing.rectangle(box.inset(-reach), paint, 0)
    for box, number in zip(boxes, puzzle.numbers, strict=True):
        drawing.rectangle(box, width=THIN)
        drawing.text(box.center, str(number), NUMBER * HALF)
    _name_cells(drawing, figure, boxes)
    return drawing, _draw_solution(puzzle), puzzle.tally


def _name_cells(drawing: Drawing, figure: Outline, boxes: list[Box]) -> None:
    """The letters over the columns and the numbers before the rows, beside their first cells."""
    columns, rows = set[int](), set[int]()
    for (row, column), box in zip(figure.cells, boxes, strict=True):
        x, y = box.center
        if column not in columns:
            drawing.text((x, box.y - EDGE / 1.8), chr(97 + column), NAME, italic=True)
        if row not in rows:
            drawing.text((box.x - EDGE / 1.8, y), str(row + 1), NAME)
        columns.add(column)
        rows.add(row)


def _draw_solution(puzzle: Puzzle) -> Drawing:
    """The numbers with the edges of the tiles."""
    figure = puzzle.figure
    drawing = Drawing(figure.columns * SMALL_CELL, figure.rows * SMALL_CELL)
    boxes = [
        Box(column * SMALL_CELL, row * SMALL_CELL, SMALL_CELL, SMALL_CELL)
        for row, column in figure.cells
    ]
    for box, number in zip(boxes, puzzle.numbers, strict=True):
        drawing.text(box.center, str(number), NUMBER * SMALL_CELL)
    for place in bits(next(solutions(puzzle))):
        first, second = (boxes[cell] for cell in figure.pairs[place])
        width, height = second.x - first.x + SMALL_CELL, second.y - first.y + SMALL_CELL
        tile = Box(first.x, first.y, width, height).inset(FINE)
        drawing.rectangle(tile, width=FINE, round_by=1.4)
    return drawing
