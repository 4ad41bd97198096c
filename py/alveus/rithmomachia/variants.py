"""The catalogue entry, the presets and the ruleset of chosen options."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from alveus.core.game import Info
from alveus.rithmomachia import options
from alveus.rithmomachia.ruleset import EruptioDistance, Kind, Ruleset
from alveus.rithmomachia.stones import SIDES

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

_DISTANCES: Mapping[EruptioDistance, int] = {"steps": 0, "inclusive": 1, "between": -1}

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
"""Every code of messages and views, by kind.  A test checks the words of each code."""


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


INFO = _Info("rithmomachia", "rithmomachia", SIDES, options.OPTIONS, PRESETS, CODES, chance=False)


def ruleset(settings: Mapping[str, str]) -> Ruleset:
    """Return the rules for complete settings."""
    kinds: list[Kind] = ["arithmetic"]
    if options.HARMONIC.read(settings) == "on":
        kinds.append("harmonic")
    if options.GEOMETRIC.read(settings) == "on":
        kinds.append("geometric")
    no_progress = options.NO_PROGRESS.read(settings)
    return Ruleset(
        advanced=options.EDITION.read(settings) == "advanced",
        aligned=options.LAYOUT.read(settings) == "aligned",
        forward=options.ROWS.read(settings) == "forward",
        moves=options.MOVES.read(settings),
        bend=options.BEND.read(settings),
        pyramid_bends=options.PYRAMID_BENDS.read(settings) == "on",
        up_to=options.STEP_CHOICE.read(settings) == "up_to",
        distance=_DISTANCES[options.ERUPTIO_DISTANCE.read(settings)],
        diagonal=options.ERUPTIO_DIAGONAL.read(settings) == "on",
        adjacent=options.ERUPTIO_ADJACENT.read(settings) == "on",
        pincer=options.PINCER.read(settings),
        pincer_many=options.PINCER_MANY.read(settings) == "on",
        siege=options.SIEGE.read(settings),
        self_siege=options.SELF_SIEGE.read(settings) == "lost",
        congressus=options.CONGRESSUS.read(settings),
        pyramid_attacks_with=options.PYRAMID_ATTACKS_WITH.read(settings),
        subtraction=options.SUBTRACTION.read(settings) == "on",
        division=options.DIVISION.read(settings) == "on",
        extended=options.EXTENDED_ERUPTIO.read(settings) == "on",
        timing=options.TIMING.read(settings),
        exposed_at_once=options.EXPOSED_REPLY.read(settings) == "at_once",
        flight_safe=options.FLIGHT_INTO_ATTACK.read(settings) == "safe",
        re_enter=options.CAPTURED_USE.read(settings) == "re_enter",
        kinds=tuple(kinds),
        greatest_harmony=options.GREATEST_HARMONY.read(settings) == "on",
        victory=options.VICTORY.read(settings),
        max_captured=int(options.MAX_CAPTURED.read(settings)),
        need_pyramid=options.NEED_PYRAMID.read(settings) == "on",
        discontinuous=options.GEOMETRIC_FOUR.read(settings) == "discontinuous",
        pyramid_in_row=options.PYRAMID_IN_ROW.read(settings) == "total",
        place_after_move=options.PLACEMENT.read(settings) == "after_move",
        survive=options.WIN_TIMING.read(settings) == "survive",
        rebuild=options.EARLY_FORMATION.read(settings) == "rebuild",
        no_move=options.NO_MOVE.read(settings),
        repetition=options.REPETITION.read(settings),
        no_progress=0 if no_progress == "off" else int(no_progress),
        dead_position=options.DEAD_POSITION.read(settings) == "draw",
        short_game=options.SHORT_GAME.read(settings),
    )
