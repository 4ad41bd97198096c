"""Corrections of the p-values of several tests made together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate


def holm(p_values: Sequence[float]) -> list[float]:
    """Return the p-values in the same order, after Holm's correction (Scand. J. Stat. 6, 1979).

    If all results with an adjusted value below 0.05 are called significant, the probability that
    any of them is false is at most 5 %.
    """
    return _adjust(p_values, lambda tests, rank: tests - rank + 1, rising=True)


def benjamini_hochberg(p_values: Sequence[float]) -> list[float]:
    """Return p-values after the correction of Benjamini and Hochberg (J. R. Stat. Soc. B 57, 1995).

    The order is kept.  Among the results with an adjusted value of at most q, the expected share of
    false ones is at most q if the tests are independent or positively dependent.
    """
    return _adjust(p_values, lambda tests, rank: tests / rank, rising=False)


def _adjust(
    p_values: Sequence[float], factor: Callable[[int, int], float], rising: bool
) -> list[float]:
    """Return each p-value times `factor(tests, rank)`, made monotonic; the smallest has rank 1."""
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
