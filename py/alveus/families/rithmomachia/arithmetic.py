"""The arithmetic of attacks: the numbers of stones and the formulas that produce them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, product
from math import prod
from typing import Generic, NamedTuple, TypeVar

from alveus.families.rithmomachia.board import LAYERS, PYRAMID, STONES
from alveus.families.rithmomachia.ruleset import Ruleset

K = TypeVar("K")
V = TypeVar("V")
Result = tuple[int, str]
"""A number and the formula that produces it: ``(30, "6 · 5")``."""


class Memo(dict[K, V], Generic[K, V]):
    """Results of a function by argument.  `memo[argument]` computes a missing result.

    The cache is emptied when it holds `limit` results.
    """

    __slots__ = ("_compute", "_limit")

    def __init__(self, compute: Callable[[K], V], limit: int = 4000) -> None:
        self._compute = compute
        self._limit = limit

    def __missing__(self, argument: K) -> V:
        value = self._compute(argument)
        if len(self) >= self._limit:
            self.clear()
        self[argument] = value
        return value


def numbers(code: int) -> tuple[int, ...]:
    """Return the numbers that capture a stone: its value, for a pyramid also its base."""
    value = STONES[code].value
    return (value, LAYERS[value][0]) if STONES[code].shape == PYRAMID else (value,)


def strengths(rules: Ruleset, code: int) -> tuple[int, ...]:
    """Return the numbers with which a stone attacks.

    A captured stone has none unless captured stones come into play again.
    """
    if STONES[code].turned and rules.captured_use != "re_enter":
        return ()
    value = STONES[code].value
    if STONES[code].shape != PYRAMID:
        return (value,)
    layers = LAYERS[value]
    numbers = {"total_base": (value, layers[0]), "total": (value,), "layers": (value, *layers)}
    return numbers.get(rules.pyramid_attacks_with, ())


def eruptions(rules: Ruleset, number: int, steps: int) -> Iterator[Result]:
    """Yield the results of a number over a distance: the product, by option also the quotient."""
    distance = steps + rules.added_distance
    if steps == 1 and rules.eruptio_adjacent != "on":
        return
    yield number * distance, f"{number} · {distance}"
    if rules.division == "on" and distance > 1 and number % distance == 0:
        yield number // distance, f"{number} / {distance}"


def pair_results(rules: Ruleset, a: int, b: int) -> Iterator[Result]:
    """Yield the results of two numbers: sum and product, by option difference and quotient."""
    yield a + b, f"{a} + {b}"
    yield a * b, f"{a} · {b}"
    large, small = max(a, b), min(a, b)
    if rules.subtraction == "on":
        yield large - small, f"{large} − {small}"
    if rules.division == "on" and large % small == 0:
        yield large // small, f"{large} / {small}"


def group_results(values: tuple[int, ...]) -> Iterator[Result]:
    """Yield the sum and the product of three or four numbers."""
    yield sum(values), " + ".join(map(str, values))
    yield prod(values), " · ".join(map(str, values))


class Formula(NamedTuple):
    """A formula that attacks a stone: ``6 · 5 = 30``, and the stone's number that it equals."""

    text: str
    number: int


def extended_formulas(
    rules: Ruleset, result: Result, more: Iterable[int], target: int
) -> Iterator[Formula]:
    """Yield the formulas that attack a stone by adding one of the numbers `more` to a result.

    If the option for subtraction is on, they are also subtracted.
    """
    number, text = result
    for helper, wanted in product(more, numbers(target)):
        if number + helper == wanted:
            yield Formula(f"{text} + {helper} = {wanted}", wanted)
        elif rules.subtraction == "on" and number - helper == wanted:
            yield Formula(f"{text} − {helper} = {wanted}", wanted)


class Formulas:
    """The formulas by which stones attack each other under one ruleset, by stone codes."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.eruptions = Memo(self._eruptions, 100_000)
        """The formulas of an eruptio, by attacker, target and steps."""
        self.facing = Memo(self._facing, 100_000)
        """The eruptiones between two stones, by both stones and steps, first those of the first
        stone (True), then those of the second (False)."""
        self.pairs = Memo(self._pairs, 100_000)
        """The formulas of an insidiae, by both attackers and target."""

    def _eruptions(self, stones: tuple[int, int, int]) -> tuple[Formula, ...]:
        attacker, target, steps = stones
        numbers = strengths(self.rules, attacker)
        results = (eruptions(self.rules, number, steps) for number in numbers)
        return select_formulas(target, chain.from_iterable(results))

    def _facing(self, stones: tuple[int, int, int]) -> tuple[tuple[bool, Formula], ...]:
        first, second, steps = stones
        return (
            *((True, formula) for formula in self.eruptions[first, second, steps]),
            *((False, formula) for formula in self.eruptions[second, first, steps]),
        )

    def _pairs(self, stones: tuple[int, int, int]) -> tuple[Formula, ...]:
        first, second, target = stones
        pairs = product(strengths(self.rules, first), strengths(self.rules, second))
        results = (pair_results(self.rules, a, b) for a, b in pairs)
        return select_formulas(target, chain.from_iterable(results))


def select_formulas(target: int, results: Iterable[Result]) -> tuple[Formula, ...]:
    """Return the formulas whose result is a number of the target."""
    wanted = numbers(target)
    return tuple(
        Formula(f"{text} = {number}", number) for number, text in results if number in wanted
    )
