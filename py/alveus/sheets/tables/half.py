"""The kit of the half tables board: one sheet with two rows of six points and the bar."""

from __future__ import annotations

from functools import partial

from alveus.diagrams.svg import PAPER, Box, Drawing
from alveus.sheets.kit import Board, Kit
from alveus.sheets.page import FINE, draw_frame
from alveus.sheets.tables import lay_tables_kit
from alveus.tables.game import TablesGame

MAN = 21
COLUMN, POINT, LANE, EDGE = 26, 105, 14, 8
"""Width and length of a point, distance between the rows, space for numbers."""
NUMBER = 4
HOLE = 2.2
"""Radius of the mark on a point that holds only a single man."""
HATCHED, HAIR = 60, 0.12
"""Number and width of the lines that shade every second point."""


def lay_kit(game: TablesGame) -> Kit:
    """Return the board, the men and the dice."""
    width, height = (game.rules.length // 2 + 1) * COLUMN, 2 * (POINT + EDGE) + LANE
    board = Board(width, height, partial(_draw, game), ())
    return lay_tables_kit(game, board, MAN)


def _draw(game: TablesGame, drawing: Drawing) -> None:
    half = game.rules.length // 2
    field = Box(0, EDGE, half * COLUMN, 2 * POINT + LANE)
    bar = Box(half * COLUMN, EDGE, COLUMN, field.height)
    for place, (row, column) in game.layout.grid.items():
        if game.layout.beside_board(place) is None:
            _draw_point(drawing, column, row, "one_man" in game.layout.marks[place])
            _draw_numbers(drawing, game, place, column, row)
    for box in (field, bar):
        draw_frame(drawing, box)


def _draw_point(drawing: Drawing, column: int, row: int, one_man: bool) -> None:
    left, up = column * COLUMN, -1 if row else 1
    foot = EDGE + row * (2 * POINT + LANE)
    x, tip = left + COLUMN / 2, foot + up * (POINT - 7)
    drawing.polygon(
        (left + 2, foot), (left + COLUMN - 2, foot), (x + 5, tip), (x - 5, tip), width=FINE
    )
    drawing.circle((x, tip), 5, fill=PAPER, width=FINE)
    if one_man:
        drawing.circle((x, tip), HOLE, fill="ink", width=0)
    if (column + row) % 2:
        wide, narrow, long = COLUMN / 2 - 2, 5, POINT - 7
        for step in range(1, HATCHED):
            along = step * (long - 5) / HATCHED
            reach = wide + (narrow - wide) * along / long
            drawing.line((x - reach, foot + up * along), (x + reach, foot + up * along), width=HAIR)


def _draw_numbers(drawing: Drawing, game: TablesGame, place: str, column: int, row: int) -> None:
    """Draw the numbers at the foot of a point: the near player's bold, the other's italic."""
    x = (column + 0.5) * COLUMN
    y = EDGE / 2 + row * (2 * POINT + LANE + EDGE)
    near, far = (str(game.layout.number(seat, place)) for seat in (0, 1))
    drawing.text((x - 5, y), near, NUMBER, bold=True)
    drawing.text((x + 5, y), far, NUMBER, italic=True)
