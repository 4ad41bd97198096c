"""Intervals and p-values, compared with closed forms."""

from __future__ import annotations

import itertools
from math import atan, isclose, pi, sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.lab.helpers import sums_of

from alveus.lab import statistics

PAIRS = st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), min_size=2, max_size=30)


@given(PAIRS)
def test_ratio_of_equal_pairs_is_the_mean_with_students_interval(
    pairs: list[tuple[int, int]],
) -> None:
    ys = [y for y, _ in pairs]
    two = [2] * len(ys)
    estimate = statistics.estimate_ratio(sums_of(ys, two, ys, two), len(ys))
    halves = [y / 2 for y in ys]
    margin = statistics.student(len(ys) - 1) * stdev(halves) / sqrt(len(ys))
    assert isclose(estimate.value, mean(halves), abs_tol=1e-12)
    assert isclose(estimate.margin, margin, rel_tol=1e-6, abs_tol=1e-6)


@given(PAIRS)
def test_paired_difference_is_the_mean_of_differences(
    pairs: list[tuple[int, int]],
) -> None:
    ones, others = [a for a, _ in pairs], [b for _, b in pairs]
    two = [2] * len(pairs)
    own, yard = sums_of(ones, two, others, two), sums_of(others, two, others, two)
    comparison = statistics.compare_ratios(own, yard, len(pairs))
    assert comparison is not None
    apart = [(a - b) / 2 for a, b in pairs]
    margin = statistics.student(len(pairs) - 1) * stdev(apart) / sqrt(len(pairs))
    assert isclose(comparison.interval.value, mean(apart), abs_tol=1e-9)
    assert isclose(comparison.interval.margin, margin, rel_tol=1e-5, abs_tol=1e-5)


@given(PAIRS)
def test_sums_do_not_depend_on_the_order_of_pairs(pairs: list[tuple[int, int]]) -> None:
    turned = list(reversed(pairs))
    two = [2] * len(pairs)
    first = sums_of([a for a, _ in pairs], two, [b for _, b in pairs], two)
    other = sums_of([a for a, _ in turned], two, [b for _, b in turned], two)
    assert first == other


def test_share_has_wilsons_interval() -> None:
    """Brown, Cai and DasGupta (Stat. Sci. 16, 2001): the inverse of the closed form."""
    for count, of in ((0, 10), (1, 10), (5, 10), (81, 263), (10, 10)):
        share, low, high = statistics.estimate_share(count, of)
        for end in (low, high):
            if 0 < end < 1:
                distance = abs(share - end) / sqrt(end * (1 - end) / of)
                assert isclose(distance, statistics.NORMAL, rel_tol=1e-9)
    assert statistics.estimate_share(0, 10).low == 0
    assert statistics.estimate_share(10, 10).high == 1


def test_student_p_agrees_with_closed_forms() -> None:
    for t in (0.0, 0.1, 1.0, 2.5, 12.706, 300.0):
        assert isclose(statistics.student_p(t, 1), 1 - 2 * atan(t) / pi, rel_tol=1e-9)
        assert isclose(statistics.student_p(-t, 2), 1 - t / sqrt(2 + t * t), rel_tol=1e-7)


@pytest.mark.parametrize("freedom", [3, 7, 11, 40, 500, 10**6])
def test_student_quantile_and_p_agree(freedom: int) -> None:
    t = statistics.student(freedom)
    assert isclose(statistics.student_p(t, freedom), 0.05, rel_tol=1e-9)


def test_holms_correction_of_three_values() -> None:
    assert statistics.correct([0.01, 0.04, 0.03]) == [0.03, 0.06, 0.06]
    assert statistics.correct([]) == []


@given(st.lists(st.floats(0, 1), max_size=8))
def test_correction_never_decreases_p_values_and_keeps_their_order(ps: list[float]) -> None:
    corrected = statistics.correct(ps)
    assert all(p <= c <= 1 for p, c in zip(ps, corrected, strict=True))
    for (p, c), (q, d) in itertools.combinations(zip(ps, corrected, strict=True), 2):
        assert not (p < q and c > d)


def test_quantiles_of_four_values() -> None:
    counts = {1: 1, 2: 1, 3: 1, 10: 1}
    quantiles = [statistics.find_quantile(counts, share) for share in (0.25, 0.5, 0.75, 0.95)]
    assert quantiles == [1, 2, 3, 10]


def test_few_identical_scores_have_a_wide_interval() -> None:
    estimate = statistics.estimate_score(sums_of([4, 4], [4, 4], [4, 4], [4, 4]), 2)
    assert estimate.value == 1
    assert estimate.low < 0.5
