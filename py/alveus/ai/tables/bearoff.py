"""The end of a race: how many throws a player needs to bear off all men from the home points.

Once the men have passed each other nobody can hinder anybody, and each player's road is a
game for one.  With two dice, no bonus for doubles and Lombard bearing off (the exact die, any
regular step, or the highest man by a die that exceeds it) every home of up to fifteen men on
six points has one best expectation.  There are 54,264 of them; `scripts/build_bearoff.py`
writes them as 16-bit steps and this module reads them.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import comb
from pkgutil import get_data

POINTS = 6
MEN = 15
SCALE = 4096
"""The table's numbers are throws times this."""

SIZE = comb(MEN + POINTS, POINTS)

_CHOOSE = tuple(tuple(comb(men + k - 1, k) for men in range(MEN + 1)) for k in range(1, POINTS + 1))


def rank(home: Sequence[int]) -> int:
    """The number of a home in the table; `home` counts the men one, two, … six points from exit.

    The men at most k points away, plus k - 1, are six growing numbers, and growing numbers are
    counted by binomial coefficients (the combinatorial number system).
    """
    men = number = 0
    for row, here in zip(_CHOOSE, home, strict=True):
        men += here
        number += row[men]
    return number


def pack(throws: Sequence[float]) -> bytes:
    """The table as it is kept: 16-bit steps from number to number, low and high bytes apart.

    Homes that follow each other differ by a man's step or two, so their numbers do by little.
    """
    whole = [round(value * SCALE) for value in throws]
    steps = array("h", (after - before for before, after in pairwise([0, *whole])))
    if sys.byteorder == "big":
        steps.byteswap()
    raw = steps.tobytes()
    return zlib.compress(raw[0::2] + raw[1::2], 9)


def unpack(packed: bytes) -> array[int]:
    """The table's numbers by rank."""
    apart = zlib.decompress(packed)
    raw = bytearray(len(apart))
    raw[0::2], raw[1::2] = apart[: len(apart) // 2], apart[len(apart) // 2 :]
    steps = array("h", bytes(raw))
    if sys.byteorder == "big":
        steps.byteswap()
    return array("H", accumulate(steps))


@lru_cache(maxsize=1)
def table() -> array[int]:
    """The shipped table, read once."""
    return unpack(get_data(__name__, "data/bearoff.bin") or b"")


def expected_throws(home: Sequence[int]) -> float:
    """How many throws it takes on average to bear off a home."""
    return table()[rank(home)] / SCALE
