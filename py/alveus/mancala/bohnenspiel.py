"""Bohnenspiel, the bean game of Kardis: six pits a side, six beans in each, a store to win.

The rules follow Fritz Jahn's advertisement on the last page of the sheet and his book, as Ludii
and the copies of Wikipedia tell them; two servers and two libraries agree on what he left out.
Where they differ or are silent, an option holds every reading with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from alveus.core.game import Info, Option, Source, source_of
from alveus.core.spec import GameSpec
from alveus.mancala import codes
from alveus.mancala.game import MancalaGame
from alveus.mancala.layout import SIDES
from alveus.mancala.ruleset import Ruleset

_SHEET = "Fritz Jahn, Das Bohnenspiel (advertisement of the Züllchower Anstalten)"
_JAHN = "Jahn 1917"
_LUDII = "Ludii, Das Bohnenspiel, after Jahn 1923, pp. 13-15"
_WIKIPEDIA = "Wikipedia, Das Bohnenspiel, after the handbook of 1937 and Jahn 1917"
_MANNHEIM = "Bohnenspiel server, University of Mannheim (2012)"
_MCGILL = "McGill University, COMP 424 project (2017)"
_MANCALA_GAMES = "MancalaGames (StoneShark), Das Bohnenspiel"
_KDE = "KDE MankalaEngine, Bohnenspiel"

_source = partial(source_of, "bohnenspiel")

OPTIONS = (
    Option(
        "direction",
        {
            "ccw": _source(_LUDII, "", "attested", "direction"),
            "cw": _source(_SHEET, "“rechts herum”", "disputed", "direction"),
        },
        "ccw",
    ),
    Option(
        "skip_start",
        {
            "off": _source(_MANNHEIM, "", "attested", "skip_start"),
            "on": _source("", "", "modern", "skip_start"),
        },
        "off",
    ),
    Option(
        "remainder",
        {
            "other": _source(_WIKIPEDIA, "", "attested", "remainder"),
            "own_rows": _source(_KDE, "", "inferred", "remainder"),
            "nobody": _source("", "", "modern", "remainder"),
        },
        "other",
    ),
    Option(
        "early_win",
        {
            "off": _source(_MANNHEIM, "", "inferred", "early_win"),
            "on": _source(_WIKIPEDIA, "37", "disputed", "early_win"),
        },
        "off",
    ),
    Option(
        "endless",
        {
            "repetition": _source("", "", "modern", "endless"),
            "cap": _source(_MCGILL, "", "attested", "endless"),
            "off": _source(_JAHN, "", "inferred", "endless"),
        },
        "repetition",
    ),
    Option(
        "skips",
        {
            "0": _source(_LUDII, "", "attested", "skips"),
            "3": _source(_MCGILL, "", "attested", "skips"),
        },
        "0",
    ),
    Option(
        "chain",
        {
            "on": _source(_SHEET, "“ohne Unterbrechung”", "attested", "chain"),
            "off": _source(_MANCALA_GAMES, "remove multiple capture", "modern", "chain"),
        },
        "on",
    ),
    Option(
        "series",
        {
            "single": _source(_SHEET, "", "inferred", "series"),
            "100": _source(_MANCALA_GAMES, "", "modern", "series"),
        },
        "single",
        {"100": 100},
    ),
    Option(
        "beans",
        {
            "6": _source(_SHEET, "“2×36 Bohnen”", "attested", "beans"),
            "5": _source("", "", "modern", "beans"),
            "4": _source("", "", "modern", "beans"),
            "3": _source("", "", "modern", "beans"),
        },
        "6",
    ),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"kardis": {}, "mcgill": {"endless": "cap", "skips": "3"}, "rounds": {"series": "100"}}
)

INFO = Info("bohnenspiel", "mancala", SIDES, OPTIONS, PRESETS, codes.CODES, chance=False)

_RULES: Mapping[str, tuple[str, Source]] = MappingProxyType(
    {
        "empty_pit": ("", _source(_LUDII, "", "attested")),
        "not_your_pit": ("", _source(_SHEET, "“ihrer Schalen”", "attested")),
        "target_not_chosen": ("", _source(_SHEET, "“beim Auszählen”", "attested")),
        "store_not_sown": ("", _source(_SHEET, "“Gewinnmulde”", "attested")),
        "no_skips": ("skips", _source(_LUDII, "", "attested", "skips")),
    }
)


def game(chosen: Mapping[str, str]) -> MancalaGame:
    """The game under the chosen options.  Raises SetupError for names that do not exist."""
    settings = INFO.settings(chosen)
    rules = Ruleset(
        step=1 if settings["direction"] == "ccw" else -1,
        skip_start=settings["skip_start"] == "on",
        chain=settings["chain"] == "on",
        remainder=settings["remainder"],
        early_win=settings["early_win"] == "on",
        endless=settings["endless"],
        skips=int(settings["skips"]),
        by_beans=settings["series"] == "100",
        beans=int(settings["beans"]),
        reasons=_RULES,
    )
    return MancalaGame(INFO, settings, rules)


SPEC = GameSpec(
    INFO,
    game,
    levels=(
        "kind",
        "gast",
        "nachbar",
        "kraemer",
        "verwalter",
        "pastor",
        "baron",
        "graf",
        "general",
        "fuerst",
        "zarin",
        "emir",
        "wesir",
        "schah",
    ),
    opponent="alveus.ai.mancala.bohnenspiel",
    diagrams="alveus.diagrams.mancala",
    sheets="alveus.sheets.mancala",
    writing="alveus.mancala.writing",
    schema="alveus.schemas.houses.mancala",
    analysis=True,
)
