"""Rows on the board: three or four stones of one side in the enemy's half that win.

They stand on one rank or file with no other stone between, their numbers ascending or
descending.  What a line of a half holds is worked out once and remembered, and so is where a
captured stone would complete a row.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from alveus.rithmomachia.layout import WIDTH
from alveus.rithmomachia.progressions import DEGREES, Progression, winning_progression
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import PYRAMID, STONES

Placed = tuple[tuple[int, int], ...]
"""Captured stones to be put down: square and code of each."""
_REMEMBERED = 4000
"""Rows of stones remembered for a line."""


class Row(NamedTuple):
    """A winning row: its squares along the line and the progression of its numbers."""

    squares: tuple[int, ...]
    progression: Progression


class _HalfLine:
    """A rank of the enemy's half, or the part of a file that lies in it."""

    def __init__(self, rules: Ruleset, side: int, at: range) -> None:
        self.rules = rules
        self.side = side
        self.at = at
        self.cut = slice(at[0], at[-1] + 1, at.step)
        self._rows: dict[bytes, tuple[Row, ...]] = {}
        self._placed: dict[tuple[bytes, bytes], tuple[Placed, ...]] = {}

    def rows(self, line: bytes) -> tuple[Row, ...]:
        """The winning rows that stand on the line."""
        found = self._rows.get(line)
        if found is None:
            found = tuple(self._find(line))
            if len(self._rows) >= _REMEMBERED:
                self._rows.clear()
            self._rows[line] = found
        return found

    def placements(self, line: bytes, reserve: bytes) -> tuple[Placed, ...]:
        """The ways to complete a row with captured stones."""
        key = (line, reserve)
        found = self._placed.get(key)
        if found is None:
            found = tuple(self._complete(line, reserve))
            if len(self._placed) >= _REMEMBERED:
                self._placed.clear()
            self._placed[key] = found
        return found

    def _find(self, line: bytes) -> Iterator[Row]:
        standing = [place for place, code in enumerate(line) if code]
        for size in (3, 4):
            for first in range(len(standing) - size + 1):
                places = standing[first : first + size]
                progression = self._progression([line[place] for place in places])
                if progression is not None:
                    yield Row(tuple(self.at[place] for place in places), progression)

    def _progression(self, codes: list[int]) -> Progression | None:
        stones = [STONES[code] for code in codes]
        if any(stone.side != self.side for stone in stones):
            return None
        if sum(stone.turned for stone in stones) > self.rules.max_captured:
            return None
        if not self.rules.pyramid_in_row and any(stone.shape == PYRAMID for stone in stones):
            return None
        values = tuple(stone.value for stone in stones)
        ascending = tuple(sorted(set(values)))
        if len(ascending) < len(values) or values not in (ascending, ascending[::-1]):
            return None
        return winning_progression(self.rules, ascending)

    def _complete(self, line: bytes, reserve: bytes) -> Iterator[Placed]:
        own = sum(STONES[code].side == self.side for code in line if code)
        empty = [place for place, code in enumerate(line) if not code]
        usable = bytes(code for code in sorted(reserve) if STONES[code].shape != PYRAMID)
        for count in range(1, self.rules.max_captured + 1):
            if own + count < 3:
                continue
            choices = sorted(set(permutations(usable, count)))
            for places in combinations(empty, count):
                for codes in choices:
                    filled = bytearray(line)
                    for place, code in zip(places, codes, strict=True):
                        filled[place] = code
                    placed = {self.at[place] for place in places}
                    if any(placed <= set(row.squares) for row in self.rows(bytes(filled))):
                        yield tuple(zip(sorted(placed), codes, strict=True))


class Rows:
    """The rows of boards under one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        middle, ranks = rules.ranks // 2, rules.ranks
        self._lines = tuple(
            tuple(_HalfLine(rules, side, at) for at in _half_lines(first, first + middle))
            for side, first in ((0, ranks - middle), (1, 0))
        )

    def standing(self, board: bytes, side: int) -> list[Row]:
        """The winning rows of a side, whether or not they count yet; the highest degree first."""
        found = [row for line in self._lines[side] for row in line.rows(board[line.cut])]
        return sorted(found, key=lambda row: -DEGREES.index(row.progression.degree))

    def placements(self, board: bytes, side: int, reserve: bytes) -> list[Placed]:
        """Every way in which captured stones complete a row of a side."""
        found: dict[Placed, None] = {}
        for line in self._lines[side]:
            found.update(dict.fromkeys(line.placements(board[line.cut], reserve)))
        return sorted(found)


@lru_cache(maxsize=8)
def rows(rules: Ruleset) -> Rows:
    """The rows under a ruleset; what was found on lines is shared."""
    return Rows(rules)


def _half_lines(first: int, end: int) -> Iterator[range]:
    for rank in range(first, end):
        yield range(rank * WIDTH, rank * WIDTH + WIDTH)
    for file in range(WIDTH):
        yield range(first * WIDTH + file, end * WIDTH, WIDTH)
