"""The stones of both armies, the squares of the board, and the opening positions.

With n = 2, 4, 6, 8 for White and 3, 5, 7, 9 for Black, the rounds have the numbers n and n², the
triangles n(n+1) and (n+1)², the square stones (n+1)(2n+1) and (2n+1)².  The stones (n+1)(2n+1) with
n = 6 (91) and n = 9 (190), which are sums of square numbers, are pyramids instead.  The beginners'
game has only the stones with the numbers n, n(n+1) and (n+1)(2n+1).

The board is eight squares wide.  Its squares are numbered from a1 = 0, rank by rank.  A board holds
one byte per square: the code of its stone, 0 for an empty square.  A code identifies the shape and
number, the side that the stone plays for and its original army.  A captured stone in play is turned
over: its number is underlined, and it plays for its captor.  A mask is a set of squares of the
board as an integer with one byte per square (1 if the square is in the set).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import compress
from typing import NamedTuple, TypeVar

from alveus.core.view import PieceKind
from alveus.families.rithmomachia.ruleset import Ruleset

T = TypeVar("T")

SIDES = ("white", "black")
LETTERS = "WB"
"""The letters of the sides in notation."""
ROUND, TRIANGLE, SQUARE, PYRAMID = "RTSP"
SHAPES = ROUND + TRIANGLE + SQUARE + PYRAMID
"""The letters of the shapes.  ``7@f8``, the placing of a captured 7 without the name of its shape,
means the first shape, in this order, of which the side has a captured 7 in reserve."""
KINDS: Mapping[str, PieceKind] = {
    ROUND: "round",
    TRIANGLE: "triangle",
    SQUARE: "square",
    PYRAMID: "pyramid",
}
"""The kind of piece in the view (JSON for the page), keyed by the letter of the shape."""
LAYERS: Mapping[int, tuple[int, ...]] = {91: (36, 25, 16, 9, 4, 1), 190: (64, 49, 36, 25, 16)}
"""The square numbers of a pyramid's layers, base first, keyed by the sum of the layers."""


class Stone(NamedTuple):
    """A stone: the side it plays for, its shape and number, its original army."""

    side: int
    shape: str
    value: int
    army: int

    @property
    def turned(self) -> bool:
        """True for a captured stone that now plays for its captor."""
        return self.side != self.army

    @property
    def original(self) -> Stone:
        """The stone as it was before it changed sides."""
        return self._replace(side=self.army)

    @property
    def text(self) -> str:
        """The stone in notation: ``WR6`` is White's round 6, ``WR7*`` a round 7 taken by White."""
        return f"{LETTERS[self.side]}{self.face}{'*' if self.turned else ''}"

    @property
    def face(self) -> str:
        """Shape and number: ``R6``."""
        return f"{self.shape}{self.value}"


def army(side: int, advanced: bool) -> tuple[tuple[str, int], ...]:
    """Return shape and number of each stone of a side, in the advanced or the beginners' game."""
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
"""All stones, indexed by code: 0 (empty square), original stones, stones that changed sides."""
SIDE_OF = tuple(stone.side for stone in STONES)
"""For each code (index of `STONES`) the side that the stone plays for; -1 for code 0."""
CODE: Mapping[Stone, int] = {stone: n for n, stone in enumerate(STONES) if n}
"""The code of every stone: its index in `STONES`."""
PYRAMIDS = tuple(CODE[Stone(side, PYRAMID, value, side)] for side, value in enumerate(LAYERS))
"""The codes of White's and Black's pyramid."""
CHANGE_SIDE = bytes([0, *(CODE[stone._replace(side=1 - stone.side)] for stone in STONES[1:])])
"""For each code the code of the same stone when it plays for the other side."""


def _codes(side: int) -> bytes:
    return bytes(code if code < len(STONES) and SIDE_OF[code] == side else 0 for code in range(256))


OCCUPIED = bytes(0 < code < len(STONES) for code in range(256))
"""Table for `bytes.translate` that turns the code of any stone on a board into 1."""
OWN_CODES = (_codes(0), _codes(1))
"""For each side, the table for `bytes.translate` that keeps the codes of the stones that play for
this side, and turns all others into 0."""
OWN = tuple(bytes(map(bool, codes)) for codes in OWN_CODES)
"""For each side, the table for `bytes.translate` that turns its stones into 1, others into 0."""

WIDTH = 8
FILES = "abcdefgh"
BITS = 8
"""Bits per square in a mask, which is a set of squares as an integer."""
NAMES = tuple(f"{file}{rank}" for rank in range(1, 17) for file in FILES)
"""The names of the squares of the largest board: ``a1`` is White's left corner."""
_SQUARES: Mapping[str, int] = {name: at for at, name in enumerate(NAMES)}

