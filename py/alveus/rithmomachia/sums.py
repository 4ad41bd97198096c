"""The sums by which stones meet each other, worked out once for all stones that come together."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from alveus.rithmomachia.arithmetic import eruptions, numbers, pair_sums, strengths
from alveus.rithmomachia.ruleset import Ruleset


class Met(NamedTuple):
    """A sum that meets a stone: how it is written, and the number that is met."""

    formula: str
    number: int


class Sums:
    """The sums of all stones under one ruleset, by their codes."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._eruptions: dict[tuple[int, int, int], tuple[Met, ...]] = {}
        self._sights: dict[tuple[int, int, int], tuple[bool, bool]] = {}
        self._pairs: dict[tuple[int, int, int], tuple[Met, ...]] = {}

    def eruptions(self, stone: int, target: int, steps: int) -> tuple[Met, ...]:
        """How a stone meets another one so many steps away."""
        key = (stone, target, steps)
        found = self._eruptions.get(key)
        if found is None:
            wanted = numbers(target)
            found = self._eruptions[key] = tuple(
                Met(f"{text} = {result}", result)
                for number in strengths(self.rules, stone)
                for result, text in eruptions(self.rules, number, steps)
                if result in wanted
            )
        return found

    def sights(self, one: int, other: int, steps: int) -> tuple[bool, bool]:
        """Whether the first and whether the second of two stones is met by the other one."""
        key = (one, other, steps)
        found = self._sights.get(key)
        if found is None:
            first, second = self.eruptions(other, one, steps), self.eruptions(one, other, steps)
            found = self._sights[key] = bool(first), bool(second)
        return found

    def pairs(self, one: int, other: int, target: int) -> tuple[Met, ...]:
        """How two stones meet a third that they hold between them."""
        key = (one, other, target)
        found = self._pairs.get(key)
        if found is None:
            wanted = numbers(target)
            found = self._pairs[key] = tuple(
                Met(f"{text} = {result}", result)
                for a, b in product(strengths(self.rules, one), strengths(self.rules, other))
                for result, text in pair_sums(self.rules, a, b)
                if result in wanted
            )
        return found
