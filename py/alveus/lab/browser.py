"""Interface of the laboratory for the page's workers: JSON text in, JSON text out.

One worker collects the results and computes the report; the others play parts.  Workers exchange
parts as lines of a results file, so that the page and Python use the same file format.
"""

from __future__ import annotations

import json
from typing import Any

from alveus.core.errors import AlveusError
from alveus.core.reading import parse_json, parse_object
from alveus.lab.chunks import Part, play_part, read_part, write_part
from alveus.lab.experiment import Experiment
from alveus.lab.lines import as_line, head, read_head
from alveus.lab.report import Report


class Bench:
    """The experiment that is open in this worker."""

    def __init__(self) -> None:
        self._report: Report | None = None

    def answer(self, request: str) -> str:
        """Answer a request: an object with the result in `ok`, or with an `error`."""
        try:
            asked = parse_object(request)
            return json.dumps({"ok": getattr(self, f"_{asked.pop('do')}")(**asked)})
        except AlveusError as error:
            return json.dumps({"error": error.to_json()})

    def _begin(self, experiment: dict[str, Any]) -> dict[str, Any]:
        """Open a new experiment from its fields and return the header line of its file."""
        self._report = Report(Experiment.from_json(experiment))
        return {"line": as_line(head(self._there.experiment)), **self._state()}

    def _play(self, first: int, end: int) -> str:
        """Play a part and return it as a line of the file."""
        part = Part(first, end)
        return as_line(write_part(part, play_part(self._there.experiment, part)))

    def _add(self, lines: list[str]) -> dict[str, Any]:
        """Add parts to the results and return the parts that are missing."""
        for line in lines:
            self._there.add(*read_part(self._there.experiment, parse_json(line)))
        return self._state()

    def _open(self, text: str) -> dict[str, Any]:
        """Open an experiment from the text of a results file."""
        lines = text.splitlines(keepends=True) or [""]
        report = Report(read_head(lines[0]))
        report.add_lines(lines[1:])
        self._report = report
        return {"line": lines[0], **self._state()}

    def _report_now(self) -> dict[str, Any]:
        """Return all measures of the results so far."""
        return self._there.to_json()

    def _csv(self) -> str:
        return self._there.to_csv()

    @property
    def _there(self) -> Report:
        if self._report is None:
            raise RuntimeError("no experiment has begun")
        return self._report

    def _state(self) -> dict[str, Any]:
        report = self._there
        return {
            "experiment": report.experiment.to_json(),
            "games": report.games,
            "total": report.experiment.total,
            "gaps": [list(part) for part in report.gaps()],
        }


handle = Bench().answer
