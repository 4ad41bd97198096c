"""Reports as tables and charts."""

from __future__ import annotations

from html import escape
from importlib import import_module
from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import Info
from alveus.lab.measures import EVENT, Measure, Value
from alveus.lab.results import Results
from alveus.words.messages import messages

SIGNIFICANT = 3
WIDTH, LEFT, RIGHT, TOP, ROW, BELOW = 720, 250, 30, 46, 30, 36
"""In pixels: width of a chart, its left, right and top margin, row height, bottom margin."""
TICKS = 4
FONT = "font-family='Helvetica, Arial, sans-serif' font-size='13'"
SPACE = "http://www.w3.org/2000/svg"
INFINITE = float("inf")
INCHES_WIDE, INCHES_OF_A_ROW, INCHES_BESIDE = 7.2, 0.4, 1.1


def name_measure(name: str, info: Info) -> str:
    """Return a measure's name for display.  A count of events is named after the event."""
    words = messages()
    if name.startswith(EVENT):
        code = name.removeprefix(EVENT)
        message = words.find("lab-event", code, info)
        event = words.text(message) if message else code.replace("_", " ")
        return words.text("lab-event", {"event": event})
    return words.text(f"lab-measure-{name}")


def write_table(report: Results, markdown: bool) -> str:
    """Return one table for each measure, with the value and the difference for each reading.

    Differences are those from the baseline; a star marks significant ones.
    """
    words, experiment = messages(), report.experiment
    info = registry.info(experiment.game)
    columns = [words.text(f"lab-column-{name}") for name in ("reading", "value", "difference")]
    first, second = (str(player).strip("'") for player in experiment.players)
    params = {
        "games": report.games,
        "total": experiment.total,
        "first": first,
        "second": second,
        "game": words.game(experiment.game),
    }
    blocks = [words.text("lab-head", params)]
    for measure in report.measures():
        name = name_measure(measure.name, info)
        if not measure.exists:
            blocks.append(words.text("lab-missing", {"measure": name}))
            continue
        rows = [[name, *columns[1:]]]
        for reading, value in zip(experiment.names, measure.values, strict=True):
            rows.append([reading, _write_own(measure, value), _write_apart(measure, value)])
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        if markdown:
            lines = [f"| {' | '.join(row)} |" for row in rows]
            lines.insert(1, "|---|---|---|")
        else:
            lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def _write_own(measure: Measure, value: Value) -> str:
    if value.own is None:
        return "–"
    if value.own.margin == INFINITE:
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


def draw_chart(report: Results, measure: Measure) -> str:
    """Return an SVG chart of a measure: title, a row for each reading, and a scale."""
    info = registry.info(report.experiment.game)
    title = escape(name_measure(measure.name, info))
    rows = list(zip(report.experiment.names, measure.values, strict=True))
    height = TOP + ROW * len(rows) + BELOW
    intervals = [value.own for _, value in rows if value.own is not None]
    ends = [end for interval in intervals for end in interval if abs(end) != INFINITE]
    low, high = (min(ends), max(ends)) if ends else (0.0, 1.0)
    spread = (high - low) or 1.0
    low, high = low - 0.05 * spread, high + 0.05 * spread

    def across(figure: float) -> float:
        return round(LEFT + (figure - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    summary = escape(messages().text("lab-chart", {"measure": title, "count": len(rows)}))
    foot = TOP + ROW * len(rows)
    lines = [
        f"<svg xmlns='{SPACE}' viewBox='0 0 {WIDTH} {height}' role='img' {FONT}>",
        f"<title>{summary}</title>",
        f"<text x='12' y='24' font-weight='bold'>{title}</text>",
    ]
    for tick in range(TICKS + 1):
        figure = low + (high - low) * tick / TICKS
        x = across(figure)
        text = f"{100 * figure:.1f} %" if measure.is_share else f"{figure:.3g}"
        lines.append(f"<path d='M{x} {TOP - 8}V{foot}' stroke='#ddd'/>")
        lines.append(f"<text x='{x}' y='{foot + 18}' text-anchor='middle'>{text}</text>")
    for number, (name, value) in enumerate(rows):
        own, y = value.own, TOP + ROW * number + ROW // 2
        if number == 0 and own is not None:
            lines.append(f"<path d='M{across(own.value)} {TOP - 8}V{foot}' stroke='#000'/>")
        short = name if len(name) <= 38 else f"{name[:37]}…"
        lines.append(f"<text x='12' y='{y + 4}'>{escape(short)}</text>")
        if own is None:
            continue
        stroke = "stroke='#000' stroke-width='2'"
        if own.margin != INFINITE:
            lines.append(f"<path d='M{across(own.low)} {y}H{across(own.high)}' {stroke}/>")
        fill = "#000" if number == 0 or value.clear else "#fff"
        lines.append(f"<circle cx='{across(own.value)}' cy='{y}' r='5' fill='{fill}' {stroke}/>")
    return "\n".join([*lines, "</svg>", ""])


def draw_figure(report: Results, measure: Measure) -> Any:
    """Return a matplotlib figure of a measure: dots with intervals, the baseline as a line.

    Filled dots are significant differences from the baseline.  Raises SetupError `extra_needed` if
    matplotlib is not installed.
    """
    try:
        figure_class: Any = import_module("matplotlib.figure").Figure
    except ImportError:
        raise SetupError("extra_needed", name="lab") from None
    names = report.experiment.names
    height = INCHES_BESIDE + INCHES_OF_A_ROW * len(names)
    figure = figure_class(figsize=(INCHES_WIDE, height), layout="constrained")
    axes = figure.subplots()
    scale = 100 if measure.is_share else 1
    for row, value in enumerate(measure.values):
        own = value.own
        if own is None:
            continue
        if row == 0:
            axes.axvline(scale * own.value, color="black", linewidth=1)
        ends = [[scale * (own.value - own.low)], [scale * (own.high - own.value)]]
        axes.errorbar(
            [scale * own.value],
            [row],
            xerr=None if own.margin == INFINITE else ends,
            fmt="o",
            color="black",
            markerfacecolor="black" if row == 0 or value.clear else "white",
        )
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_title(name_measure(measure.name, registry.info(report.experiment.game)), loc="left")
    axes.xaxis.set_major_formatter("{x:g} %" if measure.is_share else "{x:g}")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(left=False)
    return figure
