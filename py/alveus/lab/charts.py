"""Draw charts of one measure of an experiment, as SVG text or as a matplotlib figure.

A chart has one row for each rule variant.  The row shows the measured value, its 95 % confidence
interval and, for the difference from the baseline (first variant), the uncorrected and the
corrected p-value.
"""

from __future__ import annotations

from html import escape
from importlib import import_module
from math import ceil, floor, log10
from textwrap import wrap
from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.lab.measures import Measure
from alveus.lab.presentation import (
    INFINITE,
    describe_conditions,
    describe_family,
    name_measure,
    write_p,
)
from alveus.lab.results import Results
from alveus.words.messages import messages

WIDTH, LEFT, RIGHT, TOP, ROW, SCALE, CAPTION = 900, 330, 190, 60, 30, 32, 18
"""Sizes of a chart in pixels: the width, the left, right and top margins, and the heights of a row
(the values of one variant of the rules), of the scale with the bottom margin, and of a line of the
captions."""
LINE, LINE_IN_FIGURE = 150, 85
"""Maximum number of characters in a line of a caption: in an SVG chart, in a matplotlib figure."""
COLUMNS = (WIDTH - 115, WIDTH - 12)
"""Right edges, in pixels, of the columns of p-values: uncorrected, corrected."""
MOST_TICKS = 6
FONT = "font-family='Helvetica, Arial, sans-serif' font-size='13'"
SPACE = "http://www.w3.org/2000/svg"
INCHES_WIDE, INCHES_OF_A_ROW, INCHES_BESIDE, INCHES_OF_A_LINE = 7.2, 0.4, 1.3, 0.14


def _captions(report: Results, measure: Measure, width: int) -> list[str]:
    info = registry.info(report.experiment.game)
    conditions = {**report.experiment.conditions(), "pairs": report.pairs}
    captions = (
        describe_family([measure], measure.family),
        messages().text("lab-dots"),
        describe_conditions(conditions, info),
    )
    return [line for caption in captions for line in wrap(caption, width)]


def ticks(low: float, high: float) -> list[float]:
    """Return at most `MOST_TICKS` equidistant round numbers from `low` to `high`, for a scale."""
    power = 10.0 ** floor(log10((high - low) / MOST_TICKS))
    steps = (factor * power for factor in (1, 2, 5, 10, 20))
    step = next(step for step in steps if (high - low) / step < MOST_TICKS)
    return [number * step for number in range(ceil(low / step), floor(high / step) + 1)]


def draw_chart(report: Results, measure: Measure) -> str:
    """Return an SVG chart of a measure: a title, a row per reading (rule variant), and a scale."""
    info = registry.info(report.experiment.game)
    title = escape(name_measure(measure.name, info))
    rows = list(zip(report.experiment.names, measure.values, strict=True))
    captions = _captions(report, measure, LINE)
    height = TOP + ROW * len(rows) + SCALE + CAPTION * len(captions)
    intervals = [value.own for _, value in rows if value.own is not None]
    ends = [end for interval in intervals for end in interval if abs(end) != INFINITE]
    low, high = (min(ends), max(ends)) if ends else (0.0, 1.0)
    spread = (high - low) or 1.0
    low, high = low - 0.05 * spread, high + 0.05 * spread

    def across(figure: float) -> float:
        return round(LEFT + (figure - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    summary = escape(messages().text("lab-chart", {"measure": title, "count": len(rows)}))
    foot = TOP + ROW * len(rows)
    heads = [messages().text(f"lab-column-{name}") for name in ("p", "adjusted")]
    lines = [
        f"<svg xmlns='{SPACE}' viewBox='0 0 {WIDTH} {height}' role='img' {FONT}>",
        f"<title>{summary}</title>",
        f"<text x='12' y='24' font-weight='bold'>{title}</text>",
        *(_write_right(x, TOP - 14, head) for x, head in zip(COLUMNS, heads, strict=True)),
    ]
    for figure in ticks(low, high):
        x = across(figure)
        text = f"{100 * figure:.4g} %" if measure.is_share else f"{figure:.6g}"
        lines.append(f"<path d='M{x} {TOP - 8}V{foot}' stroke='#ddd'/>")
        lines.append(f"<text x='{x}' y='{foot + 18}' text-anchor='middle'>{text}</text>")
    for number, (name, value) in enumerate(rows):
        own, y = value.own, TOP + ROW * number + ROW // 2
        if number == 0 and own is not None:
            lines.append(f"<path d='M{across(own.value)} {TOP - 8}V{foot}' stroke='#000'/>")
        short = name if len(name) <= 38 else f"{name[:37]}…"
        lines.append(f"<text x='12' y='{y + 4}'>{escape(short)}</text>")
        columns = zip(COLUMNS, (value.p, value.adjusted), strict=True)
        lines += [_write_right(x, y + 4, write_p(p)) for x, p in columns if p is not None]
        if own is None:
            continue
        stroke = "stroke='#000' stroke-width='2'"
        if own.margin != INFINITE:
            lines.append(f"<path d='M{across(own.low)} {y}H{across(own.high)}' {stroke}/>")
        fill = "#000" if number == 0 or value.clear else "#fff"
        lines.append(f"<circle cx='{across(own.value)}' cy='{y}' r='5' fill='{fill}' {stroke}/>")
    for number, caption in enumerate(captions, 1):
        y = foot + 22 + CAPTION * number
        lines.append(f"<text x='12' y='{y}' font-size='11'>{escape(caption)}</text>")
    return "\n".join([*lines, "</svg>", ""])


def _write_right(x: int, y: int, text: str) -> str:
    return f"<text x='{x}' y='{y}' text-anchor='end'>{escape(text)}</text>"


def draw_figure(report: Results, measure: Measure) -> Any:
    """Return a matplotlib figure: a measure's value and 95 % interval for each rule variant.

    The first variant is the baseline; a vertical line marks its value.  The dots of the baseline
    and of variants that differ significantly from it are filled.  Raises SetupError `extra_needed`
    without matplotlib.
    """
    try:
        figure_class: Any = import_module("matplotlib.figure").Figure
    except ImportError:
        raise SetupError("extra_needed", name="lab") from None
    names = report.experiment.names
    captions = _captions(report, measure, LINE_IN_FIGURE)
    height = INCHES_BESIDE + INCHES_OF_A_ROW * len(names) + INCHES_OF_A_LINE * len(captions)
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
        if value.adjusted is not None:
            tests = f"p {write_p(value.p)}, {write_p(value.adjusted)}"
            place = {"xy": (1.01, row), "xycoords": ("axes fraction", "data")}
            axes.annotate(tests, **place, va="center", fontsize=8)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel("\n".join(captions), fontsize=8, loc="left")
    axes.set_title(name_measure(measure.name, registry.info(report.experiment.game)), loc="left")
    axes.xaxis.set_major_formatter("{x:g} %" if measure.is_share else "{x:g}")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(left=False)
    return figure
