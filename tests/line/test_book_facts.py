"""Facts about domino sets in Adler's book, checked, and corrected where they are wrong."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

TABLE = {6: (28, 7, 168, 8), 7: (36, 8, 252, 9), 8: (45, 9, 360, 10), 9: (55, 10, 495, 11)}
"""For each reach: tiles, doubles, pips, and the occurrences of each number, as printed."""


def tiles(reach: int) -> list[tuple[int, int]]:
    """Return all tiles of a set."""
    return list(combinations_with_replacement(range(reach + 1), 2))


def unused(reach: int, equal_ends: bool) -> int:
    """Return the fewest tiles that a chain of the set leaves over (Euler).

    If a number is on an odd number of tiles, doubles excluded, one of these tiles is left over.  A
    tile can be left over for both of its numbers.  If the ends of the chain may differ, two of the
    numbers are the ends, and need no tile left over.
    """
    joins = Counter(half for tile in tiles(reach) if tile[0] != tile[1] for half in tile)
    odd = sum(count % 2 for count in joins.values())
    return max(0, odd - 2 * (not equal_ends)) // 2


@pytest.mark.parametrize("reach", TABLE)
def test_table_of_sets(reach: int) -> None:
    whole = tiles(reach)
    halves = Counter(half for tile in whole for half in tile)
    doubles = sum(a == b for a, b in whole)
    pips = sum(map(sum, whole))
    assert (len(whole), doubles, pips, halves[reach]) == TABLE[reach]
    assert len(set(halves.values())) == 1
    assert pips == reach * len(whole)
    assert sum(reach in tile for tile in whole) == doubles


def test_tiles_left_over_by_a_chain() -> None:
    """The book has 0, 3, 0 and 5: it mixes chains with different and with equal ends."""
    assert [unused(reach, equal_ends=False) for reach in TABLE] == [0, 3, 0, 4]
    assert [unused(reach, equal_ends=True) for reach in TABLE] == [0, 4, 0, 5]
