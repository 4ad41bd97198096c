"""Line drawings in SVG.

The drawings need no style sheet, ids or embedded fonts, so that several of them can be part of one
page or document.  Lengths are in pixels of a drawing of size "medium"; `SIZES` has the factors for
the other sizes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import hypot
from types import MappingProxyType
from typing import NamedTuple

INK = "ink"
"""Name of the colour of lines.  The theme defines it."""
PAPER = "paper"
"""Name of the colour of the background.  The theme defines it."""
NONE = "none"
"""Name for no colour: the shape is not filled."""
LIGHT = "light"
"""Name of the colour of White's men, which is the same in every theme."""
DARK = "dark"
"""Name of the colour of Black's men, which is the same in every theme."""
SIZES: Mapping[str, float] = MappingProxyType({"small": 0.75, "medium": 1.0, "large": 1.5})
"""Scale factor of each size."""
THEMES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "print": {INK: "#000", PAPER: "#fff", LIGHT: "#fff", DARK: "#000"},
        "screen": {INK: "CanvasText", PAPER: "Canvas", LIGHT: "#fff", DARK: "#000"},
    }
)
"""Colours of each theme: black on white, or the system colours of the reader."""
FONTS = "'Libertinus Serif', 'Source Serif 4', Georgia, 'DejaVu Serif', 'Times New Roman', serif"
SMALL = 11
"""Font size of the numbers around a board, in pixels."""
MIDDLE = 13
"""Font size of counts and values on a board, and of the lines of text below it, in pixels."""
TINT, HEAD, CURVE = 0.16, 10, 18
"""Opacity of highlights, length of an arrowhead in pixels, and number of straight lines by which
`path_corners` approximates each curve of an outline."""
_COMMAND = re.compile(r"([MLCZ])([^MLCZ]*)")

Point = tuple[float, float]
"""The coordinates x and y of a point, in pixels from the upper left corner of the drawing."""


