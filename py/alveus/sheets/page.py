"""Pages: paper sizes, text measurement, and sheets with a footer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from alveus.diagrams.svg import Box, Drawing, Element

THIN, FINE, BOLD = 0.2, 0.35, 0.8
"""Line widths in millimetres: auxiliary lines, drawings, and edges."""
MARGIN = 8
"""What no printer needs to reach, on every side."""
FOOT = 13
"""The room for the foot of a sheet: what it is, whose work, and the rule."""
MARK = 4
"""The length of a cut mark, which lies outside of what is cut."""


@dataclass(frozen=True)
class Paper:
    """A paper by its name and size."""

    name: str
    width: float
    height: float

    @property
    def printable(self) -> Box:
        """Where a printer can print."""
        return Box(0, 0, self.width, self.height).inset(MARGIN)

    @property
    def page(self) -> Box:
        """What lies above the foot."""
        x, y, width, height = self.printable
        return Box(x, y, width, height - FOOT)

    @property
    def field(self) -> Box:
        """The room for what is cut out, with cut marks round it."""
        return self.page.inset(MARK)


PAPERS: Mapping[str, Paper] = MappingProxyType(
    {"a4": Paper("A4", 210, 297), "letter": Paper("Letter", 215.9, 279.4)}
)


FONTS = "'Times New Roman', 'Liberation Serif', 'Nimbus Roman', Tinos, Times, serif"
_WIDTHS = {
    200: "|",
    250: " ,.·",
    278: "/:;ijlt",
    300: "²³",
    333: "!()-I[]fr‚‘’",
    389: "Js",
    444: "?acez„“”àáâäçèéêë",
    500: "#$*0123456789_bdghknopquvxy–«»ßñóöúü",
    556: "FPS",
    564: "+<=>×",
    611: "ELTZÉ",
    667: "BCR",
    722: "ADGHKNOQUVXYwÄÖÜ",
    760: "©",
    778: "&m",
    833: "%",
    889: "M",
    944: "W",
    1000: "…—",
}
_WIDTH = {letter: width / 1000 for width, letters in _WIDTHS.items() for letter in letters}
NO_BREAK = "\N{NO-BREAK SPACE}"


def measure(words: str, size: float) -> float:
    """The length of words in letters of a size.  Raises KeyError for a letter that is not known."""
    return size * sum(_WIDTH[letter] for letter in words.replace(NO_BREAK, " "))


def wrap(words: str, size: float, width: float) -> Iterator[str]:
    """The lines of a paragraph that is so wide."""
    line = ""
    for word in words.split(" "):
        longer = f"{line} {word}" if line else word
        if line and measure(longer, size) > width:
            yield line
            line = word
        else:
            line = longer
    yield line


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
