"""A step of a solution: what it rests on, and what follows from it.

Hints, lessons, grades and narration are made from these values alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

GRADES = ("siegel", "festlegung", "mengen", "provisorisch", "tief")
"""The grades of puzzles, the easiest first, each named after the aid that makes it."""

AIDS: Mapping[str, str] = MappingProxyType(
    {
        "trennung": "siegel",
        "siegel": "siegel",
        "sekundaerer_siegel": "siegel",
        "grosse_luecke": "siegel",
        "kleine_luecke": "siegel",
        "loch": "siegel",
        "festlegung": "festlegung",
        "festlegung_dual": "festlegung",
        "quadrat": "festlegung",
        "ueberdeckung": "mengen",
        "doppelung": "mengen",
        "paritaet": "mengen",
        "mengen": "mengen",
        "provisorischer_siegel": "provisorisch",
        "tiefer_siegel": "tief",
        "erschoepfung": "tief",
    }
)
"""The aids in the order in which they are tried, each with the grade it belongs to."""


@dataclass(frozen=True)
class Step:
    """One conclusion by one aid.  Tiles, cells and places are the puzzle's indices."""

    aid: str
    tiles: tuple[int, ...] = ()
    """The tiles it speaks of."""
    cells: tuple[int, ...] = ()
    """The cells it rests on."""
    places: int = 0
    """The live places it rests on, as a mask."""
    lays: int | None = None
    """The place that is found, if one is."""
    cuts: int = 0
    """The live places that cannot be, as a mask; none for a tile laid, whose cuts follow."""
    tried: int | None = None
    """The place a provisional Siegel is laid on."""
    line: tuple[Step, ...] = ()
    """What follows from the provisional Siegel, down to the Loch."""
    number: int | None = None
    """The number whose cells and tiles are counted."""

    @property
    def grade(self) -> str:
        """The grade its aid belongs to."""
        return AIDS[self.aid]
