"""Ludus XII scriptorum: thirty-six squares in three rows, two dice, one way for both players.

The rules follow Schädler's for the project Locus Ludi, made for the board of Ostia (CIL XIV
5317), whose letters show the way; where they are silent or others differ, an option holds every
reading with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from alveus.core.game import Info, Option, Source, source_of
from alveus.core.spec import GameSpec
from alveus.tables import codes
from alveus.tables.game import TablesGame
from alveus.tables.layout import slab_board
from alveus.tables.ruleset import Ruleset, mirrored_facing, own_entry_facing, parallel_facing

_LUDI = "Schädler, Ludus XII scriptorum (Locus Ludi)"
_OSTIA = "CIL XIV 5317 (Ostia), through EAGLE"
_MURRAY = "Murray 1951, pp. 30-31, through Ludii"
_TAG = "XII Scripta of the TAG framework (XIIParameters)"
_FINKEL = "Finkel, through a4games"
_HANDOUT = "A classics handout of the United States"
_MODERN = "Modern backgammon"

_source = partial(source_of, "xii")

OPTIONS = (
    Option(
        "route",
        {
            "common": _source(_OSTIA, "", "inferred", "route"),
            "mirrored": _source(_MURRAY, "", "disputed", "route"),
            "half_a": _source(_TAG, "CommonHalfA", "modern", "route"),
        },
        "common",
    ),
    Option(
        "dice_count",
        {
            "2": _source(_LUDI, "Equipment", "attested", "dice_count"),
            "3": _source(_MURRAY, "", "disputed", "dice_count"),
        },
        "2",
    ),
    Option(
        "doubles",
        {
            "four": _source(_LUDI, "Game play 3", "attested", "doubles"),
            "plain": _source(_MURRAY, "", "disputed", "doubles"),
        },
        "four",
    ),
    Option(
        "entry_others",
        {
            "any_in_a": _source(_LUDI, "Game play", "inferred", "entry_others"),
            "entered_only": _source(_TAG, "Entry", "modern", "entry_others"),
            "none": _source("", "", "modern", "entry_others"),
        },
        "any_in_a",
    ),
    Option(
        "no_entry",
        {
            "pass": _source(_LUDI, "Game play", "inferred", "no_entry"),
            "move_in_a": _source("", "", "modern", "no_entry"),
        },
        "pass",
    ),
    Option(
        "bar_and_hand",
        {
            "bar_first": _source(_LUDI, "Game play 6", "attested", "bar_and_hand"),
            "either": _source("", "", "modern", "bar_and_hand"),
        },
        "bar_first",
    ),
    Option(
        "gather_in_a_after_hit",
        {
            "off": _source(_LUDI, "Game play 6", "inferred", "gather_in_a_after_hit"),
            "on": _source("", "", "modern", "gather_in_a_after_hit"),
        },
        "off",
    ),
    Option(
        "advance_after",
        {
            "own": _source(_TAG, "", "inferred", "advance_after"),
            "both": _source(_LUDI, "Game play", "disputed", "advance_after"),
        },
        "own",
    ),
    Option(
        "dice_obligation",
        {
            "sequential": _source(_LUDI, "Game play 1 and 2", "inferred", "dice_obligation"),
            "max": _source(_MODERN, "", "modern", "dice_obligation"),
            "max_then_high": _source(_MODERN, "", "modern", "dice_obligation"),
            "free": _source("", "", "modern", "dice_obligation"),
        },
        "sequential",
    ),
    Option(
        "may_decline",
        {
            "off": _source(_LUDI, "Bearing off", "inferred", "may_decline"),
            "on": _source(_LUDI, "Bearing off", "disputed", "may_decline"),
        },
        "off",
    ),
    Option(
        "starter",
        {
            "white": _source(_LUDI, "Game play", "attested", "starter"),
            "high_throw": _source("", "", "modern", "starter"),
            "die_each": _source("", "", "modern", "starter"),
            "random": _source("", "", "modern", "starter"),
        },
        "white",
    ),
    Option(
        "next_starter",
        {
            "white": _source(_LUDI, "Game play", "inferred", "next_starter"),
            "winner": _source("", "", "modern", "next_starter"),
            "loser": _source("", "", "modern", "next_starter"),
            "high_throw": _source("", "", "modern", "next_starter"),
        },
        "white",
    ),
    Option(
        "grades",
        {
            "off": _source(_LUDI, "End of the game", "inferred", "grades"),
            "on": _source(_MODERN, "", "modern", "grades"),
        },
        "off",
    ),
    Option(
        "men",
        {
            "15": _source(_LUDI, "Equipment", "attested", "men"),
            "6": _source(_FINKEL, "", "disputed", "men"),
            "5": _source(_HANDOUT, "", "modern", "men"),
        },
        "15",
    ),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "locus_ludi": {},
        "murray": {"route": "mirrored", "dice_count": "3"},
        "short": {"men": "5"},
    }
)

INFO = Info("xii", "tables", ("white", "black"), OPTIONS, PRESETS, codes.CODES)

_REASONS: Mapping[str, tuple[str, Source]] = MappingProxyType(
    {
        "blocked": ("", _source(_LUDI, "Game play 5", "attested")),
        "no_such_die": ("", _source(_LUDI, "Game play 2", "attested")),
        "wrong_way": ("route", _source(_LUDI, "Game play", "attested")),
        "bar_first": ("bar_and_hand", _source(_LUDI, "Game play 6", "attested")),
        "must_enter": ("no_entry", _source(_LUDI, "Game play", "attested")),
        "enter_only": ("entry_others", _source("", "", "modern")),
        "entered_only": ("entry_others", _source(_TAG, "Entry", "modern")),
        "enter_all_first": ("advance_after", _source(_LUDI, "Game play", "attested")),
        "stay_behind": ("gather_in_a_after_hit", _source("", "", "modern")),
        "not_gathered": ("", _source(_LUDI, "Bearing off", "attested")),
        "higher_man_first": ("", _source(_LUDI, "Bearing off", "attested")),
        "exact_die_needed": ("", _source(_LUDI, "Bearing off", "attested")),
        "must_use_more_dice": ("dice_obligation", _source(_MODERN, "", "modern")),
        "larger_die": ("dice_obligation", _source(_MODERN, "", "modern")),
    }
)


def game(chosen: Mapping[str, str]) -> TablesGame:
    """The game under the chosen options.  Raises SetupError for names that do not exist."""
    settings = INFO.settings(chosen)
    route = settings["route"]
    length, entry = (30, 6) if route == "half_a" else (36, 12)
    facing = {
        "common": parallel_facing(length),
        "mirrored": mirrored_facing(length, entry),
        "half_a": own_entry_facing(length, entry),
    }
    decline = settings["may_decline"] == "on"
    rules = Ruleset(
        length=length,
        men=int(settings["men"]),
        facing=facing[route],
        home=length - 5,
        dice=int(settings["dice_count"]),
        doubles_four=settings["doubles"] == "four",
        obligation="free" if decline else settings["dice_obligation"],
        hit_return="bar",
        reentry="first" if settings["bar_and_hand"] == "bar_first" else "with_hand",
        start_in_hand=True,
        entry_limit=entry,
        entry_of_both=settings["advance_after"] == "both",
        must_enter=True,
        entry_others=settings["entry_others"],
        no_entry=settings["no_entry"],
        stay_after_reentry=settings["gather_in_a_after_hit"] == "on",
        starter=settings["starter"],
        next_starter=settings["next_starter"],
        graded=settings["grades"] == "on",
        reasons=_REASONS,
    )
    return TablesGame(INFO, settings, rules, slab_board(route))


SPEC = GameSpec(
    INFO,
    game,
    levels=("tiro", "novicius", "alumnus", "lusor", "exercitatus", "peritus", "magister"),
    yardsticks=("linear",),
    opponent="alveus.ai.tables.xii",
    diagrams="alveus.diagrams.tables.slab",
    sheets="alveus.sheets.tables.slab",
    writing="alveus.tables.writing",
    schema="alveus.schemas.houses.tables",
    analysis=True,
)
