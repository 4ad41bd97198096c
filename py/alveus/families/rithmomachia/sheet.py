"""The kit of Rithmomachia, to print and cut out: board, and pieces with a face for each side."""

from __future__ import annotations

from functools import partial

from alveus.diagrams.svg import Box, Drawing
from alveus.families.rithmomachia.board import FILES, PYRAMID, STONES, WIDTH, Stone, army, opening
from alveus.families.rithmomachia.diagram import draw_stone
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.sheets.kit import Board, Kit, Pieces, draw_all
from alveus.sheets.page import BOLD, FINE, THIN

CELL, EDGE = 25, 7
"""In millimetres: size of a square, space for the names of files and ranks."""
CHIP = 23
"""Size in mm of the square on which a face is printed."""
FACE, START = 22, 12
"""Size in mm of the drawing of a stone: on a piece to cut out, and on its starting square on the
printed board."""
NAME = 4


def lay_kit(game: RithmomachiaGame) -> Kit:
    """Return the printable kit: the board and the pieces of both armies."""
    ranks = game.rules.ranks
    width, height = WIDTH * CELL + 2 * EDGE, ranks * CELL + 2 * EDGE
    upright = tuple(EDGE + file * CELL for file in range(1, WIDTH))
    across = tuple(EDGE + rank * CELL for rank in range(1, ranks))
    board = Board(width, height, partial(_draw, game), upright, across)
    return Kit((board,), tuple(_lay_army(side, game.rules.advanced) for side in (0, 1)))


def _draw(game: RithmomachiaGame, drawing: Drawing) -> None:
    ranks = game.rules.ranks
    for at, code in enumerate(opening(game.rules)):
        row, column = ranks - 1 - at // WIDTH, at % WIDTH
        box = Box(EDGE + column * CELL, EDGE + row * CELL, CELL, CELL)
        drawing.rectangle(box, width=FINE)
        if code:
            draw_stone(drawing, box.center, STONES[code], START)
    below = EDGE + ranks * CELL
    drawing.rectangle(Box(EDGE, EDGE, WIDTH * CELL, ranks * CELL), width=BOLD)
    middle = EDGE + ranks * CELL / 2
    drawing.line((EDGE, middle), (EDGE + WIDTH * CELL, middle), width=2 * BOLD)
    for column, file in enumerate(FILES):
        for y in (EDGE / 2, below + EDGE / 2):
            drawing.text((EDGE + (column + 0.5) * CELL, y), file, NAME)
    for rank in range(ranks):
        for x in (EDGE / 2, 1.5 * EDGE + WIDTH * CELL):
            drawing.text((x, below - (rank + 0.5) * CELL), str(rank + 1), NAME)


def _lay_army(side: int, advanced: bool) -> Pieces:
    stones = [Stone(side, shape, value, side) for shape, value in army(side, advanced)]
    draw = [partial(_draw_faces, stone=stone) for stone in stones]
    return Pieces("stones", draw_all(CHIP, 2 * CHIP, draw))


def _draw_faces(drawing: Drawing, stone: Stone) -> None:
    """Draw a piece and, below the fold, its face after changing sides (a pyramid has only one)."""
    middle = CHIP / 2
    drawing.rectangle(Box(0, 0, CHIP, 2 * CHIP), width=THIN)
    drawing.line((0, CHIP), (CHIP, CHIP), width=THIN, dashed=True)
    draw_stone(drawing, (middle, middle), stone, FACE)
    if stone.shape != PYRAMID:
        second = stone._replace(side=1 - stone.side)
        draw_stone(drawing, (middle, middle + CHIP), second, FACE)
