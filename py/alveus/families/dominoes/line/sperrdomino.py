"""Sperrdomino: block dominoes for two players, with free buying and a hidden talon.

Tiles of the stock can be bought (taken), but not those of the talon.  The rules follow the book by
Adler and Jahn (1920).  Each point that it leaves open is an option with a source for every value
(reading).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Literal, TypeAlias, TypedDict, cast

from alveus.core.game import Info, Option, source_of
from alveus.core.spec import GameSpec
from alveus.core.view import Certainty
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.race import Race
from alveus.families.dominoes.line.ruleset import (
    CODES,
    SEATS,
    Rule,
    Ruleset,
    Switch,
    rule_of,
    takes_back,
)

_BOOK = "Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920"
ROW = 100
"""Points that win a row (Reihe) of rounds."""

_source = partial(source_of, "sperrdomino")


class Settings(TypedDict):
    """The options and their possible values.  A test compares them with `OPTIONS`."""

    block_end: Literal["strict", "certain"]
    block_tie: Literal["void", "blocker_loses"]
    row_overflow: Literal["off", "carry"]
    loser_points: Literal["discarded", "kept"]
    false_pass: Literal["prevented", "penalty_50", "penalty_100"]
    starter_may_buy: Switch
    buy_after_fit: Switch
    matsch_of_five: Literal["three_running", "three_nil"]
    race: Literal["3", "5", "1", "0"]
    take_back_draws: Switch


Citation: TypeAlias = tuple[Certainty, str] | None
"""The certainty of a reading and the place in the book; None for a modern reading."""


def _option(name: str, readings: Mapping[str, Citation]) -> Option:
    """Return an option with these readings.  The first reading is the default."""
    sources = {
        reading: _source(_BOOK, citation[1], citation[0], name)
        if citation
        else _source("", "", "modern", name)
        for reading, citation in readings.items()
    }
    return Option(name, sources, next(iter(sources)))


_PENALTY: Citation = ("attested", "“Strafe von 50 bis 100 Points”")

OPTIONS = (
    _option("block_end", {"strict": ("inferred", "“solange kaufen”"), "certain": None}),
    _option("block_tie", {"void": None, "blocker_loses": None}),
    _option("row_overflow", {"off": ("inferred", "“Reihe”"), "carry": None}),
    _option("loser_points", {"discarded": None, "kept": None}),
    _option("false_pass", {"prevented": None, "penalty_50": _PENALTY, "penalty_100": _PENALTY}),
    _option("starter_may_buy", {"off": ("inferred", "“an der Reihe des Ansetzens”"), "on": None}),
    _option("buy_after_fit", {"on": ("inferred", "“eine beliebige Anzahl”"), "off": None}),
    _option(
        "matsch_of_five",
        {
            "three_running": ("disputed", "“sofort hintereinander gewonnene Reihen”"),
            "three_nil": None,
        },
    ),
    _option(
        "race",
        {
            "3": ("attested", "“wer von drei Reihen … zwei Reihen gewinnt”"),
            "5": ("attested", "“in manchen Gegenden … aus 5 Reihen”"),
            "1": None,
            "0": None,
        },
    ),
    _option("take_back_draws", {"on": None, "off": None}),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "book": {},
        "strict_table": {"false_pass": "penalty_50"},
        "short_blocks": {"block_end": "certain"},
    }
)

FINES: Mapping[str, int] = MappingProxyType({"prevented": 0, "penalty_50": 50, "penalty_100": 100})
"""Points for the opponent after a false pass, by value of the option `false_pass`."""


def scoring(settings: Mapping[str, str]) -> Race | None:
    """Return the rules of a match, or None if each round counts alone."""
    chosen = cast(Settings, settings)
    rows = int(chosen["race"])
    if not rows:
        return None
    return Race(
        ROW,
        rows,
        carry=chosen["row_overflow"] == "carry",
        keep=chosen["loser_points"] == "kept",
        clean_sheet=rows != 5 or chosen["matsch_of_five"] == "three_nil",
    )


INFO = Info(
    "sperrdomino",
    "dominoes",
    SEATS[:2],
    OPTIONS,
    PRESETS,
    CODES,
    named_pieces=True,
    hidden=True,
    scoring=scoring,
    takes_back=takes_back,
)

_REASONS: Mapping[str, Rule] = MappingProxyType(
    {
        "does_not_fit": ("", _source(_BOOK, "“stets zwei gleiche Zahlen”", "attested")),
        "must_serve": ("", _source(_BOOK, "rule a", "attested")),
        "must_buy": ("", _source(_BOOK, "rule b", "attested")),
        "none_to_buy": ("", _source(_BOOK, "“Talon”", "attested")),
        "lead_first": rule_of(OPTIONS, "starter_may_buy", "off"),
        "bought_enough": rule_of(OPTIONS, "buy_after_fit", "off"),
    }
)


def game(chosen: Mapping[str, str]) -> LineGame:
    """Return the game under chosen options.  Raises SetupError for unknown names or values."""
    settings = INFO.settings(chosen)
    readings = cast(Settings, settings)
    ruleset = Ruleset(
        reach=6,
        players=2,
        hand=7,
        stock="buy",
        talon=2,
        stops_when_dead=readings["block_end"] == "certain",
        tie_loses=readings["block_tie"] == "blocker_loses",
        fine=FINES[readings["false_pass"]],
        starter_buys=readings["starter_may_buy"] == "on",
        buys_on=readings["buy_after_fit"] == "on",
        by_pips=True,
        reasons=_REASONS,
    )
    return LineGame(INFO, settings, ruleset)


SPEC = GameSpec(
    INFO,
    game,
    levels=("kind", "schueler", "tante", "stammgast", "direktor"),
    opponent="alveus.families.dominoes.line.opponent.sperrdomino",
    diagrams="alveus.families.dominoes.line.diagram",
    sheets="alveus.families.dominoes.line.sheet",
    writing="alveus.families.dominoes.line.lines",
    numbering="alveus.families.dominoes.line.numbering",
    schema="alveus.families.dominoes.line.schema",
    analysis=True,
)
