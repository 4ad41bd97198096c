"""Sperrdomino, the old blocking domino for two: buying at will, a talon that nobody sees.

The rules follow Adler and Jahn's book.  Where it is silent or can be read in two ways an option
holds every reading with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from alveus.core.game import Info, Option, Source, source_of
from alveus.core.spec import GameSpec
from alveus.dominoes.line.codes import CODES
from alveus.dominoes.line.game import LineGame
from alveus.dominoes.line.race import Race
from alveus.dominoes.line.ruleset import Ruleset, takes_back

_BOOK = "Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920"
ROW = 100
"""The points of a Reihe."""

_source = partial(source_of, "sperrdomino")


def _ours(note: str) -> Source:
    return _source("", "", "modern", note)


OPTIONS = (
    Option(
        "block_end",
        {
            "strict": _source(_BOOK, "“solange kaufen”", "inferred", "block_end"),
            "certain": _ours("block_end"),
        },
        "strict",
    ),
    Option(
        "block_tie",
        {"void": _ours("block_tie"), "blocker_loses": _ours("block_tie")},
        "void",
    ),
    Option(
        "row_overflow",
        {
            "off": _source(_BOOK, "“Reihe”", "inferred", "row_overflow"),
            "carry": _ours("row_overflow"),
        },
        "off",
    ),
    Option(
        "loser_points",
        {"discarded": _ours("loser_points"), "kept": _ours("loser_points")},
        "discarded",
    ),
    Option(
        "false_pass",
        {
            "prevented": _ours("false_pass"),
            "penalty_50": _source(
                _BOOK, "“Strafe von 50 bis 100 Points”", "attested", "false_pass"
            ),
            "penalty_100": _source(
                _BOOK, "“Strafe von 50 bis 100 Points”", "attested", "false_pass"
            ),
        },
        "prevented",
    ),
    Option(
        "starter_may_buy",
        {
            "off": _source(_BOOK, "“an der Reihe des Ansetzens”", "inferred", "starter_may_buy"),
            "on": _ours("starter_may_buy"),
        },
        "off",
    ),
    Option(
        "buy_after_fit",
        {
            "on": _source(_BOOK, "“eine beliebige Anzahl”", "inferred", "buy_after_fit"),
            "off": _ours("buy_after_fit"),
        },
        "on",
    ),
    Option(
        "matsch_of_five",
        {
            "three_running": _source(
                _BOOK, "“sofort hintereinander gewonnene Reihen”", "disputed", "matsch_of_five"
            ),
            "three_nil": _ours("matsch_of_five"),
        },
        "three_running",
    ),
    Option(
        "race",
        {
            "3": _source(_BOOK, "“wer von drei Reihen … zwei Reihen gewinnt”", "attested", "race"),
            "5": _source(_BOOK, "“in manchen Gegenden … aus 5 Reihen”", "attested", "race"),
            "1": _ours("race"),
            "0": _ours("race"),
        },
        "3",
    ),
    Option(
        "take_back_draws",
        {"on": _ours("take_back_draws"), "off": _ours("take_back_draws")},
        "on",
    ),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "book": {},
        "strict_table": {"false_pass": "penalty_50"},
        "short_blocks": {"block_end": "certain"},
    }
)


def scoring(settings: Mapping[str, str]) -> Race | None:
    """Rows of a hundred points, and how many of them win; none where one deal is all."""
    rows = int(settings["race"])
    if not rows:
        return None
    return Race(
        ROW,
        rows,
        carry=settings["row_overflow"] == "carry",
        keep=settings["loser_points"] == "kept",
        clean_sheet=rows != 5 or settings["matsch_of_five"] == "three_nil",
    )


INFO = Info(
    "sperrdomino",
    "dominoes",
    ("a", "b"),
    OPTIONS,
    PRESETS,
    CODES,
    named_pieces=True,
    hidden=True,
    scoring=scoring,
    takes_back=takes_back,
)

_RULES: Mapping[str, tuple[str, Source]] = MappingProxyType(
    {
        "does_not_fit": ("", _source(_BOOK, "“stets zwei gleiche Zahlen”", "attested")),
        "must_serve": ("", _source(_BOOK, "rule a", "attested")),
        "must_buy": ("", _source(_BOOK, "rule b", "attested")),
        "none_to_buy": ("", _source(_BOOK, "“Talon”", "attested")),
        "lead_first": ("starter_may_buy", OPTIONS[5].readings["off"]),
        "bought_enough": ("buy_after_fit", OPTIONS[6].readings["off"]),
    }
)


def game(chosen: Mapping[str, str]) -> LineGame:
    """The game under the chosen options.  Raises SetupError for names that do not exist."""
    settings = INFO.settings(chosen)
    fine = settings["false_pass"].removeprefix("penalty_")
    rules = Ruleset(
        reach=6,
        players=2,
        hand=7,
        stock="buy",
        talon=2,
        stops_when_dead=settings["block_end"] == "certain",
        tie_loses=settings["block_tie"] == "blocker_loses",
        fine=int(fine) if fine.isdecimal() else 0,
        starter_buys=settings["starter_may_buy"] == "on",
        buys_on=settings["buy_after_fit"] == "on",
        by_pips=True,
        reasons=_RULES,
    )
    return LineGame(INFO, settings, rules)


SPEC = GameSpec(
    INFO,
    game,
    levels=("kind", "schueler", "tante", "stammgast", "direktor"),
    opponent="alveus.ai.dominoes.sperrdomino",
    diagrams="alveus.diagrams.dominoes.line",
    sheets="alveus.sheets.dominoes.line",
    writing="alveus.dominoes.line.writing",
    schema="alveus.schemas.houses.line",
    analysis=True,
)
