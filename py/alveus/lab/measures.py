"""The measures of an experiment, each under every reading, with intervals and differences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from alveus.lab.experiment import Experiment
from alveus.lab.statistics import (
    Difference,
    Interval,
    Sums,
    compare_ratios,
    correct,
    elo,
    estimate_ratio,
    estimate_score,
    estimate_share,
    find_quantile,
)
from alveus.lab.tallies import Tallies, Tally

SHARES = ("won", "drawn", "cut", "broken", "dice", "turned")
"""Measures that are shares of games, or of pairs."""
SCORES = ("score", "skill")
PLAIN = (
    "score", "skill", "won", "drawn", "cut", "broken", "length", "decisions", "choice", "forced",
    "dice", "leads", "lowest", "turned", "points",
)  # fmt: skip
"""Every measure that is not the count of an event."""
UNTELLING = ("event-throw", "event-over", "event-starts", "event-lot", "event-lot_tie")
"""Events that happen in every game or turn and say nothing."""
CERTAIN = 0.05
PLACES = 6


@dataclass(frozen=True)
class Value:
    """A measure under one reading."""

    own: Interval | None
    """None where the measure does not exist under this reading."""
    apart: Interval | None = None
    """The paired difference from the yardstick."""
    p: float = 1.0
    """How likely so great a difference is by chance alone, after Holm's correction."""

    @property
    def clear(self) -> bool:
        """Whether the reading differs from the yardstick with a certainty of 95 %."""
        return self.apart is not None and self.p < CERTAIN

    def to_json(self) -> dict[str, Any]:
        """The value in figures rounded to six places, so that all machines write the same."""
        return {
            "own": None if self.own is None else _rounded(self.own),
            "apart": None if self.apart is None else _rounded(self.apart),
            "p": round(self.p, PLACES),
        }


@dataclass(frozen=True)
class Measure:
    """A measure by its name, with its value under every reading, the yardstick's first."""

    name: str
    values: tuple[Value, ...]

    @property
    def exists(self) -> bool:
        """Whether any reading has it."""
        return any(value.own is not None for value in self.values)

    @property
    def is_share(self) -> bool:
        """Whether it lies between 0 and 1."""
        return self.name in (*SHARES, *SCORES, "forced", "lowest")

    def to_json(self) -> dict[str, Any]:
        """The measure as reports write it."""
        return {
            "name": self.name,
            "share": self.is_share,
            "values": [value.to_json() for value in self.values],
        }


def list_measures(experiment: Experiment, tallies: Tallies) -> tuple[Measure, ...]:
    """Every measure that this experiment can have, those of events after the others."""
    left_out = set()
    first, second = experiment.players
    if first == second:
        left_out |= {"skill", "dice"}
    if not experiment.rules()[0].info.chance:
        left_out.add("dice")
    if not any(tally.ends["broken"] for tally in tallies.readings):
        left_out.add("broken")
    names = [name for name in PLAIN if name not in left_out]
    names += [name for name in tallies.events if name not in UNTELLING]
    return tuple(_measure(name, tallies) for name in names)


def find_quantiles(counts: Mapping[int, int]) -> dict[str, int]:
    """Quartiles, median and 95th percentile of a distribution."""
    shares = {"q1": 0.25, "median": 0.5, "q3": 0.75, "p95": 0.95}
    return {name: find_quantile(counts, share) for name, share in shares.items()} if counts else {}


def distribute(tally: Tally) -> dict[str, Any]:
    """A reading's distributions, as reports write them."""
    kinds = {
        "length": tally.turns,
        "decisions": tally.decisions,
        "choice": tally.choices,
        "points": tally.points,
    }
    return {
        "ends": dict(sorted(tally.ends.items())),
        "endings": dict(sorted(tally.endings.items())),
        "quantiles": {name: find_quantiles(counts) for name, counts in kinds.items()},
        "counts": {name: sorted(map(list, counts.items())) for name, counts in kinds.items()},
    }


def estimate_elo(skill: Interval, games: int) -> Interval:
    """The same score as a difference in Elo points."""
    return Interval(*(elo(share, games) for share in skill))


def _measure(name: str, tallies: Tallies) -> Measure:
    yardstick = tallies.sums_of(0, name)
    owns: list[Interval | None] = []
    differences: list[Difference | None] = []
    for reading in range(len(tallies.readings)):
        sums = tallies.sums_of(reading, name)
        owns.append(_estimate(name, sums, tallies.pairs) if sums.x else None)
        comparable = reading and sums.x and yardstick.x
        differences.append(compare_ratios(sums, yardstick, tallies.pairs) if comparable else None)
    corrected = iter(correct([one.p for one in differences if one is not None]))
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
    """The three figures; an end that is not known is null."""
    finite = float("-inf"), float("inf")
    return [None if figure in finite else round(figure, PLACES) + 0.0 for figure in interval]
