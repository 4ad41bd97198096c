"""Shapes of a printed sheet with their boxes in millimetres, read from its SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import cos, radians, sin
from typing import NamedTuple

from alveus.diagrams.svg import Element, path_corners
from alveus.sheets.page import measure

TRANSFORM = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
Matrix = tuple[float, float, float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)
BOLDER = 1.12
"""Maximum width of bold text relative to regular text."""


class Shape(NamedTuple):
    """A shape of a sheet with its box, including the edge."""

    tag: str
    left: float
    top: float
    right: float
    below: float
    words: str

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.below - self.top

    def meets(self, other: Shape) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        return across > 0 and min(self.below, other.below) - max(self.top, other.top) > 0


def shapes(element: Element, matrix: Matrix = SAME) -> Iterator[Shape]:
    """Yield all shapes of an element."""
    for part in element:
        if part.tag == "title":
            continue
        inner = _moved(matrix, part.get("transform"))
        if part.tag == "g":
            yield from shapes(part, inner)
            continue
        edge = 0 if part.get("stroke") == "none" else float(part.get("stroke-width", "1")) / 2
        points = [_at(inner, x, y) for x, y in _corners(part)]
        edge *= (inner[0] ** 2 + inner[1] ** 2) ** 0.5
        xs, ys = zip(*points, strict=True)
        box = min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge
        yield Shape(part.tag, *box, part.text)


def _moved(matrix: Matrix, text: str) -> Matrix:
    a, b, c, d, e, f = matrix
    for kind, numbers in TRANSFORM.findall(text):
        values = [float(value) for value in numbers.split()]
        if kind == "translate":
            x, y = values
            e, f = a * x + c * y + e, b * x + d * y + f
        elif kind == "scale":
            a, b, c, d = (values[0] * value for value in (a, b, c, d))
        else:
            turn = radians(values[0])
            a, b, c, d = (
                a * cos(turn) + c * sin(turn),
                b * cos(turn) + d * sin(turn),
                c * cos(turn) - a * sin(turn),
                d * cos(turn) - b * sin(turn),
            )
    return a, b, c, d, e, f


def _at(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _corners(part: Element) -> list[tuple[float, float]]:
    def of(name: str) -> float:
        return float(part.get(name, "0"))

    if part.tag in ("polyline", "polygon"):
        pairs = (pair.split(",") for pair in part.get("points").split())
        return [(float(x), float(y)) for x, y in pairs]
    if part.tag == "path":
        return list(path_corners(part.get("d")))
    if part.tag == "circle":
        x, y, radius = of("cx"), of("cy"), of("r")
        return [(x - radius, y - radius), (x + radius, y + radius)]
    x, y = of("x"), of("y")
    if part.tag == "text":
        size = of("font-size")
        length = measure(part.text, size)
        length *= BOLDER if part.get("font-weight") else 1
        start = {"start": 0, "middle": -length / 2, "end": -length}[part.get("text-anchor")]
        return [(x + start, y - 0.68 * size), (x + start + length, y + 0.22 * size)]
    assert part.tag == "rect"
    return [
        (x, y),
        (x + of("width"), y),
        (x, y + of("height")),
        (x + of("width"), y + of("height")),
    ]
