"""The laboratory as the page's workers ask it: JSON text in, JSON text out.

One worker adds up and reports, the others play parts; a part travels as a line of the file, so
that what a page keeps, exports and imports is what any Python reads.
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
    """An experiment under way in this worker."""

    def __init__(self) -> None:
        self._report: Report | None = None

    def answer(self, request: str) -> str:
        """The answer to a request, or the error in the place of one."""
        try:
            asked = parse_object(request)
            return json.dumps({"ok": getattr(self, f"_{asked.pop('do')}")(**asked)})
        except AlveusError as error:
            return json.dumps({"error": error.to_json()})

    def _begin(self, experiment: dict[str, Any]) -> dict[str, Any]:
        """An experiment by its fields; the answer is its first line."""
        self._report = Report(Experiment.from_json(experiment))
        return {"line": as_line(head(self._there.experiment)), **self._state()}

    def _play(self, first: int, end: int) -> str:
        """A part, as a line."""
        part = Part(first, end)
        return as_line(write_part(part, play_part(self._there.experiment, part)))

    def _add(self, lines: list[str]) -> dict[str, Any]:
        """Adds parts; the answer is what is still to be played."""
        for line in lines:
            self._there.add(*read_part(self._there.experiment, parse_json(line)))
        return self._state()

    def _open(self, text: str) -> dict[str, Any]:
        """A file from elsewhere."""
        lines = text.splitlines(keepends=True) or [""]
        report = Report(read_head(lines[0]))
        report.add_lines(lines[1:])
        self._report = report
        return {"line": lines[0], **self._state()}

    def _report_now(self) -> dict[str, Any]:
        """All measures so far."""
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
