"""Every code a Terzett can emit; a test finds words for each in every language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from alveus.dominoes.dominosa.rules import CODES as SHEET

_BOARD: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": ("hold", "put_back", "place", "take", "turn", "help_on", "help_off"),
        "status": (
            "composed", "tiles_to_lay", "held", "sum", "sum_missed", "missing_groups", "holes",
            "unpaired", "never", "tiles_stuck", "not_grouped_yet", "shape_missing",
            "double_alone",
        ),
        "reason": (
            "not_laid", "not_in_hand", "nothing_held", "given_otherwise", "double_turned",
        ),
        "error": (
            "cells_number", "outline_apart", "given_range", "given_count", "no_such_line",
            "no_such_tile", "tile_twice", "not_grouped", "shape_missing", "given_otherwise",
            "not_neighbours", "not_in_hand", "impossible", "figure_not_found",
            "figure_not_in_time", "double_turned", "turned_twice", "not_full",
        ),
        "label": ("square", "hold", "put_back", "place", "take", "turn"),
        "ending": ("composed",),
        "counter": ("laid", "groups", "connections"),
        "action": ("help",),
        "hint": (
            "either", "lost_cell", "lost_number", "lost_tile", "begin", "leads", "no_advice",
        ),
        "mark": ("given", "hole", "never", "grouped"),
        "task": ("composing",),
    }
)  # fmt: skip

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {kind: (*SHEET.get(kind, ()), *_BOARD.get(kind, ())) for kind in {**SHEET, **_BOARD}}
)
"""Those of a puzzle sheet and those of the composing board."""
