"""Measures and results of an experiment under every reading, computed from its records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from alveus.core.errors import SetupError
from alveus.lab import statistics
from alveus.lab.lines import PlayedPairs
from alveus.lab.records import Part, Record
from alveus.lab.settings import Settings
from alveus.lab.statistics import Difference, Interval, Sums
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
"""Counts of events that occur in every game or turn, and are therefore not reported."""
SIGNIFICANT_P = 0.05
QUANTILES = (("q1", 0.25), ("median", 0.5), ("q3", 0.75), ("p95", 0.95))
PLACES = 6
CSV_COLUMNS = (
    "measure", "reading", "value", "low", "high", "difference", "difference_low",
    "difference_high", "p",
)  # fmt: skip


@dataclass(frozen=True)
class Value:
    """A measure under one reading."""

    own: Interval | None
    """The value with its interval; None if the measure does not exist under this reading."""
    apart: Interval | None = None
    """The difference from the baseline in the same pairs; None for the baseline itself, or if a
    value is missing."""
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
    """A measure with its value under every reading; the baseline's value is first."""

    name: str
    values: tuple[Value, ...]

    @property
    def exists(self) -> bool:
        """True if the measure has a value under at least one reading."""
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
    """Return every measure that this experiment can have; numbers of events come last."""
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
    """Return the distributions of a reading (endings, and those in `DISTRIBUTIONS`) as JSON."""
    quantiles = {
        kind: {name: statistics.find_quantile(counts, share) for name, share in QUANTILES if counts}
        for kind, counts in tally.counts.items()
    }
    return {
        "ends": dict(sorted(tally.ends.items())),
        "endings": dict(sorted(tally.endings.items())),
        "quantiles": quantiles,
        "counts": {
            kind: sorted(map(list, counts.items())) for kind, counts in tally.counts.items()
        },
    }


def _measure(name: str, tallies: Tallies) -> Measure:
    baseline = tallies.sums_of(0, name)
    owns: list[Interval | None] = []
    differences: list[Difference | None] = []
    for reading in range(len(tallies.readings)):
        sums = tallies.sums_of(reading, name)
        owns.append(_estimate(name, sums, tallies.pairs) if sums.x else None)
        comparable = reading and sums.x and baseline.x
        differences.append(
            statistics.compare_ratios(sums, baseline, tallies.pairs) if comparable else None
        )
    corrected = iter(statistics.correct([apart.p for apart in differences if apart is not None]))
    values = (
        Value(own) if apart is None else Value(own, apart.interval, next(corrected))
        for own, apart in zip(owns, differences, strict=True)
    )
    return Measure(name, tuple(values))


def _estimate(name: str, sums: Sums, pairs: int) -> Interval:
    if name in SHARES:
        return statistics.estimate_share(sums.y, sums.x)
    if name in SCORES:
        return statistics.estimate_score(sums, pairs)
    return statistics.estimate_ratio(sums, pairs)


def _rounded(interval: Interval) -> list[float | None]:
    """Return the value and the interval's ends, rounded; an infinite end becomes None."""
    finite = float("-inf"), float("inf")
    return [None if figure in finite else round(figure, PLACES) + 0.0 for figure in interval]


class Results:
    """The measures of an experiment under each reading (variant of the rules).

    The first reading is the baseline.
    """

    def __init__(self, experiment: Settings) -> None:
        self.experiment = experiment
        self._tallies = Tallies(len(experiment.readings))
        self._done = PlayedPairs()

    def add(self, part: Part, records: Sequence[Record]) -> None:
        """Add a part.  Raises SetupError `lab_overlap` if it overlaps a part already added."""
        try:
            self._done.add(part)
        except ValueError:
            raise SetupError("lab_overlap", first=part.first, end=part.end) from None
        self._tallies.add(records)

    @property
    def games(self) -> int:
        """Number of games in the results, under all readings together."""
        return 2 * self._tallies.pairs * len(self.experiment.readings)

    @property
    def complete(self) -> bool:
        """True if the results contain all games of the experiment."""
        return self._tallies.pairs == self.experiment.pairs

    def gaps(self) -> Iterable[Part]:
        """Return the ranges of pairs that are still to be played."""
        return self._done.gaps(self.experiment.pairs)

    def measures(self) -> tuple[Measure, ...]:
        """Return all measures of this experiment, or () before the first pair is played."""
        return list_measures(self.experiment, self._tallies) if self._tallies.pairs else ()

    @property
    def elo(self) -> tuple[Interval, ...]:
        """The first player's advantage in Elo points, under each reading.

        Empty if both players are the same.
        """
        skill = [measure for measure in self.measures() if measure.name == "skill"]
        owns = [value.own for measure in skill for value in measure.values if value.own is not None]
        games = 2 * self._tallies.pairs
        return tuple(Interval(*(statistics.elo(share, games) for share in own)) for own in owns)

    def to_json(self) -> dict[str, Any]:
        """Return the results as JSON, identical on every machine."""
        return {
            "experiment": self.experiment.to_json(),
            "names": list(self.experiment.names),
            "games": self.games,
            "complete": self.complete,
            "measures": [measure.to_json() for measure in self.measures()],
            "elo": [[round(figure, 1) for figure in interval] for interval in self.elo],
            "readings": [distribute(tally) for tally in self._tallies.readings],
        }

    def rows(self) -> list[dict[str, Any]]:
        """Return one dictionary for each measure and reading, with the keys `CSV_COLUMNS`."""
        rows = []
        for measure in self.measures():
            for name, value in zip(self.experiment.names, measure.values, strict=True):
                figures = value.to_json()
                own, apart = figures["own"] or [None] * 3, figures["apart"] or [None] * 3
                p = figures["p"] if figures["apart"] else None
                row = (measure.name, name, *own, *apart, p)
                rows.append(dict(zip(CSV_COLUMNS, row, strict=True)))
        return rows

    def to_csv(self) -> str:
        """Return the rows as CSV text."""
        lines = [",".join(CSV_COLUMNS)]
        lines += [",".join(_cell(cell) for cell in row.values()) for row in self.rows()]
        return "\n".join(lines) + "\n"


def _cell(value: Any) -> str:
    """Return a value as a CSV cell.  Texts with commas are quoted, because readings have commas."""
    if isinstance(value, str):
        return f'"{value}"' if "," in value else value
    return "" if value is None else repr(value)
