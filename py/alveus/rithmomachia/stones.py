"""The stones of both armies: shapes and numbers after the proportions of Boethius.

With n = 2, 4, 6, 8 for White and 3, 5, 7, 9 for Black the rounds bear n and n², the triangles
n(n+1) and (n+1)², the squares (n+1)(2n+1) and (2n+1)²; the square of 6 (91) and that of 9 (190)
are sums of square numbers and stand as pyramids.  Beginners leave the square numbers away.

On a board a stone is one byte, its code; 0 is an empty square.  A code tells the face and whom it
plays for: a captured stone stands turned, with its number underlined, for its captor.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

SIDES = ("white", "black")
ROUND, TRIANGLE, SQUARE, PYRAMID = "RTSP"
SHAPES = ROUND + TRIANGLE + SQUARE + PYRAMID
"""The letters of the shapes, in the order in which a captured number is looked for."""
LAYERS: Mapping[int, tuple[int, ...]] = MappingProxyType(
    {91: (36, 25, 16, 9, 4, 1), 190: (64, 49, 36, 25, 16)}
)
"""The square numbers a pyramid is built of, its base first."""


class Stone(NamedTuple):
    """A stone: whom it plays for, its shape and number, and the army it came from."""

    side: int
    shape: str
    value: int
    army: int

    @property
    def turned(self) -> bool:
        """Whether it is a captured stone that stands for its captor."""
        return self.side != self.army

    @property
    def text(self) -> str:
        """The stone in notation: ``WR6``, and ``WR7*`` for a captured one."""
        return f"{'WB'[self.side]}{self.face}{'*' if self.turned else ''}"

    @property
    def face(self) -> str:
        """Shape and number: ``R6``."""
        return f"{self.shape}{self.value}"


def army(side: int, advanced: bool) -> tuple[tuple[str, int], ...]:
    """Shape and number of every stone of an army, in the order of the proportions."""
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
"""Every stone by its code; the first is no stone."""
CODE: Mapping[Stone, int] = MappingProxyType({stone: n for n, stone in enumerate(STONES) if n})
"""The code of every stone."""
PYRAMIDS = tuple(CODE[Stone(side, PYRAMID, value, side)] for side, value in enumerate(LAYERS))
"""The codes of White's and Black's pyramid."""
TURN = bytes([0, *(CODE[stone._replace(side=1 - stone.side)] for stone in STONES[1:])])
"""For every code the same stone when it plays for the other side."""


def _ones(side: int) -> bytes:
    return bytes(code < len(STONES) and STONES[code].side == side for code in range(256))


ANY = bytes(0 < code < len(STONES) for code in range(256))
"""The table that makes a board of codes one of ones where stones stand."""
MINE = (_ones(0), _ones(1))
"""For each side the table that makes a board of codes one of ones where its stones stand."""
