"""The stones of both armies, with shapes and numbers after the proportions of Boethius.

With n = 2, 4, 6, 8 for White and 3, 5, 7, 9 for Black, the rounds are n and n², the triangles
n(n+1) and (n+1)², the squares (n+1)(2n+1) and (2n+1)².  The squares for n = 6 (91) and n = 9 (190)
are sums of square numbers and are built as pyramids.  The beginners' game omits the second number
of each pair.

A board holds one byte per square: the code of its stone, 0 for an empty square.  A code
identifies the face (shape and number), the side that the stone plays for and its original army.
A captured stone in play is turned over: its number is underlined, and it plays for its captor.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

SIDES = ("white", "black")
LETTERS = "WB"
"""The letters of the sides in notation."""
ROUND, TRIANGLE, SQUARE, PYRAMID = "RTSP"
SHAPES = ROUND + TRIANGLE + SQUARE + PYRAMID
"""The letters of the shapes, in the order in which notation resolves a captured number."""
LAYERS: Mapping[int, tuple[int, ...]] = MappingProxyType(
    {91: (36, 25, 16, 9, 4, 1), 190: (64, 49, 36, 25, 16)}
)
"""The square numbers of a pyramid's layers, base first, by its total."""


class Stone(NamedTuple):
    """A stone: the side it plays for, its shape and number, its original army."""

    side: int
    shape: str
    value: int
    army: int

    @property
    def turned(self) -> bool:
        """True for a captured stone that plays for its captor."""
        return self.side != self.army

    @property
    def text(self) -> str:
        """The stone in notation: ``WR6``, or ``WR7*`` for a captured stone."""
        return f"{LETTERS[self.side]}{self.face}{'*' if self.turned else ''}"

    @property
    def face(self) -> str:
        """Shape and number: ``R6``."""
        return f"{self.shape}{self.value}"


def army(side: int, advanced: bool) -> tuple[tuple[str, int], ...]:
    """Return shape and number of every stone of an army, in the order of the proportions."""
    stones: list[tuple[str, int]] = []
    for n in range(2 + side, 10, 2):
        square = (n + 1) * (2 * n + 1)
        stones += [(ROUND, n), (TRIANGLE, n * (n + 1))]
        stones.append((PYRAMID if square in LAYERS else SQUARE, square))
        if advanced:
            stones += [(ROUND, n * n), (TRIANGLE, (n + 1) ** 2), (SQUARE, (2 * n + 1) ** 2)]
    return tuple(stones)


_FACES = tuple((side, *face) for side in (0, 1) for face in dict.fromkeys(army(side, True)))
STONES: tuple[Stone, ...] = (
    Stone(-1, "", 0, -1),
    *(Stone(side, shape, value, side) for side, shape, value in _FACES),
    *(Stone(1 - side, shape, value, side) for side, shape, value in _FACES),
)
"""Stones by code.  Code 0 means an empty square."""
SIDE_OF = tuple(stone.side for stone in STONES)
"""For each code the side that the stone plays for; -1 for code 0."""
CODE: Mapping[Stone, int] = MappingProxyType({stone: n for n, stone in enumerate(STONES) if n})
"""The code of every stone."""
PYRAMIDS = tuple(CODE[Stone(side, PYRAMID, value, side)] for side, value in enumerate(LAYERS))
"""The codes of White's and Black's pyramid."""
CHANGE_SIDE = bytes([0, *(CODE[stone._replace(side=1 - stone.side)] for stone in STONES[1:])])
"""For each code the code of the same stone when it plays for the other side."""


def _codes(side: int) -> bytes:
    return bytes(code if code < len(STONES) and SIDE_OF[code] == side else 0 for code in range(256))


OCCUPIED = bytes(0 < code < len(STONES) for code in range(256))
"""Translation table from a board of codes to 1 for each stone."""
OWN_CODES = (_codes(0), _codes(1))
"""For each side, the translation table that removes the stones of the other side."""
OWN = tuple(bytes(map(bool, codes)) for codes in OWN_CODES)
"""For each side, the translation table from a board of codes to 1 for each of its stones."""
