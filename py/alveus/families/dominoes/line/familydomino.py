"""Family domino: two to five players; the first player without tiles wins.

The book of Adler and Jahn (1920) gives only the idea.  The rules for hands, drawing, blocks and
scoring follow common modern practice.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from alveus.core.game import Info
from alveus.core.spec import GameSpec
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.rules import CODES, SEATS, Rule, Ruleset, rule_of, takes_back
from alveus.families.dominoes.options import MODERN, Citation, option

DRAWING_HANDS: Mapping[int, int] = MappingProxyType({2: 7, 3: 7, 4: 5, 5: 5})
"""Hand size by number of players, if there is a stock to draw from."""

_option = partial(option, "familydomino")

_PLAYERS = Citation("attested", "“zwei oder mehr Personen”")
_REACH = Citation("attested", "“Steine von beliebiger Reichweite”")

OPTIONS = (
    _option("players", dict.fromkeys("2345", _PLAYERS)),
    _option(
        "draw_one", {"off": Citation("inferred", "“stellt sie ein jeder so auf”"), "on": MODERN}
    ),
    _option("reach", dict.fromkeys("6789", _REACH)),
    _option("take_back_draws", {"on": MODERN, "off": MODERN}),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"two": {}, "table": {"players": "4"}, "drawing": {"draw_one": "on"}}
)

INFO = Info(
    "familydomino",
    "dominoes",
    SEATS,
    OPTIONS,
    PRESETS,
    CODES,
    named_pieces=True,
    hidden=True,
    takes_back=takes_back,
)

_REASONS: Mapping[str, Rule] = MappingProxyType(
    {
        "does_not_fit": (
            "",
            Citation("attested", "“stets zwei gleiche Zahlen”").source("familydomino"),
        ),
        "lead_highest": ("", MODERN.source("familydomino")),
        "must_serve": ("", MODERN.source("familydomino")),
        "drawn_already": rule_of(OPTIONS, "draw_one", "on"),
    }
)


def game(chosen: Mapping[str, str]) -> LineGame:
    """Return the game under chosen options.  Raises SetupError for unknown names or values."""
    settings = INFO.settings(chosen)
    players, draws = int(settings["players"]), settings["draw_one"] == "on"
    ruleset = Ruleset(
        reach=int(settings["reach"]),
        players=players,
        hand=DRAWING_HANDS[players] if draws else 0,
        stock="draw" if draws else "none",
        highest_leads=True,
        stops_when_dead=True,
        reasons=_REASONS,
    )
    return LineGame(INFO, settings, ruleset)


SPEC = GameSpec(
    INFO,
    game,
    levels=("kind", "vetter", "schwester", "tante", "onkel", "grossvater"),
    opponent="alveus.families.dominoes.line.opponent.familydomino",
    diagrams="alveus.families.dominoes.line.diagram",
    sheets="alveus.families.dominoes.line.sheet",
    writing="alveus.families.dominoes.line.lines",
    numbering="alveus.families.dominoes.line.numbering",
    schema="alveus.families.dominoes.line.schema",
    analysis=True,
)
