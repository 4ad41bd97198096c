"""What a row of stones on a rank, a file or a diagonal brings: who sees whom, who is met.

An *eruptio* reaches along a line over empty squares, an *insidiae* holds a stone between two
neighbours: both depend on one line alone.  So a line is worked out once for each row of stones
seen on it and remembered.  A move changes three or four lines, all others are found again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from alveus.rithmomachia.layout import WIDTH, bit
from alveus.rithmomachia.stones import STONES
from alveus.rithmomachia.sums import Sums

T = TypeVar("T")

_REMEMBERED = 4000
"""Rows of stones remembered for a line."""

_SIDE = tuple(stone.side for stone in STONES)

_PINCER_STEPS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"opposite": (1, WIDTH), "horizontal": (1,), "reach": ()}
)
"""The lines on which neighbours hold a stone between them: ranks and files, or ranks alone."""


Masks = tuple[int, int]


class Attack(NamedTuple):
    """A stone met by the other side: how, by which stones, and the sum that meets it."""

    kind: str
    """`eruptio`, `insidiae`, `congressus` or `extended`."""
    stones: tuple[int, ...]
    """The attackers' squares; in an extended eruptio the further stone is the last."""
    target: int
    formula: str
    """The sum as it is written: ``6 · 5 = 30``."""
    met: int
    """The number that is met: of a pyramid its total or its base."""


class Sight(NamedTuple):
    """A stone and the first one it sees on a line, so many steps away."""

    stone: int
    target: int
    steps: int


class Findings(NamedTuple):
    """What a row of stones on a line brings."""

    attacks: tuple[Attack, ...]
    sights: tuple[Sight, ...]


class Line:
    """A rank, file or diagonal with what was seen on it."""

    def __init__(self, sums: Sums, start: int, step: int, length: int) -> None:
        self.sums = sums
        self.pincers = step in _PINCER_STEPS[sums.rules.pincer]
        self.at = tuple(range(start, start + step * length, step))
        self._bits = tuple(map(bit, self.at))
        self.cut = slice(start, start + step * (length - 1) + 1, step)
        self.masks: dict[bytes, Masks] = {}
        """For rows of stones seen before the masks of White's and Black's that are attacked."""
        self._findings: dict[bytes, Findings] = {}

    def find_attacked(self, row: bytes) -> Masks:
        """The masks of White's and of Black's stones that are attacked in a row of stones."""
        masks, sights, pincers = [0, 0], self.sums.sights, self.pincers
        last = at = 0
        for place, code in enumerate(row):
            if not code:
                continue
            if last and _SIDE[last] != _SIDE[code]:
                there, here = sights(last, code, place - at)
                if there:
                    masks[_SIDE[last]] |= self._bits[at]
                if here:
                    masks[_SIDE[code]] |= self._bits[place]
            if pincers and place > 1 and at == place - 1:
                first = row[place - 2]
                held = first and _SIDE[first] == _SIDE[code] != _SIDE[last]
                if held and self.sums.pairs(first, code, last):
                    masks[_SIDE[last]] |= self._bits[at]
            last, at = code, place
        found = masks[0], masks[1]
        _remember(self.masks, row, found)
        return found

    def findings(self, board: bytes) -> Findings:
        """The attacks along the line."""
        row = board[self.cut]
        found = self._findings.get(row)
        if found is None:
            found = self._examine(row)
            _remember(self._findings, row, found)
        return found

    def _examine(self, row: bytes) -> Findings:
        at = self.at
        sights = tuple(_sights(row))
        attacks = [
            Attack("eruptio", (at[stone],), at[target], *met)
            for stone, target, steps in sights
            for met in self.sums.eruptions(row[stone], row[target], steps)
        ]
        attacks += [
            Attack("insidiae", (at[left], at[right]), at[held], *met)
            for left, held, right in (_pincers(row) if self.pincers else ())
            for met in self.sums.pairs(row[left], row[right], row[held])
        ]
        return Findings(
            tuple(attacks),
            tuple(Sight(at[stone], at[target], steps) for stone, target, steps in sights),
        )


def _sights(row: bytes) -> Iterator[Sight]:
    """Who sees an enemy on a line, by their places on it."""
    places = [place for place, code in enumerate(row) if code]
    for one, other in pairwise(places):
        if _SIDE[row[one]] != _SIDE[row[other]]:
            yield Sight(one, other, other - one)
            yield Sight(other, one, other - one)


def _pincers(row: bytes) -> Iterator[tuple[int, int, int]]:
    """The stones that two enemies hold between them, each with these beside it."""
    for held in range(1, len(row) - 1):
        left, code, right = row[held - 1 : held + 2]
        if left and code and right and _SIDE[left] == _SIDE[right] != _SIDE[code]:
            yield held - 1, held, held + 1


def _remember(known: dict[bytes, T], row: bytes, found: T) -> None:
    if len(known) >= _REMEMBERED:
        known.clear()
    known[row] = found


def lines(sums: Sums) -> list[Line]:
    """All lines of the board on which stones see each other."""
    rules, ranks = sums.rules, sums.rules.ranks
    found = [Line(sums, rank * WIDTH, 1, WIDTH) for rank in range(ranks)]
    found += [Line(sums, file, WIDTH, ranks) for file in range(WIDTH)]
    if rules.diagonal:
        for file, step in ((0, WIDTH + 1), (WIDTH - 1, WIDTH - 1)):
            edge = [file + WIDTH * rank for rank in range(ranks)]
            edge += [other for other in range(WIDTH) if other != file]
            for start in edge:
                across = WIDTH - start % WIDTH if step > WIDTH else start % WIDTH + 1
                length = min(across, ranks - start // WIDTH)
                if length > 1:
                    found.append(Line(sums, start, step, length))
    return found
