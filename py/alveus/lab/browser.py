"""The laboratory for the page's web workers: JSON text in, JSON text out.

One worker collects the results and computes the report; the others play parts of the experiment.
A part is a range of pairs; a pair is two games per reading (variant of the rules), with the seats
swapped.  Workers exchange parts as lines of a results file, the format that Python uses too.
"""

from __future__ import annotations

import json
from typing import Any

from alveus.core.errors import AlveusError
from alveus.core.json_validation import parse_object
from alveus.lab.lines import read_head, read_part, read_parts, write_head, write_part
from alveus.lab.records import Part, play_part
from alveus.lab.results import Results
from alveus.lab.settings import Settings


class Bench:
    """Answers a web worker's JSON requests about an experiment, and stores the results so far."""

    _results: Results

    def answer(self, request: str) -> str:
        """Answer a JSON request: its member `do` names the task, the others are its arguments.

        `begin` starts an experiment, `play` plays a part, `add` stores finished parts, and `open`
        reads a results file.  `report_now` returns a report on all results so far; `csv` returns
        the results so far as CSV.  Return JSON with either `ok`, the result of the task, or
        `error`, an object with the code and parameters of an AlveusError.
        """
        try:
            params = parse_object(request)
            return json.dumps({"ok": getattr(self, f"_{params.pop('do')}")(**params)})
        except AlveusError as error:
            return json.dumps({"error": error.to_json()})

    def _begin(self, experiment: dict[str, Any]) -> dict[str, Any]:
        self._results = Results(Settings.from_json(experiment))
        return {"line": write_head(self._results.experiment), **self._state()}

    def _play(self, first: int, end: int) -> str:
        part = Part(first, end)
        return write_part(part, play_part(self._results.experiment, part))

    def _add(self, lines: list[str]) -> dict[str, Any]:
        for line in lines:
            self._results.add(*read_part(self._results.experiment, line))
        return self._state()

    def _open(self, text: str) -> dict[str, Any]:
        lines = text.splitlines(keepends=True) or [""]
        results = Results(read_head(lines[0], Settings))
        for part, records in read_parts(results.experiment, lines[1:]):
            results.add(part, records)
        self._results = results
        return {"line": lines[0], **self._state()}

    def _report_now(self) -> dict[str, Any]:
        return self._results.to_json()

    def _csv(self) -> str:
        return self._results.to_csv()

    def _state(self) -> dict[str, Any]:
        results = self._results
        return {
            "experiment": results.experiment.to_json(),
            "games": results.games,
            "total": results.experiment.total,
            "gaps": [list(part) for part in results.gaps()],
        }


handle = Bench().answer
