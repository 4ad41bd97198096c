"""Those who play, as a drawing names them: whose turn it is, who has won, whose men are which."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from alveus.core.game import Game
from alveus.diagrams.characters import ON_TURN, WON, standing
from alveus.diagrams.svg import DARK, INK, LIGHT, MIDDLE, Drawing, Point

INDENT = 44
"""How far to the right of a line's beginning its words stand."""


def draw_seat(
    drawing: Drawing,
    game: Game[Any, Any],
    known: Any,
    seat: int,
    at: Point,
    words: str,
    *,
    men: bool = True,
) -> None:
    """A line of words about a seat, behind a sign if it is to play or has won.

    Where the two sides have men that look different, one of them stands there as well.
    """
    x, y = at
    sign = standing(game, known, seat)
    if sign == ON_TURN:
        drawing.polygon((x, y - 6), (x + 10, y), (x, y + 6), fill=INK)
    elif sign == WON:
        drawing.polygon(*_star((x + 5, y), 7), fill=INK)
    if men:
        draw_disc(drawing, (x + 26, y), 7, seat)
    drawing.text((x + (INDENT if men else 18), y), words, MIDDLE, anchor="start")


def draw_disc(drawing: Drawing, center: Point, radius: float, seat: int) -> None:
    """A man: light for the first seat, dark for the second."""
    drawing.circle(center, radius, fill=DARK if seat else LIGHT, width=1.5)


def _star(center: Point, radius: float) -> list[Point]:
    x, y = center
    return [
        (x + length * sin(pi * corner / 5), y - length * cos(pi * corner / 5))
        for corner, length in enumerate((radius, radius * 0.4) * 5)
    ]
