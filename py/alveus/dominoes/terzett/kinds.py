"""The kinds of figures: in which groups equal numbers lie, and for which sets that comes out even.

Adler's Terzett of the double-seven set has nine of every number in three groups of three.  The
older kinds belong to the double-six set, eight of every number.  Any other set serves whose
numbers come in whole groups: three tiles make the smallest Terzett, two rows of three cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from alveus.core.errors import SetupError
from alveus.dominoes.dominosa.puzzle import MOST_REACH

Shape = tuple[tuple[int, int], ...]
"""The cells of a group by row and column, seen from its first cell in reading order."""

SQUARE: Shape = ((0, 0), (0, 1), (1, 0), (1, 1))


def line(length: int) -> tuple[Shape, Shape]:
    """A group in a straight line, lying and upright."""
    return tuple((0, i) for i in range(length)), tuple((i, 0) for i in range(length))


@dataclass(frozen=True)
class Kind:
    """One kind of figure."""

    name: str
    shapes: tuple[Shape, ...]
    """The shapes a group may have."""
    reach: int
    """The set the book plays it with."""
    every_shape: bool = False
    """Whether every shape must be in the figure."""
    double_alone: bool = True
    """Whether the two halves of a double may be a group by themselves."""

    @property
    def size(self) -> int:
        """The cells of a group."""
        return len(self.shapes[0])

    def groups(self, reach: int) -> int:
        """How many groups every number of a set makes."""
        return (reach + 2) // self.size

    def reach_of(self, cells: int) -> int:
        """The set that fills so many cells.  Raises SetupError `cells_number`."""
        sets = {(n + 1) * (n + 2): n for n in range(1, MOST_REACH + 1) if not (n + 2) % self.size}
        if cells not in sets:
            nearest = min(sets, key=lambda count: abs(count - cells))
            raise SetupError("cells_number", count=cells, expected=nearest, kind=self.name)
        return sets[cells]


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.name: kind
        for kind in (
            Kind("terzett", line(3), 7),
            Kind("duett", line(2), 6, double_alone=False),
            Kind("quadrat", (SQUARE,), 6),
            Kind("quartett", line(4), 6),
            Kind("quodlibet", (SQUARE, *line(4)), 6, every_shape=True),
        )
    }
)
"""The kinds by name, the one of the double-seven set first."""


def kind_of(name: str) -> Kind:
    """The kind of a name.  Raises SetupError `bad_value`."""
    if name not in KINDS:
        raise SetupError("bad_value", name="kind", value=name[:80])
    return KINDS[name]
