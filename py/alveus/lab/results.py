"""Compute the results under each reading (variant of the rules) from the records of games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from alveus.core.errors import SetupError
from alveus.lab import statistics
from alveus.lab.inference import list_measures
from alveus.lab.lines import PlayedPairs
from alveus.lab.measures import Measure
from alveus.lab.records import Part, Record
from alveus.lab.settings import Settings
from alveus.lab.statistics import Interval
from alveus.lab.tallies import Tallies, Tally

QUANTILES = (("q1", 0.25), ("median", 0.5), ("q3", 0.75), ("p95", 0.95))
CSV_COLUMNS = (
    "measure", "reading", "value", "low", "high", "difference", "difference_low",
    "difference_high", "p", "p_adjusted", "family", "method", "tests", "significant", "detectable",
    "interval", "pairs", "start", "opening", "starter", "seed",
)  # fmt: skip


def distribute(tally: Tally) -> dict[str, Any]:
    """Return the totals of the games under a rule variant as JSON.

    `ends` has the number of games by result, `endings` by way of ending.  `quantiles` and `counts`
    have an entry for each of the measures length (turns), decisions, choice (alternatives of a
    decision) and points of the winner.  An entry of `quantiles` has `q1`, `median`, `q3` and `p95`,
    or nothing if there are no values; an entry of `counts` is a list of pairs (value, frequency).
    """
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


class Results:
    """The results of an experiment under each reading, compared with those under the first."""

    versions: tuple[str, ...] = ()
    """The versions of alveus that played the games in a results file; empty without a file."""

    def __init__(self, experiment: Settings) -> None:
        self.experiment = experiment
        self._tallies = Tallies(len(experiment.readings))
        self._done = PlayedPairs()

    def add(self, part: Part, records: Sequence[Record]) -> None:
        """Add a range of pairs of games.  Raises SetupError `lab_overlap` for repeated pairs."""
        try:
            self._done.add(part)
        except ValueError:
            raise SetupError("lab_overlap", first=part.first, end=part.end) from None
        self._tallies.add(records)

    @contextmanager
    def unchanged_by_interrupt(self) -> Iterator[None]:
        """If Ctrl-C stops the `with` block, restore the results from before it."""
        before = deepcopy((self._tallies, self._done))
        try:
            yield
        except KeyboardInterrupt:
            self._tallies, self._done = before
            raise

    @property
    def pairs(self) -> int:
        """Number of pairs of games played under each reading (rule variant)."""
        return self._tallies.pairs

    @property
    def games(self) -> int:
        """Number of games played, under all readings (rule variants) together."""
        return 2 * self.pairs * len(self.experiment.readings)

    @property
    def complete(self) -> bool:
        """True if the results contain all games of the experiment."""
        return self.pairs == self.experiment.pairs

    def gaps(self) -> Iterable[Part]:
        """Return the ranges of pairs of games that have not been played, in order."""
        return self._done.gaps(self.experiment.pairs)

    def measures(self) -> tuple[Measure, ...]:
        """Return the measures to report, first the headline measures; () without any games."""
        return list_measures(self.experiment, self._tallies) if self._tallies.pairs else ()

    @property
    def elo(self) -> tuple[Interval, ...]:
        """First player's Elo advantage under each rule variant; () if both players are the same."""
        games = 2 * self.pairs
        return tuple(
            Interval(*(statistics.elo(share, games) for share in own)) for own in self._skill
        )

    @property
    def _skill(self) -> list[Interval]:
        skill = [measure for measure in self.measures() if measure.name == "skill"]
        return [value.own for measure in skill for value in measure.values if value.own is not None]

    def to_json(self) -> dict[str, Any]:
        """Return the results as JSON, identical on every machine.

        The member `versions` is missing unless several versions of alveus played the games.
        """
        several = {"versions": list(self.versions)} if len(self.versions) > 1 else {}
        return {
            "experiment": self.experiment.to_json(),
            "names": list(self.experiment.names),
            "conditions": {**self.experiment.conditions(), "pairs": self.pairs},
            "games": self.games,
            "complete": self.complete,
            "measures": [measure.to_json() for measure in self.measures()],
            "elo": [_open_elo(own, elo) for own, elo in zip(self._skill, self.elo, strict=True)],
            "readings": [distribute(tally) for tally in self._tallies.readings],
            **several,
        }

    def rows(self) -> list[dict[str, Any]]:
        """Return a dictionary per measure and rule variant, with the keys `CSV_COLUMNS`."""
        rows = []
        conditions = self.experiment.conditions()
        start = conditions["start"], conditions["opening"]
        names, starters = self.experiment.names, conditions["starters"]
        for measure in self.measures():
            about = measure.family, measure.method, measure.tests
            for name, starter, value in zip(names, starters, measure.values, strict=True):
                figures = value.to_json()
                own, apart = figures["own"] or [None] * 3, figures["apart"] or [None] * 3
                tested = figures["p"], figures["adjusted"], *about, value.clear
                games = self.pairs, *start, starter, self.experiment.seed
                row = measure.name, name, *own, *apart, *tested, figures["detectable"]
                row = *row, measure.interval, *games
                rows.append(dict(zip(CSV_COLUMNS, row, strict=True)))
        return rows

    def to_csv(self) -> str:
        """Return CSV text: a header line, and a row for each measure and reading (rule variant)."""
        lines = [",".join(CSV_COLUMNS)]
        lines += [",".join(_cell(cell) for cell in row.values()) for row in self.rows()]
        return "\n".join(lines) + "\n"


def _open_elo(score: Interval, elo: Interval) -> list[float | None]:
    return [
        round(figure, 1) if 0 < share < 1 else None
        for share, figure in zip(score, elo, strict=True)
    ]


def _cell(value: Any) -> str:
    if isinstance(value, str):
        return '"' + value.replace('"', '""') + '"' if set(value) & set(',"\r\n') else value
    return "" if value is None else json.dumps(value)
