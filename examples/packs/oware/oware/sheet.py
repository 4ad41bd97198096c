"""The board and the seeds to print and cut out; lengths are in millimetres."""

from __future__ import annotations

from alveus.pack_sheets import FINE, INK, Board, Box, Drawing, Kit, Pieces, draw_all, draw_frame
from oware.game import Oware
from oware.rules import ROW, SEEDS

CELL, HOUSE, STORE, RIM, SEED = 36, 16, 40, 5, 9
"""Size of a cell, radius of a house, width of a store, width of the rim, size of a seed."""


def lay_kit(game: Oware) -> Kit:
    """Return the pages to print: the board, which can be divided between houses, and the seeds."""
    width, height = 2 * (RIM + STORE) + ROW * CELL, 2 * (RIM + CELL)
    joins = tuple(RIM + STORE + column * CELL for column in range(1, ROW))
    board = Board(width, height, _draw_board, joins)
    return Kit((board,), (Pieces("beans", draw_all(SEED, SEED, [_draw_seed] * SEEDS)),))


def _draw_board(drawing: Drawing) -> None:
    draw_frame(drawing, Box(0, 0, 2 * (RIM + STORE) + ROW * CELL, 2 * (RIM + CELL)))
    for line in (0, 1):
        for column in range(ROW):
            center = RIM + STORE + (column + 0.5) * CELL, RIM + (line + 0.5) * CELL
            drawing.circle(center, HOUSE, width=2 * FINE)
    for left in (RIM, RIM + STORE + ROW * CELL):
        drawing.rectangle(Box(left, RIM, STORE, 2 * CELL).inset(3), width=2 * FINE, round_by=14)


def _draw_seed(drawing: Drawing) -> None:
    drawing.circle((SEED / 2, SEED / 2), SEED / 3, fill=INK, width=FINE)
