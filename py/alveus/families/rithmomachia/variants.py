"""The catalogue entry, the presets and the ruleset of chosen options."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from alveus.core.game import Info
from alveus.families.rithmomachia.options import OPTIONS
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.stones import SIDES

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "beginners": {},
        "advanced": {"edition": "advanced"},
        "boissiere": {"edition": "advanced", "moves": "boissiere"},
        "second_square": {"edition": "advanced", "moves": "second"},
        "four_operations": {"subtraction": "on", "division": "on", "extended_eruptio": "on"},
        "harmonies": {
            "edition": "advanced",
            "geometric": "on",
            "greatest_harmony": "on",
            "max_captured": "2",
        },
        "four_stones": {"short_game": "stones_4"},
        "twelve_stones": {"edition": "advanced", "short_game": "stones_12"},
        "hundred": {"short_game": "value_100"},
        "pyramid_hunt": {"short_game": "pyramid"},
    }
)

_ADVANCED = MappingProxyType({"congressus": "stand", "harmonic": "on"})
"""Defaults of the advanced game that differ from the beginners' game."""

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": (
            "move", "place", "attack", "take", "siege", "displace", "announce", "pass", "over",
        ),
        "status": (
            "to_move", "to_place", "to_take", "no_way", "announced", "threatened", "decided",
            "once_more", "limit_near", "won", "drawn",
        ),
        "reason": (
            "attacked_already", "blocked", "cannot_move", "first_rank_only", "game_over",
            "has_moved", "line_blocked", "move_first", "must_move", "no_chance",
            "no_row_completed", "no_rows_here", "no_stone", "not_a_square", "not_attacked",
            "not_in_line", "not_taken", "not_your_stone", "not_your_taken", "occupied",
            "own_half", "own_stone", "pyramid_first", "pyramid_stays", "repeats", "same_square",
            "stands_in_row", "sum_fails", "taken_by_itself", "wrong_way",
        ),
        "error": (
            "captured_own", "negative", "no_such_square", "no_such_stone", "notation",
            "result_impossible", "square_twice", "stone_notation", "too_many_stones",
        ),
        "label": (
            "square", "taken", "move", "place", "take", "eruptio", "insidiae", "congressus",
            "extended", "arithmetic", "harmonic", "geometric", "greatest",
        ),
        "ending": (
            "magna", "maior", "praestantissima", "no_move", "repetition", "no_progress",
            "dead_position", "stones_4", "stones_12", "value_100", "pyramid", "resigned",
        ),
        "counter": (
            "stones", "taken", "sum", "to_stones_4", "to_stones_12", "to_value_100", "to_pyramid",
        ),
        "action": ("pass",),
        "contents": ("round", "triangle", "square", "pyramid"),
        "hint": (
            "only_move", "wins", "decides", "takes_pyramid", "saves_pyramid", "attacks_pyramid",
            "attacks", "besieges", "takes", "saves", "builds_row", "nears", "nears_pyramid",
            "shuts_in_pyramid", "gathers", "clears_pyramid", "keeps_off", "waits",
        ),
        "mark": (
            "attacked", "threatened", "attack", "danger", "would", "progression", "hope", "row",
        ),
    }
)  # fmt: skip
"""Every code of messages and views, by kind.  A test checks that each has a text."""


class _Info(Info):
    """The catalogue entry, with defaults that depend on the edition."""

    def settings(self, chosen: Mapping[str, str]) -> dict[str, str]:
        settings = super().settings(chosen)
        named = {**self.presets.get(chosen.get("preset", ""), {}), **chosen}
        if settings["edition"] == "advanced":
            settings.update({name: _ADVANCED[name] for name in _ADVANCED if name not in named})
        return settings

    def without_defaults(self, settings: Mapping[str, str]) -> dict[str, str]:
        chosen = super().without_defaults(settings)
        if settings["edition"] == "advanced":
            for name, value in _ADVANCED.items():
                chosen.pop(name, None)
                if settings[name] != value:
                    chosen[name] = settings[name]
        return chosen


INFO = _Info("rithmomachia", "rithmomachia", SIDES, OPTIONS, PRESETS, CODES, chance=False)


def ruleset(settings: Mapping[str, str]) -> Ruleset:
    """Return the rules for complete and checked settings."""
    values: dict[str, Any] = dict(settings)
    return Ruleset(**values)
