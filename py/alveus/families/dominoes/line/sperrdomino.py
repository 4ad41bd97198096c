"""Sperrdomino: block dominoes for two players, with free buying and a hidden talon.

Tiles of the stock can be bought (taken), but not those of the talon.  The rules follow the book by
Adler and Jahn (1920).  Each point that it leaves open is an option with a source for every value.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from alveus.core.game import Info
from alveus.core.spec import GameSpec
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.race import Race
from alveus.families.dominoes.line.rules import CODES, SEATS, Rule, Ruleset, rule_of, takes_back
from alveus.families.dominoes.options import MODERN, Citation, option

_option = partial(option, "sperrdomino")

_PENALTY = Citation("attested", "“Strafe von 50 bis 100 Points”")
_ROWS = Citation("disputed", "“sofort hintereinander gewonnene Reihen”")

OPTIONS = (
    _option("block_end", {"strict": Citation("inferred", "“solange kaufen”"), "certain": MODERN}),
    _option("block_tie", {"void": MODERN, "blocker_loses": MODERN}),
    _option("row_overflow", {"off": Citation("inferred", "“Reihe”"), "carry": MODERN}),
    _option("loser_points", {"discarded": MODERN, "kept": MODERN}),
    _option("false_pass", {"prevented": MODERN, "penalty_50": _PENALTY, "penalty_100": _PENALTY}),
    _option(
        "starter_may_buy",
        {"off": Citation("inferred", "“an der Reihe des Ansetzens”"), "on": MODERN},
    ),
    _option(
        "buy_after_fit", {"on": Citation("inferred", "“eine beliebige Anzahl”"), "off": MODERN}
    ),
    _option("matsch_of_five", {"three_running": _ROWS, "three_nil": MODERN}),
    _option(
        "race",
        {
            "3": Citation("attested", "“wer von drei Reihen … zwei Reihen gewinnt”"),
            "5": Citation("attested", "“in manchen Gegenden … aus 5 Reihen”"),
            "1": MODERN,
            "0": MODERN,
        },
    ),
    _option("take_back_draws", {"on": MODERN, "off": MODERN}),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "book": {},
        "strict_table": {"false_pass": "penalty_50"},
        "short_blocks": {"block_end": "certain"},
    }
)


def scoring(settings: Mapping[str, str]) -> Race | None:
    """Return the rules of a match, or None if each round counts alone."""
    rows = int(settings["race"])
    if not rows:
        return None
    return Race(
        100,
        rows,
        carry=settings["row_overflow"] == "carry",
        keep=settings["loser_points"] == "kept",
        clean_sheet=rows != 5 or settings["matsch_of_five"] == "three_nil",
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

_CITED = {
    "does_not_fit": "“stets zwei gleiche Zahlen”",
    "must_serve": "rule a",
    "must_buy": "rule b",
    "none_to_buy": "“Talon”",
}
_REASONS: Mapping[str, Rule] = MappingProxyType(
    {
        **{
            code: ("", Citation("attested", passage).source("sperrdomino"))
            for code, passage in _CITED.items()
        },
        "lead_first": rule_of(OPTIONS, "starter_may_buy", "off"),
        "bought_enough": rule_of(OPTIONS, "buy_after_fit", "off"),
    }
)


def game(chosen: Mapping[str, str]) -> LineGame:
    """Return the game under chosen options.  Raises SetupError for unknown names or values."""
    settings = INFO.settings(chosen)
    ruleset = Ruleset(
        reach=6,
        players=2,
        hand=7,
        stock="buy",
        talon=2,
        stops_when_dead=settings["block_end"] == "certain",
        tie_loses=settings["block_tie"] == "blocker_loses",
        fine={"prevented": 0, "penalty_50": 50, "penalty_100": 100}[settings["false_pass"]],
        starter_buys=settings["starter_may_buy"] == "on",
        buys_on=settings["buy_after_fit"] == "on",
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
