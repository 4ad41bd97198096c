"""Intervals, p-values and corrections, compared with closed forms and published examples."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from math import atan, isclose, pi, sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.lab.helpers import sums_of

from alveus.lab import statistics
from alveus.lab.inference import benjamini_hochberg, holm
from alveus.lab.statistics import NORMAL, Difference, Sums, count_ends, mean_ends, share_ends
from alveus.lab.student import student, student_p

PAIRS = st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), min_size=2, max_size=30)
SHARES = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=2, max_size=30)


def compare(ends: statistics.Ends, ones: list[int], others: list[int], size: int = 2) -> Difference:
    """Return the difference between two lists of results, one for each pair of `size` games."""
    sizes = [size] * len(ones)
    own, baseline = sums_of(ones, sizes, others, sizes), sums_of(others, sizes, others, sizes)
    difference = statistics.compare(ends, own, baseline, len(ones))
    assert difference is not None
    return difference


def trials(events: int, of: int) -> Sums:
    """Return the sums of independent trials."""
    results = [1] * events + [0] * (of - events)
    return sums_of(results, [1] * of, results, [1] * of)


@given(PAIRS)
def test_ratio_of_equal_pairs_is_the_mean_with_students_interval(
    pairs: list[tuple[int, int]],
) -> None:
    ys = [y for y, _ in pairs]
    two = [2] * len(ys)
    estimate = statistics.estimate(mean_ends, sums_of(ys, two, ys, two), len(ys))
    halves = [y / 2 for y in ys]
    margin = student(len(ys) - 1) * stdev(halves) / sqrt(len(ys))
    assert isclose(estimate.value, mean(halves), abs_tol=1e-12)
    assert isclose(estimate.margin, margin, rel_tol=1e-6, abs_tol=1e-6)


@given(PAIRS)
def test_paired_difference_is_the_mean_of_differences(
    pairs: list[tuple[int, int]],
) -> None:
    ones, others = [a for a, _ in pairs], [b for _, b in pairs]
    comparison = compare(mean_ends, ones, others)
    apart = [(a - b) / 2 for a, b in pairs]
    margin = student(len(pairs) - 1) * stdev(apart) / sqrt(len(pairs))
    assert isclose(comparison.interval.value, mean(apart), abs_tol=1e-9)
    assert isclose(comparison.interval.margin, margin, rel_tol=1e-5, abs_tol=1e-5)


@given(PAIRS)
def test_sums_do_not_depend_on_the_order_of_pairs(pairs: list[tuple[int, int]]) -> None:
    turned = list(reversed(pairs))
    two = [2] * len(pairs)
    first = sums_of([a for a, _ in pairs], two, [b for _, b in pairs], two)
    other = sums_of([a for a, _ in turned], two, [b for _, b in turned], two)
    assert first == other


def test_paired_t_test_of_students_sleep_data() -> None:
    """Student (Biometrika 6, 1908): t = 4.0621, p = 0.002833, interval 0.7001 to 2.4599."""
    dextro = [7, -16, -2, -12, -1, 34, 37, 8, 0, 20]
    laevo = [19, 8, 11, 1, -1, 44, 55, 16, 46, 34]
    (value, low, high), p = compare(mean_ends, laevo, dextro, size=10)
    assert isclose(value, 1.58)
    assert isclose(low, 0.7001, abs_tol=1e-4)
    assert isclose(high, 2.4599, abs_tol=1e-4)
    assert isclose(p, 0.002833, abs_tol=1e-6)


@pytest.mark.parametrize(
    ("events", "of", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_share_of_independent_games_has_wilsons_interval(
    events: int, of: int, low: float, high: float
) -> None:
    """The examples of Newcombe (Stat. Med. 17, 1998, 857)."""
    ends = share_ends(trials(events, of), of, NORMAL)
    assert isclose(ends[0], low, abs_tol=6e-5)
    assert isclose(ends[1], high, abs_tol=6e-5)


def test_paired_shares_have_newcombes_interval() -> None:
    """Newcombe (Stat. Med. 17, 1998, 2635), 36 + 12 + 2 + 0 pairs, method 10."""
    ones, others = [1] * 48 + [0] * 2, [1] * 36 + [0] * 12 + [1] * 2
    own, baseline = sums_of(ones, [1] * 50, others, [1] * 50), trials(38, 50)
    assert isclose(statistics.correlate(own, baseline), (36 * 0 - 12 * 2) / sqrt(48 * 2 * 38 * 12))
    low, high = statistics.difference_ends(share_ends, own, baseline, 50, NORMAL)
    assert isclose(low, 0.0569, abs_tol=6e-5)
    assert isclose(high, 0.3404, abs_tol=6e-5)


@pytest.mark.parametrize("events", [0, 1, 10, 300])
def test_count_of_independent_events_has_the_score_interval(events: int) -> None:
    """Both ends solve (events - mean)² = z² mean, the score test of a Poisson mean."""
    sums = Sums(y=events, x=500, yy=events + events**2 / 500, yx=events, xx=500)
    low, high = count_ends(sums, 500, NORMAL)
    for mean_count in (500 * low, 500 * high):
        assert isclose((events - mean_count) ** 2, NORMAL**2 * mean_count, abs_tol=1e-6)


def test_events_never_observed_have_an_upper_bound() -> None:
    none = [0] * 100
    share = statistics.estimate(share_ends, sums_of(none, [2] * 100, none, [2] * 100), 100)
    count = statistics.estimate(count_ends, sums_of(none, [2] * 100, none, [2] * 100), 100)
    assert (share.low, count.low) == (0, 0)
    assert 0.03 < share.high < 0.04
    assert 0.03 < count.high < 0.04
    (_, low, high), p = compare(share_ends, none, none)
    assert low < 0 < high
    assert p == 1


def test_pairs_of_identical_games_count_as_one_game() -> None:
    single = share_ends(trials(300, 1000), 1000, NORMAL)
    doubled = [2] * 300 + [0] * 700
    twice = share_ends(sums_of(doubled, [2] * 1000, doubled, [2] * 1000), 1000, NORMAL)
    assert isclose(twice[0], single[0], abs_tol=1e-3)
    assert isclose(twice[1], single[1], abs_tol=1e-3)


@pytest.mark.parametrize("ends", [share_ends, count_ends, mean_ends])
@given(pairs=SHARES)
def test_p_is_below_5_percent_only_if_the_interval_excludes_0(
    ends: statistics.Ends, pairs: list[tuple[int, int]]
) -> None:
    (value, low, high), p = compare(ends, [a for a, _ in pairs], [b for _, b in pairs])
    assert low <= value <= high
    if p < 0.05:
        assert low > -1e-9 or high < 1e-9


@pytest.mark.parametrize("ends", [share_ends, count_ends, mean_ends])
@given(pairs=SHARES)
def test_exchanged_readings_have_the_opposite_difference(
    ends: statistics.Ends, pairs: list[tuple[int, int]]
) -> None:
    ones, others = [a for a, _ in pairs], [b for _, b in pairs]
    (value, low, high), p = compare(ends, ones, others)
    turned = compare(ends, others, ones)
    assert isclose(turned.p, p, rel_tol=1e-6)
    for end, other in zip(turned.interval, (-value, -high, -low), strict=True):
        assert isclose(end, other, abs_tol=1e-9)


@pytest.mark.parametrize("ends", [share_ends, count_ends, mean_ends])
def test_five_pairs_are_never_significant(ends: statistics.Ends) -> None:
    assert compare(ends, [2] * 5, [0] * 5).p >= 2 / 2**5


def test_smallest_detectable_difference_of_many_pairs_is_2_8_standard_errors() -> None:
    """Cochran and Cox, Experimental Designs, 2.2: 1.960 + 0.842 standard errors."""
    difference = Difference(statistics.Interval(0, -NORMAL, NORMAL), 1.0)
    assert isclose(difference.detectable(10**6, 0.05), 1.960 + 0.842, abs_tol=1e-3)


def test_student_p_agrees_with_closed_forms() -> None:
    for t in (0.0, 0.1, 1.0, 2.5, 12.706, 300.0):
        assert isclose(student_p(t, 1), 1 - 2 * atan(t) / pi, rel_tol=1e-9)
        assert isclose(student_p(-t, 2), 1 - t / sqrt(2 + t * t), rel_tol=1e-7)


@pytest.mark.parametrize("p", [0.4, 0.05, 0.001, 1e-9])
@pytest.mark.parametrize("freedom", [1, 3, 7, 11, 40, 500, 10**6])
def test_student_quantile_and_p_agree(freedom: int, p: float) -> None:
    assert isclose(student_p(student(freedom, p), freedom), p, rel_tol=1e-6)


THROMBOLYSIS = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719,
    0.6528, 0.7590, 1.0,
]  # fmt: skip
"""The example of Benjamini and Hochberg (J. R. Stat. Soc. B 57, 1995, 295)."""


def test_published_example_of_both_corrections() -> None:
    """The article rejects four hypotheses by its own method, three by familywise correction."""
    assert sum(p < 0.05 for p in benjamini_hochberg(THROMBOLYSIS)) == 4
    assert sum(p < 0.05 for p in holm(THROMBOLYSIS)) == 3


def test_corrections_of_three_values() -> None:
    assert holm([0.01, 0.04, 0.03]) == [0.03, 0.06, 0.06]
    assert benjamini_hochberg([0.01, 0.04, 0.03]) == [0.03, 0.04, 0.04]
    assert holm([]) == benjamini_hochberg([]) == []


@pytest.mark.parametrize("correct", [holm, benjamini_hochberg])
@given(ps=st.lists(st.floats(0, 1), max_size=8))
def test_corrections_never_decrease_p_values_and_keep_their_order(
    correct: Callable[[Sequence[float]], list[float]], ps: list[float]
) -> None:
    corrected = correct(ps)
    assert all(p <= c <= 1 for p, c in zip(ps, corrected, strict=True))
    for (p, c), (q, d) in itertools.combinations(zip(ps, corrected, strict=True), 2):
        assert not (p < q and c > d)


@given(st.lists(st.floats(0, 1), max_size=8))
def test_benjamini_hochberg_is_never_stricter_than_holm(ps: list[float]) -> None:
    assert all(b <= h for b, h in zip(benjamini_hochberg(ps), holm(ps), strict=True))


def test_quantiles_of_four_values() -> None:
    counts = {1: 1, 2: 1, 3: 1, 10: 1}
    quantiles = [statistics.find_quantile(counts, share) for share in (0.25, 0.5, 0.75, 0.95)]
    assert quantiles == [1, 2, 3, 10]


def test_few_identical_scores_have_a_wide_interval() -> None:
    estimate = statistics.estimate(share_ends, sums_of([4, 4], [4, 4], [4, 4], [4, 4]), 2)
    assert estimate.value == 1
    assert estimate.low < 0.5