class Box(NamedTuple):
    """A rectangle, given by its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> Point:
        """The centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Box:
        """Return the rectangle reduced by the same length on each side."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


class Element(list["Element"]):
    """An XML element: tag, attributes, text, and (as a list) its child elements."""

    def __init__(self, tag: str, attributes: Mapping[str, str], text: str = "") -> None:
        super().__init__()
        self.tag, self.attributes, self.text = tag, dict(attributes), text

    def get(self, name: str, otherwise: str = "") -> str:
        """Return the attribute `name`, or `otherwise` if it is missing."""
        return self.attributes.get(name, otherwise)

    def add(self, tag: str, attributes: Mapping[str, str], text: str = "") -> Element:
        """Append a child element and return it."""
        self.append(Element(tag, attributes, text))
        return self[-1]

    def write(self, start: str = "", paints: Mapping[str, str] = THEMES["print"]) -> str:
        """Return the element as XML.

        `start` is the line break and indentation that the caller writes before the element, "" for
        XML on one line.  `paints` maps names of colours, such as `ink`, to CSS colours.
        """
        painted = {name: paints.get(value, value) for name, value in self.attributes.items()}
        named = "".join(f' {name}="{_escape(value)}"' for name, value in painted.items())
        inside = _escape(self.text, quotes=False)
        if self:
            inner = start and f"{start} "
            inside += "".join(inner + child.write(inner, paints) for child in self) + start
        return f"<{self.tag}{named}>{inside}</{self.tag}>" if inside else f"<{self.tag}{named} />"


class Drawing:
    """A drawing of shapes and text.  Later shapes cover earlier ones."""

    def __init__(self, width: float, height: float, description: Sequence[str] = ()) -> None:
        self.width, self.height = width, height
        self.description = description
        """A text description for screen readers; each item is one line."""
        self._into = self.root = Element("g", {})

    @contextmanager
    def group(self, name: str) -> Iterator[None]:
        """Group the shapes that are drawn inside this context; `name` is the group's class."""
        parent, self._into = self._into, self._into.add("g", {"class": name})
        yield
        self._into = parent

    def line(self, *points: Point, width: float = 1, dashed: bool = False) -> None:
        """Draw a line through two or more points."""
        self._into.add("polyline", {"points": _points(*points), **_stroke(width, dashed)})

    def rectangle(
        self,
        box: Box,
        fill: str = NONE,
        width: float = 1,
        round_by: float = 0,
        dashed: bool = False,
        paint: str = INK,
    ) -> None:
        """Draw a rectangle: corner radius `round_by`, colour `fill`, edge colour `paint`."""
        more = {"rx": _number(round_by)} if round_by else {}
        more |= {} if paint == INK else {"stroke": paint}
        self._into.add("rect", {**_edges(box), "fill": fill, **more, **_stroke(width, dashed)})

    def circle(self, center: Point, radius: float, fill: str = NONE, width: float = 1) -> None:
        """Draw a circle."""
        x, y = map(_number, center)
        attributes = {"cx": x, "cy": y, "r": _number(radius), "fill": fill}
        self._into.add("circle", {**attributes, **_stroke(width)})

    def polygon(self, *points: Point, fill: str = NONE, width: float = 1) -> None:
        """Draw a polygon."""
        self._into.add("polygon", {"points": _points(*points), "fill": fill, **_stroke(width)})

    def path(
        self,
        outline: str,
        at: Point,
        scale: float,
        fill: str = NONE,
        width: float = 1,
        paint: str = INK,
    ) -> None:
        """Draw the SVG path `outline`, with an edge in the colour `paint`.

        The path has only the commands M, L, C and Z.  Its coordinates are multiplied by `scale`,
        and its origin is placed at `at`.
        """
        data = [
            command + _points(*((at[0] + scale * x, at[1] + scale * y) for x, y in points))
            for command, points in path_parts(outline)
        ]
        more = {} if paint == INK else {"stroke": paint}
        self._into.add("path", {"d": " ".join(data), "fill": fill, **more, **_stroke(width)})

    def tint(self, box: Box) -> None:
        """Highlight a rectangle with a transparent colour and a dashed frame."""
        self.rectangle(box, dashed=True, width=1.5)
        self._shade(box)

    def _shade(self, box: Box) -> None:
        tint = {"fill": INK, "fill-opacity": str(TINT), "stroke": NONE}
        self._into.add("rect", {**_edges(box), **tint})

    def text(
        self,
        center: Point,
        words: str,
        size: float = SMALL,
        *,
        fill: str = INK,
        anchor: str = "middle",
        italic: bool = False,
        bold: bool = False,
        underlined: bool = False,
        length: float = 0,
    ) -> None:
        """Draw text with its start, middle or end (`anchor`) at `center`, vertically centred there.

        A `length` other than 0 is the width of the text in every font (stretched or compressed).
        """
        x, y = center
        attributes = {"x": _number(x), "y": _number(y + 0.35 * size), "font-size": _number(size)}
        style = {"font-style": "italic"} if italic else {}
        style |= {"font-weight": "bold"} if bold else {}
        style |= {"text-decoration": "underline"} if underlined else {}
        if length:
            style |= {"textLength": _number(length), "lengthAdjust": "spacingAndGlyphs"}
        attributes |= {"text-anchor": anchor, "fill": fill, "stroke": NONE, **style}
        self._into.add("text", attributes, words)

    def arrow(self, *points: Point, clear: float = 0) -> None:
        """Draw an arrow through points to the last one, with a border in the colour of the paper.

        The arrow starts at the distance `clear` from the first point.
        """
        points = (_towards(points[0], points[1], clear), *points[1:])
        x, y = points[-1]
        neck = _towards(points[-1], points[-2], HEAD)
        back_x, back_y = (neck[0] - x) / 2, (neck[1] - y) / 2
        wings = [(neck[0] + back_y, neck[1] - back_x), (neck[0] - back_y, neck[1] + back_x)]
        shafts = [_points(*part) for part in self._visible_lines(*points[:-1], neck)]
        heads = [_points(*part) for part in self._visible_areas((x, y), *wings)]
        with self.group("arrow"):
            for paint, more in ((PAPER, 3), (INK, 0)):
                lines = {"stroke": paint, "stroke-linejoin": "round"}
                for shaft in shafts:
                    self._into.add("polyline", {"points": shaft, **lines, **_stroke(2 + more)})
                for head in heads:
                    self._into.add(
                        "polygon", {"points": head, "fill": paint, **lines, **_stroke(1 + more)}
                    )

    def _visible_lines(self, *points: Point) -> Iterator[Sequence[Point]]:
        yield points

    def _visible_areas(self, *corners: Point) -> Iterator[Sequence[Point]]:
        yield corners

    def place(self, other: Drawing, at: Point, scale: float = 1, turn: int = 0) -> None:
        """Insert a drawing, scaled, turned clockwise by `turn` degrees, with its origin at `at`."""
        x, y = map(_number, at)
        transforms = [f"translate({x} {y})"]
        transforms += [f"rotate({turn})"] if turn else []
        transforms += [f"scale({_number(scale)})"] if scale != 1 else []
        self._into.add("g", {"transform": " ".join(transforms)}).extend(other.root)

    def svg(self, title: str, size: str, theme: str, more: Sequence[str] = ()) -> str:
        """Return the drawing as an SVG document; `more` are further lines of its text description.

        `size` is a key of SIZES, `theme` a key of THEMES.
        """
        scale, paints = SIZES[size], THEMES[theme]
        lengths = [_number(length * scale) for length in (self.width, self.height)]
        root = root_element(lengths, (self.width, self.height), FONTS, paints[INK], title)
        if theme == "screen":
            root.attributes["style"] = "color-scheme: light dark"
        root.add("desc", {}, "\n".join([*self.description, *more]))
        paper = {"width": "100%", "height": "100%", "fill": paints[PAPER], "stroke": NONE}
        root.add("rect", paper)
        root.extend(self.root)
        return root.write("\n", paints) + "\n"


