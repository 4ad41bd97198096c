"""The page of the laboratory's first studies, with a chart for each."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from alveus import registry
from alveus.lab.experiments import Report
from alveus.lab.presentation import (
    describe_conditions,
    name_measure,
    write_difference,
    write_interval,
    write_p,
)
from site_build.studies import FOLDER, PARTS, Study, studies

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alveus.lab.experiments import Experiment
    from alveus.lab.measures import Measure, Value

TITLES = {"question": "Question", "follows": "Result", "open": "Open questions"}


def pages() -> dict[str, str]:
    """Return the page and its charts, keyed by path."""
    charts, text = {}, [(FOLDER / "head.md").read_text(encoding="utf-8")]
    for study in studies():
        report, shown = study.report(), study.measures[0]
        chart = f"studies/{study.game}-{shown}.svg"
        charts[chart] = report.plot(shown)
        text += _write(study, report, chart)
    return {"studies.md": "\n".join(text), **charts}


def _write(study: Study, report: Report, chart: str) -> Iterator[str]:
    words = study.words("en")
    question, *others = PARTS
    yield f"## {words['']}\n"
    yield f"*{TITLES[question]}.* {words[question]}\n"
    yield from _write_table(study, report)
    yield f"\n![The first measure under each reading]({chart})\n"
    for file in study.files[1:]:
        yield from _write_table(study, Report.read(file))
        yield ""
    for part in others:
        yield f"*{TITLES[part]}.* {words[part]}\n"
    yield "To repeat this in Python:\n"
    yield f"```text\nfrom alveus import lab\nprint({report.experiment!r}.run())\n```\n"
    yield f"In a terminal:\n\n```text\n{write_command(report.experiment)}\n```\n"


def _write_table(study: Study, report: Report) -> Iterator[str]:
    """Yield the starting conditions, and a table with the study's measures under each reading."""
    experiment, info = report.experiment, registry.info(study.game)
    measures = [report.measure(name) for name in study.measures]
    players = ", ".join(str(player).strip("'") for player in experiment.players)
    conditions = describe_conditions(experiment.conditions(), info)
    yield f"Players {players}. {conditions}\n"
    yield f"| reading | {' | '.join(name_measure(item.name, info) for item in measures)} |"
    yield f"|---{'|---' * len(measures)}|"
    for at, reading in enumerate(experiment.names):
        cells = [_cell(measure, measure.values[at]) for measure in measures]
        yield f"| {reading} | {' | '.join(cells)} |"


def write_command(experiment: Experiment) -> str:
    """Return the terminal command that runs an experiment."""
    players = dict.fromkeys(str(item).strip("'") for item in experiment.players)
    words = ["alveus", "lab", "run", experiment.game]
    words += [word for name in experiment.names for word in ("--reading", name)]
    words += ["--players", ",".join(players), "--games", str(experiment.games)]
    words += ["--limit", str(experiment.limit), "--opening", str(experiment.opening)]
    words += ["--seed", experiment.seed, "--headline", ",".join(experiment.headline) or "none"]
    return shlex.join(words)


def _cell(measure: Measure, value: Value) -> str:
    """Return the baseline's value or, for another reading, the difference with its p-values."""
    if value.apart is None:
        return write_interval(measure, value.own)
    tests = f"p {write_p(value.p)}, adjusted {write_p(value.adjusted)}".replace("<", "&lt;")
    return f"{write_difference(measure, value)}<br>{tests}"
