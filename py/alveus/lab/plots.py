"""Charts on paper: dots with their intervals, the yardstick as a line, in plain SVG."""

from __future__ import annotations

from html import escape

from alveus import registry
from alveus.lab.measures import Measure
from alveus.lab.report import Report
from alveus.lab.tables import name_measure
from alveus.words.messages import messages

WIDTH = 720
LEFT = 250
RIGHT = 30
TOP = 46
ROW = 30
BELOW = 36
TICKS = 4
FONT = "font-family='Helvetica, Arial, sans-serif' font-size='13'"
SPACE = "http://www.w3.org/2000/svg"
NO_WIDTH = float("inf")


def draw_measure(report: Report, measure: Measure) -> str:
    """A measure under every reading: title, rows, and a scale below."""
    info = registry.info(report.experiment.game)
    title = escape(name_measure(measure.name, info))
    rows = list(zip(report.experiment.names, measure.values, strict=True))
    height = TOP + ROW * len(rows) + BELOW
    known = [value.own for _, value in rows if value.own is not None]
    ends = [end for one in known for end in one if abs(end) != NO_WIDTH]
    low, high = (min(ends), max(ends)) if ends else (0.0, 1.0)
    spread = (high - low) or 1.0
    low, high = low - 0.05 * spread, high + 0.05 * spread

    def across(figure: float) -> float:
        return round(LEFT + (figure - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    said = escape(messages().text("lab-chart", {"measure": title, "count": len(rows)}))
    drawn = [
        f"<svg xmlns='{SPACE}' viewBox='0 0 {WIDTH} {height}' role='img' {FONT}>",
        f"<title>{said}</title>",
        f"<text x='12' y='24' font-weight='bold'>{title}</text>",
    ]
    foot = TOP + ROW * len(rows)
    for tick in range(TICKS + 1):
        figure = low + (high - low) * tick / TICKS
        x = across(figure)
        drawn.append(f"<path d='M{x} {TOP - 8}V{foot}' stroke='#ddd'/>")
        text = f"{100 * figure:.1f} %" if measure.is_share else f"{figure:.3g}"
        drawn.append(f"<text x='{x}' y='{foot + 18}' text-anchor='middle'>{text}</text>")
    if rows and rows[0][1].own is not None:
        x = across(rows[0][1].own.value)
        drawn.append(f"<path d='M{x} {TOP - 8}V{foot}' stroke='#000'/>")
    for number, (name, value) in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        drawn.append(f"<text x='12' y='{y + 4}'>{escape(_shorten(name))}</text>")
        if value.own is None:
            continue
        if value.own.margin != NO_WIDTH:
            ends_at = across(value.own.low), across(value.own.high)
            drawn.append(
                f"<path d='M{ends_at[0]} {y}H{ends_at[1]}' stroke='#000' stroke-width='2'/>"
            )
        fill = "#000" if number == 0 or value.clear else "#fff"
        x = across(value.own.value)
        drawn.append(
            f"<circle cx='{x}' cy='{y}' r='5' fill='{fill}' stroke='#000' stroke-width='2'/>"
        )
    return "\n".join([*drawn, "</svg>", ""])


def _shorten(name: str) -> str:
    return name if len(name) <= 38 else f"{name[:37]}…"
