"""What numbers make together: the sums by which a stone is met."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import LAYERS, PYRAMID, STONES

Sum = tuple[int, str]
"""A result and how it is written: ``(30, "6 · 5")``."""


def numbers(code: int) -> tuple[int, ...]:
    """The numbers by which a stone can be met; a pyramid falls by its total or its base."""
    value = STONES[code].value
    return (value, LAYERS[value][0]) if STONES[code].shape == PYRAMID else (value,)


def strengths(rules: Ruleset, code: int) -> tuple[int, ...]:
    """The numbers with which a stone attacks; a captured one that stands in a row has none."""
    if STONES[code].turned and not rules.re_enter:
        return ()
    value = STONES[code].value
    if STONES[code].shape != PYRAMID:
        return (value,)
    return {
        "total_base": (value, LAYERS[value][0]),
        "total": (value,),
        "layers": (value, *LAYERS[value]),
        "none": (),
    }[rules.pyramid_attacks_with]


def eruptions(rules: Ruleset, number: int, steps: int) -> Iterator[Sum]:
    """What a number makes of a distance: the product, with division the quotient too."""
    distance = steps + rules.distance
    if steps == 1 and not rules.adjacent:
        return
    yield number * distance, f"{number} · {distance}"
    if rules.division and distance > 1 and number % distance == 0:
        yield number // distance, f"{number} / {distance}"


def pair_sums(rules: Ruleset, one: int, other: int) -> Iterator[Sum]:
    """What two numbers make: sum and product, by option difference and quotient."""
    yield one + other, f"{one} + {other}"
    yield one * other, f"{one} · {other}"
    large, small = max(one, other), min(one, other)
    if rules.subtraction:
        yield large - small, f"{large} − {small}"
    if rules.division and large % small == 0:
        yield large // small, f"{large} / {small}"


def group_sums(values: tuple[int, ...]) -> Iterator[Sum]:
    """What three or four numbers make: their sum and their product."""
    yield sum(values), " + ".join(map(str, values))
    yield prod(values), " · ".join(map(str, values))


def extend_sum(rules: Ruleset, made: Sum, wanted: int, helper: int) -> str:
    """How a further stone makes a product or quotient up to the wanted number, or nothing."""
    result, text = made
    if result + helper == wanted:
        return f"{text} + {helper}"
    if rules.subtraction and result - helper == wanted:
        return f"{text} − {helper}"
    return ""
