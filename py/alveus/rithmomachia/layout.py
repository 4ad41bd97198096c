"""The board, eight squares wide, and where the armies stand at the start."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import compress

from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import ANY, CODE, MINE, SHAPES, STONES, Stone

WIDTH = 8
FILES = "abcdefgh"
UNIT = 8
"""Bits of a mask for one square, so that a board of bytes is a mask at once."""
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
"""For White and Black the ranks from the outermost inwards."""


def name(square: int) -> str:
    """The name of a square: ``a1`` is White's left corner."""
    return f"{FILES[square % WIDTH]}{square // WIDTH + 1}"


def square_of(written: str, ranks: int) -> int | None:
    """The square of a name, or None where the board has no such square."""
    if not re.fullmatch(r"[a-h][1-9][0-9]?", written):
        return None
    rank = int(written[1:]) - 1
    return rank * WIDTH + FILES.index(written[0]) if rank < ranks else None


def bit(square: int) -> int:
    """The bit of a square in a mask."""
    return 1 << UNIT * square


def standing(board: bytes | bytearray, side: int) -> Iterator[int]:
    """The squares where a side's stones stand, in order."""
    return compress(_SQUARES, board.translate(MINE[side]))


def squares(mask: int) -> Iterator[int]:
    """The squares of a mask, in order."""
    while mask:
        low = mask & -mask
        yield (low.bit_length() - 1) // UNIT
        mask ^= low


def occupied_mask(board: bytes | bytearray) -> int:
    """The mask of all stones."""
    return int.from_bytes(board.translate(ANY), "little")


def half(square: int, ranks: int) -> int:
    """Whose half of the board a square lies in."""
    return int(square // WIDTH >= ranks // 2)


def opening(rules: Ruleset) -> bytes:
    """The board at the start.

    Beginners stand on the outermost ranks, which leaves eight empty between the armies as in the
    advanced game.  The advanced arrangement is Boissière's; Fulke has the same two ranks further
    on (`forward`).
    """
    armies: Sequence[Sequence[str]] = _BEGINNER
    if rules.advanced:
        armies = _ALIGNED if rules.aligned else _BOISSIERE
    board = bytearray(rules.ranks * WIDTH)
    for side, ranks in enumerate(armies):
        for depth, stones in enumerate(ranks, 2 if rules.forward else 0):
            rank = rules.ranks - 1 - depth if side else depth
            for column, face in enumerate(stones.split()):
                if face != ".":
                    stone = Stone(side, face[0], int(face[1:]), side)
                    board[rank * WIDTH + column] = CODE[stone]
    return bytes(board)


def write_board(board: bytes) -> list[str]:
    """The stones of a board in notation, White's first, by shape and number."""
    standing = [(STONES[code], at) for at, code in enumerate(board) if code]
    standing.sort(key=lambda one: (one[0].side, SHAPES.index(one[0].shape), one[0].value, one[1]))
    return [f"{stone.text}@{name(at)}" for stone, at in standing]
