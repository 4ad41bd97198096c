"""Drawing of one part of a divided board: shapes are cut at the edges of the part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, radians, sin
from typing import Any

from alveus.diagrams.svg import NONE, SMALL, Box, Drawing, Point, path_corners

CORNERS = 72
"""Number of corners of the polygon that replaces a clipped circle."""


class Window(Drawing):
    """A drawing clipped at the edges of a box, whose upper left corner becomes (0, 0).

    The methods have the parameters of `Drawing`, with coordinates of the complete drawing.
    """

    def __init__(self, box: Box) -> None:
        super().__init__(box.width, box.height)
        self._box = box

    def line(self, *points: Point, width: float = 1, dashed: bool = False) -> None:
        """Draw the part of a line inside the box."""
        for part in self._visible_lines(*points):
            super().line(*part, width=width, dashed=dashed)

    def rectangle(
        self, box: Box, fill: str = NONE, width: float = 1, *more: Any, **look: Any
    ) -> None:
        """Draw the part of the rectangle `box` that is inside the window.

        `more` and `look` are the remaining parameters of `Drawing.rectangle`, such as `dashed`.
        They are ignored if a part of the rectangle is outside the window.
        """
        moved = Box(*self._shift((box.x, box.y)), box.width, box.height)
        corners = list(_corners(moved))
        if all(map(self._has, corners)):
            super().rectangle(moved, fill, width, *more, **look)
        else:
            self._outline(corners, fill, width)

    def circle(self, center: Point, radius: float, fill: str = NONE, width: float = 1) -> None:
        """Draw the part of a circle inside the box."""
        x, y = self._shift(center)
        around = Box(x - radius, y - radius, 2 * radius, 2 * radius)
        if all(map(self._has, _corners(around))):
            super().circle((x, y), radius, fill, width)
            return
        turns = (2 * pi * corner / CORNERS for corner in range(CORNERS))
        self._outline([(x + radius * cos(t), y + radius * sin(t)) for t in turns], fill, width)

    def polygon(self, *points: Point, fill: str = NONE, width: float = 1) -> None:
        """Draw the part of a polygon inside the box."""
        corners = [self._shift(point) for point in points]
        if all(map(self._has, corners)):
            super().polygon(*corners, fill=fill, width=width)
        else:
            self._outline(corners, fill, width)

    def path(
        self, outline: str, at: Point, scale: float, fill: str = NONE, width: float = 1, *look: str
    ) -> None:
        """Draw the part of an SVG path inside the box.

        If the box cuts the path, straight lines replace its curves and its edge is black: `look`,
        the remaining parameters of `Drawing.path`, is ignored.
        """
        x, y = self._shift(at)
        corners = [(x + scale * right, y + scale * down) for right, down in path_corners(outline)]
        if all(map(self._has, corners)):
            super().path(outline, (x, y), scale, fill, width, *look)
        else:
            self._outline(corners, fill, width)

    def text(self, center: Point, words: str, size: float = SMALL, **look: Any) -> None:
        """Draw the text if the point `center` is in the box, otherwise nothing; text is not cut."""
        at = self._shift(center)
        if self._has(at):
            super().text(at, words, size, **look)

    def place(self, other: Drawing, at: Point, scale: float = 1, turn: int = 0) -> None:
        """Insert all of the drawing `other` if its centre is in the box, otherwise none of it."""
        x, y = self._shift(at)
        right, down = scale * other.width / 2, scale * other.height / 2
        across, along = cos(radians(turn)), sin(radians(turn))
        if self._has((x + right * across - down * along, y + right * along + down * across)):
            super().place(other, (x, y), scale, turn)

    def _shade(self, box: Box) -> None:
        x, y = self._shift((box.x, box.y))
        left, top = max(x, 0), max(y, 0)
        width = min(x + box.width, self.width) - left
        height = min(y + box.height, self.height) - top
        if width > 0 and height > 0:
            super()._shade(Box(left, top, width, height))

    def _visible_lines(self, *points: Point) -> Iterator[Sequence[Point]]:
        for start, end in pairwise(map(self._shift, points)):
            part = self._clip(start, end)
            if part is not None:
                yield part

    def _visible_areas(self, *corners: Point) -> Iterator[Sequence[Point]]:
        inside = self._fill([self._shift(corner) for corner in corners])
        if len(inside) > 2:
            yield inside

    def _shift(self, point: Point) -> Point:
        return point[0] - self._box.x, point[1] - self._box.y

    def _has(self, point: Point) -> bool:
        x, y, near = *point, 1e-6
        return -near <= x <= self.width + near and -near <= y <= self.height + near

    def _outline(self, corners: list[Point], fill: str, width: float) -> None:
        """Draw a clipped shape: its area, and those parts of its edge that are inside the box."""
        if fill != NONE:
            inside = self._fill(corners)
            if len(inside) > 2:
                super().polygon(*inside, fill=fill, width=0)
        for start, end in pairwise([*corners, corners[0]]):
            part = self._clip(start, end)
            if width and part is not None:
                super().line(*part, width=width)

    def _clip(self, start: Point, end: Point) -> tuple[Point, Point] | None:
        """Return the part of a line in the box, or None (algorithm of Liang and Barsky)."""
        first, last = 0.0, 1.0
        for axis, size in ((0, self.width), (1, self.height)):
            direction = end[axis] - start[axis]
            for towards, room in ((-direction, start[axis]), (direction, size - start[axis])):
                if towards == 0 and room < 0:
                    return None
                if towards < 0:
                    first = max(first, room / towards)
                elif towards > 0:
                    last = min(last, room / towards)
        if first >= last:
            return None
        return _between(start, end, first), _between(start, end, last)

    def _fill(self, corners: list[Point]) -> list[Point]:
        """Return the part of a polygon inside the box (algorithm of Sutherland and Hodgman)."""
        for axis, size in ((0, self.width), (1, self.height)):
            for edge, sign in ((0.0, 1), (size, -1)):
                corners = list(_cut(corners, axis, edge, sign))
        return corners


def _cut(corners: list[Point], axis: int, edge: float, sign: int) -> Iterator[Point]:
    """Yield the corners of the part of a polygon on one side of a horizontal or vertical line.

    This part has x (`axis` 0) or y (`axis` 1) >= `edge` if `sign` is 1, <= `edge` if it is -1.
    """
    for start, end in pairwise([*corners[-1:], *corners]):
        before, after = sign * (start[axis] - edge), sign * (end[axis] - edge)
        if (before < 0) != (after < 0):
            yield _between(start, end, before / (before - after))
        if after >= 0:
            yield end


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])


def _corners(box: Box) -> Iterator[Point]:
    right, below = box.x + box.width, box.y + box.height
    yield from ((box.x, box.y), (right, box.y), (right, below), (box.x, below))
