"""The options of Rithmomachia: every point on which sources differ, with a source per value.

Places such as "4" are section numbers of Richter & Banse, whose section 6 contains the variants
1 to 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar, cast

from alveus.core.game import Option, Source, source_of
from alveus.core.view import Certainty
from alveus.families.rithmomachia import ruleset as values

RICHTER_BANSE = "Richter & Banse, Rhythmarchie"
BOISSIERE = "Boissière 1556 (Joyner 2025)"
JOYNER = "Joyner, The recreational arithmetic of Rithmomachia (2025)"
FULKE = "Fulke 1563 (J. du Coeur)"
MEBBEN = "Mebben (Selenus 1616, J. du Coeur)"
BOARDSPACE = "boardspace.net, Rithmomachia"
ZILLIONS = "Zillions of Games, Rithmomachia (boardspace.net)"
TRONICEK = "tronicek, Rithmomachia"
WIKIPEDIA = "Wikipedia, Rithmomachia"
ABACI = "abaci.one, Rithmomachia (2025)"
ST_IVES = "Guild of St Ives, Rithmomachia"

Reading: TypeAlias = tuple[str, str, Certainty]
"""The source of an option's value: the work, the place in it, and the degree of certainty."""
V = TypeVar("V", bound=str)

source = partial(source_of, "rithmomachia")
"""Return the source of a rule.  `note` is the name of an option."""


@dataclass(frozen=True)
class RuleOption(Generic[V]):
    """An option whose values are those of a Literal type."""

    option: Option


def rule_option(name: str, readings: Mapping[V, Reading]) -> RuleOption[V]:
    """Return an option by its values, the default first, with the source of each value."""
    sources = {value: source(*reading, name) for value, reading in readings.items()}
    return RuleOption(Option(name, cast("dict[str, Source]", sources), next(iter(readings))))


def switch(name: str, off: Reading, on: Reading) -> RuleOption[values.Switch]:
    """Return an option that is off by default."""
    return rule_option(name, {"off": off, "on": on})


_SILENT: Reading = (RICHTER_BANSE, "", "inferred")
_OURS: Reading = ("", "", "modern")

EDITION: RuleOption[values.Edition] = rule_option(
    "edition",
    {"beginner": (RICHTER_BANSE, "4", "attested"), "advanced": (RICHTER_BANSE, "5", "attested")},
)
LAYOUT: RuleOption[values.Layout] = rule_option(
    "layout",
    {"boissiere": (BOISSIERE, "", "disputed"), "aligned": (TRONICEK, "", "disputed")},
)
ROWS: RuleOption[values.FirstRanks] = rule_option(
    "rows", {"edge": (RICHTER_BANSE, "4, 5", "inferred"), "forward": (FULKE, "", "attested")}
)

MOVES: RuleOption[values.Moves] = rule_option(
    "moves",
    {
        "standard": (RICHTER_BANSE, "2", "attested"),
        "boissiere": (RICHTER_BANSE, "6, var. 1", "disputed"),
        "second": (RICHTER_BANSE, "6, var. 1", "attested"),
    },
)
BEND: RuleOption[values.Bend] = rule_option(
    "bend",
    {
        "path": (RICHTER_BANSE, "2", "disputed"),
        "none": (JOYNER, "", "attested"),
        "knight": (ZILLIONS, "", "attested"),
    },
)
PYRAMID_BENDS = switch("pyramid_bends", (RICHTER_BANSE, "2", "inferred"), _OURS)
STEP_CHOICE: RuleOption[values.StepChoice] = rule_option(
    "step_choice",
    {"exact": (RICHTER_BANSE, "2", "inferred"), "up_to": (RICHTER_BANSE, "2", "disputed")},
)

