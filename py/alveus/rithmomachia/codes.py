"""Every code Rithmomachia can emit; a test finds words for each in every language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

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
