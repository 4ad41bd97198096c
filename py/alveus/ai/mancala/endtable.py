"""The end of a game of sowing: what every board of at most ten beans is worth, exactly.

The worth of a board is how many beans more than the other the player on turn still gets when
both play best.  Endless play could make that hard to say, but `scripts/build_endtables.py` found
for every one of the 646,646 boards a worth that *both* players can force, within `LONGEST` plies
from one capture to the next, so that the rules which end a game in circles never have a say.
The table holds for the usual taking in a chain, with the rest going to who still has beans.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import comb
from operator import getitem, or_
from pkgutil import get_data

from alveus.ai.mancala.beans import HALF, OWN
from alveus.mancala.ruleset import PITS, ROW, Ruleset

BEANS = 10
"""The table holds every board of so many beans and fewer."""
SIZE = comb(BEANS + PITS, PITS)
LONGEST = 22
"""The most plies without a capture that forcing a worth takes."""

_CHOOSE = tuple(tuple(comb(beans + k - 1, k) for beans in range(BEANS + 1)) for k in range(1, 7))


def rows(beans: int) -> Iterator[int]:
    """All rows of so many beans, packed like the mover's, the fewest in the first pit first."""
    yield from _laid(beans, 0)


def _laid(beans: int, pit: int) -> Iterator[int]:
    if pit == ROW - 1:
        yield beans << 8 * pit
        return
    for first in range(beans + 1):
        for others in _laid(beans - first, pit + 1):
            yield first << 8 * pit | others


@lru_cache(maxsize=1)
def starts() -> dict[int, int]:
    """Where the boards begin that have the same row of the mover's, fewer beans in it first."""
    found, at = {}, 0
    for beans in range(BEANS + 1):
        boards = comb(BEANS - beans + ROW, ROW)
        for row in rows(beans):
            found[row] = at
            at += boards
    return found


def rank(board: int, beans: int) -> int:
    """The number of a packed board of so many beans in the table.

    For one row of the mover's, the beans that ten would still leave free, these and what lies in
    the other's last pit, and so on, plus k - 1, are six growing numbers, and growing numbers are
    counted by binomial coefficients (the combinatorial number system).  Boards that follow each
    other therefore differ in the other's last pits, which matter least to the player on turn; of
    all orders tried this one is packed the smallest.
    """
    behind = accumulate((board >> HALF + 8).to_bytes(ROW - 1, "big"), initial=BEANS - beans)
    return starts()[board & OWN] + sum(map(getitem, _CHOOSE, behind))


def pack(gets: bytes | bytearray) -> bytes:
    """The table as it is kept: two boards a byte, compressed."""
    return zlib.compress(bytes(map(or_, gets[::2], (high << 4 for high in gets[1::2]))), 9)


def unpack(packed: bytes) -> bytes:
    """What the player on turn still gets, by rank."""
    pairs, gets = zlib.decompress(packed), bytearray(SIZE)
    gets[::2] = pairs.translate(bytes(pair & 15 for pair in range(256)))
    gets[1::2] = pairs.translate(bytes(pair >> 4 for pair in range(256)))
    return bytes(gets)


@lru_cache(maxsize=1)
def table() -> bytes:
    """The shipped table, read once: half of what the worth and all beans add up to."""
    return unpack(get_data(__name__, "data/endtable.bin") or b"")


def holds(rules: Ruleset) -> bool:
    """Whether the table is true under these rules."""
    return rules.chain and rules.remainder != "nobody"


def worth(board: int, beans: int) -> int:
    """What a board of so many beans, at most `BEANS`, is worth to the player on turn."""
    return 2 * table()[rank(board, beans)] - beans
