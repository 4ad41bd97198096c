"""Statistics of paired games: intervals, paired differences, corrections and Elo.

Every measure is a ratio of two sums over independent pairs of games, such as hits per game, or wins
per decided game.  The sums are integers, so that the order in which parts are added does not
matter; only the functions of this module use floating point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import erfc, exp, lgamma, log, log1p, log10, sqrt
from operator import mul
from typing import NamedTuple

NORMAL = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""
MANY = 100_000
"""Degrees of freedom above which Student's t is approximated by the normal distribution."""
BISECTIONS = 50
TINY = 1e-300
PRECISION = 1e-15
ROUNDS = 400
Column = Sequence[int]
"""One integer for each pair of games."""


class Interval(NamedTuple):
    """A value with the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


@dataclass
class Sums:
    """Sums over pairs of games, for a ratio y/x: of y, of x, and of products such as y·x (`yx`).

    The last four are sums of products with the baseline's y0 and x0 in the same pairs.
    """

    y: int = 0
    x: int = 0
    yy: int = 0
    yx: int = 0
    xx: int = 0
    y_y0: int = 0
    y_x0: int = 0
    x_y0: int = 0
    x_x0: int = 0

    def add(self, y: Column, x: Column, y0: Column, x0: Column) -> None:
        """Add pairs of games, given as columns; `y0` and `x0` are the columns of the baseline."""
        self.y += sum(y)
        self.x += sum(x)
        self.yy += sum(map(mul, y, y))
        self.yx += sum(map(mul, y, x))
        self.xx += sum(map(mul, x, x))
        self.y_y0 += sum(map(mul, y, y0))
        self.y_x0 += sum(map(mul, y, x0))
        self.x_y0 += sum(map(mul, x, y0))
        self.x_x0 += sum(map(mul, x, x0))

    def squares(self) -> float:
        """Return the sum of the squared residuals y - r x, where r is the ratio of the sums."""
        ratio = self.y / self.x
        return max(0.0, self.yy - 2 * ratio * self.yx + ratio * ratio * self.xx)


class Difference(NamedTuple):
    """The difference between a ratio and the baseline's ratio, with its two-sided p-value."""

    interval: Interval
    p: float


def score_interval(total: float, squares: float, pairs: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean score of pairs, each scored from 0 to 1.

    `total` is the sum of the scores, `squares` the sum of their squares.  For single games that are
    won or lost, Wilson's interval is used.  Scores of pairs vary less, so a pair counts as more
    than one game, by the ratio of the variances (Kish's design effect, Survey Sampling, 1965).
    Half a score of 0 and half a score of 1 are added before the variance is estimated, because few
    identical scores are weak evidence.
    """
    middle = (total + 0.5) / (pairs + 1)
    variance = (squares + 0.5) / (pairs + 1) - middle**2
    return _wilson(total / pairs, pairs / min(1.0, variance / (middle * (1 - middle))))


def elo(score: float, games: int) -> float:
    """Return the Elo difference that corresponds to a score.

    The score is limited to the range from 0.5/`games` to 1 - 0.5/`games`, because a score of 0 or 1
    would give an infinite difference.
    """
    least = 0.5 / games
    score = min(max(score, least), 1 - least)
    return 400 * log10(score / (1 - score))


def estimate_ratio(sums: Sums, pairs: int) -> Interval:
    """Return the ratio y/x with its interval, by linearization.

    See Cochran, Sampling Techniques, 6.4.
    """
    value = sums.y / sums.x
    if pairs < 2:
        return Interval(value, float("-inf"), float("inf"))
    margin = student(pairs - 1) * sqrt(sums.squares() * pairs / (pairs - 1)) / sums.x
    return Interval(value, value - margin, value + margin)


def estimate_score(sums: Sums, pairs: int) -> Interval:
    """Return the ratio y/x with the interval of `score_interval`, for scores from 0 to 1."""
    size = sums.x // pairs
    return Interval(sums.y / sums.x, *score_interval(sums.y / size, sums.yy / (size * size), pairs))


def estimate_share(count: int, of: int) -> Interval:
    """Return the share `count` / `of` with Wilson's interval."""
    return Interval(count / of, *_wilson(count / of, of))


def _wilson(share: float, size: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval (J. Am. Stat. Assoc. 22, 1927) for a sample of this size."""
    doubt = NORMAL**2 / size
    centre, scale = share + doubt / 2, 1 + doubt
    half = sqrt(doubt * (share * (1 - share) + doubt / 4))
    low = 0.0 if share == 0 else max(0.0, (centre - half) / scale)
    high = 1.0 if share == 1 else min(1.0, (centre + half) / scale)
    return low, high


def compare_ratios(sums: Sums, baseline: Sums, pairs: int) -> Difference | None:
    """Return the paired difference of two ratios with its interval; None for a single pair."""
    if pairs < 2:
        return None
    ratio, other = sums.y / sums.x, baseline.y / baseline.x
    common = sums.y_y0 - other * sums.y_x0 - ratio * sums.x_y0 + ratio * other * sums.x_x0
    variance = (
        sums.squares() / sums.x**2
        + baseline.squares() / baseline.x**2
        - 2 * common / (sums.x * baseline.x)
    )
    least = 1e-14 * (sums.yy / sums.x**2 + baseline.yy / baseline.x**2)
    error = sqrt(variance * pairs / (pairs - 1)) if variance > least else 0.0
    apart, margin = ratio - other, student(pairs - 1) * error
    interval = Interval(apart, apart - margin, apart + margin)
    if error == 0:
        return Difference(interval, 1.0 if apart == 0 else 0.0)
    return Difference(interval, student_p(apart / error, pairs - 1))


@lru_cache(4096)
def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t distribution, by bisection."""
    low, high = 1.0, 13.0
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if student_p(middle, freedom) > 0.05:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def student_p(t: float, freedom: int) -> float:
    """Return the two-sided p-value of Student's t distribution."""
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


def correct(p_values: Sequence[float]) -> list[float]:
    """Return p-values after Holm's correction for several tests (Scand. J. Stat. 6, 1979)."""
    order = sorted(range(len(p_values)), key=p_values.__getitem__)
    factors = range(len(order), 0, -1)
    products = (min(1.0, n * p_values[i]) for n, i in zip(factors, order, strict=True))
    corrected = dict(zip(order, accumulate(products, max), strict=True))
    return [corrected[index] for index in range(len(order))]


def find_quantile(counts: Mapping[int, int], share: float) -> int:
    """Return the least value v such that at least this share of all values is at most v.

    `counts` maps each value to its frequency.
    """
    values = sorted(counts)
    least = share * sum(counts.values())
    sums = accumulate(counts[value] for value in values)
    return next(value for value, passed in zip(values, sums, strict=True) if passed >= least)


def _nonzero(number: float) -> float:
    return number if abs(number) > TINY else TINY
