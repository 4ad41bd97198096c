"""The codes that every game shares; each family declares its own beside them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": ("resign", "end", "over"),
        "status": ("won", "drawn", "covered"),
        "action": ("resign", "end", "sit"),
        "ending": ("agreed", "resigned"),
        "reason": (
            "game_over", "throw_first", "nothing_to_undo", "nothing_to_redo", "no_such_ply",
            "not_decided", "not_your_turn", "no_game_before", "draw_stays", "draw_counts",
            "letter_alone", "letter_end", "letter_full", "letter_last", "letter_not_yours",
            "letter_stands", "letter_throw", "letter_unplayed",
            "no_draw_offered", "game_full",
        ),
        "error": (
            "bad_value", "conflict", "deal_not_listed", "file_too_large", "game_broken", "game_id",
            "game_incomplete", "game_twice", "hidden_hand", "internal", "letter_contradicts",
            "letter_damaged", "letter_game", "letter_links", "letter_move", "letter_names",
            "letter_ours", "letter_series", "letter_side_differs", "letter_side_file",
            "letter_too_long", "letter_unfinished", "letter_unsent", "letter_version",
            "link_damaged", "link_hidden", "link_too_long",
            "line_unreadable", "link_illegal_move",
            "link_too_new", "missing", "no_analysis", "no_editor", "no_hints", "no_knowledge",
            "no_match", "no_puzzles",
            "no_site", "not_an_object", "not_for_two", "not_json", "notation", "nothing_to_decide",
            "nothing_to_review",
            "out_of_range", "port_taken", "save_damaged", "save_illegal_move", "save_too_new",
            "seed_too_long", "stale", "too_deep", "too_many_moves",
            "unknown_command", "unknown_game", "unknown_level", "unknown_option",
            "unknown_preset", "unknown_side", "unknown_task", "unknown_topic", "unknown_value",
            "usage", "wrong_type",
        ),
        "task": ("thinking", "generating", "reviewing", "loading"),
    }
)  # fmt: skip
