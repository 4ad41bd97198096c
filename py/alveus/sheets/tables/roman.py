"""The kit of the Roman board: twelve lines with a gap in the middle, in two parts."""

from __future__ import annotations

from functools import partial

from alveus.diagrams.svg import Box, Drawing
from alveus.sheets.kit import Board, Kit
from alveus.sheets.page import FINE, draw_frame
from alveus.sheets.tables import lay_tables_kit
from alveus.tables.game import TablesGame

MAN = 18
ROW, LENGTH, LANE, EDGE, RIM = 19, 94, 60, 18, 6
"""Height and half length of a line, width of the gap, space for numbers, rim."""
LINES = 12
NUMBER, NAME = 4, 3.4


def lay_kit(game: TablesGame) -> Kit:
    """Return the board, the men and the dice."""
    width, height = 2 * (LENGTH + EDGE) + LANE, LINES * ROW + 2 * RIM
    board = Board(width, height, partial(_draw, game), (width / 2,))
    return lay_tables_kit(game, board, MAN)


def _draw(game: TablesGame, drawing: Drawing) -> None:
    whole = Box(0, 0, 2 * (LENGTH + EDGE) + LANE, LINES * ROW + 2 * RIM)
    draw_frame(drawing, whole)
    for place, (row, column) in game.layout.grid.items():
        if game.layout.beside_board(place) is None:
            _draw_line(drawing, game, place, row, column)
    for left in (EDGE, EDGE + LENGTH + LANE):
        drawing.rectangle(Box(left, RIM, LENGTH, LINES * ROW), width=FINE)


def _draw_line(drawing: Drawing, game: TablesGame, place: str, row: int, column: int) -> None:
    """Draw half a line and its numbers.  The men are placed along it, starting at the number."""
    direction = 1 if column == 1 else -1
    outer = EDGE if column == 1 else EDGE + 2 * LENGTH + LANE
    y = RIM + (row + 0.5) * ROW
    drawing.line((outer, y), (outer + direction * LENGTH, y), width=2 * FINE)
    white, black = (str(game.layout.number(seat, place)) for seat in (0, 1))
    drawing.text((outer - 5 * direction, y), white, NUMBER, bold=True)
    drawing.text((outer - 12 * direction, y), black, NUMBER, italic=True)
    for name in game.layout.marks.get(place, ()):
        at = (outer + direction * (LENGTH + 3), y)
        anchor = "start" if direction > 0 else "end"
        drawing.text(at, name.capitalize(), NAME, italic=True, anchor=anchor)
