"""A line drawing: shapes and letters in ink on paper, written as SVG.

It needs no style sheet, no ids and no font of its own, so that it can stand in a page, a notebook
or a paper beside others of its kind.  Lengths are units of the medium size, one a pixel.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import hypot
from types import MappingProxyType
from typing import NamedTuple

INK, PAPER, NONE = "ink", "paper", "none"
"""What a shape is filled with."""
LIGHT, DARK = "light", "dark"
"""The men of White and of Black, which stay what they are on dark paper too."""
SIZES: Mapping[str, float] = MappingProxyType({"small": 0.75, "medium": 1.0, "large": 1.5})
"""How much larger than in the medium size everything is."""
THEMES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "print": {INK: "#000", PAPER: "#fff", LIGHT: "#fff", DARK: "#000"},
        "screen": {INK: "CanvasText", PAPER: "Canvas", LIGHT: "#fff", DARK: "#000"},
    }
)
"""Ink and paper: black on white, or the reader's own pair, light on dark where all else is so."""
FONTS = "'Libertinus Serif', 'Source Serif 4', Georgia, 'DejaVu Serif', 'Times New Roman', serif"
SMALL, MIDDLE = 11, 13
"""The sizes of letters: of numbers round a board, and of all else."""
TINT = 0.16
"""How dark a highlighted place is, as a part of the ink."""
HEAD = 10
"""The length of an arrow's head."""

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> Point:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Box:
        """The rectangle so much smaller on every side."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


class Element(list["Element"]):
    """A tag of XML with attributes and a text, and the elements inside it."""

    def __init__(self, tag: str, attributes: Mapping[str, str], text: str = "") -> None:
        super().__init__()
        self.tag, self.attributes, self.text = tag, dict(attributes), text

    def get(self, name: str, otherwise: str = "") -> str:
        """An attribute."""
        return self.attributes.get(name, otherwise)

    def add(self, tag: str, attributes: Mapping[str, str], text: str = "") -> Element:
        """A new element inside this one, the last."""
        self.append(Element(tag, attributes, text))
        return self[-1]

    def write(self, start: str = "") -> str:
        """The element as text; where a line's `start` is given, each on a line of its own."""
        named = "".join(f' {name}="{_escape(self.get(name))}"' for name in self.attributes)
        inside = _escape(self.text, quotes=False)
        if self:
            inner = start and f"{start} "
            inside += "".join(inner + part.write(inner) for part in self) + start
        return f"<{self.tag}{named}>{inside}</{self.tag}>" if inside else f"<{self.tag}{named} />"


