"""The field of Rithmomachia in two parts, and its stones with two faces."""

from __future__ import annotations

from functools import partial

from alveus.diagrams.rithmomachia import draw_stone
from alveus.diagrams.svg import DARK, LIGHT, SMALL, Box, Drawing
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import FILES, WIDTH, opening
from alveus.rithmomachia.stones import STONES, TRIANGLE, Stone, army
from alveus.sheets.kit import Board, Kit, Pieces, draw_all
from alveus.sheets.page import BOLD, FINE, THIN, measure

CELL, EDGE = 25, 7
"""A square, and the room for the names of files and ranks."""
CHIP = 23
"""The square that a stone is cut out of."""
FACE, START = 0.46, 0.24
"""How large a stone is drawn, and the picture of it on the square where it begins."""
NAME = 4


def lay_kit(game: RithmomachiaGame) -> Kit:
    """The field and both armies."""
    ranks = game.rules.ranks
    width, height = WIDTH * CELL + 2 * EDGE, ranks * CELL + 2 * EDGE
    upright = tuple(EDGE + file * CELL for file in range(1, WIDTH))
    across = tuple(EDGE + rank * CELL for rank in range(1, ranks))
    board = Board(width, height, partial(_draw, game), upright, across)
    armies = [_lay_army(side, game.rules.advanced) for side in (0, 1)]
    return Kit((board,), tuple(armies))


def _draw(game: RithmomachiaGame, drawing: Drawing) -> None:
    """The squares with the stones that begin there in small; a thick line parts the halves."""
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
    """Every stone with its own face and, below the fold, the one that it has when it is taken."""
    stones = [Stone(side, shape, value, side) for shape, value in army(side, advanced)]
    draw = [partial(_draw_faces, stone=one) for one in stones]
    return Pieces("stones", draw_all(CHIP, 2 * CHIP, draw))


def _draw_faces(drawing: Drawing, stone: Stone) -> None:
    """The two faces of a stone and the fold between them; the number of the second has a line."""
    middle, other = CHIP / 2, 1 - stone.side
    drawing.rectangle(Box(0, 0, CHIP, 2 * CHIP), width=THIN)
    drawing.line((0, CHIP), (CHIP, CHIP), width=THIN, dashed=True)
    draw_stone(drawing, (middle, middle), stone, FACE)
    draw_stone(drawing, (middle, middle + CHIP), stone._replace(side=other, army=other), FACE)
    size = SMALL * FACE
    length = 1.1 * measure(str(stone.value), size)
    below = middle + CHIP + 0.5 * size
    if stone.shape == TRIANGLE:
        below += 4 * FACE * (-1 if other else 1)
    line = Box(middle - length / 2, below, length, 2 * FINE)
    drawing.rectangle(line, fill=LIGHT if other else DARK, width=0)