ERUPTIO_DISTANCE: RuleOption[values.EruptioDistance] = rule_option(
    "eruptio_distance",
    {
        "steps": (RICHTER_BANSE, "4", "attested"),
        "inclusive": (MEBBEN, "", "attested"),
        "between": (JOYNER, "", "attested"),
    },
)
ERUPTIO_DIAGONAL = switch(
    "eruptio_diagonal", (RICHTER_BANSE, "2", "inferred"), (FULKE, "", "disputed")
)
ERUPTIO_ADJACENT: RuleOption[values.Switch] = rule_option(
    "eruptio_adjacent", {"on": (RICHTER_BANSE, "4", "inferred"), "off": _OURS}
)
PINCER: RuleOption[values.Pincer] = rule_option(
    "pincer",
    {
        "opposite": (RICHTER_BANSE, "4", "inferred"),
        "horizontal": (RICHTER_BANSE, "4", "disputed"),
        "reach": (FULKE, "", "attested"),
    },
)
PINCER_MANY = switch("pincer_many", (RICHTER_BANSE, "4", "inferred"), (FULKE, "", "disputed"))
SIEGE: RuleOption[values.Siege] = rule_option(
    "siege",
    {
        "lifted": (RICHTER_BANSE, "4", "inferred"),
        "any": (RICHTER_BANSE, "4", "disputed"),
        "four": (BOARDSPACE, "", "disputed"),
    },
)
SELF_SIEGE: RuleOption[values.SelfSiege] = rule_option(
    "self_siege", {"safe": (RICHTER_BANSE, "4", "inferred"), "lost": _OURS}
)
CONGRESSUS: RuleOption[values.Congressus] = rule_option(
    "congressus",
    {
        "off": (RICHTER_BANSE, "4", "attested"),
        "stand": (RICHTER_BANSE, "5", "inferred"),
        "displace": (RICHTER_BANSE, "5", "disputed"),
    },
)
EXPOSED_REPLY: RuleOption[values.ExposedReply] = rule_option(
    "exposed_reply", {"next_turn": (RICHTER_BANSE, "4", "inferred"), "at_once": _OURS}
)
FLIGHT_INTO_ATTACK: RuleOption[values.Flight] = rule_option(
    "flight_into_attack", {"lost": (RICHTER_BANSE, "4", "inferred"), "safe": _OURS}
)
PYRAMID_ATTACKS_WITH: RuleOption[values.PyramidStrength] = rule_option(
    "pyramid_attacks_with",
    {
        "total_base": (RICHTER_BANSE, "4", "inferred"),
        "total": (RICHTER_BANSE, "4", "disputed"),
        "layers": (FULKE, "", "attested"),
        "none": _OURS,
    },
)
TIMING: RuleOption[values.Timing] = rule_option(
    "timing",
    {
        "react": (RICHTER_BANSE, "4", "attested"),
        "immediate": (BOARDSPACE, "", "attested"),
        "three_stage": (BOISSIERE, "", "attested"),
    },
)
_FOUR_OPERATIONS: Reading = (RICHTER_BANSE, "6, var. 2", "attested")
SUBTRACTION = switch("subtraction", (RICHTER_BANSE, "4", "attested"), _FOUR_OPERATIONS)
DIVISION = switch("division", (RICHTER_BANSE, "4", "attested"), _FOUR_OPERATIONS)
EXTENDED_ERUPTIO = switch("extended_eruptio", (RICHTER_BANSE, "4", "attested"), _FOUR_OPERATIONS)
CAPTURED_USE: RuleOption[values.CapturedUse] = rule_option(
    "captured_use",
    {"row_only": (RICHTER_BANSE, "4", "attested"), "re_enter": (ST_IVES, "", "attested")},
)

