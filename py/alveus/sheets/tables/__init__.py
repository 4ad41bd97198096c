"""Men and dice of the tables games at true size."""

from __future__ import annotations

from functools import partial

from alveus.diagrams.elements import draw_pips
from alveus.diagrams.svg import DARK, LIGHT, PAPER, Box, Drawing
from alveus.sheets.kit import Board, Kit, Pieces, draw_all
from alveus.sheets.page import FINE, THIN
from alveus.tables.game import TablesGame

ROOM = 4
"""Additional width of the square of a man."""
DIE, FLAP, APART = 16, 4, 6
"""Edge of a die, width of the flaps for glue, and distance between two dice."""
CROSS = {(0, 1): 2, (1, 0): 6, (1, 1): 3, (1, 2): 1, (1, 3): 4, (2, 1): 5}
"""Number of each face of a die, keyed by row and column in its net (unfolded cross).

Opposite faces add up to seven.
"""
FLAPS = (((0, 1), (-1, 0)), ((0, 1), (0, -1)), ((0, 1), (0, 1)), ((2, 1), (0, -1)),
         ((2, 1), (0, 1)), ((2, 1), (1, 0)), ((1, 3), (0, 1)))  # fmt: skip
"""The faces of the net that have a flap, each with the direction of the flap."""


def lay_tables_kit(game: TablesGame, board: Board, diameter: float) -> Kit:
    """Return a board with men of the given diameter and as many dice as in a roll."""
    size = diameter + ROOM
    men = []
    for seat in (0, 1):
        draw = partial(_draw_man, diameter=diameter, seat=seat)
        men.append(Pieces("men", draw_all(size, size, [draw] * game.rules.men)))
    return Kit((board,), (*men, _lay_dice(game)))


def _lay_dice(game: TablesGame) -> Pieces:
    width, height = 4 * DIE + FLAP + APART, 3 * DIE + 2 * FLAP + APART
    drawings = draw_all(width, height, [_draw_die] * game.rules.dice)
    return Pieces("dice", drawings, folded=True)


def _draw_man(drawing: Drawing, diameter: float, seat: int) -> None:
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
    """Draw a flap at one edge of a face, narrower at its end."""
    down, right = side
    x, y = box.center
    half, away = DIE / 2, DIE / 2 + FLAP
    corners = []
    for along, out in ((-half, half), (-half + FLAP, away), (half - FLAP, away), (half, half)):
        corners.append((x + along, y + down * out) if down else (x + right * out, y + along))
    drawing.polygon(*corners, width=THIN)
