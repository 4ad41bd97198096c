"""Every point on which the battle can be read differently, with the source of each reading.

The numbers in the places are the brochure's sections; variants 1 to 3 are in its section 6.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from alveus.core.game import Option, Source
from alveus.rithmomachia.sources import (
    ABACI,
    BOARDSPACE,
    BOISSIERE,
    FULKE,
    JOYNER,
    MEBBEN,
    RICHTER_BANSE,
    ST_IVES,
    TRONICEK,
    WIKIPEDIA,
    ZILLIONS,
    Reading,
    option,
    source,
    switch,
)

_SILENT: Reading = (RICHTER_BANSE, "", "inferred")
_OURS: Reading = ("", "", "modern")

ARMIES = (
    option(
        "edition",
        {
            "beginner": (RICHTER_BANSE, "4", "attested"),
            "advanced": (RICHTER_BANSE, "5", "attested"),
        },
    ),
    option(
        "layout",
        {"boissiere": (BOISSIERE, "", "disputed"), "aligned": (TRONICEK, "", "disputed")},
    ),
    option(
        "rows", {"edge": (RICHTER_BANSE, "4, 5", "inferred"), "forward": (FULKE, "", "attested")}
    ),
)
"""Which stones, and where they begin."""

MOVES = (
    option(
        "moves",
        {
            "standard": (RICHTER_BANSE, "2", "attested"),
            "boissiere": (RICHTER_BANSE, "6, var. 1", "disputed"),
            "second": (RICHTER_BANSE, "6, var. 1", "attested"),
        },
    ),
    option(
        "bend",
        {
            "path": (RICHTER_BANSE, "2", "disputed"),
            "none": (JOYNER, "", "attested"),
            "knight": (ZILLIONS, "", "attested"),
        },
    ),
    switch("pyramid_bends", (RICHTER_BANSE, "2", "inferred"), _OURS),
    option(
        "step_choice",
        {"exact": (RICHTER_BANSE, "2", "inferred"), "up_to": (RICHTER_BANSE, "2", "disputed")},
    ),
)
"""How stones move."""

CAPTURES = (
    option(
        "eruptio_distance",
        {
            "steps": (RICHTER_BANSE, "4", "attested"),
            "inclusive": (MEBBEN, "", "attested"),
            "between": (JOYNER, "", "attested"),
        },
    ),
    switch("eruptio_diagonal", (RICHTER_BANSE, "2", "inferred"), (FULKE, "", "disputed")),
    option(
        "eruptio_adjacent",
        {"on": (RICHTER_BANSE, "4", "inferred"), "off": _OURS},
    ),
    option(
        "pincer",
        {
            "opposite": (RICHTER_BANSE, "4", "inferred"),
            "horizontal": (RICHTER_BANSE, "4", "disputed"),
            "reach": (FULKE, "", "attested"),
        },
    ),
    switch("pincer_many", (RICHTER_BANSE, "4", "inferred"), (FULKE, "", "disputed")),
    option(
        "siege",
        {
            "lifted": (RICHTER_BANSE, "4", "inferred"),
            "any": (RICHTER_BANSE, "4", "disputed"),
            "four": (BOARDSPACE, "", "disputed"),
        },
    ),
    option("self_siege", {"safe": (RICHTER_BANSE, "4", "inferred"), "lost": _OURS}),
    option(
        "congressus",
        {
            "off": (RICHTER_BANSE, "4", "attested"),
            "stand": (RICHTER_BANSE, "5", "inferred"),
            "displace": (RICHTER_BANSE, "5", "disputed"),
        },
    ),
    option(
        "exposed_reply",
        {"next_turn": (RICHTER_BANSE, "4", "inferred"), "at_once": _OURS},
    ),
    option("flight_into_attack", {"lost": (RICHTER_BANSE, "4", "inferred"), "safe": _OURS}),
    option(
        "pyramid_attacks_with",
        {
            "total_base": (RICHTER_BANSE, "4", "inferred"),
            "total": (RICHTER_BANSE, "4", "disputed"),
            "layers": (FULKE, "", "attested"),
            "none": _OURS,
        },
    ),
    option(
        "timing",
        {
            "react": (RICHTER_BANSE, "4", "attested"),
            "immediate": (BOARDSPACE, "", "attested"),
            "three_stage": (BOISSIERE, "", "attested"),
        },
    ),
    switch(
        "subtraction", (RICHTER_BANSE, "4", "attested"), (RICHTER_BANSE, "6, var. 2", "attested")
    ),
    switch("division", (RICHTER_BANSE, "4", "attested"), (RICHTER_BANSE, "6, var. 2", "attested")),
    switch(
        "extended_eruptio",
        (RICHTER_BANSE, "4", "attested"),
        (RICHTER_BANSE, "6, var. 2", "attested"),
    ),
    option(
        "captured_use",
        {"row_only": (RICHTER_BANSE, "4", "attested"), "re_enter": (ST_IVES, "", "attested")},
    ),
)
"""How stones are taken."""

VICTORIES = (
    switch("harmonic", (RICHTER_BANSE, "4", "attested"), (RICHTER_BANSE, "5", "attested")),
    switch("geometric", (RICHTER_BANSE, "5", "attested"), (RICHTER_BANSE, "6, var. 3", "attested")),
    switch(
        "greatest_harmony",
        (RICHTER_BANSE, "5", "attested"),
        (RICHTER_BANSE, "6, var. 3", "attested"),
    ),
    option(
        "victory",
        {
            "magna": (RICHTER_BANSE, "6, var. 3", "attested"),
            "maior": (RICHTER_BANSE, "6, var. 3", "attested"),
            "praestantissima": (RICHTER_BANSE, "6, var. 3", "attested"),
        },
    ),
    option("max_captured", {"1": (RICHTER_BANSE, "4", "attested"), "2": _OURS}),
    option(
        "need_pyramid",
        {
            "on": (RICHTER_BANSE, "4", "attested"),
            "off": (RICHTER_BANSE, "6, var. 3", "attested"),
        },
    ),
    option(
        "geometric_four",
        {
            "three_term": (RICHTER_BANSE, "6, var. 3", "inferred"),
            "discontinuous": (WIKIPEDIA, "", "disputed"),
        },
    ),
    option("pyramid_in_row", {"total": _SILENT, "no": _OURS}),
    option(
        "placement",
        {
            "replaces_move": (RICHTER_BANSE, "5", "inferred"),
            "after_move": (RICHTER_BANSE, "5", "disputed"),
        },
    ),
    option("win_timing", {"before": _SILENT, "survive": (ABACI, "", "attested")}),
    option("early_formation", {"counts": _SILENT, "rebuild": (RICHTER_BANSE, "4", "disputed")}),
    option(
        "short_game",
        {
            "off": (RICHTER_BANSE, "4", "attested"),
            "stones_4": (JOYNER, "", "inferred"),
            "stones_12": (JOYNER, "", "inferred"),
            "value_100": (JOYNER, "", "inferred"),
            "pyramid": (ZILLIONS, "", "inferred"),
        },
    ),
)
"""What wins."""

ENDS = (
    option("no_move", {"loses": (JOYNER, "", "attested"), "draw": _OURS, "pass": _OURS}),
    option(
        "repetition",
        {"threefold": _OURS, "forbidden": (JOYNER, "", "inferred"), "off": _SILENT},
    ),
    option("no_progress", {"100": _OURS, "off": _SILENT}),
    option("dead_position", {"draw": _OURS, "off": _SILENT}),
)
"""What ends a battle that nobody wins."""

OPTIONS: tuple[Option, ...] = (*ARMIES, *MOVES, *CAPTURES, *VICTORIES, *ENDS)

_MOVED = source(RICHTER_BANSE, "2", "attested")
_TAKEN = source(RICHTER_BANSE, "4", "attested")
_ROW = source(RICHTER_BANSE, "5", "attested")
REASONS: Mapping[str, tuple[str, Source]] = MappingProxyType(
    {
        "wrong_way": ("bend", source(RICHTER_BANSE, "2", "disputed", "bend")),
        "blocked": ("", _MOVED),
        "own_stone": ("", _MOVED),
        "attacked_already": ("timing", _TAKEN),
        "sum_fails": ("eruptio_distance", _TAKEN),
        "line_blocked": ("", _TAKEN),
        "not_in_line": ("", _TAKEN),
        "not_attacked": ("timing", _TAKEN),
        "taken_by_itself": ("timing", _TAKEN),
        "stands_in_row": ("captured_use", _ROW),
        "first_rank_only": ("captured_use", source(ST_IVES, "", "attested", "captured_use")),
        "pyramid_first": ("need_pyramid", _TAKEN),
        "no_rows_here": ("short_game", source(JOYNER, "", "inferred", "short_game")),
        "own_half": ("", _ROW),
        "no_row_completed": ("placement", _ROW),
        "pyramid_stays": ("", source(RICHTER_BANSE, "1", "attested")),
        "move_first": ("placement", _ROW),
        "repeats": ("repetition", source(JOYNER, "", "inferred", "repetition")),
    }
)
"""For a reason the option it rests on and the source of the rule."""
