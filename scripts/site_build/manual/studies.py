"""The page of the laboratory's first studies, with a chart for each."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from alveus import registry
from alveus.lab.presentation import name_measure
from site_build.studies import FOLDER, PARTS, Study, studies

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alveus.lab.experiments import Experiment, Report
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
    words, info = study.words("en"), registry.info(study.game)
    measures = [report.measure(name) for name in study.measures]
    names = [name_measure(one.name, info) for one in measures]
    question, *others = PARTS
    yield f"## {words['']}\n"
    yield f"*{TITLES[question]}.* {words[question]}\n"
    yield f"| reading | {' | '.join(names)} |\n|---{'|---' * len(names)}|"
    for at, reading in enumerate(report.experiment.names):
        cells = [_cell(measure, measure.values[at]) for measure in measures]
        yield f"| {reading} | {' | '.join(cells)} |"
    yield f"\n![{names[0]} under each reading]({chart})\n"
    for part in others:
        yield f"*{TITLES[part]}.* {words[part]}\n"
    games, players = report.experiment.games, ", ".join(map(str, report.experiment.players))
    yield f"{games} games under each reading, players {players}. To repeat this in Python:\n"
    yield f"```text\nfrom alveus import lab\nprint(lab.{report.experiment!r}.run())\n```\n"
    yield f"In a terminal:\n\n```text\n{write_command(report.experiment)}\n```\n"


def write_command(experiment: Experiment) -> str:
    """Return the command that runs an experiment."""
    players = dict.fromkeys(str(one).strip("'") for one in experiment.players)
    words = ["alveus", "lab", "run", experiment.game]
    words += [word for name in experiment.names for word in ("--reading", name)]
    words += ["--players", ",".join(players), "--games", str(experiment.games)]
    words += ["--limit", str(experiment.limit), "--opening", str(experiment.opening)]
    return shlex.join([*words, "--seed", experiment.seed])


def _cell(measure: Measure, value: Value) -> str:
    """Return a value ± half its interval; for other readings, the difference from the first."""
    shown, scale = value.apart or value.own, 100 if measure.is_share else 1
    if shown is None:
        return "–"
    unit = " %" if measure.is_share else ""
    sign = "" if value.apart is None else "+" if shown.value > 0 else "−" if shown.value < 0 else ""
    middle = f"{scale * abs(shown.value):.1f}{unit}"
    return f"{sign}{middle} ± {scale * shown.margin:.1f}{unit}{' *' if value.clear else ''}"