_BEGINNER = (
    ("S15 S45 T6 T20 T42 T72 P91 S153", ". . R2 R4 R6 R8 . ."),
    ("P190 S120 T90 T56 T30 T12 S66 S28", ". . R9 R7 R5 R3 . ."),
)
_BOISSIERE = (
    (
        "S25 S81 . . . . S169 S289",
        "S15 S45 T25 T20 T42 T49 P91 S153",
        "T9 T6 R4 R16 R36 R64 T72 T81",
        _BEGINNER[0][1],
    ),
    (
        "S361 S225 . . . . S121 S49",
        "P190 S120 T64 T56 T30 T36 S66 S28",
        "T100 T90 R81 R49 R25 R9 T12 T16",
        _BEGINNER[1][1],
    ),
)
_ALIGNED = (
    (_BOISSIERE[0][0], _BEGINNER[0][0], "T9 T25 R4 R16 R36 R64 T49 T81", _BEGINNER[0][1]),
    (_BOISSIERE[1][0], _BEGINNER[1][0], "T100 T64 R81 R49 R25 R9 T36 T16", _BEGINNER[1][1]),
)
"""The setup `aligned` of the advanced game, for White and for Black: the ranks from the edge
inwards, each with its stones from file a to file h ("." is an empty square)."""


def name(square: int) -> str:
    """Return the name of a square."""
    return NAMES[square]


def square_of(text: str, ranks: int) -> int | None:
    """Return the number of the square named `text`, such as "c4"; None if the board has none."""
    square = _SQUARES.get(text)
    return square if square is not None and square < ranks * WIDTH else None


def count_steps(a: int, b: int) -> int:
    """Return the number of steps between two squares along ranks and files."""
    return abs(a % WIDTH - b % WIDTH) + abs(a // WIDTH - b // WIDTH)


def bit(square: int) -> int:
    """Return the mask of one square: an integer with one byte per square, 1 for this square."""
    return 1 << BITS * square


def squares(mask: int) -> Iterator[int]:
    """Yield the squares of a mask (one byte per square) in ascending order."""
    while mask:
        low = mask & -mask
        yield (low.bit_length() - 1) // BITS
        mask ^= low


def squares_of(board: bytes | bytearray, side: int) -> Iterator[int]:
    """Yield the squares of a side's stones in ascending order."""
    return compress(range(len(board)), board.translate(OWN[side]))


def occupied_mask(board: bytes | bytearray) -> int:
    """Return the set of occupied squares as a mask: an integer with one byte per square."""
    return int.from_bytes(board.translate(OCCUPIED), "little")


def side_mask(board: bytes | bytearray, side: int) -> int:
    """Return the set of squares with a side's stones as a mask (one byte per square)."""
    return int.from_bytes(board.translate(OWN[side]), "little")


def own_stones(board: bytes, side: int) -> bytes:
    """Return the board with only the stones that play for `side`; all other squares are empty."""
    return board.translate(OWN_CODES[side])


def half(square: int, ranks: int) -> int:
    """Return whose half of a board of `ranks` ranks a square is in: 0 (White: lower half) or 1."""
    return int(square // WIDTH >= ranks // 2)


def slot(side: int, number: int) -> str:
    """Return the id of the place beside the board for stone `number` (from 0) taken by `side`."""
    return f"taken.{SIDES[side]}.{number}"


def cell(side: int, number: int, ranks: int) -> tuple[int, int]:
    """Return row and column of the place beside the board for a stone captured by `side`.

    `number` is the index of the stone among those that `side` has captured and not yet placed.  The
    board has `ranks` rows, numbered from 0 at the top, and the columns 0 to 7.  The place is to the
    right of the board: beside the lower half if `side` is White, beside the upper half if Black.
    """
    column, row = divmod(number, ranks // 2)
    return (row + ranks // 2 if side == 0 else row, WIDTH + column)


def opening(rules: Ruleset) -> bytes:
    """Return the board at the start.  Options: `edition`, `layout`, `rows` (rearmost rank used)."""
    armies: Sequence[Sequence[str]] = _BEGINNER
    if rules.advanced:
        armies = _ALIGNED if rules.layout == "aligned" else _BOISSIERE
    board = bytearray(rules.ranks * WIDTH)
    for side, ranks in enumerate(armies):
        for depth, stones in enumerate(ranks, 2 if rules.rows == "forward" else 0):
            rank = rules.ranks - 1 - depth if side else depth
            for column, face in enumerate(stones.split()):
                if face != ".":
                    stone = Stone(side, face[0], int(face[1:]), side)
                    board[rank * WIDTH + column] = CODE[stone]
    return bytes(board)


def write_board(board: bytes) -> list[str]:
    """Return the stones on a board as text, White's first, each side's by shape and number.

    ``WR2@c2`` is White's round 2 on c2; ``WR7*@d4`` is a round 7 that White has captured.
    """
    placed = sorted(
        ((stone := STONES[code]).side, SHAPES.index(stone.shape), stone.value, at)
        for at, code in enumerate(board)
        if code
    )
    return [f"{STONES[board[at]].text}@{name(at)}" for *_, at in placed]


def replace_side(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """Return `pair`, which has one value per side, with a new value for `side`."""
    return (pair[0], value) if side else (value, pair[1])


class Step(NamedTuple):
    """The move of a stone from one square to another."""

    source: int
    target: int
