"""The options, presets, scoring and spec of Sperrdomino: block dominoes for two players.

A player can take ("buy") any number of tiles from the stock in a turn, except the last two (the
talon), which stay face down.  The rules follow Adler and Jahn (1920).  Each question that the book
leaves open is an option.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from alveus.core.game import Info
from alveus.core.ruleset import OURS, RuleOptions
from alveus.families.dominoes.book import book
from alveus.families.dominoes.line.game import LineGame, line_spec
from alveus.families.dominoes.line.race import Race
from alveus.families.dominoes.line.rules import CODES, SEATS, Ruleset, takes_back

_OPTIONS = RuleOptions("sperrdomino")

_PENALTY = book("attested", "rule c: “Strafe von 50 bis 100 Points”")
_FINES = {f"penalty_{points}": points for points in range(50, 101, 5)}
"""The penalty in points for a false pass (rule c of the book), keyed by option value."""
_AT_ONCE = "“sofort hintereinander gewonnene Reihen”"

_OPTIONS.add("block_end", {"strict": book("inferred", "“solange kaufen”"), "certain": OURS})
_OPTIONS.add("block_tie", {"void": OURS, "blocker_loses": OURS})
_OPTIONS.add("row_overflow", {"off": book("inferred", "“Reihe”"), "carry": OURS})
_OPTIONS.add("loser_points", {"discarded": OURS, "kept": OURS})
_OPTIONS.add("false_pass", {"prevented": OURS, **dict.fromkeys(_FINES, _PENALTY)})
_OPTIONS.add(
    "starter_may_buy",
    {"off": book("inferred", "“an der Reihe des Ansetzens”"), "on": OURS},
)
_OPTIONS.add("buy_after_fit", {"on": book("inferred", "“eine beliebige Anzahl”"), "off": OURS})
_OPTIONS.add(
    "matsch_of_five",
    {"three_nil": book("inferred", _AT_ONCE), "three_running": book("disputed", _AT_ONCE)},
    first_default="three_running",
)
_OPTIONS.add(
    "race",
    {
        "3": book("attested", "“wer von drei Reihen … zwei Reihen gewinnt”"),
        "5": book("attested", "“in manchen Gegenden … aus 5 Reihen”"),
        "1": OURS,
        "0": OURS,
    },
)
_OPTIONS.add("take_back_draws", {"on": OURS, "off": OURS})

OPTIONS = tuple(_OPTIONS)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "book": {},
        "strict_table": {"false_pass": "penalty_50"},
        "short_blocks": {"block_end": "certain"},
    }
)


def scoring(settings: Mapping[str, str]) -> Race | None:
    """Return the scoring of a match under these options; None if `race` is 0 (single rounds)."""
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

_REASONS = _OPTIONS.reasons(
    {
        "does_not_fit": ("", book("attested", "“stets zwei gleiche Zahlen”")),
        "must_serve": ("", book("attested", "rule a")),
        "must_buy": ("", book("attested", "rule b")),
        "none_to_buy": ("", book("attested", "“Talon”")),
        "lead_first": ("starter_may_buy", "off"),
        "bought_enough": ("buy_after_fit", "off"),
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
        fine=_FINES.get(settings["false_pass"], 0),
        starter_buys=settings["starter_may_buy"] == "on",
        buys_on=settings["buy_after_fit"] == "on",
        by_pips=True,
        reasons=_REASONS,
    )
    return LineGame(INFO, settings, ruleset)


SPEC = line_spec(INFO, game, ("kind", "schueler", "tante", "stammgast", "direktor"))
