"""Corrections of p-values for several tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate


def holm(p_values: Sequence[float]) -> list[float]:
    """Return p-values after Holm's correction (Scand. J. Stat. 6, 1979).

    If all adjusted values below 0.05 are called significant, the probability of one or more false
    results is at most 5 %.
    """
    return _adjust(p_values, lambda tests, rank: tests - rank + 1, rising=True)


def benjamini_hochberg(p_values: Sequence[float]) -> list[float]:
    """Return p-values after the correction of Benjamini and Hochberg (J. R. Stat. Soc. B 57, 1995).

    Among the values below a limit, the expected share of false results is at most this limit.
    """
    return _adjust(p_values, lambda tests, rank: tests / rank, rising=False)


def _adjust(
    p_values: Sequence[float], factor: Callable[[int, int], float], rising: bool
) -> list[float]:
    """Multiply each p-value by a factor of its rank (1 for the least), and keep the order.

    With `rising`, no result is below that of a lesser p-value; otherwise, none is above that of a
    greater one.
    """
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    products = [
        min(1.0, factor(len(order), rank) * p_values[index]) for rank, index in enumerate(order, 1)
    ]
    if rising:
        adjusted = list(accumulate(products, max))
    else:
        adjusted = list(accumulate(reversed(products), min))[::-1]
    by_index = dict(zip(order, adjusted, strict=True))
    return [by_index[index] for index in range(len(order))]
