"""Student's t distribution: compute the p-value of a t, and the t that has a given p-value.

Only the standard library is used: p-values come from the incomplete beta function, t by bisection.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import erfc, exp, lgamma, log, log1p, sqrt

MANY = 100_000
"""Degrees of freedom above which Student's t is approximated by the normal distribution."""
BISECTIONS = 60
TINY = 1e-300
PRECISION = 1e-15
ROUNDS = 400


@lru_cache(4096)
def student(freedom: int, p: float = 0.05) -> float:
    """Return the positive t whose two-sided p-value is `p`, with `freedom` degrees of freedom."""
    low, high = 0.0, 2.0
    while student_p(high, freedom) > p:
        low, high = high, 2 * high
    return find_zero(lambda t: student_p(t, freedom) - p, low, high)


def find_zero(function: Callable[[float], float], low: float, high: float) -> float:
    """Return the zero of a decreasing function between `low` and `high`, by bisection."""
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if function(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def student_p(t: float, freedom: int) -> float:
    """Return the two-sided p-value of `t` with `freedom` degrees of freedom."""
    if freedom > MANY:
        return erfc(abs(t) / sqrt(2))
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


def incomplete_beta(a: float, b: float, x: float) -> float:
    """Return the regularized incomplete beta function, by continued fraction (DLMF 8.17.22)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    c, d = 1.0, 1 / _nonzero(1 - (a + b) * x / (a + 1))
    fraction = d
    for m in range(1, ROUNDS):
        for step in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / _nonzero(1 + step * d)
            c = _nonzero(1 + step / c)
            fraction *= c * d
        if abs(c * d - 1) < PRECISION:
            break
    return front * fraction


def _nonzero(number: float) -> float:
    return number if abs(number) > TINY else TINY
