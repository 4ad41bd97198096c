"""The first studies of the laboratory: results files in `docs/studies`, texts in Fluent.

The page `lab.html` and the documentation show the same contents: the question, the measures that
answer it, and the conclusions.  All figures are computed from the games in the results files.
"""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from alveus import lab
from alveus.lab.lines import read_head, read_part
from alveus.lab.records import Part, play_part
from alveus.lab.settings import Settings
from alveus.words.fluent import read_messages
from site_build.paths import STUDIES
from toolchain.ground import ROOT, WEB

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FOLDER = ROOT / "docs" / "studies"
WORDS = WEB / "src" / "i18n"
PARTS = ("question", "follows", "open")
"""Parts of a study's text in order: the question, the conclusions, and the open points."""


@dataclass(frozen=True)
class Study:
    """A study of a game, with the measures that it shows."""

    game: str
    measures: tuple[str, ...]
    compared: tuple[str, ...] = ()
    """Names of results files of the same experiment with other starting conditions."""

    @property
    def file(self) -> Path:
        """The results file of the study."""
        return FOLDER / f"{self.game}.jsonl"

    @property
    def files(self) -> tuple[Path, ...]:
        """The results file of the study, then those with other starting conditions."""
        return (self.file, *(FOLDER / f"{name}.jsonl" for name in self.compared))

    def report(self) -> lab.Report:
        """Return the report on the study's results file."""
        return lab.Report.read(self.file)

    def is_current(self) -> bool:
        """Return True if the present players repeat the shortest pair of each file exactly.

        A level that has been changed since would play differently.
        """
        return all(map(self._is_current, self.files))

    def _is_current(self, file: Path) -> bool:
        with file.open(encoding="utf-8") as lines:
            experiment = read_head(next(lines), Settings)
            parts = [read_part(experiment, line) for line in lines]
        width = 2 * len(experiment.readings)
        records = [record for _, played in parts for record in played]
        pairs = [records[first : first + width] for first in range(0, len(records), width)]
        shortest = min(pairs, key=lambda pair: sum(record.turns for record in pair))
        number = shortest[0].pair
        return play_part(experiment, Part(number, number + 1)) == shortest

    def words(self, language: str) -> dict[str, str]:
        """Return the study's messages: "" is the title; the other keys are those of `PARTS`."""
        stem = f"finding-{self.game}"
        text = (WORDS / language / "laboratory.ftl").read_text(encoding="utf-8")
        return {
            name.removeprefix(stem).removeprefix("-"): message.strip()
            for name, message in read_messages(text)
            if name == stem or name.startswith(f"{stem}-")
        }


def studies() -> Iterator[Study]:
    """Yield all studies in the order of the page."""
    for entry in json.loads((FOLDER / "index.json").read_text(encoding="utf-8")):
        yield Study(entry["game"], tuple(entry["measures"]), tuple(entry.get("compared", ())))


def build_studies() -> None:
    """Write the results files and the page's report of each study, and a list of all studies."""
    shutil.rmtree(STUDIES, ignore_errors=True)
    STUDIES.mkdir(parents=True)
    listed = []
    for study in studies():
        report, *compared = (
            {**_shorten(lab.Report.read(file).to_json(), study.measures), "file": file.name}
            for file in study.files
        )
        _write(STUDIES / f"{study.game}.json", {**report, "compared": compared})
        for file in study.files:
            shutil.copy(file, STUDIES)
        listed.append({"game": study.game, "games": report["games"]})
    _write(STUDIES / "index.json", listed)


def _shorten(report: dict[str, Any], measures: tuple[str, ...]) -> dict[str, Any]:
    """Return a report reduced to the displayed measures and the length of the games."""
    by_name = {measure["name"]: measure for measure in report["measures"]}
    readings = [
        {kind: {"length": entry[kind].get("length", {})} for kind in ("quantiles", "counts")}
        for entry in report["readings"]
    ]
    return {**report, "measures": [by_name[name] for name in measures], "readings": readings}


def _write(file: Path, value: Any) -> None:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    file.write_text(text + "\n", encoding="utf-8")
