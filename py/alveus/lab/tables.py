"""A report in words and figures, for terminals, papers and everybody who hears a chart."""

from __future__ import annotations

from collections.abc import Sequence

from alveus import registry
from alveus.core.game import Info
from alveus.lab.measures import Measure, Value
from alveus.lab.report import Report
from alveus.lab.tallies import EVENT
from alveus.words.messages import messages

SIGNIFICANT = 3


def name_measure(name: str, info: Info) -> str:
    """What a measure is called: an event by what it is in the game, another by its message."""
    words = messages()
    if name.startswith(EVENT):
        code = name.removeprefix(EVENT)
        found = words.find("lab-event", code, info)
        event = words.text(found) if found else code.replace("_", " ")
        return words.text("lab-event", {"event": event})
    return words.text(f"lab-measure-{name}")


def write_table(report: Report, markdown: bool) -> str:
    """Every measure with a line for each reading: value, interval, difference, interval, star."""
    words, experiment = messages(), report.experiment
    info = registry.info(experiment.game)
    columns = [words.text(f"lab-column-{one}") for one in ("reading", "value", "difference")]
    blocks = [_tell_games(report)]
    for measure in report.measures():
        name = name_measure(measure.name, info)
        if not measure.exists:
            blocks.append(words.text("lab-missing", {"measure": name}))
            continue
        rows = [[name, *columns[1:]]]
        for reading, value in zip(experiment.names, measure.values, strict=True):
            rows.append([reading, _write_own(measure, value), _write_apart(measure, value)])
        blocks.append(_mark_down(rows) if markdown else _line_up(rows))
    return "\n\n".join(blocks)


def _tell_games(report: Report) -> str:
    experiment = report.experiment
    first, second = (str(one).strip("'") for one in experiment.players)
    told = {
        "games": report.games,
        "total": experiment.total,
        "first": first,
        "second": second,
        "game": messages().game(experiment.game),
    }
    return messages().text("lab-head", told)


def _write_own(measure: Measure, value: Value) -> str:
    if value.own is None:
        return "–"
    if value.own.margin in (float("inf"),):
        return _figure(measure, value.own.value)
    low, high = _figure(measure, value.own.low), _figure(measure, value.own.high)
    return f"{_figure(measure, value.own.value)} [{low}, {high}]"


def _write_apart(measure: Measure, value: Value) -> str:
    if value.apart is None:
        return ""
    sign = "+" if value.apart.value > 0 else "−" if value.apart.value < 0 else ""
    star = " *" if value.clear else ""
    middle = _figure(measure, abs(value.apart.value))
    return f"{sign}{middle} ± {_figure(measure, value.apart.margin)}{star}"


def _figure(measure: Measure, figure: float) -> str:
    if measure.is_share:
        return f"{100 * figure:.1f} %".replace("-", "−")
    return f"{figure:.{SIGNIFICANT - 1}f}".replace("-", "−")


def _line_up(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
    return "\n".join(lines)


def _mark_down(rows: Sequence[Sequence[str]]) -> str:
    head, *others = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|---|---|---|", *others])
