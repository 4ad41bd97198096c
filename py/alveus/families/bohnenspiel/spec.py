"""The Bohnenspiel, the bean game of Kardis: its options with their sources, and its spec.

The rules follow Fritz Jahn's advertisement (the source `_SHEET`), and Jahn's books as quoted by
Ludii and Wikipedia.  Four programs are the sources of details that Jahn omits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from alveus.core.game import Info
from alveus.core.ruleset import OURS, RuleOption, RuleOptions, Switch
from alveus.core.spec import GameSpec
from alveus.families.bohnenspiel.board import SIDES
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.rules import Direction, Endless, Remainder, Ruleset

_SHEET = "Fritz Jahn, Das Bohnenspiel (advertisement of the Züllchower Anstalten)"
_JAHN = "Jahn 1917"
_LUDII = "Ludii, Das Bohnenspiel, after Jahn 1923, pp. 13-15"
_WIKIPEDIA = "Wikipedia, Das Bohnenspiel, after the handbook of 1937 and Jahn 1917"
_MANNHEIM = "Bohnenspiel server, University of Mannheim (2012)"
_MCGILL = "McGill University, COMP 424 project (2017)"
_MANCALA_GAMES = "MancalaGames (StoneShark), Das Bohnenspiel"
_KDE = "KDE MankalaEngine, Bohnenspiel"

_OPTIONS = RuleOptions("bohnenspiel")

DIRECTION: RuleOption[Direction] = _OPTIONS.add(
    "direction", {"ccw": (_LUDII, "", "attested"), "cw": (_SHEET, "“rechts herum”", "disputed")}
)
SKIP_START: RuleOption[Switch] = _OPTIONS.add(
    "skip_start", {"off": (_MANNHEIM, "", "attested"), "on": OURS}
)
REMAINDER: RuleOption[Remainder] = _OPTIONS.add(
    "remainder",
    {"other": (_WIKIPEDIA, "", "attested"), "own_rows": (_KDE, "", "inferred"), "nobody": OURS},
)
EARLY_WIN: RuleOption[Switch] = _OPTIONS.add(
    "early_win", {"off": (_MANNHEIM, "", "inferred"), "on": (_WIKIPEDIA, "37", "disputed")}
)
ENDLESS: RuleOption[Endless] = _OPTIONS.add(
    "endless",
    {"repetition": OURS, "cap": (_MCGILL, "", "attested"), "off": (_JAHN, "", "inferred")},
)
SKIPS: RuleOption[Literal["0", "3"]] = _OPTIONS.add(
    "skips", {"0": (_LUDII, "", "attested"), "3": (_MCGILL, "", "attested")}
)
CHAIN: RuleOption[Switch] = _OPTIONS.add(
    "chain",
    {
        "on": (_SHEET, "“ohne Unterbrechung”", "attested"),
        "off": (_MANCALA_GAMES, "remove multiple capture", "modern"),
    },
)
SERIES: RuleOption[Literal["single", "100"]] = _OPTIONS.add(
    "series",
    {"single": (_SHEET, "", "inferred"), "100": (_MANCALA_GAMES, "", "modern")},
    targets={"100": 100},
)
BEANS: RuleOption[Literal["6", "5", "4", "3"]] = _OPTIONS.add(
    "beans", {"6": (_SHEET, "“2×36 Bohnen”", "attested"), "5": OURS, "4": OURS, "3": OURS}
)

OPTIONS = tuple(_OPTIONS)

PRESETS: Mapping[str, Mapping[str, str]] = {
    "kardis": {},
    "mcgill": {"endless": "cap", "skips": "3"},
    "rounds": {"series": "100"},
}

SOURCES = _OPTIONS.reasons(
    {
        "empty_pit": ("", (_LUDII, "", "attested")),
        "not_your_pit": ("", (_SHEET, "“ihrer Schalen”", "attested")),
        "target_not_chosen": ("", (_SHEET, "“beim Auszählen”", "attested")),
        "store_not_sown": ("", (_SHEET, "“Gewinnmulde”", "attested")),
        "no_skips": ("skips", "0"),
    }
)
"""The option and the source of the rule that forbids a move, keyed by the code of the reason.  The
option is given by name; it is "" if the rule is not an option."""

CODES: Mapping[str, tuple[str, ...]] = {
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
}  # fmt: skip
"""Every code of the game's messages, by kind."""

INFO = Info("bohnenspiel", "mancala", SIDES, OPTIONS, PRESETS, CODES, chance=False)


def game(chosen: Mapping[str, str]) -> Bohnenspiel:
    """Return the game under chosen options.  Raises SetupError for unknown names and values."""
    settings = INFO.settings(chosen)
    rules = Ruleset(
        direction=DIRECTION.of(settings),
        skip_start=SKIP_START.of(settings) == "on",
        chain=CHAIN.of(settings) == "on",
        remainder=REMAINDER.of(settings),
        early_win=EARLY_WIN.of(settings) == "on",
        endless=ENDLESS.of(settings),
        skips=int(SKIPS.of(settings)),
        by_beans=SERIES.of(settings) == "100",
        beans=int(BEANS.of(settings)),
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
