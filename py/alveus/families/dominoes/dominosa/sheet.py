"""Printable kit of a puzzle: the grid (a cell is half a tile), tiles to cut out, the solution."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.diagrams.svg import INK, PAPER, Box, Drawing
from alveus.families.dominoes.dominosa.exact import solutions
from alveus.families.dominoes.dominosa.outline import Outline, bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle, from_grid, read
from alveus.families.dominoes.line.sheet import HALF, lay_tiles
from alveus.families.dominoes.tiles import Tile, complete_set
from alveus.sheets.kit import Board, Kit
from alveus.sheets.page import FINE, THIN

NUMBER = 0.5
"""Font size of a number, relative to its cell."""
SMALL_CELL = 8
"""Size of a cell in the solution, in millimetres."""
EDGE, NAME = 11, 6
"""In millimetres: margin around a figure (for frame and cell labels); font size of the labels."""
HIGH = 2
"""A puzzle is drawn transposed if its height is more than this multiple of its width."""
FRAME = (3, INK), (1.8, PAPER), (0.9, INK), (0.5, PAPER)
"""The double frame around a puzzle, as pairs (distance in mm, colour) in drawing order.  For each
pair, every cell is painted in the colour as a box that is larger by the distance on each side."""


def lay_kit(game: Game[Any, Any]) -> Kit:
    """Return a printable kit: the puzzle at the start of `game`, its tiles and its solution."""
    puzzle: Puzzle = game.opening().puzzle
    numbers, tiles = tuple(map(str, puzzle.numbers)), complete_set(puzzle.reach)
    return lay_cells(puzzle.figure, numbers, tiles, _draw_solution(puzzle))


def lay_cells(
    figure: Outline,
    numbers: tuple[str, ...],
    tiles: Iterable[Tile],
    solution: Drawing | None = None,
) -> Kit:
    """Return a printable kit: the outline `figure`, tiles to cut out and, if given, the solution.

    `numbers` has the text printed in each cell ("" for none), in the order of `figure.cells`.
    """
    board = Board(
        figure.columns * HALF,
        figure.rows * HALF,
        partial(_draw, figure, numbers),
        tuple(column * HALF for column in range(1, figure.columns)),
        tuple(row * HALF for row in range(1, figure.rows)),
        name="puzzle",
    )
    return Kit((board,), (lay_tiles(tiles),), solution)


def _boxes(figure: Outline, size: float, margin: float = 0) -> list[Box]:
    return [Box(margin + x * size, margin + y * size, size, size) for y, x in figure.cells]


def _draw(figure: Outline, numbers: tuple[str, ...], drawing: Drawing) -> None:
    for box, number in zip(_boxes(figure, HALF), numbers, strict=True):
        drawing.rectangle(box, width=FINE)
        drawing.text(box.center, number, NUMBER * HALF)


def draw_puzzle(source: object) -> tuple[Drawing, Drawing, dict[str, int]]:
    """Return drawings of a puzzle and its solution, and the number of possible places of each tile.

    `source` is the puzzle in any form that `puzzle.read` accepts.  The numbers are keyed by the
    tile's text, such as ``0:1``.  Tall figures are transposed.  Raises NotationError or SetupError
    for an invalid puzzle, such as `no_solution`.
    """
    puzzle = read(source)
    if puzzle.figure.rows > HIGH * puzzle.figure.columns:
        puzzle = from_grid(puzzle.reach, list(zip(*puzzle.grid, strict=True)))
    figure = puzzle.figure
    drawing = Drawing(figure.columns * HALF + 2 * EDGE, figure.rows * HALF + 2 * EDGE)
    boxes = _boxes(figure, HALF, EDGE)
    for reach, paint in FRAME:
        for box in boxes:
            drawing.rectangle(box.inset(-reach), paint, 0)
    for box, number in zip(boxes, puzzle.numbers, strict=True):
        drawing.rectangle(box, width=THIN)
        drawing.text(box.center, str(number), NUMBER * HALF)
    _name_cells(drawing, figure, boxes)
    return drawing, _draw_solution(puzzle), puzzle.tally


def _name_cells(drawing: Drawing, figure: Outline, boxes: list[Box]) -> None:
    named: set[str] = set()
    for name, box in zip(figure.names, boxes, strict=True):
        letter, number, (x, y) = name[0], name[1:], box.center
        if letter not in named:
            drawing.text((x, box.y - EDGE / 1.8), letter, NAME, italic=True)
        if number not in named:
            drawing.text((box.x - EDGE / 1.8, y), number, NAME)
        named |= {letter, number}


def _draw_solution(puzzle: Puzzle) -> Drawing:
    figure = puzzle.figure
    drawing = Drawing(figure.columns * SMALL_CELL, figure.rows * SMALL_CELL)
    boxes = _boxes(figure, SMALL_CELL)
    for box, number in zip(boxes, puzzle.numbers, strict=True):
        drawing.text(box.center, str(number), NUMBER * SMALL_CELL)
    solution = next(solutions(puzzle), None)
    if solution is None:
        raise SetupError("no_solution")
    for place in bits(solution):
        first, second = (boxes[cell] for cell in figure.pairs[place])
        width, height = second.x - first.x + SMALL_CELL, second.y - first.y + SMALL_CELL
        tile = Box(first.x, first.y, width, height)
        drawing.rectangle(tile.inset(FINE), width=FINE, round_by=1.4)
    return drawing