_VARIANT_3: Reading = (RICHTER_BANSE, "6, var. 3", "attested")
HARMONIC = switch("harmonic", (RICHTER_BANSE, "4", "attested"), (RICHTER_BANSE, "5", "attested"))
GEOMETRIC = switch("geometric", (RICHTER_BANSE, "5", "attested"), _VARIANT_3)
GREATEST_HARMONY = switch("greatest_harmony", (RICHTER_BANSE, "5", "attested"), _VARIANT_3)
VICTORY: RuleOption[values.Victory] = rule_option(
    "victory", {"magna": _VARIANT_3, "maior": _VARIANT_3, "praestantissima": _VARIANT_3}
)
MAX_CAPTURED: RuleOption[values.MaxCaptured] = rule_option(
    "max_captured", {"1": (RICHTER_BANSE, "4", "attested"), "2": _OURS}
)
NEED_PYRAMID: RuleOption[values.Switch] = rule_option(
    "need_pyramid", {"on": (RICHTER_BANSE, "4", "attested"), "off": _VARIANT_3}
)
GEOMETRIC_FOUR: RuleOption[values.GeometricFour] = rule_option(
    "geometric_four",
    {
        "three_term": (RICHTER_BANSE, "6, var. 3", "inferred"),
        "discontinuous": (WIKIPEDIA, "", "disputed"),
    },
)
PYRAMID_IN_ROW: RuleOption[values.PyramidInRow] = rule_option(
    "pyramid_in_row", {"total": _SILENT, "no": _OURS}
)
PLACEMENT: RuleOption[values.Placement] = rule_option(
    "placement",
    {
        "replaces_move": (RICHTER_BANSE, "5", "inferred"),
        "after_move": (RICHTER_BANSE, "5", "disputed"),
    },
)
WIN_TIMING: RuleOption[values.WinTiming] = rule_option(
    "win_timing", {"before": _SILENT, "survive": (ABACI, "", "attested")}
)
EARLY_FORMATION: RuleOption[values.EarlyFormation] = rule_option(
    "early_formation", {"counts": _SILENT, "rebuild": (RICHTER_BANSE, "4", "disputed")}
)
SHORT_GAME: RuleOption[values.ShortGame] = rule_option(
    "short_game",
    {
        "off": (RICHTER_BANSE, "4", "attested"),
        "stones_4": (JOYNER, "", "inferred"),
        "stones_12": (JOYNER, "", "inferred"),
        "value_100": (JOYNER, "", "inferred"),
        "pyramid": (ZILLIONS, "", "inferred"),
    },
)

NO_MOVE: RuleOption[values.NoMove] = rule_option(
    "no_move", {"loses": (JOYNER, "", "attested"), "draw": _OURS, "pass": _OURS}
)
REPETITION: RuleOption[values.Repetition] = rule_option(
    "repetition", {"threefold": _OURS, "forbidden": (JOYNER, "", "inferred"), "off": _SILENT}
)
NO_PROGRESS: RuleOption[values.NoProgress] = rule_option(
    "no_progress", {"100": _OURS, "off": _SILENT}
)
DEAD_POSITION: RuleOption[values.DeadPosition] = rule_option(
    "dead_position", {"draw": _OURS, "off": _SILENT}
)

OPTIONS: tuple[Option, ...] = tuple(
    rule.option for rule in tuple(vars().values()) if isinstance(rule, RuleOption)
)
"""All options.  The order of their definitions above is the order on the rules page."""

_MOVE = source(RICHTER_BANSE, "2", "attested")
_CAPTURE = source(RICHTER_BANSE, "4", "attested")
_ROW = source(RICHTER_BANSE, "5", "attested")


def _reason(
    rule: RuleOption[Any], work: str, place: str, certainty: Certainty
) -> tuple[str, Source]:
    """Return an option's name and a source with the option's note."""
    return rule.option.name, source(work, place, certainty, rule.option.name)


REASONS: Mapping[str, tuple[str, Source]] = MappingProxyType(
    {
        "wrong_way": _reason(BEND, RICHTER_BANSE, "2", "disputed"),
        "blocked": ("", _MOVE),
        "own_stone": ("", _MOVE),
        "attacked_already": (TIMING.option.name, _CAPTURE),
        "sum_fails": (ERUPTIO_DISTANCE.option.name, _CAPTURE),
        "line_blocked": ("", _CAPTURE),
        "not_in_line": ("", _CAPTURE),
        "not_attacked": (TIMING.option.name, _CAPTURE),
        "taken_by_itself": (TIMING.option.name, _CAPTURE),
        "stands_in_row": (CAPTURED_USE.option.name, _ROW),
        "first_rank_only": _reason(CAPTURED_USE, ST_IVES, "", "attested"),
        "pyramid_first": (NEED_PYRAMID.option.name, _CAPTURE),
        "no_rows_here": _reason(SHORT_GAME, JOYNER, "", "inferred"),
        "own_half": ("", _ROW),
        "no_row_completed": (PLACEMENT.option.name, _ROW),
        "pyramid_stays": ("", source(RICHTER_BANSE, "1", "attested")),
        "move_first": (PLACEMENT.option.name, _ROW),
        "repeats": _reason(REPETITION, JOYNER, "", "inferred"),
    }
)
"""For a reason code, the option that it depends on ("" for none) and the source of the rule."""
