"""The exact value of every board of at most ten beans.

The value of a board is the number of beans that the player on turn still wins, minus the number
that the opponent still wins, if both play best.  `scripts/build_endtables.py` found for each of the
646,646 boards a value that both players can force with at most `LONGEST` plies between captures, so
that the rules that end a game without progress have no effect.

Boards and rows of pits are packed integers (see `fast`).  The rank of a board is its index in the
table.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import comb
from operator import getitem
from pkgutil import get_data

from alveus.families.bohnenspiel.board import PITS, ROW
from alveus.families.bohnenspiel.opponent.fast import HALF, OWN

PROVED = {
    "direction": ("ccw", "cw"), "skip_start": (False, True), "chain": (True,),
    "remainder": ("other", "own_rows"), "early_win": (False, True),
    "endless": ("repetition", "cap", "off"), "skips": (0, 3), "by_beans": (False, True),
    "beans": (3, 4, 5, 6),
}  # fmt: skip
"""For each option of the rules (see `Ruleset`), the readings under which the table is used.  Its
board values are exact only if no player passes (option `skips`) or wins early (`early_win`)."""
BEANS = 10
"""Maximum number of beans on a board of the table."""
SIZE = comb(BEANS + PITS, PITS)
LONGEST = 22
"""A player can force a board's value with at most this number of plies between two captures."""

_CHOOSE = tuple(tuple(comb(beans + k - 1, k) for beans in range(BEANS + 1)) for k in range(1, 7))


def rows(beans: int, pit: int = 0) -> Iterator[int]:
    """Yield all rows of pits with `beans` beans in the pits from `pit` on and none in others.

    A row has one byte per pit.  The rows are sorted by the beans in `pit`, then in the next pit, …
    """
    if pit == ROW - 1:
        yield beans << 8 * pit
        return
    for first in range(beans + 1):
        for others in rows(beans - first, pit + 1):
            yield first << 8 * pit | others


@lru_cache(maxsize=1)
def starts() -> dict[int, int]:
    """Map the mover's row (one byte per pit) to the lowest table index of a board with this row."""
    ranks, rank = {}, 0
    for beans in range(BEANS + 1):
        boards = comb(BEANS - beans + ROW, ROW)
        for row in rows(beans):
            ranks[row] = rank
            rank += boards
    return ranks


def rank(board: int, beans: int) -> int:
    """Return the rank (table index) of a packed board of `beans` beans.

    The boards with the same row of the mover have adjacent ranks; `starts` has the lowest of them.
    Add the binomial coefficients C(s + k - 1, k) for k = 1 to 6, where s is the sum of the first k
    of these numbers: ten minus `beans`, then the beans in the opponent's pits 6, 5, 4, 3 and 2.
    """
    sums = accumulate((board >> HALF + 8).to_bytes(ROW - 1, "big"), initial=BEANS - beans)
    return starts()[board & OWN] + sum(map(getitem, _CHOOSE, sums))


def unpack(packed: bytes) -> bytes:
    """Decompress the table; the byte at each rank is the beans that the mover still wins."""
    pairs, wins = zlib.decompress(packed), bytearray(SIZE)
    wins[::2] = pairs.translate(bytes(pair & 15 for pair in range(256)))
    wins[1::2] = pairs.translate(bytes(pair >> 4 for pair in range(256)))
    return bytes(wins)


@lru_cache(maxsize=1)
def table() -> bytes:
    """Return the table: the byte at each rank is the number of beans that the mover still wins."""
    return unpack(get_data(__name__, "data/endtable.bin") or b"")


def value_of(board: int, beans: int) -> int:
    """Return the beans that the player on turn still wins minus those of the opponent.

    `board` is a packed board (see `fast`), `beans` the number of beans on it, at most `BEANS`.
    """
    return 2 * table()[rank(board, beans)] - beans
