"""Printable board and beans of the Bohnenspiel; a cut is possible between columns of pits."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from alveus.diagrams.svg import INK, Box, Drawing, Point
from alveus.families.bohnenspiel.board import PITS, ROW, cell
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.sheets.kit import Board, Kit, Pieces, draw_all
from alveus.sheets.page import FINE, THIN, draw_frame

PIT, CELL, STORE, RIM, EDGE = 37, 40, 52, 4, 7
"""In millimetres: diameter of a pit, size of its cell, width of a store, width of the rim, and
height of the space for the numbers of the pits."""
BEAN, BEAN_CELL = 11, 15
BEND, THICK, SPAN = 2.4, 1.5, 1.0
"""Shape of a bean, which is a thick arc of a circle: radius of the arc and half its thickness in
millimetres, and angle between the middle and an end of the arc in radians."""
NUMBER = 4


def lay_kit(game: Bohnenspiel) -> Kit:
    """Return the pages to print: the board and the beans."""
    width, height = 2 * (STORE + RIM) + ROW * CELL, 2 * (CELL + EDGE + RIM)
    joins = tuple(RIM + STORE + column * CELL for column in range(1, ROW))
    board = Board(width, height, _draw, joins)
    beans = draw_all(BEAN_CELL, BEAN_CELL, [_draw_bean] * (PITS * game.rules.beans))
    return Kit((board,), (Pieces("beans", beans),))


def _draw(drawing: Drawing) -> None:
    whole = Box(0, 0, 2 * (STORE + RIM) + ROW * CELL, 2 * (CELL + EDGE + RIM))
    draw_frame(drawing, whole)
    for pit in range(PITS):
        row, column = cell(pit)
        x = RIM + STORE + (column - 0.5) * CELL
        y = RIM + EDGE + (row + 0.5) * CELL
        drawing.circle((x, y), PIT / 2, width=2 * FINE)
        drawing.circle((x, y), PIT / 2 - 1.2, width=THIN)
        edge = RIM + (EDGE / 2 if row == 0 else 1.5 * EDGE + 2 * CELL)
        drawing.text((x, edge), str(pit % ROW + 1), NUMBER, italic=True)
    for left in (RIM, RIM + STORE + ROW * CELL):
        box = Box(left, RIM + EDGE, STORE, 2 * CELL).inset(2)
        drawing.rectangle(box, width=2 * FINE, round_by=18)
        drawing.rectangle(box.inset(1.2), width=THIN, round_by=17)


def _draw_bean(drawing: Drawing) -> None:
    middle = BEAN_CELL / 2
    drawing.circle((middle, middle), BEAN / 2, width=FINE)
    drawing.polygon(*_outline_bean(middle, middle + 0.6 * BEND), fill=INK, width=0)


def _outline_bean(x: float, y: float) -> Iterator[Point]:
    """Yield the outline of a bean: a thick arc around (x, y) with round ends."""
    steps = [SPAN * step / 4 for step in range(-4, 5)]
    ends = [pi * step / 6 for step in range(1, 6)]

    def reach(turn: float, far: float, and_on: float = 0, wide: float = 0) -> Point:
        right, up = far * sin(turn), far * cos(turn)
        return x + right + wide * sin(and_on), y - up - wide * cos(and_on)

    yield from (reach(turn, BEND + THICK) for turn in steps)
    yield from (reach(SPAN, BEND, SPAN + turn, THICK) for turn in ends)
    yield from (reach(turn, BEND - THICK) for turn in reversed(steps))
    yield from (reach(-SPAN, BEND, pi - SPAN + turn, THICK) for turn in ends)
