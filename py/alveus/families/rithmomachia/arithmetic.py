"""The arithmetic of attacks: the numbers of stones, and formulas such as ``6 · 5 = 30``.

The functions for the kinds of attack compute results from the `strengths` of the attackers, that
is, the numbers with which they attack.  An attack captures a stone if one of its results is one of
the `numbers` of this stone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from math import prod
from typing import Generic, NamedTuple, TypeVar

from alveus.families.rithmomachia.board import LAYERS, PYRAMID, STONES
from alveus.families.rithmomachia.ruleset import Ruleset

K = TypeVar("K")
V = TypeVar("V")
Result = tuple[int, str]
"""A number and the formula that produces it: ``(30, "6 · 5")``."""


class Memo(dict[K, V], Generic[K, V]):
    """Cache of a function: `memo[argument]` returns its result, computed if missing.

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
    """Return the numbers that capture the stone `code` (its index in `STONES`).

    These are the number of the stone or, for a pyramid, its total and the number of its base layer.
    """
    value = STONES[code].value
    return (value, LAYERS[value][0]) if STONES[code].shape == PYRAMID else (value,)


def strengths(rules: Ruleset, code: int) -> tuple[int, ...]:
    """Return the numbers with which the stone `code` attacks: usually its own number.

    The option `pyramid_attacks_with` sets the numbers of a pyramid: its total (`total`), its total
    and its base layer (`total_base`), its total and all its layers (`layers`), or no number.  A
    captured stone in play has no number, unless `captured_use` is `re_enter`.
    """
    if STONES[code].turned and rules.captured_use != "re_enter":
        return ()
    value = STONES[code].value
    if STONES[code].shape != PYRAMID:
        return (value,)
    layers = LAYERS[value]
    numbers = {"total_base": (value, layers[0]), "total": (value,), "layers": (value, *layers)}
    return numbers.get(rules.pyramid_attacks_with, ())


def eruptions(rules: Ruleset, code: int, steps: int) -> Iterator[Result]:
    """Yield the results of an eruptio: each number in the attacker's `strengths` times a distance.

    An eruptio is an attack along a line, `steps` long.  `code` is the attacker's index in `STONES`.
    The distance is `steps` plus `added_distance` of the rules.  By the option `division`, a number
    divided by the distance is also a result, if whole.  Over one step there are results only if
    `eruptio_adjacent` is on.
    """
    distance = steps + rules.added_distance
    if steps == 1 and rules.eruptio_adjacent != "on":
        return
    for number in strengths(rules, code):
        yield number * distance, f"{number} · {distance}"
        if rules.division == "on" and distance > 1 and number % distance == 0:
            yield number // distance, f"{number} / {distance}"


def extended_eruptions(rules: Ruleset, code: int, steps: int, helper: int) -> Iterator[Result]:
    """Yield the results of an eruptio with the help of a second stone, whose code is `helper`.

    Each number in the helper's `strengths` is added to each result of `eruptions` (see there for
    `code` and `steps`) and, by the option `subtraction`, also subtracted from it.
    """
    for (number, text), more in product(eruptions(rules, code, steps), strengths(rules, helper)):
        yield number + more, f"{text} + {more}"
        if rules.subtraction == "on":
            yield number - more, f"{text} − {more}"


def pair_results(rules: Ruleset, first: int, second: int) -> Iterator[Result]:
    """Yield the sum and the product of the numbers of the stones with the codes `first`, `second`.

    A pyramid can have several numbers; each is combined with each number of the other stone.  The
    option `subtraction` adds the difference (greater minus smaller) to the results, `division` the
    quotient (greater by smaller), if it is a whole number.
    """
    for a, b in product(strengths(rules, first), strengths(rules, second)):
        yield a + b, f"{a} + {b}"
        yield a * b, f"{a} · {b}"
        large, small = max(a, b), min(a, b)
        if rules.subtraction == "on":
            yield large - small, f"{large} − {small}"
        if rules.division == "on" and large % small == 0:
            yield large // small, f"{large} / {small}"


def group_results(rules: Ruleset, codes: Iterable[int]) -> Iterator[Result]:
    """Yield the sum and the product of the `strengths` of several stones, given as codes.

    A pyramid can have several of these numbers: yield a sum and a product for each choice of one
    number per stone.
    """
    for values in product(*(strengths(rules, code) for code in codes)):
        yield sum(values), " + ".join(map(str, values))
        yield prod(values), " · ".join(map(str, values))


class Formula(NamedTuple):
    """The formula of an attack (``6 · 5 = 30``), and its result: a number of the target."""

    text: str
    number: int


class Formulas:
    """Cached formulas of attacks by one stone along a line (eruptio), by two stones (insidiae)."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.eruptions = Memo[tuple[int, int, int], tuple[Formula, ...]](
            lambda key: select_formulas(key[1], eruptions(rules, key[0], key[2])), 100_000
        )
        """The formulas of an eruptio, keyed by the attacker's code, the target's code (indices of
        `STONES`) and their distance along the line in steps, 1 if they are adjacent."""
        self.pairs = Memo[tuple[int, int, int], tuple[Formula, ...]](
            lambda key: select_formulas(key[2], pair_results(rules, key[0], key[1])), 100_000
        )
        """The formulas of an insidiae, keyed by first attacker, second attacker and target: their
        codes, which are indices of `STONES`."""


def select_formulas(target: int, results: Iterable[Result]) -> tuple[Formula, ...]:
    """Return the formulas, such as ``6 · 5 = 30``, that capture the stone with the code `target`.

    A pair in `results`, such as ``(30, "6 · 5")``, captures if its number is in `numbers(target)`.
    """
    wanted = numbers(target)
    return tuple(
        Formula(f"{text} = {number}", number) for number, text in results if number in wanted
    )
