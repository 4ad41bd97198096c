"""Numbers for the groups of a figure whose key is fixed, so that every tile comes once.

The groups are points, the tiles of the key lines between them: what is wanted is a number for each
point, every number equally often, such that no two lines have the same two numbers.  The point
with the fewest numbers left comes first.  As far as numbers are not prescribed they are all alike,
so of those not used yet one stands for all.

This is where composing backwards gains: hardly any figure of numbers laid first has a key, but
most keys laid first over groups have numbers, and these are found in some thousand steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from alveus.core.stream import Stream
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.terzett.board import FREE

PATIENCE = 1500
"""Numbers written after which another key is better."""


class NumberSearch:
    """A search for the numbers of one key."""

    def __init__(
        self, given: Sequence[int], joined: Iterable[tuple[int, int]], reach: int, most: int
    ) -> None:
        """`given` are the groups' prescribed numbers or FREE; `most` groups have the same."""
        count = len(given)
        self.numbers = [FREE] * count
        self.most = most
        self._beside: list[list[int]] = [[] for _ in range(count)]
        self._double = [False] * count
        for a, b in joined:
            if a == b:
                self._double[a] = True
            else:
                self._beside[a].append(b)
                self._beside[b].append(a)
        every = (1 << (reach + 1)) - 1
        self._allowed = [every if number == FREE else 1 << number for number in given]
        self._named = {number for number in given if number != FREE}
        self._counts = [0] * (reach + 1)
        self._used = [0] * (reach + 1)
        """For every number the mask of those it lies with on a tile."""
        self.steps = 0

    def find_numbers(self, chance: Stream) -> bool:
        """Writes all numbers; false where patience ends or there are none."""
        return self._write(len(self.numbers), chance)

    def _write(self, left: int, chance: Stream) -> bool:
        if not left:
            return True
        self.steps += 1
        if self.steps > PATIENCE:
            return False
        group, allowed = self._narrowest()
        options = list(bits(allowed))
        chance.shuffle(options)
        fresh = False
        for number in options:
            if not self._counts[number] and number not in self._named:
                if fresh:
                    continue
                fresh = True
            others = [self.numbers[other] for other in self._beside[group]]
            others = [number if self._double[group] else FREE, *others]
            used = [other for other in others if other != FREE]
            self._set(group, number, used)
            if self._write(left - 1, chance):
                return True
            self._unset(group, number, used)
        return False

    def _narrowest(self) -> tuple[int, int]:
        """The group with the fewest numbers left; of several the one with most neighbours."""
        best, allowed, fewest = -1, 0, 99
        for group, number in enumerate(self.numbers):
            if number == FREE:
                left = self._left(group)
                count = left.bit_count()
                if not count:
                    return group, 0
                if count < fewest or (
                    count == fewest and len(self._beside[group]) > len(self._beside[best])
                ):
                    best, allowed, fewest = group, left, count
        return best, allowed

    def _left(self, group: int) -> int:
        """The numbers a group could still have, as a mask."""
        allowed, met = self._allowed[group], 0
        for other in self._beside[group]:
            number = self.numbers[other]
            if number != FREE:
                if met >> number & 1:
                    return 0
                met |= 1 << number
                allowed &= ~self._used[number]
        if self._double[group]:
            allowed &= ~met
        for number in bits(allowed):
            full = self._counts[number] == self.most
            if full or (self._double[group] and self._used[number] >> number & 1):
                allowed &= ~(1 << number)
        return allowed

    def _set(self, group: int, number: int, used: Sequence[int]) -> None:
        self.numbers[group] = number
        self._counts[number] += 1
        for other in used:
            self._used[number] |= 1 << other
            self._used[other] |= 1 << number

    def _unset(self, group: int, number: int, used: Sequence[int]) -> None:
        self.numbers[group] = FREE
        self._counts[number] -= 1
        for other in used:
            self._used[number] &= ~(1 << other)
            self._used[other] &= ~(1 << number)
