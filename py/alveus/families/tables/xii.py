"""Ludus XII scriptorum: 36 squares in three rows, two dice, one direction for both players.

The rules are Schädler's reconstruction for the project Locus Ludi, based on the board of Ostia (CIL
XIV 5317), whose letters show the route.  Where the rules are incomplete or other authors differ, an
option offers each interpretation with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from alveus.core.game import Info
from alveus.core.ruleset import OURS, Citation, RuleOption, RuleOptions, Switch
from alveus.families.tables.game import CODES, TablesGame, tables_spec
from alveus.families.tables.layout import slab_board
from alveus.families.tables.ruleset import (
    BlockedDie,
    EntryOthers,
    NextStarter,
    NoEntry,
    Obligation,
    Ruleset,
    Starter,
    mirrored_facing,
    own_entry_facing,
    parallel_facing,
)

_LUDI = "Schädler, Ludus XII scriptorum (Locus Ludi)"
_OSTIA = "CIL XIV 5317 (Ostia), through EAGLE"
_MURRAY: Citation = ("Murray 1951, pp. 30-31, through Ludii", "", "disputed")
_TAG = "XII Scripta of the TAG framework (XIIParameters)"
_FINKEL = "Finkel, through a4games"
_HANDOUT = "A classics handout of the United States"
_MODERN: Citation = ("Modern backgammon", "", "modern")

_OPTIONS = RuleOptions("xii")

ROUTE: RuleOption[Literal["common", "mirrored", "half_a"]] = _OPTIONS.add(
    "route",
    {
        "common": (_OSTIA, "", "inferred"),
        "mirrored": _MURRAY,
        "half_a": (_TAG, "CommonHalfA", "modern"),
    },
)
DICE_COUNT: RuleOption[Literal["2", "3"]] = _OPTIONS.add(
    "dice_count", {"2": (_LUDI, "Equipment", "attested"), "3": _MURRAY}
)
DOUBLES: RuleOption[Literal["four", "plain"]] = _OPTIONS.add(
    "doubles", {"four": (_LUDI, "Game play 3", "attested"), "plain": _MURRAY}
)
ENTRY_OTHERS: RuleOption[EntryOthers] = _OPTIONS.add(
    "entry_others",
    {
        "any_in_a": (_LUDI, "Game play", "inferred"),
        "entered_only": (_TAG, "Entry", "modern"),
        "none": OURS,
    },
)
BLOCKED_DIE: RuleOption[BlockedDie] = _OPTIONS.add(
    "blocked_die",
    {"move_in_a": (_LUDI, "Game play 1", "disputed"), "lost": (_LUDI, "Game play", "attested")},
)
NO_ENTRY: RuleOption[NoEntry] = _OPTIONS.add(
    "no_entry", {"pass": (_LUDI, "Game play", "inferred"), "move_in_a": OURS}
)
BAR_AND_HAND: RuleOption[Literal["bar_first", "either"]] = _OPTIONS.add(
    "bar_and_hand", {"bar_first": (_LUDI, "Game play 6", "attested"), "either": OURS}
)
GATHER_IN_A_AFTER_HIT: RuleOption[Switch] = _OPTIONS.add(
    "gather_in_a_after_hit", {"off": (_LUDI, "Game play 6", "inferred"), "on": OURS}
)
ADVANCE_AFTER: RuleOption[Literal["own", "both"]] = _OPTIONS.add(
    "advance_after",
    {"own": (_TAG, "EntryRule", "modern"), "both": (_LUDI, "Game play", "attested")},
)
DICE_OBLIGATION: RuleOption[Obligation] = _OPTIONS.add(
    "dice_obligation",
    {
        "sequential": (_LUDI, "Game play 1 and 2", "inferred"),
        "max": _MODERN,
        "max_then_high": _MODERN,
        "free": OURS,
    },
)
MAY_DECLINE: RuleOption[Switch] = _OPTIONS.add(
    "may_decline",
    {"off": (_LUDI, "Bearing off", "inferred"), "on": (_LUDI, "Bearing off", "disputed")},
)
STARTER: RuleOption[Starter] = _OPTIONS.add(
    "starter",
    {
        "white": (_LUDI, "Game play", "attested"),
        "high_throw": OURS,
        "die_each": OURS,
        "random": OURS,
    },
)
NEXT_STARTER: RuleOption[NextStarter] = _OPTIONS.add(
    "next_starter",
    {"white": (_LUDI, "Game play", "inferred"), "winner": OURS, "loser": OURS, "high_throw": OURS},
)
GRADES: RuleOption[Switch] = _OPTIONS.add(
    "grades", {"off": (_LUDI, "End of the game", "inferred"), "on": _MODERN}
)
MEN: RuleOption[Literal["15", "6", "5"]] = _OPTIONS.add(
    "men",
    {
        "15": (_LUDI, "Equipment", "attested"),
        "6": (_FINKEL, "", "disputed"),
        "5": (_HANDOUT, "", "modern"),
    },
)

OPTIONS = tuple(_OPTIONS)

PRESETS: Mapping[str, Mapping[str, str]] = {
    "locus_ludi": {},
    "murray": {"route": "mirrored", "dice_count": "3"},
    "short": {"men": "5"},
}


INFO = Info("xii", "tables", ("white", "black"), OPTIONS, PRESETS, CODES)

_REASONS = _OPTIONS.reasons(
    {
        "blocked": ("", (_LUDI, "Game play 5", "attested")),
        "no_such_die": ("", (_LUDI, "Game play 2", "attested")),
        "wrong_way": ("route", (_LUDI, "Game play", "attested")),
        "bar_first": ("bar_and_hand", (_LUDI, "Game play 6", "attested")),
        "must_enter": ("no_entry", (_LUDI, "Game play", "attested")),
        "enter_only": ("entry_others", OURS),
        "entered_only": ("entry_others", (_TAG, "Entry", "modern")),
        "blocked_die": ("blocked_die", (_LUDI, "Game play", "attested")),
        "enter_all_first": ("advance_after", (_LUDI, "Game play", "attested")),
        "stay_behind": ("gather_in_a_after_hit", OURS),
        "not_gathered": ("", (_LUDI, "Bearing off", "attested")),
        "higher_man_first": ("", (_LUDI, "Bearing off", "attested")),
        "exact_die_needed": ("", (_LUDI, "Bearing off", "attested")),
        "must_use_more_dice": ("dice_obligation", _MODERN),
        "larger_die": ("dice_obligation", _MODERN),
    }
)


def game(chosen: Mapping[str, str]) -> TablesGame:
    """Return the game with the chosen options.  Raises SetupError for unknown options or values."""
    settings = INFO.settings(chosen)
    route = ROUTE.of(settings)
    length, entry = (30, 6) if route == "half_a" else (36, 12)
    facing = {
        "common": parallel_facing(length),
        "mirrored": mirrored_facing(length, entry),
        "half_a": own_entry_facing(length, entry),
    }
    decline = MAY_DECLINE.of(settings) == "on"
    rules = Ruleset(
        length=length,
        men=int(MEN.of(settings)),
        facing=facing[route],
        home=length - 5,
        dice=int(DICE_COUNT.of(settings)),
        doubles_four=DOUBLES.of(settings) == "four",
        obligation="free" if decline else DICE_OBLIGATION.of(settings),
        hit_return="bar",
        reentry="first" if BAR_AND_HAND.of(settings) == "bar_first" else "with_hand",
        start_in_hand=True,
        entry_limit=entry,
        entry_of_both=ADVANCE_AFTER.of(settings) == "both",
        must_enter=True,
        entry_others=ENTRY_OTHERS.of(settings),
        blocked_die_lost=BLOCKED_DIE.of(settings) == "lost",
        no_entry=NO_ENTRY.of(settings),
        stay_after_reentry=GATHER_IN_A_AFTER_HIT.of(settings) == "on",
        starter=STARTER.of(settings),
        next_starter=NEXT_STARTER.of(settings),
        graded=GRADES.of(settings) == "on",
        reasons=_REASONS,
    )
    return TablesGame(INFO, settings, rules, slab_board(route))


SPEC = tables_spec(
    INFO,
    game,
    "slab",
    levels=("tiro", "novicius", "alumnus", "lusor", "exercitatus", "peritus", "magister"),
    yardsticks=("linear",),
)
