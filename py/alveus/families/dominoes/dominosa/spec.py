"""Catalogue entry of Dominosa: options that select a kind of puzzle, sources, message codes."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from alveus.core.events import Message
from alveus.core.game import Info, source_of
from alveus.core.ruleset import OURS, Citation, RuleOptions
from alveus.core.spec import GameSpec, PuzzleMaker
from alveus.families.dominoes.book import book
from alveus.families.dominoes.dominosa.aids import AIDS, GRADES
from alveus.families.dominoes.dominosa.game import DominosaGame
from alveus.families.dominoes.dominosa.generate import (
    FIGURES,
    LEAST_MADE,
    MOST_MADE,
    PuzzleSpec,
    generate,
    puzzle_of,
    shape,
)
from alveus.families.dominoes.dominosa.rules import ACTIONS
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.dominosa.topics import TOPICS

FIRST = "1"
"""The seed of the puzzle with which a new game starts."""

_TATHAM: Citation = ("Simon Tatham’s Portable Puzzle Collection, Dominosa", "", "modern")

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": ("lay", "lift", "line", "erase", "mark", "unmark", *ACTIONS, "over"),
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
        "action": ACTIONS,
        "hint": (*AIDS, "mistake", "mistake_line", "wrong_trial", "no_step"),
        "mark": ("marked", "marked_other", "tried", "wrong", "line"),
    }
)  # fmt: skip
"""All message codes, keyed by kind.  A test requires a message for each code in every language."""


_OUTLINES = {
    "rectangle": book("attested"),
    "cross": book("attested"),
    "ring": book("attested", "“Borten”"),
    **{name: book("attested", f"Terzett, Fig. {name.upper()}") for name in FIGURES},
}
_REACHES = {
    str(reach): book("attested", "Omnibus") if reach == 7 else _TATHAM
    for reach in range(LEAST_MADE, MOST_MADE + 1)
}
_GRADES: Mapping[str, Citation] = {
    grade: OURS if grade in ("mengen", "tief") else book("attested", "“Omnibus”")
    for grade in GRADES
}

_OPTIONS = RuleOptions("dominosa")
_OPTIONS.add("reach", _REACHES, default="6")
_OPTIONS.add("grade", _GRADES)
_OPTIONS.add("outline", _OUTLINES)
OPTIONS = tuple(_OPTIONS)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "evening": {},
        "adler": {"reach": "7", "grade": "provisorisch"},
        "small": {"reach": "3"},
        "cross": {"reach": "7", "outline": "cross"},
    }
)

INFO = Info(
    "dominosa", "dominoes", ("solver",), OPTIONS, PRESETS, CODES, chance=False, named_pieces=True
)


def game(chosen: Mapping[str, str]) -> DominosaGame:
    """Return the game for the kind of puzzle that the options select.

    Raises SetupError for an invalid option or value, or if the set of tiles has no such outline.
    """
    settings = INFO.settings(chosen)
    spec = _spec(settings)
    shape(spec.outline, spec.reach)
    source = source_of("dominosa", *book("attested", "Omnibus"))
    return DominosaGame(INFO, settings, source, partial(puzzle_of, spec, FIRST))


def puzzles(chosen: Mapping[str, str], word: str) -> Generator[Message, None, dict[str, Any]]:
    """Yield progress messages; return a new puzzle, generated from the seed `word`, as JSON.

    Raises SetupError for invalid options, and `grade_not_found` if the generation fails.
    """
    dominosa = game(chosen)
    puzzle = yield from generate(_spec(dominosa.settings), word)
    return dominosa.to_json(State(puzzle))


def _spec(settings: Mapping[str, str]) -> PuzzleSpec:
    return PuzzleSpec(int(settings["reach"]), settings["grade"], settings["outline"])


SPEC = GameSpec(
    INFO,
    game,
    opponent="alveus.families.dominoes.dominosa.opponent",
    diagrams="alveus.families.dominoes.dominosa.diagram",
    sheets="alveus.families.dominoes.dominosa.sheet",
    puzzles=PuzzleMaker(puzzles),
    topics=TOPICS,
    writing="alveus.families.dominoes.dominosa.lines",
    schema="alveus.families.dominoes.dominosa.schema",
    terminal="alveus.families.dominoes.dominosa.terminal",
)
