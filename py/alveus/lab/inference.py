"""Statistical tests: compare each measure under each reading with its value under the baseline.

A reading is a variant of the rules; the first reading of an experiment is the baseline.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from alveus.lab import statistics
from alveus.lab.measures import (
    EXPLORATORY,
    HEADLINE,
    PLAIN,
    UNINFORMATIVE,
    Measure,
    Value,
    excluded_measures,
    interval_kind,
    is_share,
)
from alveus.lab.settings import Settings
from alveus.lab.statistics import Difference, Interval
from alveus.lab.tallies import Tallies

SIGNIFICANT_P = 0.05
_ENDS = {
    "wilson": statistics.share_ends,
    "quasi-poisson": statistics.count_ends,
    "student": statistics.mean_ends,
}


def list_measures(experiment: Settings, tallies: Tallies) -> tuple[Measure, ...]:
    """Return the measures to report: the headline measures (chosen in advance), then all others.

    `tallies` has the totals of all games.  Among the others, counts of events come last, and
    uninformative measures are left out, for example `broken` (share of games in which a user's
    function failed) if there is no such game.
    """
    excluded = excluded_measures(experiment.rules()[0].info, experiment.players)
    if not any(tally.ends["broken"] for tally in tallies.readings):
        excluded.add("broken")
    if tallies.are_equal("decisions", "length"):
        excluded.add("decisions")
    if all(tally.counts["points"].keys() <= {1} for tally in tallies.readings):
        excluded.add("points")
    names = [*PLAIN, *(name for name in tallies.events if name not in UNINFORMATIVE)]
    headline = experiment.headline
    others = [name for name in names if name not in excluded and name not in headline]
    return (
        *_measure_family(HEADLINE, headline, tallies),
        *_measure_family(EXPLORATORY, others, tallies),
    )


def _measure_family(family: str, names: Sequence[str], tallies: Tallies) -> list[Measure]:
    rows = [(name, *_compare(name, tallies)) for name in names]
    tested = [apart.p for _, _, differences in rows for apart in differences if apart is not None]
    adjusted = iter(holm(tested) if family == HEADLINE else benjamini_hochberg(tested))
    level = SIGNIFICANT_P / max(1, len(tested)) if family == HEADLINE else SIGNIFICANT_P
    measures = []
    for name, owns, differences in rows:
        values = []
        for own, apart in zip(owns, differences, strict=True):
            if apart is None:
                values.append(Value(own))
                continue
            p = next(adjusted)
            clear = family == HEADLINE and p < SIGNIFICANT_P
            interval, detectable = apart.interval, apart.detectable(tallies.pairs, level)
            if is_share(name):
                interval = _clip(interval, -1.0)
            possible = detectable <= 1 or not is_share(name)
            possible = possible and statistics.least_p(tallies.pairs) < level
            limit = detectable if possible else None
            values.append(Value(own, interval, apart.p, p, limit, clear))
        measures.append(Measure(name, tuple(values), family, len(tested)))
    return measures


def _compare(name: str, tallies: Tallies) -> tuple[list[Interval | None], list[Difference | None]]:
    ends, baseline = _ENDS[interval_kind(name)], tallies.sums_of(0, name)
    owns: list[Interval | None] = []
    differences: list[Difference | None] = []
    for reading in range(len(tallies.readings)):
        sums = tallies.sums_of(reading, name)
        own = statistics.estimate(ends, sums, tallies.pairs) if sums.x else None
        if own is not None and is_share(name):
            own = _clip(own, 0.0)
        owns.append(own)
        comparable = reading and sums.x and baseline.x
        apart = statistics.compare(ends, sums, baseline, tallies.pairs) if comparable else None
        differences.append(apart)
    return owns, differences


def _clip(interval: Interval, least: float) -> Interval:
    return Interval(interval.value, max(least, interval.low), min(1.0, interval.high))


def holm(p_values: Sequence[float]) -> list[float]:
    """Return p-values, in the given order, after Holm's correction (Scand. J. Stat. 6, 1979).

    If all results with an adjusted value below 0.05 are called significant, the probability that
    any of them is false is at most 5 %.
    """
    return _adjust(p_values, lambda tests, rank: tests - rank + 1, rising=True)


def benjamini_hochberg(p_values: Sequence[float]) -> list[float]:
    """Return p-values, in the given order, as Benjamini and Hochberg correct them.

    Among the results with an adjusted value of at most q, the expected share of false ones is at
    most q if the tests are independent or positively dependent (J. R. Stat. Soc. B 57, 1995).
    """
    return _adjust(p_values, lambda tests, rank: tests / rank, rising=False)


def _adjust(
    p_values: Sequence[float], factor: Callable[[int, int], float], rising: bool
) -> list[float]:
    """Multiply each p-value by `factor(tests, rank)`; return the products in the given order.

    `tests` is the number of p-values; the smallest p-value has rank 1.  Products are limited to 1.
    A greater p-value must not have a smaller product.  Therefore, a product is raised to the
    largest product of any smaller p-value (if `rising`), or lowered to the smallest product of any
    greater p-value.
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
