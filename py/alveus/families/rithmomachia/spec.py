"""Rithmomachia, the battle of numbers: its presets, message codes and spec."""

from __future__ import annotations

from collections.abc import Mapping

from alveus.core.game import Info
from alveus.core.spec import GameSpec
from alveus.families.rithmomachia.board import SIDES
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.ruleset import OPTIONS, edition_defaults, ruleset
from alveus.families.rithmomachia.topics import TOPICS

PRESETS: Mapping[str, Mapping[str, str]] = {
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

CODES: Mapping[str, tuple[str, ...]] = {
    "event": (
        "move", "place", "attack", "take", "siege", "displace", "announce", "pass", "over",
    ),
    "status": (
        "to_move", "to_place", "to_take", "no_way", "announced", "threatened",
        "threatened_by_equal", "early_row", "may_occupy", "decided", "once_more", "limit_near",
        "won", "drawn",
    ),
    "reason": (
        "attacked_already", "blocked", "cannot_move", "first_rank_only", "game_over",
        "has_moved", "line_blocked", "move_first", "must_move", "no_chance",
        "no_row_completed", "no_rows_here", "no_stone", "not_a_square", "not_attacked",
        "not_in_line", "not_taken", "not_your_stone", "not_your_taken", "occupied",
        "own_half", "own_stone", "pyramid_first", "pyramid_stays", "repeats", "reply_first",
        "same_square", "stands_in_row", "sum_fails", "taken_by_itself", "wrong_way",
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
        "only_move", "wins", "decides", "announces_row", "takes_pyramid", "saves_pyramid",
        "attacks_pyramid", "attacks", "besieges", "takes", "saves", "builds_row", "nears",
        "nears_pyramid", "shuts_in_pyramid", "gathers", "clears_pyramid", "keeps_off", "waits",
    ),
    "mark": (
        "attacked", "threatened", "attack", "danger", "would", "progression", "hope", "row",
    ),
}  # fmt: skip
"""Every code of messages and views, by kind.  A test checks that each has a text."""


INFO = Info(
    "rithmomachia",
    "rithmomachia",
    SIDES,
    OPTIONS,
    PRESETS,
    CODES,
    chance=False,
    conditional_defaults=edition_defaults,
)


def game(chosen: Mapping[str, str]) -> RithmomachiaGame:
    """Return the game under chosen options.  Raises SetupError for unknown names or values."""
    settings = INFO.settings(chosen)
    return RithmomachiaGame(INFO, settings, ruleset(settings))


SPEC = GameSpec(
    INFO,
    game,
    levels=(
        "discipulus", "auditor", "scholaris", "abacista", "calculator", "arithmeticus",
        "computista", "algorista", "magister",
    ),
    opponent="alveus.families.rithmomachia.opponent.levels",
    diagrams="alveus.families.rithmomachia.diagram",
    sheets="alveus.families.rithmomachia.sheet",
    writing="alveus.families.rithmomachia.lines",
    numbering="alveus.families.rithmomachia.numbering",
    schema="alveus.families.rithmomachia.schema",
    analysis=True,
    topics=TOPICS,
)  # fmt: skip
