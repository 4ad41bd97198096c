"""Charts as figures of matplotlib, for notebooks and papers: the extra `lab` brings it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.lab.measures import Measure
from alveus.lab.report import Report
from alveus.lab.tables import name_measure

INCHES_WIDE = 7.2
INCHES_OF_A_ROW = 0.4
INCHES_BESIDE = 1.1


def draw_figure(report: Report, measure: Measure) -> Any:
    """A measure under every reading: dots with intervals, the yardstick as a line, uppermost.

    A dot is filled where the reading differs from the yardstick with certainty.  Raises SetupError
    `extra_needed` without matplotlib.
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
    yardstick = measure.values[0].own
    if yardstick is not None:
        axes.axvline(scale * yardstick.value, color="black", linewidth=1)
    for row, value in enumerate(measure.values):
        if value.own is None:
            continue
        own = value.own
        ends = [[scale * (own.value - own.low)], [scale * (own.high - own.value)]]
        axes.errorbar(
            [scale * own.value],
            [row],
            xerr=None if own.margin == float("inf") else ends,
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
