"""The shapes of the pieces, as data for the page, the diagrams and the print sheets.

The origin is the centre of a board square, and the unit of coordinates is the side of a square.
The y axis points downwards.
Outlines are SVG paths with the commands M, L, C and Z.  ``scripts/shapes.py`` writes them to a file
of the page, so that all drawings use the same outlines.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from alveus.families.rithmomachia.board import LAYERS, PYRAMID, ROUND, SQUARE, TRIANGLE

BEND = 0.5523
"""Distance of the control points of a quarter circle from its ends, relative to the radius."""


def _rounded(half: float, radius: float, middle: float = 0) -> str:
    """Return the SVG path of a rounded square of side 2·`half`, shifted down by `middle`."""
    left, right, top, below = -half, half, middle - half, middle + half
    hold = radius * (1 - BEND)
    numbers = (
        *("M", left + radius, top, "L", right - radius, top),
        *("C", right - hold, top, right, top + hold, right, top + radius),
        *("L", right, below - radius),
        *("C", right, below - hold, right - hold, below, right - radius, below),
        *("L", left + radius, below),
        *("C", left + hold, below, left, below - hold, left, below - radius),
        *("L", left, top + radius),
        *("C", left, top + hold, left + hold, top, left + radius, top, "Z"),
    )
    return " ".join(n if isinstance(n, str) else f"{round(n, 4) + 0:g}" for n in numbers)


_UP = (
    "M -0.065 -0.3575 C -0.0361 -0.4075 0.0361 -0.4075 0.065 -0.3575"
    " L 0.4443 0.2995 C 0.4731 0.3495 0.4371 0.412 0.3793 0.412"
    " L -0.3793 0.412 C -0.4371 0.412 -0.4731 0.3495 -0.4443 0.2995 Z"
)
_DOWN = (
    "M -0.065 0.3575 C -0.0361 0.4075 0.0361 0.4075 0.065 0.3575"
    " L 0.4443 -0.2995 C 0.4731 -0.3495 0.4371 -0.412 0.3793 -0.412"
    " L -0.3793 -0.412 C -0.4371 -0.412 -0.4731 -0.3495 -0.4443 -0.2995 Z"
)
_DISC, _SLAB = _rounded(0.395, 0.395), _rounded(0.375, 0.05)
OUTLINES: tuple[Mapping[str, str], Mapping[str, str]] = (
    {ROUND: _DISC, TRIANGLE: _UP, SQUARE: _SLAB},
    {ROUND: _DISC, TRIANGLE: _DOWN, SQUARE: _SLAB},
)
"""The outline of each shape, for White and for Black.  Triangles point towards the enemy."""

LOWEST, SECOND, TOP = 0.435, 0.375, 0.27
"""Half the side of a pyramid's lowest, second and highest layer."""
SHIFT, FRONT, RISE = 0.055, 0.15, 0.018
"""Vertical distances in the picture of a pyramid, in sides of a square.  SHIFT: from the centre of
the square down to the centre of the lowest layer.  FRONT: from the lower edge of the second layer
down to the lower edge of the lowest layer.  RISE: from the centre of each layer, except the lowest,
up to the centre of the layer above it."""


class Layer(NamedTuple):
    """A layer of a pyramid: its outline and the vertical position of its centre."""

    outline: str
    middle: float


def _layers(count: int) -> tuple[Layer, ...]:
    """Return a pyramid's `count` layers, lowest first, seen from above and slightly in front."""
    places = [(LOWEST, SHIFT)]
    for above in range(count - 1):
        half = SECOND - (SECOND - TOP) * above / (count - 2)
        places.append((half, SHIFT + LOWEST - FRONT - SECOND - RISE * above))
    return tuple(Layer(_rounded(half, 0.035, at), round(at, 4)) for half, at in places)


PYRAMIDS: Mapping[int, tuple[Layer, ...]] = {
    value: _layers(len(squares)) for value, squares in LAYERS.items()
}
"""The layers of each pyramid, lowest first, keyed by the pyramid's number (91 or 190)."""

NUMBERS: Mapping[str, tuple[float, float, float]] = {
    ROUND: (0.52, 0.46, 0.34),
    TRIANGLE: (0.44, 0.38, 0.3),
    SQUARE: (0.52, 0.46, 0.355),
    PYRAMID: (0.42, 0.37, 0.3),
}
"""For each shape, the font sizes of numbers with one, two and three digits."""
ASIDE = 0.125
"""Distance of the number on a triangle from the square's centre, away from the triangle's tip."""
BASE, BASE_MIDDLE = 0.165, round(SHIFT + LOWEST - 0.55 * FRONT, 4)
"""Font size and y of the middle of the base number (64 or 36) on a pyramid's lowest layer."""
CAP, THICK, BELOW = 0.655, 0.07, 0.4275
"""Relative to the font size of a stone's number: CAP, height of the digits; THICK, thickness of the
line under the number of a captured stone, and radius of the full stop after the numbers 6, 9 and 66
of other stones; BELOW, distance from the middle of the digits down to the line's upper edge."""
