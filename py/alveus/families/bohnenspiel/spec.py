"""The Bohnenspiel, the bean game of Kardis: its options with their sources, and its spec.

The rules follow Fritz Jahn's advertisement on the last page of the sheet, and his book as quoted by
Ludii and Wikipedia. Two servers and two libraries agree on the points that Jahn omits. Where the
sources differ or say nothing, an option has one value per reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias, TypeVar, cast

from alveus.core.game import Info, Option, Source, source_of
from alveus.core.spec import GameSpec
from alveus.core.view import Certainty
from alveus.families.bohnenspiel.board import SIDES
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.rules import Direction, Endless, Remainder, Ruleset

ID = "bohnenspiel"
_SHEET = "Fritz Jahn, Das Bohnenspiel (advertisement of the Züllchower Anstalten)"
_JAHN = "Jahn 1917"
_LUDII = "Ludii, Das Bohnenspiel, after Jahn 1923, pp. 13-15"
_WIKIPEDIA = "Wikipedia, Das Bohnenspiel, after the handbook of 1937 and Jahn 1917"
_MANNHEIM = "Bohnenspiel server, University of Mannheim (2012)"
_MCGILL = "McGill University, COMP 424 project (2017)"
_MANCALA_GAMES = "MancalaGames (StoneShark), Das Bohnenspiel"
_KDE = "KDE MankalaEngine, Bohnenspiel"

V = TypeVar("V", bound=str)
Reading: TypeAlias = tuple[str, Certainty] | tuple[str, Certainty, str]
"""A source: the work, the certainty, and the passage if it is quoted."""
Switch: TypeAlias = Literal["off", "on"]

_DIRECTION: dict[Direction, Reading] = {
    "ccw": (_LUDII, "attested"),
    "cw": (_SHEET, "disputed", "“rechts herum”"),
}
_SKIP_START: dict[Switch, Reading] = {"off": (_MANNHEIM, "attested"), "on": ("", "modern")}
_REMAINDER: dict[Remainder, Reading] = {
    "other": (_WIKIPEDIA, "attested"),
    "own_rows": (_KDE, "inferred"),
    "nobody": ("", "modern"),
}
_EARLY_WIN: dict[Switch, Reading] = {
    "off": (_MANNHEIM, "inferred"),
    "on": (_WIKIPEDIA, "disputed", "37"),
}
_ENDLESS: dict[Endless, Reading] = {
    "repetition": ("", "modern"),
    "cap": (_MCGILL, "attested"),
    "off": (_JAHN, "inferred"),
}
_SKIPS: dict[Literal["0", "3"], Reading] = {"0": (_LUDII, "attested"), "3": (_MCGILL, "attested")}
_CHAIN: dict[Switch, Reading] = {
    "on": (_SHEET, "attested", "“ohne Unterbrechung”"),
    "off": (_MANCALA_GAMES, "modern", "remove multiple capture"),
}
_SERIES: dict[Literal["single", "100"], Reading] = {
    "single": (_SHEET, "inferred"),
    "100": (_MANCALA_GAMES, "modern"),
}
_BEANS: dict[Literal["6", "5", "4", "3"], Reading] = {
    "6": (_SHEET, "attested", "“2×36 Bohnen”"),
    "5": ("", "modern"),
    "4": ("", "modern"),
    "3": ("", "modern"),
}


def _source(note: str, work: str, certainty: Certainty, passage: str = "") -> Source:
    return source_of(ID, work, passage, certainty, note)


def _option(
    name: str, readings: Mapping[V, Reading], default: V, targets: Mapping[str, int] | None = None
) -> Option:
    sources = {str(value): _source(name, *reading) for value, reading in readings.items()}
    return Option(name, sources, default, targets or {})


OPTIONS = (
    _option("direction", _DIRECTION, "ccw"),
    _option("skip_start", _SKIP_START, "off"),
    _option("remainder", _REMAINDER, "other"),
    _option("early_win", _EARLY_WIN, "off"),
    _option("endless", _ENDLESS, "repetition"),
    _option("skips", _SKIPS, "0"),
    _option("chain", _CHAIN, "on"),
    _option("series", _SERIES, "single", {"100": 100}),
    _option("beans", _BEANS, "6"),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"kardis": {}, "mcgill": {"endless": "cap", "skips": "3"}, "rounds": {"series": "100"}}
)

SOURCES: Mapping[str, tuple[str, Source]] = MappingProxyType(
    {
        "empty_pit": ("", _source("", _LUDII, "attested")),
        "not_your_pit": ("", _source("", _SHEET, "attested", "“ihrer Schalen”")),
        "target_not_chosen": ("", _source("", _SHEET, "attested", "“beim Auszählen”")),
        "store_not_sown": ("", _source("", _SHEET, "attested", "“Gewinnmulde”")),
        "no_skips": ("skips", _source("skips", _LUDII, "attested")),
    }
)
"""For the code of a refusal, the option that it depends on (or "") and the source of its rule."""

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": ("sow", "sow_take", "skip", "remainder", "over"),
        "status": (
            "to_sow", "decided", "row_may_empty", "once_more", "limit_near", "won", "drawn",
        ),
        "reason": (
            "empty_pit", "not_your_pit", "store_not_sown", "target_not_chosen", "no_skips",
            "game_over", "no_chance",
        ),
        "error": (
            "notation", "no_such_pit", "pits_number", "stores_number", "skips_number",
            "negative", "beans_sum", "no_skips", "result_impossible",
        ),
        "label": ("pit", "store", "sow", "sow_take"),
        "ending": ("row_empty", "majority", "repetition", "no_capture", "cap", "resigned"),
        "counter": ("beans", "skips"),
        "action": ("skip",),
        "contents": ("bean",),
        "hint": ("only_move", "certain", "takes", "guards", "prepares", "looks_ahead"),
        "mark": (),
    }
)  # fmt: skip
"""Every code of the game's messages, by kind."""

INFO = Info(ID, "mancala", SIDES, OPTIONS, PRESETS, CODES, chance=False)


def game(chosen: Mapping[str, str]) -> Bohnenspiel:
    """Return the game under chosen options.  Raises SetupError for unknown options and values."""
    settings = INFO.settings(chosen)
    rules = Ruleset(
        direction=cast("Direction", settings["direction"]),
        skip_start=settings["skip_start"] == "on",
        chain=settings["chain"] == "on",
        remainder=cast("Remainder", settings["remainder"]),
        early_win=settings["early_win"] == "on",
        endless=cast("Endless", settings["endless"]),
        skips=int(settings["skips"]),
        by_beans=settings["series"] == "100",
        beans=int(settings["beans"]),
    )
    return Bohnenspiel(INFO, settings, rules, SOURCES)


SPEC = GameSpec(
    INFO,
    game,
    levels=(
        "kind", "gast", "nachbar", "kraemer", "verwalter", "pastor", "baron", "graf", "general",
        "fuerst", "zarin", "emir", "wesir", "schah",
    ),
    opponent="alveus.families.bohnenspiel.opponent.levels",
    diagrams="alveus.families.bohnenspiel.diagram",
    sheets="alveus.families.bohnenspiel.sheet",
    writing="alveus.families.bohnenspiel.lines",
    numbering="alveus.families.bohnenspiel.numbering",
    schema="alveus.families.bohnenspiel.schema",
    analysis=True,
)  # fmt: skip
