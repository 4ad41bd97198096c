"""The report of an experiment, computed from its records in one pass."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from importlib import import_module
from os import PathLike
from typing import Any

from alveus.core.errors import SetupError
from alveus.lab.chunks import Part
from alveus.lab.experiment import Experiment
from alveus.lab.lines import Done, read_parts
from alveus.lab.measures import Measure, distribute, estimate_elo, list_measures
from alveus.lab.playing import Record
from alveus.lab.sentences import in_sentences
from alveus.lab.statistics import Interval
from alveus.lab.tallies import Tallies

CSV_COLUMNS = (
    "measure", "reading", "value", "low", "high", "difference", "difference_low",
    "difference_high", "p",
)  # fmt: skip


class Chart(str):
    """A chart as an SVG document.  Notebooks display it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class Report:
    """The measures of an experiment under every reading.  The first reading is the baseline."""

    def __init__(self, experiment: Experiment) -> None:
        """Create an empty report; `add` adds parts."""
        self.experiment = experiment
        self.interrupted = False
        """True if the run was stopped before all games were played."""
        self._tallies = Tallies(len(experiment.readings))
        self._done = Done()

    def add(self, part: Part, records: list[Record]) -> None:
        """Add a part.  Raises SetupError `lab_overlap` if it overlaps a part already added."""
        try:
            self._done.add(part)
        except ValueError:
            raise SetupError("lab_overlap", first=part.first, end=part.end) from None
        self._tallies.add(records)

    @classmethod
    @in_sentences()
    def read(cls, *names: str | PathLike[str]) -> Report:
        """Return the report of one results file, or of several files of one experiment.

        Raises SetupError: `lab_other` if the files belong to different experiments; `lab_no_file`,
        `lab_too_new`, `lab_damaged`, `lab_overlap`.
        """
        read: Callable[..., Report] = import_module("alveus.lab.files").read_report
        return read(*names)

    def add_lines(self, lines: Iterable[str]) -> None:
        """Add the parts in the lines of a results file after its header."""
        for part, records in read_parts(self.experiment, lines):
            self.add(part, records)

    @property
    def games(self) -> int:
        """Number of games in the report, under all readings together."""
        return 2 * self._tallies.pairs * len(self.experiment.readings)

    @property
    def complete(self) -> bool:
        """True if the report contains all games of the experiment."""
        return self._tallies.pairs == self.experiment.pairs

    def gaps(self) -> Iterable[Part]:
        """Return the parts that have not been played."""
        return self._done.gaps(self.experiment.pairs)

    def measures(self) -> tuple[Measure, ...]:
        """Return all measures of this experiment, or () before the first pair is played."""
        return list_measures(self.experiment, self._tallies) if self._tallies.pairs else ()

    @in_sentences()
    def measure(self, name: str) -> Measure:
        """Return a measure by name.  Raises SetupError `lab_no_measure`."""
        for measure in self.measures():
            if measure.name in (name, f"event-{name}"):
                return measure
        raise SetupError("lab_no_measure", measure=name[:80])

    @property
    def elo(self) -> tuple[Interval, ...]:
        """The first player's advantage in Elo points, under each reading.

        Empty if both players are the same.
        """
        values = [
            value.own for one in self.measures() if one.name == "skill" for value in one.values
        ]
        games = 2 * self._tallies.pairs
        return tuple(estimate_elo(own, games) for own in values if own is not None)

    def to_json(self) -> dict[str, Any]:
        """Return the report as JSON, identical on every machine."""
        return {
            "experiment": self.experiment.to_json(),
            "names": list(self.experiment.names),
            "games": self.games,
            "complete": self.complete,
            "measures": [measure.to_json() for measure in self.measures()],
            "elo": [[round(figure, 1) for figure in one] for one in self.elo],
            "readings": [distribute(tally) for tally in self._tallies.readings],
        }

    def table(self, markdown: bool = False) -> str:
        """Return a table of all measures, as text or Markdown."""
        return str(import_module("alveus.lab.tables").write_table(self, markdown))

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

    def to_csv(self, name: str | PathLike[str] | None = None) -> str:
        """Return the rows as CSV text; also write them to the file `name` if given."""
        lines = [",".join(CSV_COLUMNS)]
        lines += [",".join(_cell(cell) for cell in row.values()) for row in self.rows()]
        return _keep("\n".join(lines) + "\n", name)

    @in_sentences()
    def to_dataframe(self) -> Any:
        """Return the rows as a pandas DataFrame.

        Raises SetupError `extra_needed` if pandas is not installed.
        """
        try:
            return import_module("pandas").DataFrame(self.rows())
        except ImportError:
            raise SetupError("extra_needed", name="lab") from None

    def plot(self, measure: str, to: str | PathLike[str] | None = None) -> Chart:
        """Return an SVG chart of a measure, with confidence intervals.

        The chart is also written to the file `to` if given.  Raises SetupError `lab_no_measure`.
        """
        draw: Callable[..., str] = import_module("alveus.lab.plots").draw_measure
        return Chart(_keep(draw(self, self.measure(measure)), to))

    @in_sentences()
    def figure(self, measure: str) -> Any:
        """Return the chart as a matplotlib figure, which can be edited, combined and saved.

        Raises SetupError `lab_no_measure`, `extra_needed` if the extra `lab` is not installed.
        """
        return import_module("alveus.lab.figures").draw_figure(self, self.measure(measure))

    def __repr__(self) -> str:
        of = "" if self.complete else f" of {self.experiment.total}"
        return f"<Report: {self.experiment.game}, {self.games}{of} games>"

    def __str__(self) -> str:
        return self.table()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Report) and self._bytes() == other._bytes()

    def __hash__(self) -> int:
        return hash(self._bytes())

    def _bytes(self) -> str:
        return json.dumps(self.to_json())


def _cell(value: Any) -> str:
    """Return a value as a CSV cell.  Texts with commas are quoted, because readings have commas."""
    if isinstance(value, str):
        return f'"{value}"' if "," in value else value
    return "" if value is None else repr(value)


def _keep(written: str, name: str | PathLike[str] | None) -> str:
    """Return a text; also write it to the file `name` if given."""
    if name is not None:
        import_module("alveus.core.files").write_file(name, written)
    return written
