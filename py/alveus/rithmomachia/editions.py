"""The editions of Rithmomachia: its catalogue entry, and the ruleset that the settings make."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from alveus.core.game import Info
from alveus.rithmomachia import codes
from alveus.rithmomachia.options import OPTIONS, REASONS
from alveus.rithmomachia.progressions import ARITHMETIC, GEOMETRIC, HARMONIC
from alveus.rithmomachia.ruleset import Ruleset
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
"""What belongs to the advanced game unless it is chosen otherwise."""


class _Info(Info):
    """The entry, with the defaults that follow the edition."""

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


INFO = _Info("rithmomachia", "rithmomachia", SIDES, OPTIONS, PRESETS, codes.CODES, chance=False)


def ruleset(settings: Mapping[str, str]) -> Ruleset:
    """The rules that all settings together make."""
    kinds = [ARITHMETIC]
    kinds += [kind for kind in (HARMONIC, GEOMETRIC) if settings[kind] == "on"]
    return Ruleset(
        advanced=settings["edition"] == "advanced",
        aligned=settings["layout"] == "aligned",
        forward=settings["rows"] == "forward",
        moves=settings["moves"],
        bend=settings["bend"],
        pyramid_bends=settings["pyramid_bends"] == "on",
        up_to=settings["step_choice"] == "up_to",
        distance={"steps": 0, "inclusive": 1, "between": -1}[settings["eruptio_distance"]],
        diagonal=settings["eruptio_diagonal"] == "on",
        adjacent=settings["eruptio_adjacent"] == "on",
        pincer=settings["pincer"],
        pincer_many=settings["pincer_many"] == "on",
        siege=settings["siege"],
        self_siege=settings["self_siege"] == "lost",
        congressus=settings["congressus"],
        pyramid_attacks_with=settings["pyramid_attacks_with"],
        subtraction=settings["subtraction"] == "on",
        division=settings["division"] == "on",
        extended=settings["extended_eruptio"] == "on",
        timing=settings["timing"],
        exposed_at_once=settings["exposed_reply"] == "at_once",
        flight_safe=settings["flight_into_attack"] == "safe",
        re_enter=settings["captured_use"] == "re_enter",
        kinds=tuple(kinds),
        greatest_harmony=settings["greatest_harmony"] == "on",
        victory=settings["victory"],
        max_captured=int(settings["max_captured"]),
        need_pyramid=settings["need_pyramid"] == "on",
        discontinuous=settings["geometric_four"] == "discontinuous",
        pyramid_in_row=settings["pyramid_in_row"] == "total",
        place_after_move=settings["placement"] == "after_move",
        survive=settings["win_timing"] == "survive",
        rebuild=settings["early_formation"] == "rebuild",
        no_move=settings["no_move"],
        repetition=settings["repetition"],
        no_progress=0 if settings["no_progress"] == "off" else int(settings["no_progress"]),
        dead_position=settings["dead_position"] == "draw",
        short_game=settings["short_game"],
        reasons=REASONS,
    )
