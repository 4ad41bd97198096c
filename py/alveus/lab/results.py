"""Results of an experiment, computed from its records in one pass."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from alveus.core.errors import SetupError
from alveus.lab.lines import PlayedPairs
from alveus.lab.measures import Measure, distribute, list_measures
from alveus.lab.records import Part, Record
from alveus.lab.settings import Settings
from alveus.lab.statistics import Interval, elo
from alveus.lab.tallies import Tallies

CSV_COLUMNS = (
    "measure", "reading", "value", "low", "high", "difference", "difference_low",
    "difference_high", "p",
)  # fmt: skip


class Results:
    """The measures of an experiment under every reading.  The first reading is the baseline."""

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
        """Return the parts that have not been played yet."""
        return self._done.gaps(self.experiment.pairs)

    def measures(self) -> tuple[Measure, ...]:
        """Return all measures of this experiment, or () before the first pair is played."""
        return list_measures(self.experiment, self._tallies) if self._tallies.pairs else ()

    @property
    def elo(self) -> tuple[Interval, ...]:
        """The first player's advantage in Elo points, under each reading.

        Empty if both players are the same.
        """
        values = [
            value.own
            for measure in self.measures()
            if measure.name == "skill"
            for value in measure.values
        ]
        games = 2 * self._tallies.pairs
        return tuple(
            Interval(*(elo(share, games) for share in own)) for own in values if own is not None
        )

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
        """Return one row for each measure and reading, with the keys `CSV_COLUMNS`."""
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
