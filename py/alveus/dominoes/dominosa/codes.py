"""Every code a Dominosa can emit; a test finds words for each in every language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from alveus.dominoes.dominosa.step import AIDS

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": (
            "lay", "lift", "line", "erase", "mark", "unmark", "try", "keep", "drop", "check",
            "over",
        ),
        "status": (
            "tiles_left", "trial", "check_clean", "check_wrong", "no_solution",
            "several_solutions", "solved",
        ),
        "reason": (
            "game_over", "cell_covered", "cell_shut", "line_between", "tile_laid",
            "not_neighbours", "nothing_to_lift", "nothing_tried", "already_tried",
            "already_checked", "no_chance",
        ),
        "error": (
            "notation", "no_such_cell", "no_such_number", "no_tile", "puzzle_id", "puzzle_seed",
            "grid_sign", "reach_range", "number_range", "number_count", "digits_number",
            "figure_empty", "figure_size", "odd_region", "key_broken", "no_outline",
            "unknown_grade", "grade_not_found", "no_solution", "several_solutions",
            "cell_covered", "tile_laid", "line_laid",
        ),
        "label": (
            "cell", "lay", "lift", "line", "line_tried", "line_wrong", "erase", "mark",
            "unmark",
        ),
        "ending": ("solved", "resigned"),
        "counter": ("found", "places"),
        "action": ("try", "keep", "drop", "check"),
        "hint": (*AIDS, "mistake", "mistake_line", "wrong_trial", "no_step"),
        "mark": ("marked", "marked_other", "tried", "wrong", "line"),
    }
)  # fmt: skip
