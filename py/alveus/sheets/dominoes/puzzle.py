"""A puzzle whose cells are as large as half a tile, its tiles, and its solution in small."""

from __future__ import annotations

from functools import partial
from typing import Any

from alveus.core.game import Game
from alveus.diagrams.svg import Box, Drawing
from alveus.dominoes.dominosa.exact import solutions
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle, read
from alveus.dominoes.dominosa.state import State
from alveus.dominoes.terzett.board import Board as Net
from alveus.dominoes.tiles import complete_set
from alveus.sheets.dominoes.tiles import HALF, lay_tiles
from alveus.sheets.kit import BOLD, FINE, THIN, Board, Kit

NUMBER = 0.5
"""The size of a number, as a part of its cell."""
SMALL_CELL = 8
"""A cell of the solution."""


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


def draw_puzzle(written: object) -> tuple[Drawing, Drawing]:
    """A puzzle as ids and positions write it, without its outlines and with them."""
    puzzle = read(written)
    figure = puzzle.figure
    drawing = Drawing(figure.columns * HALF, figure.rows * HALF)
    _draw(figure.cells, tuple(map(str, puzzle.numbers)), drawing)
    return drawing, _draw_solution(puzzle)


def _draw_solution(puzzle: Puzzle) -> Drawing:
    """The numbers with the edges of the tiles."""
    figure = puzzle.figure
    drawing = Drawing(figure.columns * SMALL_CELL, figure.rows * SMALL_CELL)
    boxes = [
        Box(column * SMALL_CELL, row * SMALL_CELL, SMALL_CELL, SMALL_CELL)
        for row, column in figure.cells
    ]
    for box, number in zip(boxes, puzzle.numbers, strict=True):
        drawing.rectangle(box, width=THIN)
        drawing.text(box.center, str(number), NUMBER * SMALL_CELL)
    for place in bits(next(solutions(puzzle))):
        first, second = (boxes[cell] for cell in figure.pairs[place])
        width, height = second.x - first.x + SMALL_CELL, second.y - first.y + SMALL_CELL
        drawing.rectangle(Box(first.x, first.y, width, height), width=BOLD)
    return drawing
