"""The board of thirty-six squares in two parts: three rows, parted by the ornament."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from alveus.diagrams.svg import Box, Drawing, Point
from alveus.sheets.kit import Board, Kit
from alveus.sheets.page import BOLD, FINE, THIN
from alveus.sheets.tables import lay_dice, lay_men
from alveus.tables.game import TablesGame

MAN = 20
SQUARE, HEIGHT, BETWEEN, RIM = 24, 34, 3, 4
"""A square's width and height, the lines between the rows, the rim."""
COLUMNS, ROWS, ORNAMENT = 13, 3, 6
"""Columns with the ornament's, rows, and which column that is."""
LETTER, NUMBER, BESIDE = 10, 3.6, 1.5
"""The sizes of letters and of names, and how far a rosette lies from the squares."""


def lay_kit(game: TablesGame) -> Kit:
    """The board, the men and the dice."""
    width = COLUMNS * SQUARE + 2 * RIM
    height = ROWS * HEIGHT + (ROWS - 1) * BETWEEN + 2 * RIM
    join = RIM + (ORNAMENT + 1) * SQUARE - BESIDE / 2
    board = Board(width, height, partial(_draw, game), (join,))
    return Kit((board,), (*lay_men(game, MAN), lay_dice(game)))


def _draw(game: TablesGame, drawing: Drawing) -> None:
    """Squares with their letters and numbers; a rosette in the middle of every row."""
    whole = Box(0, 0, COLUMNS * SQUARE + 2 * RIM, ROWS * HEIGHT + (ROWS - 1) * BETWEEN + 2 * RIM)
    drawing.rectangle(whole, width=BOLD)
    drawing.rectangle(whole.inset(1.2), width=THIN)
    for place, (row, column) in game.layout.grid.items():
        if game.layout.beside_board(place) is None:
            box = _square(row, column)
            name = game.layout.square_names[place]
            drawing.rectangle(box, width=FINE)
            drawing.text((box.center[0], box.y + 6.5), name[0], LETTER)
            drawing.text((box.center[0], box.y + HEIGHT - 3), name, NUMBER, italic=True)
    for row in range(ROWS):
        _draw_rosette(drawing, _square(row, ORNAMENT).center)


def _square(row: int, column: int) -> Box:
    return Box(RIM + column * SQUARE, RIM + row * (HEIGHT + BETWEEN), SQUARE, HEIGHT)


def _draw_rosette(drawing: Drawing, center: Point) -> None:
    """A circle with six petals."""
    radius = SQUARE / 2 - BESIDE
    drawing.circle(center, radius, width=2 * FINE)
    drawing.circle(center, radius - 1, width=THIN)
    x, y = center
    for petal in range(6):
        turn = pi * petal / 3
        tip = (x + (radius - 1.5) * cos(turn), y + (radius - 1.5) * sin(turn))
        sides = [
            (x + 0.5 * radius * cos(turn + bent), y + 0.5 * radius * sin(turn + bent))
            for bent in (0.3, -0.3)
        ]
        drawing.polygon(center, sides[0], tip, sides[1], width=THIN)
