"""The papers that sheets are printed on, upright, and the room on them, in millimetres."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from alveus.diagrams.svg import Box

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
