"""An outline parted into groups by chance, as prescribed numbers allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from alveus.core.stream import Stream
from alveus.dominoes.terzett.board import FREE
from alveus.dominoes.terzett.groups import Groups

TWO = -2
"""In the place of a number: two are prescribed, so that it is no group."""
PATIENCE = 200_000
"""Steps after which it is left open whether the outline can be parted at all."""


class PartitionSearch:
    """The ways to part an outline into groups, none of which has two prescribed numbers."""

    def __init__(self, groups: Groups, given: Sequence[int], reach: int) -> None:
        self.groups = groups
        self.others = reach
        """How many other numbers every number meets on a tile."""
        self.most = groups.kind.groups(reach)
        """How many groups every number has."""
        self.numbers = [self._number(group, given) for group in range(len(groups.cells))]
        """For every group the number prescribed to it, FREE if any would do, or TWO."""
        self.steps = 0
        self._dead: set[tuple[int, tuple[int, ...]]] = set()

    @property
    def open(self) -> bool:
        """Whether it was given up before every way had been tried."""
        return self.steps > PATIENCE

    def find_partition(self, chance: Stream) -> list[int] | None:
        """One way, or None if there is none; what has failed once is not tried again."""
        found: list[int] = []
        counts = [0] * (self.others + 1)
        self.steps = 0
        whole = (1 << len(self.groups.figure.cells)) - 1
        return found if self._part(whole, counts, found, chance) else None

    def promising(self, parted: Sequence[int]) -> bool:
        """Whether every number that is wholly prescribed can meet each other number.

        Nine noughts in a row need seven different groups under them; few partings have them.
        """
        counts = Counter(self.numbers[group] for group in parted)
        for number, count in counts.items():
            if number == FREE or count < self.most:
                continue
            mine = [group for group in parted if self.numbers[group] == number]
            beside = {
                other
                for other in parted
                if other not in mine and any(self.groups.touch(group, other) for group in mine)
            }
            free = sum(self.numbers[other] == FREE for other in beside)
            if free + len({self.numbers[other] for other in beside} - {FREE}) < self.others:
                return False
        return True

    def _part(self, left: int, counts: list[int], found: list[int], chance: Stream) -> bool:
        if not left:
            return True
        self.steps += 1
        here = left, tuple(counts)
        if here in self._dead or self.steps > PATIENCE:
            return False
        masks = self.groups.masks
        ways = list(self.groups.at[(left & -left).bit_length() - 1])
        chance.shuffle(ways)
        for group in ways:
            number = self.numbers[group]
            if masks[group] & left != masks[group] or number == TWO:
                continue
            if number != FREE:
                if counts[number] == self.most:
                    continue
                counts[number] += 1
            found.append(group)
            if self._part(left & ~masks[group], counts, found, chance):
                return True
            found.pop()
            if number != FREE:
                counts[number] -= 1
        if not self.open:
            self._dead.add(here)
        return False

    def _number(self, group: int, given: Sequence[int]) -> int:
        prescribed = {given[cell] for cell in self.groups.cells[group]} - {FREE}
        if len(prescribed) > 1:
            return TWO
        return prescribed.pop() if prescribed else FREE
