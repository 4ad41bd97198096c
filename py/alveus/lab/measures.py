"""Measures of an experiment under every reading, with intervals and paired differences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from alveus.lab.settings import Settings
from alveus.lab.statistics import (
    Difference,
    Interval,
    Sums,
    compare_ratios,
    correct,
    estimate_ratio,
    estimate_score,
    estimate_share,
    find_quantile,
)
from alveus.lab.tallies import Tallies, Tally

SHARES = ("won", "drawn", "cut", "broken", "dice", "turned")
"""Measures that are shares (from 0 to 1) of games or of pairs."""
SCORES = ("score", "skill")
PLAIN = (
    "score", "skill", "won", "drawn", "cut", "broken", "length", "decisions", "choice", "forced",
    "dice", "leads", "lowest", "turned", "points",
)  # fmt: skip
"""All measures except counts of events."""
UNINFORMATIVE = ("event-throw", "event-over", "event-starts", "event-lot", "event-lot_tie")
"""Counts of events that occur in every game or turn, and so are not measures."""
SIGNIFICANT_P = 0.05
QUANTILES = (("q1", 0.25), ("median", 0.5), ("q3", 0.75), ("p95", 0.95))
PLACES = 6


@dataclass(frozen=True)
class Value:
    """A measure under one reading."""

    own: Interval | None
    """The value with its interval; None if the measure does not exist under this reading."""
    apart: Interval | None = None
    """The difference from the baseline in the same pairs; None if there is none."""
    p: float = 1.0
    """Two-sided p-value of the difference after Holm's correction."""

    @property
    def clear(self) -> bool:
        """True if the difference from the baseline is significant at the 5 % level."""
        return self.apart is not None and self.p < SIGNIFICANT_P

    def to_json(self) -> dict[str, Any]:
        """Return the value, rounded to `PLACES` decimals so that all machines write the same."""
        return {
            "own": None if self.own is None else _rounded(self.own),
            "apart": None if self.apart is None else _rounded(self.apart),
            "p": round(self.p, PLACES),
        }


@dataclass(frozen=True)
class Measure:
    """A measure with its value under every reading, the baseline's first."""

    name: str
    values: tuple[Value, ...]

    @property
    def exists(self) -> bool:
        """True if the measure exists under any reading."""
        return any(value.own is not None for value in self.values)

    @property
    def is_share(self) -> bool:
        """True if the values are between 0 and 1."""
        return self.name in (*SHARES, *SCORES, "forced", "lowest")

    def to_json(self) -> dict[str, Any]:
        """Return the measure as JSON for a report."""
        return {
            "name": self.name,
            "share": self.is_share,
            "values": [value.to_json() for value in self.values],
        }


def list_measures(experiment: Settings, tallies: Tallies) -> tuple[Measure, ...]:
    """Return every measure that this experiment can have; counts of events come last."""
    left_out = set()
    first, second = experiment.players
    if first == second:
        left_out |= {"skill", "dice"}
    if not experiment.rules()[0].info.chance:
        left_out.add("dice")
    if not any(tally.ends["broken"] for tally in tallies.readings):
        left_out.add("broken")
    names = [name for name in PLAIN if name not in left_out]
    names += [name for name in tallies.events if name not in UNINFORMATIVE]
    return tuple(_measure(name, tallies) for name in names)


def distribute(tally: Tally) -> dict[str, Any]:
    """Return the distributions of a reading (turns, choices, points and others) as JSON."""
    kinds = {
        "length": tally.turns,
        "decisions": tally.decisions,
        "choice": tally.choices,
        "points": tally.points,
    }
    return {
        "ends": dict(sorted(tally.ends.items())),
        "endings": dict(sorted(tally.endings.items())),
        "quantiles": {
            name: {part: find_quantile(counts, share) for part, share in QUANTILES if counts}
            for name, counts in kinds.items()
        },
        "counts": {name: sorted(map(list, counts.items())) for name, counts in kinds.items()},
    }


def _measure(name: str, tallies: Tallies) -> Measure:
    baseline = tallies.sums_of(0, name)
    owns: list[Interval | None] = []
    differences: list[Difference | None] = []
    for reading in range(len(tallies.readings)):
        sums = tallies.sums_of(reading, name)
        owns.append(_estimate(name, sums, tallies.pairs) if sums.x else None)
        comparable = reading and sums.x and baseline.x
        differences.append(compare_ratios(sums, baseline, tallies.pairs) if comparable else None)
    corrected = iter(correct([apart.p for apart in differences if apart is not None]))
    values = (
        Value(own) if apart is None else Value(own, apart.interval, next(corrected))
        for own, apart in zip(owns, differences, strict=True)
    )
    return Measure(name, tuple(values))


def _estimate(name: str, sums: Sums, pairs: int) -> Interval:
    if name in SHARES:
        return estimate_share(sums.y, sums.x)
    if name in SCORES:
        return estimate_score(sums, pairs)
    return estimate_ratio(sums, pairs)


def _rounded(interval: Interval) -> list[float | None]:
    """Return value and interval ends, rounded; an infinite end is None."""
    finite = float("-inf"), float("inf")
    return [None if figure in finite else round(figure, PLACES) + 0.0 for figure in interval]
