"""Every code the games of joining can emit; a test finds words for each in every language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": ("deal", "lead", "join", "buy", "pass", "false_pass", "block", "over"),
        "status": ("to_deal", "to_lead", "to_join", "must_buy", "must_pass", "won", "drawn"),
        "reason": (
            "not_held", "does_not_fit", "lead_highest", "no_stock", "none_to_buy", "lead_first",
            "drawn_already", "bought_enough", "must_serve", "must_buy", "game_over",
            "throw_first", "dealt_already", "face_down", "not_your_turn", "not_a_tile",
            "not_an_end",
        ),
        "error": (
            "notation", "no_such_tile", "end_missing", "end_of_nothing", "deal_incomplete",
            "tile_twice", "tiles_missing", "line_broken", "stock_size", "no_stock",
            "hands_number", "hands_empty", "number_range", "seat_missing", "result_impossible",
            "lacks_held",
        ),
        "label": ("hand", "slot", "laid", "end", "first", "stock", "lead", "join", "buy"),
        "ending": ("domino", "block", "tie", "resigned"),
        "counter": ("buyable", "tiles", "pips", "table"),
        "action": ("deal", "buy", "pass"),
        "contents": ("tile", "tile_hidden"),
        "grouping": (
            "blase", "ueberforsche", "kleine_ueberforsche", "forsche", "kleine_forsche",
            "klemme", "falle",
        ),
        "hint": (
            "only_move", "goes_out", "blocks", "leads_double", "saves_double", "holds_double",
            "forsche", "falle", "heavy", "varied", "buys_weak", "must_buy", "must_pass",
            "answers",
        ),
        "mark": (
            "group", "blase", "ueberforsche", "kleine_ueberforsche", "forsche", "kleine_forsche",
            "klemme", "falle",
        ),
    }
)  # fmt: skip
