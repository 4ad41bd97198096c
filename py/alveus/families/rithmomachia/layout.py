"""The board: squares, masks, the slots for captured stones and the opening positions.

The board is eight squares wide.  Squares are numbered from a1 = 0, rank by rank.  A mask is an
integer with one byte per square, so that a board of bytes converts to a mask directly.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import compress

from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.stones import (
    CODE,
    OCCUPIED,
    OWN,
    OWN_CODES,
    SHAPES,
    SIDES,
    STONES,
    Stone,
)

WIDTH = 8
FILES = "abcdefgh"
BITS = 8
"""Bits per square in a mask."""
_SQUARES = range(16 * WIDTH)

_BEGINNER = (
    ("S15 S45 T6 T20 T42 T72 P91 S153", ". . R2 R4 R6 R8 . ."),
    ("P190 S120 T90 T56 T30 T12 S66 S28", ". . R9 R7 R5 R3 . ."),
)
_BOISSIERE = (
    (
        "S25 S81 . . . . S169 S289",
        "S15 S45 T25 T20 T42 T49 P91 S153",
        "T9 T6 R4 R16 R36 R64 T72 T81",
        ". . R2 R4 R6 R8 . .",
    ),
    (
        "S361 S225 . . . . S121 S49",
        "P190 S120 T64 T56 T30 T36 S66 S28",
        "T100 T90 R81 R49 R25 R9 T12 T16",
        ". . R9 R7 R5 R3 . .",
    ),
)
_ALIGNED = (
    (
        _BOISSIERE[0][0],
        "S15 S45 T6 T20 T42 T72 P91 S153",
        "T9 T25 R4 R16 R36 R64 T49 T81",
        _BOISSIERE[0][3],
    ),
    (
        _BOISSIERE[1][0],
        "P190 S120 T90 T56 T30 T12 S66 S28",
        "T100 T64 R81 R49 R25 R9 T36 T16",
        _BOISSIERE[1][3],
    ),
)
"""Layout `aligned`: the stones on the ranks of White and of Black, from the edge inwards."""


def name(square: int) -> str:
    """Return the name of a square: ``a1`` is White's left corner."""
    return f"{FILES[square % WIDTH]}{square // WIDTH + 1}"


def square_of(text: str, ranks: int) -> int | None:
    """Return the square with a name, or None if the board has no such square."""
    if not re.fullmatch(r"[a-h][1-9][0-9]?", text):
        return None
    rank = int(text[1:]) - 1
    return rank * WIDTH + FILES.index(text[0]) if rank < ranks else None


def bit(square: int) -> int:
    """Return the mask of one square."""
    return 1 << BITS * square


def squares(mask: int) -> Iterator[int]:
    """Yield the squares of a mask in ascending order."""
    while mask:
        low = mask & -mask
        yield (low.bit_length() - 1) // BITS
        mask ^= low


def squares_of(board: bytes | bytearray, side: int) -> Iterator[int]:
    """Yield the squares of a side's stones in ascending order."""
    return compress(_SQUARES, board.translate(OWN[side]))


def occupied_mask(board: bytes | bytearray) -> int:
    """Return the mask of all stones."""
    return int.from_bytes(board.translate(OCCUPIED), "little")


def side_mask(board: bytes | bytearray, side: int) -> int:
    """Return the mask of a side's stones."""
    return int.from_bytes(board.translate(OWN[side]), "little")


def own_stones(board: bytes, side: int) -> bytes:
    """Return the board with the stones of one side only."""
    return board.translate(OWN_CODES[side])


def half(square: int, ranks: int) -> int:
    """Return the side whose half of the board contains a square."""
    return int(square // WIDTH >= ranks // 2)


def slot(side: int, number: int) -> str:
    """Return the place beside the board for the n-th stone captured by a side."""
    return f"taken.{SIDES[side]}.{number}"


def cell(side: int, number: int, ranks: int) -> tuple[int, int]:
    """Return row and column of a slot, right of the board, with Black's captures above."""
    column, row = divmod(number, ranks // 2)
    return (row + ranks // 2 if side == 0 else row, WIDTH + column)


def opening(rules: Ruleset) -> bytes:
    """Return the board at the start.

    In the beginners' game the armies occupy the outermost ranks, which leaves eight empty ranks
    between them, as in the advanced game.  The advanced arrangement is Boissière's.  Fulke's is
    the same, two ranks nearer to the centre (`forward`).
    """
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
    """Return the stones of a board in notation, White's first, by shape and number."""
    stones = [(STONES[code], at) for at, code in enumerate(board) if code]
    stones.sort(
        key=lambda placed: (
            placed[0].side,
            SHAPES.index(placed[0].shape),
            placed[0].value,
            placed[1],
        )
    )
    return [f"{stone.text}@{name(at)}" for stone, at in stones]
