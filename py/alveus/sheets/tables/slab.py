"""The kit of the board of 36 squares: three rows divided by an ornament, in two parts."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from alveus.diagrams.svg import Box, Drawing, Point
from alveus.sheets.kit import Board, Kit
from alveus.sheets.page import FINE, THIN, draw_frame
from alveus.sheets.tables import lay_tables_kit
from alveus.tables.game import TablesGame

MAN = 20
SQUARE, HEIGHT, BETWEEN, RIM = 24, 34, 3, 4
"""Width and height of a square, distance between the rows, rim."""
COLUMNS, ROWS, ORNAMENT = 13, 3, 6
"""Number of columns with the ornament, number of rows, and column of the ornament."""
LETTER, NUMBER, BESIDE = 10, 3.6, 1.5
"""Font sizes of letters and names, and distance of a rosette from the squares."""


def lay_kit(game: TablesGame) -> Kit:
    """Return the board, the men and the dice."""
    width = COLUMNS * SQUARE + 2 * RIM
    height = ROWS * HEIGHT + (ROWS - 1) * BETWEEN + 2 * RIM
    join = RIM + (ORNAMENT + 1) * SQUARE - BESIDE / 2
    board = Board(width, height, partial(_draw, game), (join,))
    return lay_tables_kit(game, board, MAN)


def _draw(game: TablesGame, drawing: Drawing) -> None:
    whole = Box(0, 0, COLUMNS * SQUARE + 2 * RIM, ROWS * HEIGHT + (ROWS - 1) * BETWEEN + 2 * RIM)
    draw_frame(drawing, whole)
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
