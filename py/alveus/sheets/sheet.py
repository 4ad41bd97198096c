"""A sheet: one page with its foot, which says what it is and bears a rule to measure it by."""

from __future__ import annotations

from typing import NamedTuple

from alveus.diagrams.svg import Drawing, Element
from alveus.sheets.kit import FINE, THIN
from alveus.sheets.letters import FONTS, measure
from alveus.sheets.paper import FOOT, Paper

RULE = 50
"""The length of the rule on every sheet."""
SMALL, SMALLER = 3.4, 2.7
"""The sizes of the letters of the foot."""


class Sheet(NamedTuple):
    """A page at true size, and what it is called."""

    paper: Paper
    title: str
    drawing: Drawing
    names: tuple[str, ...] = ()
    """What is on it: "rules", or what a kit calls its boards and pieces."""

    def element(self) -> Element:
        """The sheet as an SVG element whose units are millimetres."""
        width, height = f"{self.paper.width:g}", f"{self.paper.height:g}"
        root = Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "width": f"{width}mm",
                "height": f"{height}mm",
                "viewBox": f"0 0 {width} {height}",
                "role": "img",
                "font-family": FONTS,
                "stroke": "#000",
                "fill": "none",
            },
        )
        root.add("title", {}, self.title)
        root.extend(self.drawing.shapes("print"))
        return root

    def svg(self) -> str:
        """The sheet as a document of its own."""
        return self.element().write() + "\n"


def begin(paper: Paper) -> Drawing:
    """An empty page."""
    return Drawing(paper.width, paper.height)


def draw_foot(page: Drawing, paper: Paper, title: str, credit: str, scale: str) -> None:
    """What the sheet is and whose work, and at the right the rule with what is to be checked."""
    box = paper.printable
    top = box.y + box.height - FOOT
    right = box.x + box.width
    page.line((box.x, top + 3), (right, top + 3), width=THIN)
    for words, size, y in ((title, SMALL, top + 6.2), (credit, SMALLER, top + 10.6)):
        length = min(measure(words, size), box.width - RULE - 6)
        page.text((box.x, y), words, size, anchor="start", length=length)
    left, base = right - RULE - FINE, top + 8
    page.line((left, base), (left + RULE, base), width=FINE)
    for at in range(RULE + 1):
        high = 2.6 if at % 10 == 0 else 1.8 if at % 5 == 0 else 1.1
        page.line((left + at, base), (left + at, base - high), width=THIN)
    page.text((left, base + 2.6), scale, SMALLER, anchor="start", length=measure(scale, SMALLER))
