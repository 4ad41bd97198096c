"""Pages: line widths, paper sizes, text measurement, and sheets with a footer.

Text is measured in the widths of Times.  Liberation Serif, Nimbus Roman, Tinos and Times New Roman
have the same widths.  With other fonts, SVG stretches or compresses most lines to this width.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from alveus.diagrams.characters import wrap_words
from alveus.diagrams.svg import Box, Drawing, Element, root_element

THIN = 0.2
"""Width of thin lines, such as inner frames, scales and cut marks, in millimetres."""
FINE = 0.35
"""Width of the lines of drawings, in millimetres."""
BOLD = 0.8
"""Width of thick lines, in millimetres."""
MARGIN, FOOTER, MARK = 8, 13, 4
"""Page margin, height of the footer, and distance from a drawing to the outer end of a cut mark, in
millimetres."""


@dataclass(frozen=True)
class Paper:
    """A paper size in millimetres."""

    name: str
    width: float
    height: float

    @property
    def printable(self) -> Box:
        """The printable area."""
        return Box(0, 0, self.width, self.height).inset(MARGIN)

    @property
    def page(self) -> Box:
        """The printable area without the footer."""
        x, y, width, height = self.printable
        return Box(x, y, width, height - FOOTER)

    @property
    def field(self) -> Box:
        """The area for boards and pieces: without margins, footer and the space for cut marks."""
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


def measure(text: str, size: float) -> float:
    """Return the width of a text in the unit of `size`, the font size.

    Raises KeyError for a character of unknown width.
    """
    return size * sum(_WIDTH[letter] for letter in text.replace(NO_BREAK, " "))


def wrap(text: str, size: float, width: float) -> Iterator[str]:
    """Yield the lines of a paragraph, at most `width` wide; only a single word can be wider.

    `width` and the font `size` have the same unit.  Raises KeyError for an unknown character.
    """
    return wrap_words(text.split(" "), width=width, measure=lambda line: measure(line, size))


RULER = 50
"""Length in millimetres of the ruler in the footer, which shows whether a print is at true size."""
SMALL, SMALLER = 3.4, 2.7
"""Font sizes in the footer, in millimetres: of its title, and of its other texts."""


class Sheet(NamedTuple):
    """A page to print at true size."""

    paper: Paper
    title: str
    drawing: Drawing
    names: tuple[str, ...] = ()
    """Names of the contents, such as "rules", "board" or "men"; empty in a booklet of puzzles."""

    def element(self) -> Element:
        """Return the sheet as an SVG element."""
        size = (self.paper.width, self.paper.height)
        root = root_element([f"{length:g}mm" for length in size], size, FONTS, "#000", self.title)
        root.extend(self.drawing.root)
        return root

    def svg(self) -> str:
        """Return the sheet as an SVG document."""
        return self.element().write() + "\n"


def draw_frame(drawing: Drawing, box: Box) -> None:
    """Draw the frame of a board: a thick rectangle `box`, and a thin one inside it."""
    drawing.rectangle(box, width=BOLD)
    drawing.rectangle(box.inset(1.2), width=THIN)


def draw_footer(page: Drawing, paper: Paper, title: str, credit: str, scale: str) -> None:
    """Draw the footer: title, source (`credit`), and a ruler with the text `scale` below it."""
    box = paper.printable
    top = box.y + box.height - FOOTER
    right = box.x + box.width
    page.line((box.x, top + 3), (right, top + 3), width=THIN)
    for text, size, y in ((title, SMALL, top + 6.2), (credit, SMALLER, top + 10.6)):
        length = min(measure(text, size), box.width - RULER - 6)
        page.text((box.x, y), text, size, anchor="start", length=length)
    left, base = right - RULER - FINE, top + 8
    page.line((left, base), (left + RULER, base), width=FINE)
    for at in range(RULER + 1):
        high = 2.6 if at % 10 == 0 else 1.8 if at % 5 == 0 else 1.1
        page.line((left + at, base), (left + at, base - high), width=THIN)
    page.text((left, base + 2.6), scale, SMALLER, anchor="start", length=measure(scale, SMALLER))