class Drawing:
    """A drawing that grows: what comes later lies above."""

    def __init__(self, width: float, height: float, told: Sequence[str] = ()) -> None:
        self.width, self.height = width, height
        self.told = told
        """What it shows, for those who hear it."""
        self._into = self._root = Element("g", {})

    @contextmanager
    def group(self, name: str) -> Iterator[None]:
        """Shapes that belong together, under a class of this name."""
        around, self._into = self._into, self._add("g", {"class": name})
        yield
        self._into = around

    def line(self, *points: Point, width: float = 1, dashed: bool = False) -> None:
        """A line through points."""
        self._add("polyline", {"points": _points(*points), **_stroke(width, dashed)})

    def rectangle(
        self,
        box: Box,
        fill: str = NONE,
        width: float = 1,
        round_by: float = 0,
        dashed: bool = False,
        paint: str = INK,
    ) -> None:
        """A rectangle with an edge of ink or paper, its corners rounded if need be."""
        more = {"rx": _number(round_by)} if round_by else {}
        more |= {} if paint == INK else {"stroke": paint}
        self._add("rect", {**_edges(box), "fill": fill, **more, **_stroke(width, dashed)})

    def circle(self, center: Point, radius: float, fill: str = NONE, width: float = 1) -> None:
        """A circle."""
        x, y = map(_number, center)
        drawn = {"cx": x, "cy": y, "r": _number(radius), "fill": fill}
        self._add("circle", {**drawn, **_stroke(width)})

    def polygon(self, *points: Point, fill: str = NONE, width: float = 1) -> None:
        """A shape with corners."""
        self._add("polygon", {"points": _points(*points), "fill": fill, **_stroke(width)})

    def tint(self, box: Box) -> None:
        """A place highlighted: darker, in a frame of dashes."""
        self.rectangle(box, dashed=True, width=1.5)
        tint = {"fill": INK, "fill-opacity": str(TINT), "stroke": NONE}
        self._add("rect", {**_edges(box), **tint})

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
        """Words at a height; `anchor` says whether they start, end or have their middle there.

        With a `length` they are so long, whatever font the reader has.
        """
        x, y = center
        drawn = {"x": _number(x), "y": _number(y + 0.35 * size), "font-size": _number(size)}
        style = {"font-style": "italic"} if italic else {}
        style |= {"font-weight": "bold"} if bold else {}
        style |= {"text-decoration": "underline"} if underlined else {}
        if length:
            style |= {"textLength": _number(length), "lengthAdjust": "spacingAndGlyphs"}
        added = {**drawn, "text-anchor": anchor, "fill": fill, "stroke": NONE, **style}
        self._into.add("text", added, words)

    def arrow(self, *points: Point, clear: float = 0) -> None:
        """An arrow through points, with a rim of paper that parts it from what lies below.

        It begins so far away from the first point, to leave clear what stands there.
        """
        points = (_towards(points[0], points[1], clear), *points[1:])
        x, y = points[-1]
        neck = _towards(points[-1], points[-2], HEAD)
        back_x, back_y = (neck[0] - x) / 2, (neck[1] - y) / 2
        wings = [(neck[0] + back_y, neck[1] - back_x), (neck[0] - back_y, neck[1] + back_x)]
        shaft, head = _points(*points[:-1], neck), _points((x, y), *wings)
        with self.group("arrow"):
            for paint, more in ((PAPER, 3), (INK, 0)):
                lines = {"stroke": paint, "stroke-linejoin": "round"}
                self._add("polyline", {"points": shaft, **lines, **_stroke(2 + more)})
                self._add("polygon", {"points": head, "fill": paint, **lines, **_stroke(1 + more)})

    def place(self, other: Drawing, at: Point, scale: float = 1, turn: int = 0) -> None:
        """Another drawing with its corner at a point, larger or smaller and turned by degrees."""
        x, y = map(_number, at)
        moved = [f"translate({x} {y})"]
        moved += [f"rotate({turn})"] if turn else []
        moved += [f"scale({_number(scale)})"] if scale != 1 else []
        self._add("g", {"transform": " ".join(moved)}).extend(other._root)

    def shapes(self, theme: str) -> Iterator[Element]:
        """What is drawn, in the paints of a theme."""
        return (_painted(drawn, THEMES[theme]) for drawn in self._root)

    def svg(self, title: str, size: str, theme: str, more: Sequence[str] = ()) -> str:
        """The drawing as a document of its own, which can stand inside another as well.

        `more` is told of it besides.
        """
        scale, paints = SIZES[size], THEMES[theme]
        root = Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "width": _number(self.width * scale),
                "height": _number(self.height * scale),
                "viewBox": f"0 0 {_number(self.width)} {_number(self.height)}",
                "role": "img",
                "font-family": FONTS,
                "stroke": paints[INK],
                "fill": NONE,
            },
        )
        if theme == "screen":
            root.attributes["style"] = "color-scheme: light dark"
        root.add("title", {}, title)
        root.add("desc", {}, "\n".join([*self.told, *more]))
        page = {"width": "100%", "height": "100%", "fill": paints[PAPER], "stroke": NONE}
        root.add("rect", page)
        root.extend(self.shapes(theme))
        return root.write("\n") + "\n"

    def _add(self, tag: str, attributes: Mapping[str, str]) -> Element:
        return self._into.add(tag, attributes)


def _painted(drawn: Element, paints: Mapping[str, str]) -> Element:
    """A copy of what is drawn in the paints of a theme."""
    painted = {k: paints.get(v, v) for k, v in drawn.attributes.items()}
    copy = Element(drawn.tag, painted, drawn.text)
    copy.extend(_painted(part, paints) for part in drawn)
    return copy


def _points(*points: Point) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _edges(box: Box) -> dict[str, str]:
    names = ("x", "y", "width", "height")
    return {name: _number(length) for name, length in zip(names, box, strict=True)}


def _stroke(width: float, dashed: bool = False) -> dict[str, str]:
    if not width:
        return {"stroke": NONE}
    drawn = {} if width == 1 else {"stroke-width": _number(width)}
    return {**drawn, "stroke-dasharray": "4 3"} if dashed else drawn


def _towards(start: Point, end: Point, by: float) -> Point:
    """The point that lies so far from one on the way to another."""
    right, down = end[0] - start[0], end[1] - start[1]
    part = by / (hypot(right, down) or 1)
    return start[0] + part * right, start[1] + part * down


def _number(length: float) -> str:
    """A length with two decimals at most."""
    return f"{round(length, 2) + 0:.2f}".rstrip("0").rstrip(".")


def _escape(text: str, quotes: bool = True) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;") if quotes else text
