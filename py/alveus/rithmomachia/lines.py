"""What a row of stones on a rank, a file or a diagonal brings: who sees whom, who is met.

An *eruptio* reaches along a line over empty squares, an *insidiae* holds a stone between two
neighbours: both depend on one line alone.  So a line is worked out once for each row of stones
seen on it and remembered.  A move changes three or four lines, all others are found again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from types import MappingProxyType
from typing import NamedTuple

from alveus.rithmomachia.arithmetic import eruptions, numbers, pair_sums, strengths
from alveus.rithmomachia.layout import WIDTH, bit
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import STONES

_REMEMBERED = 4000
"""Rows of stones remembered for a line."""

_PINCER_STEPS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"opposite": (1, WIDTH), "horizontal": (1,), "reach": ()}
)
"""The lines on which neighbours hold a stone between them: ranks and files, or ranks alone."""


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

    masks: tuple[int, int]
    """The masks of White's and Black's stones that are attacked."""
    attacks: tuple[Attack, ...]
    sights: tuple[Sight, ...]


class Line:
    """A rank, file or diagonal with what was seen on it."""

    def __init__(self, rules: Ruleset, start: int, step: int, length: int) -> None:
        self.rules = rules
        self.step = step
        self.at = tuple(range(start, start + step * length, step))
        self.cut = slice(start, start + step * (length - 1) + 1, step)
        self._known: dict[bytes, Findings] = {}

    def findings(self, board: bytes) -> Findings:
        """The attacks along the line."""
        row = board[self.cut]
        found = self._known.get(row)
        if found is None:
            found = self._examine(row)
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[row] = found
        return found

    def _examine(self, row: bytes) -> Findings:
        standing = [place for place, code in enumerate(row) if code]
        sights = []
        for one, other in pairwise(standing):
            if STONES[row[one]].side != STONES[row[other]].side:
                sights += [Sight(one, other, other - one), Sight(other, one, other - one)]
        attacks = [attack for sight in sights for attack in self._eruptions(row, sight)]
        if self.step in _PINCER_STEPS[self.rules.pincer]:
            attacks += self._pincers(row, standing)
        masks = [0, 0]
        for attack in attacks:
            masks[STONES[row[attack.target]].side] |= bit(self.at[attack.target])
        return Findings(
            (masks[0], masks[1]),
            tuple(
                attack._replace(
                    stones=tuple(self.at[place] for place in attack.stones),
                    target=self.at[attack.target],
                )
                for attack in attacks
            ),
            tuple(Sight(self.at[s.stone], self.at[s.target], s.steps) for s in sights),
        )

    def _eruptions(self, row: bytes, sight: Sight) -> Iterator[Attack]:
        wanted = numbers(row[sight.target])
        for number in strengths(self.rules, row[sight.stone]):
            for result, text in eruptions(self.rules, number, sight.steps):
                if result in wanted:
                    formula = f"{text} = {result}"
                    yield Attack("eruptio", (sight.stone,), sight.target, formula, result)

    def _pincers(self, row: bytes, standing: list[int]) -> Iterator[Attack]:
        for left, held, right in zip(standing, standing[1:], standing[2:], strict=False):
            sides = [STONES[row[place]].side for place in (left, held, right)]
            if right - left == 2 and sides[0] == sides[2] != sides[1]:
                yield from pair_attacks(self.rules, row, left, right, held)


def pair_attacks(rules: Ruleset, row: bytes, one: int, other: int, target: int) -> Iterator[Attack]:
    """The attacks of two stones on a third between them, by what their numbers make."""
    wanted = numbers(row[target])
    for a, b in product(strengths(rules, row[one]), strengths(rules, row[other])):
        for result, text in pair_sums(rules, a, b):
            if result in wanted:
                yield Attack("insidiae", (one, other), target, f"{text} = {result}", result)


def lines(rules: Ruleset) -> list[Line]:
    """All lines of the board on which stones see each other."""
    ranks = rules.ranks
    found = [Line(rules, rank * WIDTH, 1, WIDTH) for rank in range(ranks)]
    found += [Line(rules, file, WIDTH, ranks) for file in range(WIDTH)]
    if rules.diagonal:
        for file, step in ((0, WIDTH + 1), (WIDTH - 1, WIDTH - 1)):
            edge = [file + WIDTH * rank for rank in range(ranks)]
            edge += [other for other in range(WIDTH) if other != file]
            for start in edge:
                across = WIDTH - start % WIDTH if step > WIDTH else start % WIDTH + 1
                length = min(across, ranks - start // WIDTH)
                if length > 1:
                    found.append(Line(rules, start, step, length))
    return found
