"""The end of a race: how many throws a player needs to bear off all men from the home points.

Once the men have passed each other nobody can hinder anybody, and each player's road is a
game for one.  With two dice, no bonus for doubles and Lombard bearing off (the exact die, any
regular step, or the highest man by a die that exceeds it) every home of up to fifteen men on
six points has one best expectation.  There are 54,264 of them; `scripts/build_bearoff.py`
writes them as differences from home to home and this module reads them.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from operator import add, sub
from pkgutil import get_data

POINTS = 6
MEN = 15
SCALE = 512
"""The table's numbers are throws times this: a home's is true to a thousandth of a throw."""

SIZE = comb(MEN + POINTS, POINTS)

_AXES = range(1, POINTS)
"""The first would be as many steps again as all others, for a tenth of the bytes."""

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
    """The table as it is kept: five times over what it differs by from homes next to it."""
    steps = [round(value * SCALE) for value in throws]
    for axis in _AXES:
        for here, before in reversed([*_neighbours(axis)]):
            steps[here] = map(sub, steps[here], steps[before])
    folded = [2 * step if step >= 0 else -2 * step - 1 for step in steps]
    packer = zlib.compressobj(9, strategy=zlib.Z_FILTERED)
    low, high = bytes(step & 255 for step in folded), bytes(step >> 8 for step in folded)
    return packer.compress(low + high) + packer.flush()


def unpack(packed: bytes) -> array[int]:
    """The table's numbers by rank."""
    apart = zlib.decompress(packed)
    folded = (low | high << 8 for low, high in zip(apart[:SIZE], apart[SIZE:], strict=True))
    numbers = [step >> 1 ^ -(step & 1) for step in folded]
    for axis in reversed(_AXES):
        for here, before in _neighbours(axis):
            numbers[here] = map(add, numbers[here], numbers[before])
    return array("H", numbers)


def _neighbours(axis: int) -> Iterator[tuple[slice, slice]]:
    """Ranks side by side: homes, and those with one man fewer near the exit, one more behind.

    Near are the first `axis` + 1 points.  With the men behind given, homes of equally many near
    men lie together, and each block begins as the one before it does.
    """
    blocks = [(0, MEN)]
    for row in reversed(_CHOOSE[axis + 1 :]):
        blocks = [(at + row[near], near) for at, most in blocks for near in range(most + 1)]
    row = _CHOOSE[axis]
    for at, most in blocks:
        for near in range(1, most + 1):
            before, here = at + row[near - 1], at + row[near]
            yield slice(here, 2 * here - before), slice(before, here)


@lru_cache(maxsize=1)
def table() -> array[int]:
    """The shipped table, read once."""
    return unpack(get_data(__name__, "data/bearoff.bin") or b"")


def expected_throws(home: Sequence[int]) -> float:
    """How many throws it takes on average to bear off a home."""
    return table()[rank(home)] / SCALE
