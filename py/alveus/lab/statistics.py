"""Statistics of paired games: intervals, paired differences and Elo.

Every measure is a ratio y/x of two sums over independent pairs of games, such as hits per game, or
points per win.  An experiment's sums are integers, so that the order in which games are added does
not matter.  Only statistics computed from them use floating point.

`docs/site/measuring.md` explains the formulas.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import log10, sqrt
from operator import mul
from typing import NamedTuple

from alveus.lab.student import find_zero, student, student_p

NORMAL = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""
POWER = 0.8
"""Probability with which the smallest detectable difference is detected."""
LEAST_P = 1e-12
"""Lower limit of p-values.  Smaller values would consist mainly of rounding errors."""
Column = Sequence[int]
"""For each pair of games, an integer: the contribution of the pair to a sum."""
Ends = Callable[["Sums", int, float], tuple[float, float]]
"""Function that returns the lower and upper end of a measure's confidence interval, from its sums,
the number of pairs, and the quantile (normal or Student's t) that sets the confidence level."""


class Interval(NamedTuple):
    """A value with the ends of its 95 % confidence interval."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


@dataclass
class Sums:
    """Sums over pairs of games for a measure y/x; each pair contributes one y and one x.

    The fields `y` and `x` are the sums of these.  The name of each other field contains the two
    factors of the products that it sums: `yx` is the sum of y times x, `y_x0` the sum of y times
    x0.  y0 and x0 are the y and x of the same pair under the baseline (the first rule variant).
    """

    y: float = 0
    x: int = 0
    yy: float = 0
    yx: float = 0
    xx: int = 0
    y_y0: float = 0
    y_x0: float = 0
    x_y0: float = 0
    x_x0: int = 0

    def add(self, y: Column, x: Column, y0: Column, x0: Column) -> None:
        """Add pairs of games, one y and x each; `y0`, `x0`: for the same pairs of the baseline."""
        self.y += sum(y)
        self.x += sum(x)
        self.yy += sum(map(mul, y, y))
        self.yx += sum(map(mul, y, x))
        self.xx += sum(map(mul, x, x))
        self.y_y0 += sum(map(mul, y, y0))
        self.y_x0 += sum(map(mul, y, x0))
        self.x_y0 += sum(map(mul, x, y0))
        self.x_x0 += sum(map(mul, x, x0))

    def squares(self, ratio: float | None = None) -> float:
        """Sum (y - `ratio` x)² over all pairs; the default `ratio` is the ratio of the sums."""
        ratio = self.y / self.x if ratio is None else ratio
        return max(0.0, self.yy - 2 * ratio * self.yx + ratio * ratio * self.xx)


class Difference(NamedTuple):
    """A measure's value minus its value under the baseline (the first rule variant)."""

    interval: Interval
    p: float
    """Two-sided p-value for the hypothesis that the true difference is 0."""

    def detectable(self, pairs: int, level: float) -> float:
        """Return the smallest true difference that a test detects with a probability of 80 %.

        `pairs` is the number of pairs of games, `level` the significance level, such as 0.05.
        """
        error = self.interval.margin / student(pairs - 1)
        return error * (student(pairs - 1, level) + student(pairs - 1, 2 * (1 - POWER)))


def estimate(ends: Ends, sums: Sums, pairs: int) -> Interval:
    """Return the value y/x of a measure with its 95 % interval, from `sums` over `pairs` pairs.

    `ends` returns the interval's ends for this kind of measure.  For a mean (`mean_ends`), it gets
    a quantile of Student's t, because the variance is estimated from the games.  For a share or a
    count, it gets that of the normal distribution, because the variance follows from the value,
    apart from the dependence between the games of a pair.
    """
    quantile = student(max(1, pairs - 1)) if ends is mean_ends else NORMAL
    return Interval(sums.y / sums.x, *ends(sums, pairs, quantile))


def mean_ends(sums: Sums, pairs: int, t: float) -> tuple[float, float]:
    """Return the lower and upper end of the confidence interval of a mean, y/x of `sums`.

    `pairs` is the number of pairs of games, `t` the quantile that sets the confidence level.  The
    variance is estimated from the deviations of the pairs (Cochran, Sampling Techniques, 6.4).
    For a single pair, the ends are infinite.
    """
    if pairs < 2:
        return float("-inf"), float("inf")
    value = sums.y / sums.x
    margin = t * sqrt(sums.squares() * pairs / (pairs - 1)) / sums.x
    return value - margin, value + margin


def share_ends(sums: Sums, pairs: int, t: float) -> tuple[float, float]:
    """Return the lower and the upper end of Wilson's interval for a share, y/x of `sums`.

    `pairs` is the number of pairs of games, `t` the quantile that sets the confidence level.
    Because the games of a pair depend on each other, the formula uses an effective number of games
    (Kish's design effect, Survey Sampling, 1965), computed from the variance between pairs.  So
    that this variance is never estimated as 0, two pairs with half the weight of a real pair are
    added to the data, one with share 0 and one with share 1.
    """
    size = sums.x / pairs
    middle = (sums.y + size / 2) / (sums.x + size)
    added = size * size * (middle**2 + (1 - middle) ** 2) / 2
    variance = (sums.squares(middle) + added) / (sums.x * (sums.x + size))
    return _wilson(sums.y / sums.x, middle * (1 - middle) / variance, t)


def count_ends(sums: Sums, pairs: int, t: float) -> tuple[float, float]:
    """Return the ends of the interval of y/x, a number of events per game, by the score test.

    `sums.y` is the number of events, `sums.x` that of games; for the measure `forced`, y counts the
    decisions without a choice, x all decisions.  `t` is the quantile for the confidence level.  The
    variance of y is assumed to be its mean times an index of dispersion (quasi-Poisson; McCullagh
    and Nelder, Generalized Linear Models, 6.2).  To estimate this index from few events, half
    a pair of games with one event in each game is added to the data.  If there is no other event
    and x counts games, the index is 2: the interval is the Poisson interval of half as many games.
    """
    half = t * t * (sums.squares() + sums.x / pairs) / (sums.y + 1) / 2
    spread = sqrt(half * (2 * sums.y + half))
    low = 0.0 if sums.y == 0 else max(0.0, sums.y + half - spread)
    return low / sums.x, (sums.y + half + spread) / sums.x


def score_interval(total: float, squares: float, pairs: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean score (0 to 1) of pairs of games.

    `total` is the sum of the pairs' scores (0 to 1), `squares` the sum of their squares.
    """
    return share_ends(Sums(total, pairs, squares, total, pairs), pairs, NORMAL)


def compare(ends: Ends, sums: Sums, baseline: Sums, pairs: int) -> Difference | None:
    """Return y/x of `sums` minus y/x of `baseline`, with interval and p-value; None for one pair.

    `sums` has the sums of a measure under a rule variant, `pairs` is the number of pairs of games.
    The interval of the difference is computed from the correlation of the two values and from
    their intervals, whose ends the function `ends` returns (MOVER; Zou and Donner, Stat. Med. 27,
    2008).  If `ends` is `mean_ends`, and x is the same for all pairs under both variants, this is
    the interval of the paired t-test.
    """
    if pairs < 2:
        return None
    apart = sums.y / sums.x - baseline.y / baseline.x
    interval = Interval(apart, *difference_ends(ends, sums, baseline, pairs, student(pairs - 1)))
    if apart == 0:
        return Difference(interval, 1.0)

    def excess(t: float) -> float:
        low, high = difference_ends(ends, sums, baseline, pairs, t)
        return low if apart > 0 else -high

    return Difference(interval, _find_p(excess, pairs))


def difference_ends(
    ends: Ends, sums: Sums, baseline: Sums, pairs: int, t: float
) -> tuple[float, float]:
    """Return the ends of the confidence interval of y/x of `sums` minus y/x of `baseline`.

    `ends` is the function that computes the ends of the interval of a single ratio, `pairs` the
    number of pairs of games, `t` the quantile of Student's t that sets the confidence level.
    """
    own, other = sums.y / sums.x, baseline.y / baseline.x
    (low, high), (low0, high0) = ends(sums, pairs, t), ends(baseline, pairs, t)
    both = correlate(sums, baseline)
    below, above = (
        _combine(own - low, high0 - other, both),
        _combine(high - own, other - low0, both),
    )
    return own - other - below, own - other + above


def correlate(sums: Sums, baseline: Sums) -> float:
    """Return the correlation (-1 to 1) of a ratio y/x with the same ratio under the baseline.

    The correlated numbers are the deviations y - ratio * x of each pair of games.  Return 0 if all
    deviations under the reading, or all under the baseline, are 0.
    """
    ratio, other = sums.y / sums.x, baseline.y / baseline.x
    common = sums.y_y0 - other * sums.y_x0 - ratio * sums.x_y0 + ratio * other * sums.x_x0
    product = sums.squares() * baseline.squares()
    if product <= 1e-24 * sums.yy * baseline.yy:
        return 0.0
    return min(1.0, max(-1.0, common / sqrt(product)))


def _combine(margin: float, other: float, correlation: float) -> float:
    independent = margin * margin + other * other
    square = independent - 2 * correlation * margin * other
    return sqrt(square) if square > 1e-14 * independent else 0.0


def least_p(pairs: int) -> float:
    """Return the lower bound of p-values for `pairs` pairs of games, but at least `LEAST_P`.

    It is 2 / 2 ** `pairs`, the smallest p-value of a test that gives random signs to the
    differences of the pairs (Fisher, The Design of Experiments, 21).
    """
    return max(LEAST_P, 2.0 ** max(-60, 1 - pairs))


def _find_p(excess: Callable[[float], float], pairs: int) -> float:
    """Return the two-sided p-value p of a difference: 0 is an end of its interval at level 1 - p.

    `excess` is a decreasing function.  Its argument is the quantile of Student's t that sets the
    width of the interval; its value is the distance from 0 to the interval, negative if 0 is
    inside.  p is at least `least_p(pairs)`.
    """
    least = least_p(pairs)
    high = student(pairs - 1, least)
    if excess(high) > 0:
        return least
    return max(least, student_p(find_zero(excess, 0.0, high), pairs - 1))


def elo(score: float, games: int) -> float:
    """Return the Elo difference that corresponds to a mean score from 0 to 1 over `games` games.

    A score of 0 or 1 counts as 0.5/`games` or 1 - 0.5/`games`, because it would give an infinite
    difference.
    """
    if score in (0, 1):
        score = abs(score - 0.5 / games)
    return 400 * log10(score / (1 - score))


def _wilson(share: float, size: float, t: float) -> tuple[float, float]:
    """Return the ends of Wilson's interval (J. Am. Stat. Assoc. 22, 1927) for a share.

    `size` is the effective number of games, `t` the quantile that sets the confidence level.
    """
    doubt = t**2 / size
    centre, scale = share + doubt / 2, 1 + doubt
    half = sqrt(doubt * (share * (1 - share) + doubt / 4))
    low = 0.0 if share == 0 else max(0.0, (centre - half) / scale)
    high = 1.0 if share == 1 else min(1.0, (centre + half) / scale)
    return low, high


def find_quantile(counts: Mapping[int, int], share: float) -> int:
    """Return the smallest value v such that at least the fraction `share` of all values is <= v.

    `counts`, which is not empty, maps each value to its frequency.
    """
    values = sorted(counts)
    least = share * sum(counts.values())
    sums = accumulate(counts[value] for value in values)
    return next(value for value, passed in zip(values, sums, strict=True) if passed >= least)
