"""The options, sources and setup of duodecim scripta, a Roman game with three dice.

The board has 24 points, two on each of twelve lines.  The rules follow the article "Duodecim
scripta" of Pauly's Realencyclopädie (V,2, 1905), which derives them from Agathias' epigram on a
game of the emperor Zeno.  Where the article is incomplete or other authors differ, an option offers
each interpretation with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from alveus.core.game import Info
from alveus.core.ruleset import OURS, Citation, RuleOption, RuleOptions, Switch
from alveus.families.tables.game import CODES, TablesGame, tables_spec
from alveus.families.tables.layout import roman_board
from alveus.families.tables.ruleset import (
    BearOff,
    HitReturn,
    NextStarter,
    Obligation,
    Ruleset,
    StartBlocked,
    Starter,
    Touch,
    contrary_facing,
    parallel_facing,
)

_RE = "Realencyclopädie V,2 (1905), Duodecim scripta"
_AGATHIAS = "Agathias, Anthologia Palatina IX 482"
_SENECA = "Seneca, Apocolocyntosis"
_EUSTATHIUS = "Eustathius on Iliad 23, 86, through the Realencyclopädie"
_WIKIPEDIA: Citation = ("Wikipedia, Tabula (citing Austin and Becq)", "", "disputed")
_FINKEL = "Finkel, Tabula (a4games)"
_EDKINS = "Tabula at theedkins.co.uk"
_ANGLICORUM = "Ludus Anglicorum, Royal MS 13 A XVIII"
_MODERN: Citation = ("Modern backgammon", "", "modern")

_OPTIONS = RuleOptions("duodecim")

DIRECTION: RuleOption[Literal["contrary", "parallel"]] = _OPTIONS.add(
    "direction", {"contrary": (_RE, "col. 1795", "attested"), "parallel": _WIKIPEDIA}
)
DICE_COUNT: RuleOption[Literal["3", "2"]] = _OPTIONS.add(
    "dice_count", {"3": (_RE, "col. 1795", "attested"), "2": (_SENECA, "15", "disputed")}
)
HIT_RETURN: RuleOption[HitReturn] = _OPTIONS.add(
    "hit_return", {"start_point": (_RE, "col. 1795", "inferred"), "bar": (_FINKEL, "", "disputed")}
)
START_BLOCKED: RuleOption[StartBlocked] = _OPTIONS.add(
    "start_blocked", {"holding": OURS, "bar": OURS, "safe": OURS}
)
REENTRY_FIRST: RuleOption[Switch] = _OPTIONS.add(
    "reentry_first", {"off": (_RE, "", "inferred"), "on": (_FINKEL, "", "inferred")}
)
GATHER_BEFORE_BEARING_OFF: RuleOption[Switch] = _OPTIONS.add(
    "gather_before_bearing_off", {"on": (_AGATHIAS, "", "inferred"), "off": _WIKIPEDIA}
)
BEAR_OFF: RuleOption[BearOff] = _OPTIONS.add(
    "bear_off", {"exact_or_highest": _MODERN, "exact": OURS, "any": (_EDKINS, "", "disputed")}
)
DICE_OBLIGATION: RuleOption[Obligation] = _OPTIONS.add(
    "dice_obligation",
    {
        "max": (_RE, "col. 1795", "attested"),
        "sequential": OURS,
        "max_then_high": _MODERN,
        "free": OURS,
    },
)
TOUCH_CAPTURES: RuleOption[Touch] = _OPTIONS.add(
    "touch_captures",
    {
        "on": (_RE, "col. 1795", "inferred"),
        "off": (_ANGLICORUM, "", "inferred"),
        "must_be_empty": (_RE, "col. 1795", "disputed"),
    },
)
EUSTATHIUS_111: RuleOption[Switch] = _OPTIONS.add(
    "eustathius_111", {"off": (_RE, "col. 1796", "inferred"), "on": (_EUSTATHIUS, "", "disputed")}
)
EUSTATHIUS_THEN_PLAY: RuleOption[Switch] = _OPTIONS.add(
    "eustathius_then_play", {"on": OURS, "off": OURS}
)
START_PLACEMENT: RuleOption[Literal["on_board", "in_hand"]] = _OPTIONS.add(
    "start_placement", {"on_board": (_RE, "col. 1795", "attested"), "in_hand": _WIKIPEDIA}
)
ENTRY_LIMIT: RuleOption[Literal["off", "12"]] = _OPTIONS.add(
    "entry_limit", {"off": OURS, "12": (_FINKEL, "", "disputed")}
)
STARTER: RuleOption[Starter] = _OPTIONS.add(
    "starter", {"high_throw": OURS, "die_each": OURS, "white": OURS, "random": OURS}
)
NEXT_STARTER: RuleOption[NextStarter] = _OPTIONS.add(
    "next_starter", {"high_throw": OURS, "winner": OURS, "loser": OURS, "white": OURS}
)

OPTIONS = tuple(_OPTIONS)

PRESETS: Mapping[str, Mapping[str, str]] = {
    "pauly": {},
    "bell": {
        "direction": "parallel",
        "start_placement": "in_hand",
        "hit_return": "bar",
        "reentry_first": "on",
        "entry_limit": "12",
    },
    "seneca": {"dice_count": "2"},
}


_REASONS = _OPTIONS.reasons(
    {
        "blocked": ("", (_RE, "col. 1795", "attested")),
        "no_such_die": ("", (_RE, "col. 1795", "attested")),
        "wrong_way": ("direction", (_RE, "col. 1795", "attested")),
        "bar_first": ("reentry_first", (_FINKEL, "", "inferred")),
        "safe_on_start": ("start_blocked", OURS),
        "must_rest": ("touch_captures", (_RE, "col. 1795", "disputed")),
        "enter_all_first": ("entry_limit", (_FINKEL, "", "disputed")),
        "not_gathered": ("gather_before_bearing_off", "on"),
        "higher_man_first": ("bear_off", _MODERN),
        "exact_die_needed": ("bear_off", _MODERN),
        "must_use_more_dice": ("dice_obligation", (_RE, "col. 1795", "attested")),
        "larger_die": ("dice_obligation", _MODERN),
        "choose_first": ("eustathius_111", (_EUSTATHIUS, "", "disputed")),
    }
)


def _reentry_first(settings: Mapping[str, str]) -> Mapping[str, str]:
    """Return the default of `reentry_first`: `on` if hit men go to the bar, else `off`."""
    return {"reentry_first": "on" if settings["hit_return"] == "bar" else "off"}


INFO = Info(
    "duodecim",
    "tables",
    ("white", "black"),
    OPTIONS,
    PRESETS,
    CODES,
    conditional_defaults=_reentry_first,
)


def game(chosen: Mapping[str, str]) -> TablesGame:
    """Return the game with the chosen options.  Raises SetupError for unknown options or values.

    If both players move in the same direction, all men start in hand, as the first points coincide.
    """
    settings = INFO.settings(chosen)
    opposed = DIRECTION.of(settings) == "contrary"
    rules = Ruleset(
        length=24,
        men=15,
        facing=contrary_facing(24) if opposed else parallel_facing(24),
        home=19,
        dice=int(DICE_COUNT.of(settings)),
        obligation=DICE_OBLIGATION.of(settings),
        hit_return=HIT_RETURN.of(settings),
        start_blocked=START_BLOCKED.of(settings),
        reentry="first" if REENTRY_FIRST.of(settings) == "on" else "free",
        touch=TOUCH_CAPTURES.of(settings),
        start_in_hand=START_PLACEMENT.of(settings) == "in_hand" or not opposed,
        entry_limit=0 if ENTRY_LIMIT.of(settings) == "off" else int(ENTRY_LIMIT.of(settings)),
        gather=GATHER_BEFORE_BEARING_OFF.of(settings) == "on",
        bear_off=BEAR_OFF.of(settings),
        eustathius=EUSTATHIUS_111.of(settings) == "on",
        eustathius_then_play=EUSTATHIUS_THEN_PLAY.of(settings) == "on",
        starter=STARTER.of(settings),
        next_starter=NEXT_STARTER.of(settings),
        reasons=_REASONS,
    )
    waiting = "cell" if rules.waits_on_start else "bar"
    return TablesGame(INFO, settings, rules, roman_board(opposed, rules.start_in_hand, waiting))


SPEC = tables_spec(
    INFO,
    game,
    "roman",
    levels=("tiro", "novicius", "alumnus", "lusor", "exercitatus", "peritus", "magister"),
)
