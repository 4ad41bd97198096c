"""Duodecim scripta: twenty-four places on twelve lines, three dice, Zeno's game.

The rules follow the article "Duodecim scripta" of Pauly's Realencyclopädie (V,2, 1905), which
reads them off Agathias' epigram on the emperor Zeno; where it is silent or others differ, an
option holds every reading with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from alveus.core.game import Info, Option, Source, source_of
from alveus.core.spec import GameSpec
from alveus.tables import codes
from alveus.tables.game import TablesGame
from alveus.tables.layout import roman_board
from alveus.tables.ruleset import Ruleset, contrary_facing, parallel_facing

_RE = "Realencyclopädie V,2 (1905), Duodecim scripta"
_AGATHIAS = "Agathias, Anthologia Palatina IX 482"
_SENECA = "Seneca, Apocolocyntosis"
_EUSTATHIUS = "Eustathius on Iliad 23, 86, through the Realencyclopädie"
_WIKIPEDIA = "Wikipedia, Tabula (citing Austin and Becq)"
_FINKEL = "Finkel, Tabula (a4games)"
_EDKINS = "Tabula at theedkins.co.uk"
_BELL = "Bell, through historicalgames"
_ANGLICORUM = "Ludus Anglicorum, Royal MS 13 A XVIII"
_MODERN = "Modern backgammon"

_source = partial(source_of, "duodecim")

OPTIONS = (
    Option(
        "direction",
        {
            "contrary": _source(_RE, "col. 1795", "attested", "direction"),
            "parallel": _source(_WIKIPEDIA, "", "disputed", "direction"),
        },
        "contrary",
    ),
    Option(
        "dice_count",
        {
            "3": _source(_RE, "col. 1795", "attested", "dice_count"),
            "2": _source(_SENECA, "15", "disputed", "dice_count"),
        },
        "3",
    ),
    Option(
        "hit_return",
        {
            "start_point": _source(_RE, "col. 1795", "inferred", "hit_return"),
            "bar": _source(_FINKEL, "", "disputed", "hit_return"),
        },
        "start_point",
    ),
    Option(
        "start_blocked",
        {
            "holding": _source("", "", "modern", "start_blocked"),
            "bar": _source("", "", "modern", "start_blocked"),
            "safe": _source("", "", "modern", "start_blocked"),
        },
        "holding",
    ),
    Option(
        "reentry_first",
        {
            "off": _source(_RE, "", "inferred", "reentry_first"),
            "on": _source(_FINKEL, "", "inferred", "reentry_first"),
        },
        "off",
    ),
    Option(
        "gather_before_bearing_off",
        {
            "on": _source(_AGATHIAS, "", "inferred", "gather_before_bearing_off"),
            "off": _source(_WIKIPEDIA, "", "disputed", "gather_before_bearing_off"),
        },
        "on",
    ),
    Option(
        "bear_off",
        {
            "exact_or_highest": _source(_MODERN, "", "modern", "bear_off"),
            "exact": _source("", "", "modern", "bear_off"),
            "any": _source(_EDKINS, "", "disputed", "bear_off"),
        },
        "exact_or_highest",
    ),
    Option(
        "dice_obligation",
        {
            "max": _source(_RE, "col. 1795", "attested", "dice_obligation"),
            "sequential": _source("", "", "modern", "dice_obligation"),
            "max_then_high": _source(_MODERN, "", "modern", "dice_obligation"),
            "free": _source("", "", "modern", "dice_obligation"),
        },
        "max",
    ),
    Option(
        "touch_captures",
        {
            "on": _source(_RE, "col. 1795", "inferred", "touch_captures"),
            "off": _source(_ANGLICORUM, "", "inferred", "touch_captures"),
            "must_be_empty": _source(_RE, "col. 1795", "disputed", "touch_captures"),
        },
        "on",
    ),
    Option(
        "eustathius_111",
        {
            "off": _source(_RE, "col. 1796", "inferred", "eustathius_111"),
            "on": _source(_EUSTATHIUS, "", "disputed", "eustathius_111"),
        },
        "off",
    ),
    Option(
        "eustathius_then_play",
        {
            "on": _source("", "", "modern", "eustathius_then_play"),
            "off": _source("", "", "modern", "eustathius_then_play"),
        },
        "on",
    ),
    Option(
        "start_placement",
        {
            "on_board": _source(_RE, "col. 1795", "attested", "start_placement"),
            "in_hand": _source(_WIKIPEDIA, "", "disputed", "start_placement"),
        },
        "on_board",
    ),
    Option(
        "entry_limit",
        {
            "off": _source("", "", "modern", "entry_limit"),
            "12": _source(_FINKEL, "", "disputed", "entry_limit"),
        },
        "off",
    ),
    Option(
        "starter",
        {
            "high_throw": _source("", "", "modern", "starter"),
            "die_each": _source("", "", "modern", "starter"),
            "white": _source("", "", "modern", "starter"),
            "random": _source("", "", "modern", "starter"),
        },
        "high_throw",
    ),
    Option(
        "next_starter",
        {
            "high_throw": _source("", "", "modern", "next_starter"),
            "winner": _source("", "", "modern", "next_starter"),
            "loser": _source("", "", "modern", "next_starter"),
            "white": _source("", "", "modern", "next_starter"),
        },
        "high_throw",
    ),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
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
)

_REASONS: Mapping[str, tuple[str, Source]] = MappingProxyType(
    {
        "blocked": ("", _source(_RE, "col. 1795", "attested")),
        "no_such_die": ("", _source(_RE, "col. 1795", "attested")),
        "wrong_way": ("direction", _source(_RE, "col. 1795", "attested")),
        "bar_first": ("reentry_first", _source(_FINKEL, "", "inferred")),
        "safe_on_start": ("start_blocked", _source("", "", "modern")),
        "must_rest": ("touch_captures", _source(_RE, "col. 1795", "disputed")),
        "enter_all_first": ("entry_limit", _source(_FINKEL, "", "disputed")),
        "not_gathered": (
            "gather_before_bearing_off",
            _source(_AGATHIAS, "", "inferred", "gather_before_bearing_off"),
        ),
        "higher_man_first": ("bear_off", _source(_MODERN, "", "modern")),
        "exact_die_needed": ("bear_off", _source(_MODERN, "", "modern")),
        "must_use_more_dice": ("dice_obligation", _source(_RE, "col. 1795", "attested")),
        "larger_die": ("dice_obligation", _source(_MODERN, "", "modern")),
        "choose_first": ("eustathius_111", _source(_EUSTATHIUS, "", "disputed")),
    }
)


class _Info(Info):
    """The entry, with one default that follows another: who enters from the bar enters first."""

    def settings(self, chosen: Mapping[str, str]) -> dict[str, str]:
        settings = super().settings(chosen)
        named = {**self.presets.get(chosen.get("preset", ""), {}), **chosen}
        if "reentry_first" not in named:
            settings["reentry_first"] = _reentry_first(settings)
        return settings

    def without_defaults(self, settings: Mapping[str, str]) -> dict[str, str]:
        chosen = super().without_defaults(settings)
        chosen.pop("reentry_first", None)
        if settings["reentry_first"] != _reentry_first(settings):
            chosen["reentry_first"] = settings["reentry_first"]
        return chosen


def _reentry_first(settings: Mapping[str, str]) -> str:
    return "on" if settings["hit_return"] == "bar" else "off"


INFO = _Info("duodecim", "tables", ("white", "black"), OPTIONS, PRESETS, codes.CODES)


def game(chosen: Mapping[str, str]) -> TablesGame:
    """The game under the chosen options.  Raises SetupError for names that do not exist.

    Two players who begin at the same end cannot both begin on its first point, so parallel
    movement begins with all men in hand.
    """
    settings = INFO.settings(chosen)
    opposed = settings["direction"] == "contrary"
    rules = Ruleset(
        length=24,
        men=15,
        facing=contrary_facing(24) if opposed else parallel_facing(24),
        home=19,
        dice=int(settings["dice_count"]),
        obligation=settings["dice_obligation"],
        hit_return=settings["hit_return"],
        start_blocked=settings["start_blocked"],
        reentry="first" if settings["reentry_first"] == "on" else "free",
        touch=settings["touch_captures"],
        start_in_hand=settings["start_placement"] == "in_hand" or not opposed,
        entry_limit=0 if settings["entry_limit"] == "off" else int(settings["entry_limit"]),
        gather=settings["gather_before_bearing_off"] == "on",
        bear_off=settings["bear_off"],
        eustathius=settings["eustathius_111"] == "on",
        eustathius_then_play=settings["eustathius_then_play"] == "on",
        starter=settings["starter"],
        next_starter=settings["next_starter"],
        reasons=_REASONS,
    )
    waiting = "cell" if rules.waits_on_start else "bar"
    return TablesGame(INFO, settings, rules, roman_board(opposed, rules.start_in_hand, waiting))


SPEC = GameSpec(
    INFO,
    game,
    levels=("tiro", "novicius", "alumnus", "lusor", "exercitatus", "peritus", "magister"),
    opponent="alveus.ai.tables.duodecim",
    diagrams="alveus.diagrams.tables.roman",
    sheets="alveus.sheets.tables.roman",
    writing="alveus.tables.writing",
    schema="alveus.schemas.houses.tables",
    analysis=True,
)
