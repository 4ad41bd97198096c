"""Simulate experiments with known values, and check the intervals and tests of the laboratory.

nice .venv/bin/python scripts/simulate_inference.py [--experiments 4000] [--seed S]   (minutes)

1. Coverage: the share of 95 % intervals that contain the true value, for every kind of measure, and
   the share of intervals of differences that contain 0 if there is no effect.  Each printed row is
   the mean over several rates.  It must be 93 to 97 %, for differences 93 to 100 %, because
   intervals for rare events are wider.
2. Family-wise error: the share of experiments without any effect that have a significant headline
   measure.  It must be at most 5.5 %.

The exit status is 1 if a limit is exceeded.  With few experiments, chance alone can exceed it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from statistics import NormalDist, mean
from typing import NamedTuple

from toolchain.ground import ROOT

sys.path.insert(0, str(ROOT / "py"))

from alveus.lab.inference import holm
from alveus.lab.statistics import (
    Ends,
    Sums,
    compare,
    count_ends,
    estimate,
    mean_ends,
    share_ends,
)

LOW, HIGH = 0.93, 0.97
MOST_ERRORS = 0.055
LEVEL = 0.05
PAIRS = (20, 60, 200)
COMMON = 0.5
"""Correlation of a game's random numbers under two readings."""
READINGS = 3
"""Number of readings that are compared with the baseline, in the simulation of families."""
_inverse = NormalDist().inv_cdf
_normal = NormalDist().cdf


class Kind(NamedTuple):
    """A kind of measure: the result of a game as a function of a uniform random number."""

    name: str
    ends: Ends
    result: Callable[[float, float], int]
    """Function from a random number (0 to 1) and a rate to the result of a game."""
    expected: Callable[[float], float]
    """Function from a rate to the mean result."""
    rates: tuple[float, ...]


def poisson(chance: float, rate: float) -> int:
    """Return the quantile of the Poisson distribution with mean `rate` at `chance` (0 to 1)."""
    probability = passed = exp(-rate)
    count = 0
    while chance > passed and count < 50 * (1 + rate):
        count += 1
        probability *= rate / count
        passed += probability
    return count


def length(chance: float, median: float) -> int:
    """Return the quantile of a log-normal distribution at `chance` (0 to 1), rounded down."""
    return int(median * exp(0.3 * _inverse(min(max(chance, 1e-12), 1 - 1e-12))))


def expected_length(median: float) -> float:
    """Return the mean of `length`."""
    steps = 20_000
    return mean(length((step + 0.5) / steps, median) for step in range(steps))


KINDS = (
    Kind(
        "share", share_ends, lambda chance, rate: chance < rate, float, (0.05, 0.1, 0.3, 0.5, 0.8)
    ),
    Kind("count", count_ends, poisson, float, (0.05, 0.2, 1.0, 5.0)),
    Kind("mean", mean_ends, length, expected_length, (20.0, 80.0)),
)


def draw_pair(random: Random, alike: bool) -> list[tuple[float, float]]:
    """Return the random numbers of a pair under two readings: one tuple for each game.

    If `alike`, both games of the pair are identical.
    """
    games = []
    for _ in range(1 if alike else 2):
        shared = random.gauss(0, 1)
        own = (sqrt(COMMON) * shared + sqrt(1 - COMMON) * random.gauss(0, 1) for _ in range(2))
        first, second = map(_normal, own)
        games.append((first, second))
    return games * (2 if alike else 1)


def pair_sums(results: Sequence[int], baseline: Sequence[int]) -> Sums:
    """Return the sums of pairs; each number is the sum of the results of both games of a pair."""
    sums, sizes = Sums(), [2] * len(results)
    sums.add(results, sizes, baseline, sizes)
    return sums


def cover(
    kind: Kind, rate: float, pairs: int, alike: bool, experiments: int, random: Random
) -> tuple[float, float]:
    """Return the coverage of the intervals of values, and of differences without an effect.

    If `alike`, both games of a pair are identical.
    """
    true, covered, covered_differences = kind.expected(rate), 0, 0
    for _ in range(experiments):
        drawn = [draw_pair(random, alike) for _ in range(pairs)]
        own, other = (
            [sum(kind.result(game[reading], rate) for game in pair) for pair in drawn]
            for reading in (0, 1)
        )
        sums, baseline = pair_sums(own, other), pair_sums(other, other)
        _, low, high = estimate(kind.ends, sums, pairs)
        covered += low <= true <= high
        difference = compare(kind.ends, sums, baseline, pairs)
        covered_differences += difference is not None and difference.p >= LEVEL
    return covered / experiments, covered_differences / experiments


def err(pairs: int, experiments: int, random: Random) -> float:
    """Return the share of experiments without an effect that have a significant measure.

    Each experiment has one headline measure of every kind, at every rate of `KINDS`, under
    `READINGS` readings.
    """
    wrong = 0
    measures = [(kind, rate) for kind in KINDS for rate in kind.rates]
    for _ in range(experiments):
        p_values = []
        for kind, rate in measures:
            baseline = [2 * [random.random()] for _ in range(pairs)]
            other = [sum(kind.result(chance, rate) for chance in pair) for pair in baseline]
            for _ in range(READINGS):
                own = [
                    sum(
                        kind.result(chance if random.random() < COMMON else random.random(), rate)
                        for chance in pair
                    )
                    for pair in baseline
                ]
                sums = pair_sums(own, other)
                difference = compare(kind.ends, sums, pair_sums(other, other), pairs)
                p_values.append(1.0 if difference is None else difference.p)
        wrong += min(holm(p_values)) < LEVEL
    return wrong / experiments


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--experiments", type=int, default=4000, metavar="N")
    parser.add_argument("--seed", default="0", metavar="S")
    args = parser.parse_args()
    random, failures = Random(args.seed), 0
    for kind in KINDS:
        for pairs in PAIRS:
            for alike in (False, True):
                rows = [
                    cover(kind, rate, pairs, alike, args.experiments // len(kind.rates), random)
                    for rate in kind.rates
                ]
                value, difference = (mean(column) for column in zip(*rows, strict=True))
                failed = not LOW <= value <= HIGH or difference < LOW
                failures += failed
                games = "identical games" if alike else "independent games"
                mark = "  <-- outside the limits" if failed else ""
                print(
                    f"{kind.name:6} {pairs:4} pairs, {games:18} "
                    f"value {value:6.1%}  difference {difference:6.1%}{mark}",
                    flush=True,
                )
    for pairs in PAIRS:
        errors = err(pairs, args.experiments // 8, random)
        failures += errors > MOST_ERRORS
        mark = "  <-- above the limit" if errors > MOST_ERRORS else ""
        print(f"family-wise error, {pairs:4} pairs: {errors:.1%}{mark}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
