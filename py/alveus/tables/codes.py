"""Every code the tables games can emit; a test finds words for each in every language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": (
            "starts", "lot", "lot_tie", "throw", "holding_freed", "step", "hit", "spared", "enter",
            "sent", "bear_off", "dice_lost", "pass", "double", "take", "drop", "over",
        ),
        "status": (
            "lot_to_throw", "to_throw", "thrown", "to_play", "enter_first", "enter_one",
            "must_pass", "choose_man", "cube_offered", "won", "drawn",
        ),
        "reason": (
            "blocked", "one_man_only", "point_not_cleared", "bar_first", "safe_on_start",
            "must_rest", "must_enter", "enter_only", "entered_only", "enter_all_first",
            "stay_behind", "not_gathered", "higher_man_first", "exact_die_needed", "no_such_die",
            "wrong_way", "way_blocked", "not_your_man", "no_man", "must_go_on", "larger_die",
            "must_use_more_dice", "already_thrown", "throw_first", "answer_first", "must_play",
            "cube_not_yours", "nothing_offered", "nothing_to_hit", "choose_first",
            "nothing_to_choose", "not_to_be_sent", "game_over", "dice_number", "die_out_of_range",
            "bad_dice",
        ),
        "error": (
            "both_colours", "both_finished", "men_sum", "no_hand", "no_cell", "beyond_entry",
            "negative", "no_such_point", "dice_number", "die_out_of_range", "bad_dice", "no_cube",
        ),
        "label": (
            "point", "square", "bar", "cell", "circle", "hand", "off", "step", "step_hit", "steps",
            "steps_hit", "enter", "enter_hit", "enters", "enters_hit", "bear_off", "bears_off",
            "send",
        ),
        "ending": ("borne_off", "deadlock", "lurch", "dropped", "resigned"),
        "counter": ("pips", "hand", "off"),
        "action": ("throw", "pass", "double", "take", "drop"),
        "mark": ("one_man", "any_number", "antigonus", "summus", "divus", "blot", "closed"),
        "contents": ("man",),
        "hint": (
            "hits", "makes_safe", "holds_point", "escapes", "enters_safe", "bears_off", "races",
            "blocks", "brings_out", "keeps_safe", "least_bad",
            "breaks", "risks", "sends_back", "doubles", "waits", "takes", "drops",
        ),
    }
)  # fmt: skip