def root_element(
    lengths: Sequence[str], units: tuple[float, float], fonts: str, stroke: str, title: str
) -> Element:
    """Return the root element of an SVG document.

    `lengths` are the width and the height on the page, such as "210mm"; `units` are the width and
    the height of the view box.  `fonts` is a CSS list of font families, `stroke` the colour of
    lines.
    """
    attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "width": lengths[0],
        "height": lengths[1],
        "viewBox": f"0 0 {_number(units[0])} {_number(units[1])}",
        "role": "img",
        "font-family": fonts,
        "stroke": stroke,
        "fill": NONE,
    }
    root = Element("svg", attributes)
    root.add("title", {}, title)
    return root


def path_parts(outline: str) -> Iterator[tuple[str, list[Point]]]:
    """Yield each command letter of an SVG path with its points."""
    for command, numbers in _COMMAND.findall(outline):
        values = [float(number) for number in re.split(r"[\s,]+", numbers.strip()) if number]
        yield command, list(zip(values[::2], values[1::2], strict=True))


def path_corners(outline: str) -> Iterator[Point]:
    """Yield the corners of a polygon that approximates a closed SVG path."""
    end = (0.0, 0.0)
    for command, points in path_parts(outline):
        if command == "C":
            for step in range(1, CURVE):
                yield _on_curve(step / CURVE, end, *points)
        yield from points[-1:]
        end = points[-1] if points else end


def _on_curve(part: float, *points: Point) -> Point:
    """Return the point at `part` (0 to 1) of the Bézier curve with these control points."""
    while len(points) > 1:
        points = tuple(
            (x + part * (to_x - x), y + part * (to_y - y))
            for (x, y), (to_x, to_y) in pairwise(points)
        )
    return points[0]


def _points(*points: Point) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _edges(box: Box) -> dict[str, str]:
    names = ("x", "y", "width", "height")
    return {name: _number(length) for name, length in zip(names, box, strict=True)}


def _stroke(width: float, dashed: bool = False) -> dict[str, str]:
    if not width:
        return {"stroke": NONE}
    attributes = {} if width == 1 else {"stroke-width": _number(width)}
    return {**attributes, "stroke-dasharray": "4 3"} if dashed else attributes


def _towards(start: Point, end: Point, distance: float) -> Point:
    right, down = end[0] - start[0], end[1] - start[1]
    part = distance / (hypot(right, down) or 1)
    return start[0] + part * right, start[1] + part * down


def _number(length: float) -> str:
    return f"{round(length, 2) + 0:.2f}".rstrip("0").rstrip(".")


def _escape(text: str, quotes: bool = True) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;") if quotes else text
