"""Reports of experiments as tables and sentences.

A reading is a variant of the rules; the first reading is the baseline.  The measures are divided
into two families: `headline` (chosen before the experiment) and `exploratory`.  The p-values of a
family are corrected together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alveus import registry
from alveus.core.game import Info
from alveus.lab.measures import EVENT, EXPLORATORY, HEADLINE, Measure, Value
from alveus.lab.results import Results
from alveus.lab.statistics import Interval
from alveus.words.messages import messages

INFINITE = float("inf")
LEAST_P = 0.001
"""Smaller p-values are written as `<0.001`."""


def name_measure(name: str, info: Info) -> str:
    """Return the display name of a measure, such as "Hits per game" for the id `event-hit`."""
    words = messages()
    if name.startswith(EVENT):
        code = name.removeprefix(EVENT)
        message = words.find("lab-event", code, info)
        event = words.text(message) if message else code.replace("_", " ")
        return words.text("lab-event", {"event": event})
    return words.text(f"lab-measure-{name}")


def describe_conditions(conditions: Mapping[str, Any], info: Info) -> str:
    """Describe how an experiment's games start (JSON from `Settings.conditions`) in sentences.

    `info` is the catalogue entry of the experiment's game, with the names of its sides.
    """
    words, starters = messages(), set(conditions["starters"])
    sentences = [words.text(f"lab-start-{conditions['start']}", conditions)]
    if len(starters) > 1:
        sentences.append(words.text("lab-begins-varied"))
    elif starters == {"chance"}:
        sentences.append(words.text("lab-begins-chance"))
    else:
        [side] = starters
        sentences.append(words.text("lab-begins", {"side": words.side(side, info)}))
    seed = str(conditions["seed"])  # a number would be written with separators
    return " ".join([*sentences, words.text("lab-seed", {**conditions, "seed": seed})])


def describe_family(measures: Sequence[Measure], family: str) -> str:
    """Return a sentence with the number of a family's tests and the correction of their p-values.

    `family` is `headline` or `exploratory`.  If it has no measures, the sentence says so.
    """
    tests = next((measure.tests for measure in measures if measure.family == family), None)
    return messages().text(
        f"lab-{family}" if tests is not None else f"lab-no-{family}", {"tests": tests or 0}
    )


def write_table(report: Results, markdown: bool) -> str:
    """Return a report as text or Markdown: for each measure, a table with a row per rule variant.

    A row contains the value, its difference from the first variant's value (with `*` if
    significant), its p-value before and after the correction and, for headline measures, the
    smallest detectable difference.  Without any games, return the conditions of play only.
    """
    words, experiment, measures = messages(), report.experiment, report.measures()
    info = registry.info(experiment.game)
    first, second = (str(player).strip("'") for player in experiment.players)
    params = {
        "games": report.games,
        "total": experiment.total,
        "first": first,
        "second": second,
        "game": words.game(experiment.game),
    }
    conditions = {**experiment.conditions(), "pairs": report.pairs}
    blocks = [f"{words.text('lab-head', params)}\n{describe_conditions(conditions, info)}"]
    if len(report.versions) > 1:
        blocks.append(words.text("lab-versions", {"versions": report.versions}))
    for family in (HEADLINE, EXPLORATORY) if measures else ():
        tables = [measure for measure in measures if measure.family == family]
        star = f" {words.text('lab-star')}" if tables and family == HEADLINE else ""
        blocks.append(describe_family(measures, family) + star)
        blocks += [_write_measure(measure, experiment.names, info, markdown) for measure in tables]
    return "\n\n".join(blocks)


def _write_measure(measure: Measure, names: Sequence[str], info: Info, markdown: bool) -> str:
    words, name = messages(), name_measure(measure.name, info)
    if not measure.exists:
        return words.text("lab-missing", {"measure": name})
    columns = ["value", "difference", "p", "adjusted"]
    columns += ["detectable"] if measure.family == HEADLINE else []
    rows = [[name, *(words.text(f"lab-column-{column}") for column in columns)]]
    for reading, value in zip(names, measure.values, strict=True):
        cells = [reading, write_interval(measure, value.own), write_difference(measure, value)]
        cells += [write_p(value.p), write_p(value.adjusted)]
        if measure.family == HEADLINE:
            detectable = value.detectable
            cells.append("" if detectable is None else write_figure(measure, detectable))
        rows.append(cells)
    if markdown:
        lines = [f"| {' | '.join(row)} |" for row in rows]
        lines.insert(1, "|---" * len(rows[0]) + "|")
        return "\n".join(lines)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def write_interval(measure: Measure, interval: Interval | None, signed: bool = False) -> str:
    """Return a value with its 95 % interval as text, such as `0.41 [0.35, 0.47]`; `–` for None.

    `interval` has the value and both ends; they are written in percent if the measure is a share.
    Both ends are omitted if one is infinite.  If `signed`, a positive value has a plus sign.
    """
    if interval is None:
        return "–"
    plus = "+" if signed and interval.value > 0 else ""
    middle = plus + write_figure(measure, interval.value)
    if INFINITE in (-interval.low, interval.high):
        return middle
    low, high = (write_figure(measure, end) for end in interval[1:])
    return f"{middle} [{low}, {high}]"


def write_difference(measure: Measure, value: Value) -> str:
    """Return the difference from the baseline, starred if significant (`clear`); "" for None."""
    if value.apart is None:
        return ""
    return write_interval(measure, value.apart, signed=True) + (" *" if value.clear else "")


def write_p(p: float | None) -> str:
    """Return a p-value as text, such as `<0.001`, `0.042` or `0.31`; "" for None."""
    if p is None:
        return ""
    if p < LEAST_P:
        return f"<{LEAST_P}"
    return f"{p:.3f}" if p < 0.1 else f"{p:.2f}"


def write_figure(measure: Measure, figure: float) -> str:
    """Return a measure's value as text: 0.412 as `41.2 %` if it is a share, otherwise as `0.41`."""
    text = f"{100 * figure:.1f}" if measure.is_share else f"{figure:.2f}"
    text = text.replace("-", "−") if float(text) else text.lstrip("-")
    return f"{text} %" if measure.is_share else text
