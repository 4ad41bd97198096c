"""Options and spec of family dominoes, for 2 to 5 players.

The rules follow the book by Adler and Jahn (1920); rules that it does not give are modern practice.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from alveus.core.game import Info
from alveus.core.ruleset import OURS, RuleOptions
from alveus.families.dominoes.book import book
from alveus.families.dominoes.line.game import LineGame, line_spec
from alveus.families.dominoes.line.rules import CODES, SEATS, Ruleset, takes_back

DRAWING_HANDS: Mapping[int, int] = MappingProxyType({2: 7, 3: 7, 4: 5, 5: 5})
"""Hand size by number of players, if there is a stock to draw from."""

_OPTIONS = RuleOptions("familydomino")

_OPTIONS.add("players", dict.fromkeys("2345", book("attested", "“zwei oder mehr Personen”")))
_OPTIONS.add("draw_one", {"off": book("inferred", "“stellt sie ein jeder so auf”"), "on": OURS})
_OPTIONS.add("reach", dict.fromkeys("6789", book("attested", "“Steine von beliebiger Reichweite”")))
_OPTIONS.add("take_back_draws", {"on": OURS, "off": OURS})

OPTIONS = tuple(_OPTIONS)

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

_REASONS = _OPTIONS.reasons(
    {
        "does_not_fit": ("", book("attested", "“stets zwei gleiche Zahlen”")),
        "lead_highest": ("", OURS),
        "must_serve": ("", OURS),
        "drawn_already": ("draw_one", "on"),
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


SPEC = line_spec(INFO, game, ("kind", "vetter", "schwester", "tante", "onkel", "grossvater"))
