"""Men and dice of the tables games at true size."""

from __future__ import annotations

from functools import partial

from alveus.diagrams.elements import draw_pips
from alveus.diagrams.svg import DARK, LIGHT, PAPER, Box, Drawing
from alveus.sheets.kit import Pieces, draw_all
from alveus.sheets.page import FINE, THIN
from alveus.tables.game import TablesGame

ROOM = 4
"""How much wider the square is that a man is cut out of."""
DIE, FLAP, APART = 16, 4, 6
"""The edge of a die, the width of the flaps that are glued, the room between two dice."""
CROSS = {(0, 1): 2, (1, 0): 6, (1, 1): 3, (1, 2): 1, (1, 3): 4, (2, 1): 5}
"""Row and column of every face: opposite faces make seven."""
FLAPS = (((0, 1), (-1, 0)), ((0, 1), (0, -1)), ((0, 1), (0, 1)), ((2, 1), (0, -1)),
         ((2, 1), (0, 1)), ((2, 1), (1, 0)), ((1, 3), (0, 1)))  # fmt: skip
"""The faces whose edges bear a flap, and on which side."""


def lay_men(game: TablesGame, diameter: float) -> tuple[Pieces, Pieces]:
    """The men of both sides."""
    size = diameter + ROOM

    def lay(seat: int) -> Pieces:
        draw = partial(_draw_man, diameter=diameter, seat=seat)
        return Pieces("men", draw_all(size, size, [draw] * game.rules.men))

    return lay(0), lay(1)


def lay_dice(game: TablesGame) -> Pieces:
    """As many dice as are thrown."""
    width, height = 4 * DIE + FLAP + APART, 3 * DIE + 2 * FLAP + APART
    drawings = draw_all(width, height, [_draw_die] * game.rules.dice)
    return Pieces("dice", drawings, folded=True)


def _draw_man(drawing: Drawing, diameter: float, seat: int) -> None:
    """A disc with two rings, dark on light or light on dark."""
    center = (drawing.width / 2, drawing.height / 2)
    fill = DARK if seat else LIGHT
    drawing.circle(center, diameter / 2, fill=fill, width=2 * FINE)
    for part, width in ((0.74, 2 * FINE), (0.24, FINE)):
        _draw_ring(drawing, center, part * diameter / 2, width, seat)


def _draw_ring(
    drawing: Drawing, center: tuple[float, float], radius: float, width: float, seat: int
) -> None:
    if seat:
        drawing.circle(center, radius, fill=LIGHT, width=0)
        drawing.circle(center, radius - width, fill=DARK, width=0)
    else:
        drawing.circle(center, radius, width=width)


def _draw_die(drawing: Drawing) -> None:
    for face, side in FLAPS:
        _draw_flap(drawing, _face(*face), side)
    for (row, column), number in CROSS.items():
        box = _face(row, column)
        drawing.rectangle(box, fill=PAPER, width=FINE)
        draw_pips(drawing, box.inset(1), number)


def _face(row: int, column: int) -> Box:
    return Box(APART / 2 + column * DIE, APART / 2 + FLAP + row * DIE, DIE, DIE)


def _draw_flap(drawing: Drawing, box: Box, side: tuple[int, int]) -> None:
    """A flap at the upper, lower, left or right edge of a face, narrower at its end."""
    down, right = side
    x, y = box.center
    half, away = DIE / 2, DIE / 2 + FLAP
    corners = []
    for along, out in ((-half, half), (-half + FLAP, away), (half - FLAP, away), (half, half)):
        corners.append((x + along, y + down * out) if down else (x + right * out, y + along))
    drawing.polygon(*corners, width=THIN)
