"""Measures of an experiment, such as the mean length of a game: their names, values and tests.

A `Measure` has one `Value` for each reading (variant of the rules) of the experiment.  The first
reading is the baseline.  The functions return the kind of a measure (a share or not) and of its
confidence interval, and find the headline measures (those chosen before the experiment runs).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.game import Info
from alveus.lab.statistics import Interval

EVENT = "event-"
"""Prefix of the measures that count events."""
SHARES = ("won", "drawn", "cut", "broken", "dice", "turned", "score", "skill")
"""Measures with a Wilson interval.  `won`, `drawn`, `cut` (stopped at the limit of turns) and
`broken` (a user's function failed) are shares of games.  `dice` is the share of pairs of games in
which one seat won both games, among the pairs with a winner in each game.  `turned` is the share of
wins in which the winner's chance was once estimated to be below 25 %.  `score` and `skill` are the
mean scores of the starter and of the first player."""
COUNTS = ("leads", "forced")
"""Measures with a quasi-Poisson confidence interval, like all counts of events: changes of the lead
per game (`leads`), and the share of decisions without a choice (`forced`)."""
PLAIN = (
    "score", "skill", "won", "drawn", "cut", "broken", "length", "decisions", "choice", "forced",
    "dice", "leads", "lowest", "turned", "points",
)  # fmt: skip
"""Names of all measures except counts of events."""
UNINFORMATIVE = ("event-throw", "event-over", "event-starts", "event-lot", "event-lot_tie")
"""Names of the counts of rolls (`throw`), of ends and starts of games, and of rolls for the first
turn (`lot`; `lot_tie` if both are equal), reported only if they are headline measures."""
SAME_PLAYERS = ("skill", "dice")
"""Measures that are left out if both players are the same."""
HEADLINE, EXPLORATORY = "headline", "exploratory"
"""The families of tests: measures chosen before the experiment runs, and all others."""
METHODS = {HEADLINE: "holm", EXPLORATORY: "benjamini-hochberg"}
"""For each family of tests, the method that corrects their p-values."""
PLACES = 6
P_DIGITS = 4
"""Number of significant digits of a p-value in JSON."""


@dataclass(frozen=True)
class Value:
    """A measure's value under one rule variant, and its difference from the baseline's value."""

    own: Interval | None
    """The value with its confidence interval; None if the denominator of the measure is 0."""
    apart: Interval | None = None
    """The difference from the baseline (first rule variant), computed from the same pairs of games.
    It is None for the baseline itself, if one of the two values is None, and if there is only one
    pair of games."""
    p: float | None = None
    """Two-sided p-value of the difference, not corrected for the number of tests (see `adjusted`);
    None without a difference."""
    adjusted: float | None = None
    """`p`, corrected for the number of tests in `Measure.family`; None if `apart` is None."""
    detectable: float | None = None
    """Smallest true difference from the baseline that the test finds with a probability of 80 %.
    The level of significance is 5 %, for headline measures divided by `Measure.tests`.  None
    without a difference (`apart`), or if the measure is a share and the smallest difference is
    computed as more than 1, the greatest possible difference of shares."""
    clear: bool = False
    """True if the difference is significant: the corrected p-value (`adjusted`) is below 5 %, and
    the measure was chosen before the experiment (headline measure)."""

    def to_json(self) -> dict[str, Any]:
        """Return the value as JSON, rounded so that the text is the same on all machines."""
        return {
            "own": _rounded(self.own),
            "apart": _rounded(self.apart),
            "p": _significant(self.p),
            "adjusted": _significant(self.adjusted),
            "detectable": None if self.detectable is None else round(self.detectable, PLACES),
            "clear": self.clear,
        }


@dataclass(frozen=True)
class Measure:
    """A measure with its value under every reading (rule variant), first under the baseline."""

    name: str
    values: tuple[Value, ...]
    family: str = EXPLORATORY
    """`headline` if the measure was chosen before the experiment ran, else `exploratory`."""
    tests: int = 0
    """Number of statistical tests (comparisons with the baseline) of all measures of this `family`.
    The p-values of these tests are corrected together."""

    @property
    def method(self) -> str:
        """Correction of the p-values: `holm` (headline) or `benjamini-hochberg` (exploratory)."""
        return METHODS[self.family]

    @property
    def interval(self) -> str:
        """Confidence interval type: `wilson` (shares), `quasi-poisson` (counts), else `student`."""
        return interval_kind(self.name)

    @property
    def exists(self) -> bool:
        """True if the measure has a value under at least one reading (rule variant)."""
        return any(value.own is not None for value in self.values)

    @property
    def is_share(self) -> bool:
        """True if no value of this measure can be below 0 or above 1, as for a share of games."""
        return is_share(self.name)

    def to_json(self) -> dict[str, Any]:
        """Return the measure as JSON for a report."""
        return {
            "name": self.name,
            "share": self.is_share,
            "family": self.family,
            "method": self.method,
            "tests": self.tests,
            "interval": self.interval,
            "values": [value.to_json() for value in self.values],
        }


def is_share(name: str) -> bool:
    """Return True if the values of the measure `name` are between 0 and 1."""
    return name in (*SHARES, "forced", "lowest")


def interval_kind(name: str) -> str:
    """Return the kind of confidence interval of the measure `name`.

    It is `wilson` for measures in `SHARES`, `quasi-poisson` for counts of events and measures in
    `COUNTS`, `student` for all others.
    """
    if name in SHARES:
        return "wilson"
    return "quasi-poisson" if name.startswith(EVENT) or name in COUNTS else "student"


def check_headline(info: Info, players: Sequence[object], names: Sequence[str]) -> tuple[str, ...]:
    """Return the full names of an experiment's headline measures, without repetitions.

    In `names`, the prefix `event-` of counts of events can be omitted.  Raises SetupError
    `lab_no_measure` for a measure that does not exist for this game and these players.
    """
    events = [EVENT + code for code in info.codes.get("event", ())]
    known = [*(name for name in PLAIN if name not in excluded_measures(info, players)), *events]
    full = [name if name in known else f"{EVENT}{name}" for name in names]
    for name, measure in zip(names, full, strict=True):
        if measure not in known:
            raise SetupError("lab_no_measure", measure=str(name)[:80], names=known)
    return tuple(dict.fromkeys(full))


def excluded_measures(info: Info, players: Sequence[object]) -> set[str]:
    """Return the names of the measures that have no meaning for this game and these two players.

    These are `skill` (mean score of the first player) and `dice` (share of pairs of games that one
    seat won twice) if the players are the same, and `dice` in a game without chance.
    """
    first, second = players
    excluded = set(SAME_PLAYERS) if first == second else set[str]()
    return excluded if info.chance else excluded | {"dice"}


def default_headline(players: Sequence[object]) -> tuple[str, ...]:
    """Return the default headline measures: `length`, and the first player's mean score (`skill`).

    If both players are the same, `score`, the mean score of the starter, replaces `skill`.
    """
    first, second = players
    return ("score", "length") if first == second else ("skill", "length")


def _rounded(interval: Interval | None) -> list[float | None] | None:
    if interval is None:
        return None
    finite = float("-inf"), float("inf")
    return [None if figure in finite else round(figure, PLACES) + 0.0 for figure in interval]


def _significant(p: float | None) -> float | None:
    return None if p is None else float(f"{p:.{P_DIGITS - 1}e}")
