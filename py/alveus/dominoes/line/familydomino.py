"""The family or company domino: two to five at the table, who is first rid of his tiles wins.

The book gives the idea and no rule for the size of hands, drawing, blocks or scoring; those here
are today's custom.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from alveus.core.game import Info, Option, Source, source_of
from alveus.core.spec import GameSpec
from alveus.dominoes.line.codes import CODES
from alveus.dominoes.line.game import LineGame
from alveus.dominoes.line.ruleset import Ruleset, takes_back

_BOOK = "Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920"
MOST = 5
DRAWING_HANDS: Mapping[int, int] = MappingProxyType({2: 7, 3: 7, 4: 5, 5: 5})
"""The tiles of a hand where a stock is to be left, by players."""

_source = partial(source_of, "familydomino")

_COMPANY = _source(_BOOK, "“zwei oder mehr Personen”", "attested", "players")
_REACH = _source(_BOOK, "“Steine von beliebiger Reichweite”", "attested", "reach")

OPTIONS = (
    Option("players", {str(number): _COMPANY for number in range(2, MOST + 1)}, "2"),
    Option(
        "draw_one",
        {
            "off": _source(_BOOK, "“stellt sie ein jeder so auf”", "inferred", "draw_one"),
            "on": _source("", "", "modern", "draw_one"),
        },
        "off",
    ),
    Option("reach", {str(number): _REACH for number in range(6, 10)}, "6"),
    Option(
        "take_back_draws",
        {value: _source("", "", "modern", "take_back_draws") for value in ("on", "off")},
        "on",
    ),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"two": {}, "table": {"players": "4"}, "drawing": {"draw_one": "on"}}
)

INFO = Info(
    "familydomino",
    "dominoes",
    ("a", "b", "c", "d", "e"),
    OPTIONS,
    PRESETS,
    CODES,
    named_pieces=True,
    hidden=True,
    takes_back=takes_back,
)

_RULES: Mapping[str, tuple[str, Source]] = MappingProxyType(
    {
        "does_not_fit": ("", _source(_BOOK, "“stets zwei gleiche Zahlen”", "attested")),
        "lead_highest": ("", _source("", "", "modern")),
        "must_serve": ("", _source("", "", "modern")),
        "drawn_already": ("draw_one", OPTIONS[1].readings["on"]),
    }
)


def game(chosen: Mapping[str, str]) -> LineGame:
    """The game under the chosen options.  Raises SetupError for names that do not exist."""
    settings = INFO.settings(chosen)
    players, draws = int(settings["players"]), settings["draw_one"] == "on"
    rules = Ruleset(
        reach=int(settings["reach"]),
        players=players,
        hand=DRAWING_HANDS[players] if draws else 0,
        stock="draw" if draws else "none",
        highest_leads=True,
        stops_when_dead=True,
        reasons=_RULES,
    )
    return LineGame(INFO, settings, rules)


SPEC = GameSpec(
    INFO,
    game,
    levels=("kind", "vetter", "schwester", "tante", "onkel", "grossvater"),
    opponent="alveus.ai.dominoes.familydomino",
    diagrams="alveus.diagrams.dominoes.line",
    sheets="alveus.sheets.dominoes.line",
    writing="alveus.dominoes.line.writing",
    schema="alveus.schemas.houses.line",
    analysis=True,
)
