"""Intervals, paired differences and corrections, from sums of whole numbers.

Every measure is a ratio of two sums over independent pairs of games: hits to games, results to
turns, wins to decided games.  The sums are whole numbers, so that they come out the same in
whatever order parts are added; floating point begins here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erfc, exp, lgamma, log, log1p, log10, sqrt
from operator import mul
from typing import NamedTuple

from alveus.ai.margins import NORMAL, score_interval

MANY = 100_000
"""Degrees of freedom from which on Student's t is taken for normal."""
BISECTIONS = 50
TINY = 1e-300
PRECISION = 1e-15
ROUNDS = 400
Column = Sequence[int]
"""What each pair of games brings to a sum."""


class Interval(NamedTuple):
    """A value between the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the interval."""
        return (self.high - self.low) / 2


@dataclass
class Sums:
    """Sums over pairs of games: of a measure (y), of what it is counted by (x), of products.

    The last four are with the same of the yardstick (0), which the same chance has met.
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
        """Adds pairs of games, each measure of theirs as a column."""
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
        """The sum of squared residuals of y from its ratio to x."""
        ratio = self.y / self.x
        return max(0.0, self.yy - 2 * ratio * self.yx + ratio * ratio * self.xx)


def estimate_ratio(sums: Sums, pairs: int) -> Interval:
    """The ratio with its interval by linearization (Cochran, Sampling Techniques, 6.4)."""
    value = sums.y / sums.x
    if pairs < 2:
        return Interval(value, float("-inf"), float("inf"))
    margin = student(pairs - 1) * sqrt(sums.squares() * pairs / (pairs - 1)) / sums.x
    return Interval(value, value - margin, value + margin)


def estimate_score(sums: Sums, pairs: int) -> Interval:
    """The same for scores of pairs from 0 to 1, by the interval of all matches."""
    size = sums.x // pairs
    return Interval(sums.y / sums.x, *score_interval(sums.y / size, sums.yy / (size * size), pairs))


def estimate_share(count: int, of: int) -> Interval:
    """A share with Wilson's interval (J. Am. Stat. Assoc. 22, 1927)."""
    share, z = count / of, NORMAL
    scale = 1 + z * z / of
    middle = (share + z * z / (2 * of)) / scale
    margin = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / scale
    return Interval(
        share,
        0.0 if count == 0 else max(0.0, middle - margin),
        1.0 if count == of else min(1.0, middle + margin),
    )


class Difference(NamedTuple):
    """How far a ratio lies from the yardstick's, and how likely so much is by chance alone."""

    interval: Interval
    p: float


def compare_ratios(sums: Sums, yardstick: Sums, pairs: int) -> Difference | None:
    """The paired difference with its interval; None for a single pair."""
    if pairs < 2:
        return None
    one, other = sums.y / sums.x, yardstick.y / yardstick.x
    common = sums.y_y0 - other * sums.y_x0 - one * sums.x_y0 + one * other * sums.x_x0
    variance = (
        sums.squares() / sums.x**2
        + yardstick.squares() / yardstick.x**2
        - 2 * common / (sums.x * yardstick.x)
    )
    least = 1e-14 * (sums.yy / sums.x**2 + yardstick.yy / yardstick.x**2)
    error = sqrt(variance * pairs / (pairs - 1)) if variance > least else 0.0
    apart, margin = one - other, student(pairs - 1) * error
    interval = Interval(apart, apart - margin, apart + margin)
    if error == 0:
        return Difference(interval, 1.0 if apart == 0 else 0.0)
    return Difference(interval, student_p(apart / error, pairs - 1))


@lru_cache(4096)
def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, by bisection."""
    low, high = 1.0, 13.0
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if student_p(middle, freedom) > 0.05:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def student_p(t: float, freedom: int) -> float:
    """How likely Student's t lies so far from 0, on either side."""
    if freedom > MANY:
        return erfc(abs(t) / sqrt(2))
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularized incomplete beta function, by its continued fraction (DLMF 8.17.22)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    c, d = 1.0, 1 / _away(1 - (a + b) * x / (a + 1))
    fraction = d
    for m in range(1, ROUNDS):
        for step in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / _away(1 + step * d)
            c = _away(1 + step / c)
            fraction *= c * d
        if abs(c * d - 1) < PRECISION:
            break
    return front * fraction


def elo(score: float, games: int) -> float:
    """The difference in Elo points that a score means; a score of all or nothing is halved off."""
    least = 0.5 / games
    score = min(max(score, least), 1 - least)
    return 400 * log10(score / (1 - score))


def correct(chances: Sequence[float]) -> list[float]:
    """Holm's correction (Scand. J. Stat. 6, 1979): chances of several comparisons made at once."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    corrected = [0.0] * len(chances)
    least = 0.0
    for rank, index in enumerate(order):
        least = max(least, min(1.0, (len(chances) - rank) * chances[index]))
        corrected[index] = least
    return corrected


def find_quantile(counts: Mapping[int, int], share: float) -> int:
    """The least value that a share of all does not exceed."""
    total = sum(counts.values())
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if passed >= share * total:
            return value
    return max(counts)


def _away(number: float) -> float:
    return number if abs(number) > TINY else TINY
