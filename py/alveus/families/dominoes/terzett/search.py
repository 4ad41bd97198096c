"""Randomised searches for the three parts of a figure: the groups, the key, and the numbers.

A key is a layout of tiles without numbers.  The composer divides the outline into groups first,
then chooses a key, and then a number for each group.  If the numbers were chosen before the key,
hardly any choice would have a key.  Most keys for given groups have numbers, which are found within
some thousand steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from alveus.core.stream import Stream
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.tilings import Tilings
from alveus.families.dominoes.terzett.board import FREE
from alveus.families.dominoes.terzett.kinds import Groups

CONFLICT = -2
"""Marks a group with two different prescribed numbers, which cannot be used."""
MAX_PARTITION_STEPS = 200_000
MAX_KEY_STEPS = 1200
MAX_NUMBER_STEPS = 1500


class PartitionSearch:
    """Search for a division of an outline into groups that suits the prescribed numbers."""

    def __init__(self, groups: Groups, prescribed: Sequence[int], reach: int) -> None:
        self.groups = groups
        self.others = reach
        """The number of other numbers that each number meets on a tile."""
        self.most = groups.kind.groups(reach)
        """The number of groups of each number."""
        self.numbers = [self._number(group, prescribed) for group in groups.cells]
        """For each group its prescribed number, FREE, or CONFLICT."""
        self.steps = 0
        self._dead_ends: set[tuple[int, tuple[int, ...]]] = set()

    @property
    def unfinished(self) -> bool:
        """True if the last search ended before all partitions had been tried."""
        return self.steps > MAX_PARTITION_STEPS

    def find_partition(self, chance: Stream) -> list[int] | None:
        """Return a random division into groups, or None.  Dead ends are stored for later calls."""
        partition: list[int] = []
        counts = [0] * (self.others + 1)
        self.steps = 0
        cells = (1 << len(self.groups.figure.cells)) - 1
        return partition if self._extend(cells, counts, partition, chance) else None

    def promising(self, partition: Sequence[int]) -> bool:
        """Return False if a number whose groups are all prescribed touches too few other numbers.

        Each number must meet all others on a tile.  Example: nine zeros in a row need seven
        different groups next to them, which few divisions have.
        """
        counts = Counter(self.numbers[group] for group in partition)
        for number, count in counts.items():
            if number == FREE or count < self.most:
                continue
            own = [group for group in partition if self.numbers[group] == number]
            beside = {
                other
                for other in partition
                if other not in own and any(self.groups.touch(group, other) for group in own)
            }
            free = sum(self.numbers[other] == FREE for other in beside)
            if free + len({self.numbers[other] for other in beside} - {FREE}) < self.others:
                return False
        return True

    def _extend(self, left: int, counts: list[int], partition: list[int], chance: Stream) -> bool:
        if not left:
            return True
        self.steps += 1
        state = left, tuple(counts)
        if state in self._dead_ends or self.steps > MAX_PARTITION_STEPS:
            return False
        masks = self.groups.masks
        candidates = list(self.groups.covering_first(left))
        chance.shuffle(candidates)
        for group in candidates:
            number = self.numbers[group]
            if masks[group] & left != masks[group] or number == CONFLICT:
                continue
            if number != FREE:
                if counts[number] == self.most:
                    continue
                counts[number] += 1
            partition.append(group)
            if self._extend(left & ~masks[group], counts, partition, chance):
                return True
            partition.pop()
            if number != FREE:
                counts[number] -= 1
        if not self.unfinished:
            self._dead_ends.add(state)
        return False

    def _number(self, group: Sequence[int], prescribed: Sequence[int]) -> int:
        numbers = {prescribed[cell] for cell in group} - {FREE}
        if len(numbers) > 1:
            return CONFLICT
        return numbers.pop() if numbers else FREE


class KeySearch:
    """Search for a random key to which numbers can still be assigned.

    No two tiles may join the same two groups, because they would be equal, and a group may contain
    only one double.  Groups with the same prescribed number are regarded as one group.  The key has
    exactly `doubles` tiles inside groups, which become the doubles.
    """

    def __init__(
        self, tilings: Tilings, group_of: Sequence[int], doubles: int, fixed: Mapping[int, int]
    ) -> None:
        self.tilings = tilings
        self.group_of = group_of
        self.doubles = doubles
        self.fixed = fixed
        """The required pair of each cell that already has a tile."""
        self.pairs: list[int] = []
        self._joined: set[tuple[int, int]] = set()
        self._within = self._steps = 0

    def find_key(self, chance: Stream) -> bool:
        """Fill `pairs` with a key.  Return False if there is none or if the search is too long."""
        return self._extend(0, 0, chance)

    def _extend(self, first: int, edge: int, chance: Stream) -> bool:
        figure = self.tilings.figure
        if first == len(figure.cells):
            return self._within == self.doubles
        self._steps += 1
        if self._steps > MAX_KEY_STEPS:
            return False
        for pair, following, covered in self._options(first, edge, chance):
            a, b = (self.group_of[cell] for cell in figure.pairs[pair])
            join = (min(a, b), max(a, b))
            within = a == b
            if join in self._joined or (within and self._within == self.doubles):
                continue
            self.pairs.append(pair)
            self._joined.add(join)
            self._within += within
            if self._extend(following, covered, chance):
                return True
            self.pairs.pop()
            self._joined.remove(join)
            self._within -= within
        return False

    def _options(self, first: int, edge: int, chance: Stream) -> list[tuple[int, int, int]]:
        """Return the possible pairs for the next cell, as `Tilings.options`, in random order.

        Doubles come first if the key has too few so far, otherwise last.
        """
        figure = self.tilings.figure
        options = []
        for option in self.tilings.options(first, edge):
            a, b = figure.pairs[option[0]]
            required = {self.fixed.get(a, option[0]), self.fixed.get(b, option[0])}
            if required == {option[0]} and self.tilings.onward(*option[1:]):
                options.append(option)
        if len(options) > 1:
            chance.shuffle(options)
            few = self._within * len(figure.cells) < 2 * self.doubles * len(self.pairs)
            options.sort(key=lambda option: self._is_double(option[0]) != few)
        return options

    def _is_double(self, pair: int) -> bool:
        a, b = self.tilings.figure.pairs[pair]
        return self.group_of[a] == self.group_of[b]


class NumberSearch:
    """Search for the numbers of the groups of a key, such that every tile occurs once.

    The groups are the vertices of a graph, and the tiles are its edges.  The search assigns a
    number to each vertex, each number equally often, such that no two edges have the same two
    numbers.  The vertex with the fewest possible numbers comes first.  Unused numbers that are not
    prescribed are interchangeable, so only one of them is tried.
    """

    def __init__(
        self, prescribed: Sequence[int], joined: Iterable[tuple[int, int]], reach: int, most: int
    ) -> None:
        """`prescribed` has a number or FREE for each group; `most` groups have the same number."""
        self.numbers = [FREE] * len(prescribed)
        self.most = most
        self._beside: list[list[int]] = [[] for _ in prescribed]
        self._double = [False] * len(prescribed)
        for a, b in joined:
            if a == b:
                self._double[a] = True
            else:
                self._beside[a].append(b)
                self._beside[b].append(a)
        every = (1 << (reach + 1)) - 1
        self._allowed = [every if number == FREE else 1 << number for number in prescribed]
        self._named = {number for number in prescribed if number != FREE}
        self._counts = [0] * (reach + 1)
        self._met = [0] * (reach + 1)
        """For each number the mask of the numbers that share a tile with it."""
        self.steps = 0

    def find_numbers(self, chance: Stream) -> bool:
        """Fill `numbers`.  Return False if there is no solution or if the search is too long."""
        return self._assign(len(self.numbers), chance)

    def _assign(self, left: int, chance: Stream) -> bool:
        if not left:
            return True
        self.steps += 1
        if self.steps > MAX_NUMBER_STEPS:
            return False
        group, allowed = self._narrowest()
        options = list(bits(allowed))
        chance.shuffle(options)
        tried_unused = False
        for number in options:
            if not self._counts[number] and number not in self._named:
                if tried_unused:
                    continue
                tried_unused = True
            others = [self.numbers[other] for other in self._beside[group]]
            others = [number if self._double[group] else FREE, *others]
            met = [other for other in others if other != FREE]
            self._set(group, number, met)
            if self._assign(left - 1, chance):
                return True
            self._unset(group, number, met)
        return False

    def _narrowest(self) -> tuple[int, int]:
        """Return the group with the fewest possible numbers, and these numbers as a mask.

        Among equals it is the group with the most neighbours.
        """
        best, allowed, fewest = -1, 0, 99
        for group, number in enumerate(self.numbers):
            if number == FREE:
                left = self._possible(group)
                count = left.bit_count()
                if not count:
                    return group, 0
                if count < fewest or (
                    count == fewest and len(self._beside[group]) > len(self._beside[best])
                ):
                    best, allowed, fewest = group, left, count
        return best, allowed

    def _possible(self, group: int) -> int:
        allowed, beside = self._allowed[group], 0
        for other in self._beside[group]:
            number = self.numbers[other]
            if number != FREE:
                if beside >> number & 1:
                    return 0
                beside |= 1 << number
                allowed &= ~self._met[number]
        if self._double[group]:
            allowed &= ~beside
        for number in bits(allowed):
            full = self._counts[number] == self.most
            if full or (self._double[group] and self._met[number] >> number & 1):
                allowed &= ~(1 << number)
        return allowed

    def _set(self, group: int, number: int, met: Sequence[int]) -> None:
        self.numbers[group] = number
        self._counts[number] += 1
        for other in met:
            self._met[number] |= 1 << other
            self._met[other] |= 1 << number

    def _unset(self, group: int, number: int, met: Sequence[int]) -> None:
        self.numbers[group] = FREE
        self._counts[number] -= 1
        for other in met:
            self._met[number] &= ~(1 << other)
            self._met[other] &= ~(1 << number)
