"""Ludus Lombardorum: half a tables board, two dice, and four points where no man has company.

The rules follow the German sheet "Ludus Lombardorum", which rests on Fiske 1905, p. 164; where
it is silent or other sources differ, an option holds every reading with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from alveus.core.game import Info, Option, Source, source_of
from alveus.core.spec import GameSpec
from alveus.tables import codes
from alveus.tables.game import TablesGame
from alveus.tables.layout import half_board
from alveus.tables.ruleset import Ruleset, contrary_facing

_SHEET = "Ludus Lombardorum (Fiske 1905, 164)"
_ALFONSO = "Alfonso X, Libro de los juegos, 1283 (Ludii)"
_MURRAY = "Murray 1951, 124 (Ludii)"
_ANGLICORUM = "Ludus Anglicorum, Royal MS 13 A XVIII"
_REID = "R. Reid, Ludus Lumbardorum (bkgm.com)"
_MODERN = "Backgammon"

_source = partial(source_of, "lombardorum")

OPTIONS = (
    Option(
        "dice_count",
        {
            "2": _source(_SHEET, "Bewegung", "attested", "dice_count"),
            "3": _source(_ALFONSO, "fol. 75–76", "disputed", "dice_count"),
        },
        "2",
    ),
    Option(
        "third_die",
        {
            "thrown": _source(_MURRAY, "", "attested", "third_die"),
            "six": _source(_ANGLICORUM, "", "attested", "third_die"),
        },
        "thrown",
    ),
    Option(
        "restricted",
        {
            "listed": _source(_SHEET, "Beschränkungen", "attested", "restricted"),
            "all": _source(_MURRAY, "", "disputed", "restricted"),
            "none": _source(_ALFONSO, "fol. 75–76", "attested", "restricted"),
        },
        "listed",
    ),
    Option(
        "restricted_transit",
        {
            "on": _source(_REID, "", "inferred", "restricted_transit"),
            "off": _source(_SHEET, "Beschränkungen", "disputed", "restricted_transit"),
        },
        "on",
    ),
    Option(
        "dice_obligation",
        {
            "sequential": _source(_SHEET, "Anmerkung", "attested", "dice_obligation"),
            "max": _source(_MODERN, "", "modern", "dice_obligation"),
            "max_then_high": _source(_MODERN, "", "modern", "dice_obligation"),
            "free": _source("", "", "modern", "dice_obligation"),
        },
        "sequential",
    ),
    Option(
        "hit_return",
        {
            "bar": _source(_SHEET, "Hereinspielen", "attested", "hit_return"),
            "start_point": _source(_ALFONSO, "fol. 75–76", "attested", "hit_return"),
        },
        "bar",
    ),
    Option(
        "starter",
        {
            "die_each": _source(_REID, "", "inferred", "starter"),
            "high_throw": _source(_SHEET, "Vorbereitung", "inferred", "starter"),
            "white": _source("", "", "modern", "starter"),
            "random": _source("", "", "modern", "starter"),
        },
        "die_each",
    ),
    Option(
        "next_starter",
        {
            "winner": _source(_SHEET, "Vorbereitung", "attested"),
            "loser": _source("", "", "modern"),
            "high_throw": _source("", "", "modern"),
            "white": _source("", "", "modern"),
        },
        "winner",
    ),
    Option(
        "lurch_wins",
        {
            "off": _source(_SHEET, "Spielziel", "inferred", "lurch_wins"),
            "on": _source(_ANGLICORUM, "", "attested", "lurch_wins"),
        },
        "off",
    ),
    Option(
        "grades",
        {
            "off": _source(_SHEET, "Gewinnstufen", "attested", "grades"),
            "on": _source(_MODERN, "", "modern", "grades"),
        },
        "off",
    ),
    Option(
        "cube",
        {
            "off": _source(_SHEET, "Gewinnstufen", "attested", "cube"),
            "on": _source(_MODERN, "", "modern", "cube"),
        },
        "off",
    ),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"fiske": {}, "medio_emperador": {"restricted": "none"}}
)


def _doubles_before_throw(settings: Mapping[str, str]) -> bool:
    """With the cube a side decides whether to double before it throws."""
    return settings["cube"] == "on"


INFO = Info(
    "lombardorum",
    "tables",
    ("white", "black"),
    OPTIONS,
    PRESETS,
    codes.CODES,
    between_throws=_doubles_before_throw,
)

_ONE_MAN: Mapping[str, frozenset[int]] = MappingProxyType(
    {"listed": frozenset({1, 3, 4, 5}), "all": frozenset(range(1, 7)), "none": frozenset()}
)

_REASONS: Mapping[str, tuple[str, Source]] = MappingProxyType(
    {
        "blocked": ("", _source(_SHEET, "Bewegung", "attested")),
        "no_such_die": ("", _source(_SHEET, "Bewegung", "attested")),
        "wrong_way": ("", _source(_SHEET, "Aufbau", "attested")),
        "bar_first": ("hit_return", _source(_SHEET, "Hereinspielen", "attested")),
        "one_man_only": ("restricted", _source(_SHEET, "Beschränkungen", "attested")),
        "point_not_cleared": ("restricted", _source(_SHEET, "Beschränkungen", "attested")),
        "must_go_on": ("restricted_transit", _source(_SHEET, "Beschränkungen", "disputed")),
        "not_gathered": ("", _source(_SHEET, "Ausspielen", "attested")),
        "higher_man_first": ("", _source(_SHEET, "Ausspielen", "attested")),
        "exact_die_needed": ("", _source(_SHEET, "Ausspielen", "attested")),
        "must_use_more_dice": ("dice_obligation", _source(_MODERN, "", "modern")),
        "larger_die": ("dice_obligation", _source(_MODERN, "", "modern")),
    }
)


def game(chosen: Mapping[str, str]) -> TablesGame:
    """The game under the chosen options.  Raises SetupError for names that do not exist."""
    settings = INFO.settings(chosen)
    three = settings["dice_count"] == "3"
    six = three and settings["third_die"] == "six"
    rules = Ruleset(
        length=12,
        men=15,
        facing=contrary_facing(12),
        home=7,
        dice=3 if three and not six else 2,
        fixed_dice=(6,) if six else (),
        obligation=settings["dice_obligation"],
        one_man=_ONE_MAN[settings["restricted"]],
        one_man_in_passing=settings["restricted_transit"] == "on",
        hit_return=settings["hit_return"],
        reentry="first" if settings["hit_return"] == "bar" else "free",
        starter=settings["starter"],
        next_starter=settings["next_starter"],
        graded=settings["grades"] == "on",
        lurch_wins=settings["lurch_wins"] == "on",
        cube=settings["cube"] == "on",
        reasons=_REASONS,
    )
    return TablesGame(INFO, settings, rules, half_board(rules.length, rules.one_man))


SPEC = GameSpec(
    INFO,
    game,
    levels=("tiro", "alumnus", "lusor", "exercitatus", "peritus", "magister"),
    opponent="alveus.ai.tables.lombardorum",
    diagrams="alveus.diagrams.tables.half",
    sheets="alveus.sheets.tables.half",
    writing="alveus.tables.writing",
    schema="alveus.schemas.houses.tables",
    analysis=True,
)
