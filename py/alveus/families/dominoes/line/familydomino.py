"""Family domino: two to five players; the first player without tiles wins.

The book of Adler and Jahn (1920) gives only the idea.  The rules for hands, drawing, blocks and
scoring follow common modern practice.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Literal, TypedDict, cast

from alveus.core.game import Info, Option, source_of
from alveus.core.spec import GameSpec
from alveus.families.dominoes.line.game import LineGame
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
DRAWING_HANDS: Mapping[int, int] = MappingProxyType({2: 7, 3: 7, 4: 5, 5: 5})
"""Hand size by number of players, if there is a stock to draw from."""

_source = partial(source_of, "familydomino")


class Settings(TypedDict):
    """The options and their possible values.  A test compares them with `OPTIONS`."""

    players: Literal["2", "3", "4", "5"]
    draw_one: Switch
    reach: Literal["6", "7", "8", "9"]
    take_back_draws: Switch


_PLAYERS = _source(_BOOK, "“zwei oder mehr Personen”", "attested", "players")
_REACH = _source(_BOOK, "“Steine von beliebiger Reichweite”", "attested", "reach")
_UNDO = _source("", "", "modern", "take_back_draws")

OPTIONS = (
    Option("players", {str(number): _PLAYERS for number in DRAWING_HANDS}, "2"),
    Option(
        "draw_one",
        {
            "off": _source(_BOOK, "“stellt sie ein jeder so auf”", "inferred", "draw_one"),
            "on": _source("", "", "modern", "draw_one"),
        },
        "off",
    ),
    Option("reach", {str(number): _REACH for number in range(6, 10)}, "6"),
    Option("take_back_draws", {"on": _UNDO, "off": _UNDO}, "on"),
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
        "does_not_fit": ("", _source(_BOOK, "“stets zwei gleiche Zahlen”", "attested")),
        "lead_highest": ("", _source("", "", "modern")),
        "must_serve": ("", _source("", "", "modern")),
        "drawn_already": rule_of(OPTIONS, "draw_one", "on"),
    }
)


def game(chosen: Mapping[str, str]) -> LineGame:
    """Return the game under chosen options.  Raises SetupError for unknown names or values."""
    settings = INFO.settings(chosen)
    readings = cast(Settings, settings)
    players, draws = int(readings["players"]), readings["draw_one"] == "on"
    ruleset = Ruleset(
        reach=int(readings["reach"]),
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
