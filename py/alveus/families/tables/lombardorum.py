"""Ludus Lombardorum: half a tables board, two dice; four points of each path hold only one man.

The rules follow the German summary "Ludus Lombardorum", based on Fiske 1905, p. 164.  Where it is
incomplete or other sources differ, an option offers each interpretation with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from alveus.core.game import Info
from alveus.core.ruleset import OURS, Citation, RuleOption, RuleOptions, Switch
from alveus.families.tables.game import CODES, TablesGame, tables_spec
from alveus.families.tables.layout import half_board
from alveus.families.tables.ruleset import (
    HitReturn,
    NextStarter,
    Obligation,
    Ruleset,
    Starter,
    contrary_facing,
    restricted_points,
)

_SHEET = "Ludus Lombardorum (Fiske 1905, 164)"
_ALFONSO = "Alfonso X, Libro de los juegos, 1283 (Ludii)"
_MURRAY = "Murray 1951, 124 (Ludii)"
_ANGLICORUM = "Ludus Anglicorum, Royal MS 13 A XVIII"
_REID = "R. Reid, Ludus Lumbardorum (bkgm.com)"
_MODERN: Citation = ("Backgammon", "", "modern")

_OPTIONS = RuleOptions("lombardorum")

DICE_COUNT: RuleOption[Literal["2", "3"]] = _OPTIONS.add(
    "dice_count", {"2": (_SHEET, "Bewegung", "attested"), "3": (_ALFONSO, "fol. 75–76", "disputed")}
)
THIRD_DIE: RuleOption[Literal["thrown", "six"]] = _OPTIONS.add(
    "third_die", {"thrown": (_MURRAY, "", "attested"), "six": (_ANGLICORUM, "", "attested")}
)
RESTRICTED: RuleOption[Literal["listed", "all", "none"]] = _OPTIONS.add(
    "restricted",
    {
        "listed": (_SHEET, "Beschränkungen", "attested"),
        "all": (_MURRAY, "", "disputed"),
        "none": (_ALFONSO, "fol. 75–76", "attested"),
    },
)
RESTRICTED_TRANSIT: RuleOption[Switch] = _OPTIONS.add(
    "restricted_transit",
    {"on": (_REID, "", "inferred"), "off": (_SHEET, "Beschränkungen", "disputed")},
)
DICE_OBLIGATION: RuleOption[Obligation] = _OPTIONS.add(
    "dice_obligation",
    {
        "sequential": (_SHEET, "Anmerkung", "attested"),
        "max": _MODERN,
        "max_then_high": _MODERN,
        "free": OURS,
    },
)
HIT_RETURN: RuleOption[HitReturn] = _OPTIONS.add(
    "hit_return",
    {
        "bar": (_SHEET, "Hereinspielen", "attested"),
        "start_point": (_ALFONSO, "fol. 75–76", "attested"),
    },
)
STARTER: RuleOption[Starter] = _OPTIONS.add(
    "starter",
    {
        "die_each": (_REID, "", "inferred"),
        "high_throw": (_SHEET, "Vorbereitung", "inferred"),
        "white": OURS,
        "random": OURS,
    },
)
NEXT_STARTER: RuleOption[NextStarter] = _OPTIONS.add(
    "next_starter",
    {
        "winner": (_SHEET, "Vorbereitung", "attested"),
        "loser": OURS,
        "high_throw": OURS,
        "white": OURS,
    },
    noted=False,
)
LURCH_WINS: RuleOption[Switch] = _OPTIONS.add(
    "lurch_wins", {"off": (_SHEET, "Spielziel", "inferred"), "on": (_ANGLICORUM, "", "attested")}
)
GRADES: RuleOption[Switch] = _OPTIONS.add(
    "grades", {"off": (_SHEET, "Gewinnstufen", "attested"), "on": _MODERN}
)
CUBE: RuleOption[Switch] = _OPTIONS.add(
    "cube", {"off": (_SHEET, "Gewinnstufen", "attested"), "on": _MODERN}
)

OPTIONS = tuple(_OPTIONS)

PRESETS: Mapping[str, Mapping[str, str]] = {"fiske": {}, "medio_emperador": {"restricted": "none"}}


def _doubles_before_throw(settings: Mapping[str, str]) -> bool:
    return settings["cube"] == "on"


INFO = Info(
    "lombardorum",
    "tables",
    ("white", "black"),
    OPTIONS,
    PRESETS,
    CODES,
    between_throws=_doubles_before_throw,
)

_LIMITS: Mapping[str, tuple[int, ...]] = {
    "listed": restricted_points(12, (1, 3, 4, 5), men=1),
    "all": restricted_points(12, range(1, 7), men=1),
    "none": (),
}


_REASONS = _OPTIONS.reasons(
    {
        "blocked": ("", (_SHEET, "Bewegung", "attested")),
        "no_such_die": ("", (_SHEET, "Bewegung", "attested")),
        "wrong_way": ("", (_SHEET, "Aufbau", "attested")),
        "bar_first": ("hit_return", (_SHEET, "Hereinspielen", "attested")),
        "one_man_only": ("restricted", (_SHEET, "Beschränkungen", "attested")),
        "point_not_cleared": ("restricted", (_SHEET, "Beschränkungen", "attested")),
        "must_go_on": ("restricted_transit", (_SHEET, "Beschränkungen", "disputed")),
        "not_gathered": ("", (_SHEET, "Ausspielen", "attested")),
        "higher_man_first": ("", (_SHEET, "Ausspielen", "attested")),
        "exact_die_needed": ("", (_SHEET, "Ausspielen", "attested")),
        "must_use_more_dice": ("dice_obligation", _MODERN),
        "larger_die": ("dice_obligation", _MODERN),
    }
)


def game(chosen: Mapping[str, str]) -> TablesGame:
    """Return the game with the chosen options.  Raises SetupError for unknown options or values."""
    settings = INFO.settings(chosen)
    three = DICE_COUNT.of(settings) == "3"
    six = three and THIRD_DIE.of(settings) == "six"
    rules = Ruleset(
        length=12,
        men=15,
        facing=contrary_facing(12),
        home=7,
        dice=3 if three and not six else 2,
        fixed_dice=(6,) if six else (),
        obligation=DICE_OBLIGATION.of(settings),
        limits=_LIMITS[RESTRICTED.of(settings)],
        limits_in_passing=RESTRICTED_TRANSIT.of(settings) == "on",
        hit_return=HIT_RETURN.of(settings),
        reentry="first" if HIT_RETURN.of(settings) == "bar" else "free",
        starter=STARTER.of(settings),
        next_starter=NEXT_STARTER.of(settings),
        graded=GRADES.of(settings) == "on",
        lurch_wins=LURCH_WINS.of(settings) == "on",
        cube=CUBE.of(settings) == "on",
        reasons=_REASONS,
    )
    return TablesGame(INFO, settings, rules, half_board(rules.length, rules.limits))


SPEC = tables_spec(
    INFO, game, "half", levels=("tiro", "alumnus", "lusor", "exercitatus", "peritus", "magister")
)
