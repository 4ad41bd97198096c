"""Half a tables board on one sheet: two rows of six points and the bar."""

from __future__ import annotations

from functools import partial

from alveus.diagrams.svg import PAPER, Box, Drawing
from alveus.sheets.kit import Board, Kit
from alveus.sheets.page import BOLD, FINE, THIN
from alveus.sheets.tables import lay_dice, lay_men
from alveus.tables.game import TablesGame

MAN = 21
COLUMN, POINT, LANE, EDGE = 26, 105, 14, 8
"""The width and length of a point, the lane between the rows, the room for numbers."""
NUMBER = 4
HOLE = 2.2
"""The mark of a point for one man."""
HATCHED, HAIR = 60, 0.12
"""How many lines shade every second point, and how thin they are."""


def lay_kit(game: TablesGame) -> Kit:
    """The board, the men and the dice."""
    width, height = (game.rules.length // 2 + 1) * COLUMN, 2 * (POINT + EDGE) + LANE
    board = Board(width, height, partial(_draw, game), ())
    return Kit((board,), (*lay_men(game, MAN), lay_dice(game)))


def _draw(game: TablesGame, drawing: Drawing) -> None:
    """Points as arches; those that hold one man of a side bear a ring.

    Both players' numbers stand at the edge, each turned to its reader's side.
    """
    half = game.rules.length // 2
    field = Box(0, EDGE, half * COLUMN, 2 * POINT + LANE)
    bar = Box(half * COLUMN, EDGE, COLUMN, field.height)
    for place, (row, column) in game.layout.grid.items():
        if game.layout.beside_board(place) is None:
            _draw_point(drawing, column, row, "one_man" in game.layout.marks[place])
            _draw_numbers(drawing, game, place, column, row)
    for box in (field, bar):
        drawing.rectangle(box, width=BOLD)
        drawing.rectangle(box.inset(1.2), width=THIN)


def _draw_point(drawing: Drawing, column: int, row: int, one_man: bool) -> None:
    """A point that narrows towards the middle and ends in a round tip, every second one hatched."""
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
    """What the near player calls a point, at the side of its foot; the far player's in italics."""
    x = (column + 0.5) * COLUMN
    y = EDGE / 2 + row * (2 * POINT + LANE + EDGE)
    near, far = (str(game.layout.number(seat, place)) for seat in (0, 1))
    drawing.text((x - 5, y), near, NUMBER, bold=True)
    drawing.text((x + 5, y), far, NUMBER, italic=True)
