"""Dominosa, Adler's Omnibus: its catalogue entry, and the kinds of puzzles that can be had.

The options choose the puzzle that is drawn.  A puzzle that is given stands for itself.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from alveus.core.events import Message
from alveus.core.game import Info, Option, Source, source_of
from alveus.core.spec import GameSpec, PuzzleMaker
from alveus.dominoes.dominosa.codes import CODES
from alveus.dominoes.dominosa.game import DominosaGame
from alveus.dominoes.dominosa.generate import LEAST_MADE, MOST_MADE, PuzzleSpec, generate, puzzle_of
from alveus.dominoes.dominosa.shapes import SHAPES, shape
from alveus.dominoes.dominosa.state import State
from alveus.dominoes.dominosa.step import GRADES
from alveus.dominoes.dominosa.topics import TOPICS

FIRST = "1"
"""The seed of the puzzle that lies there when nobody has asked for another."""

_BOOK = "Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920"
_TATHAM = "Simon Tatham’s Portable Puzzle Collection, Dominosa"

_source = partial(source_of, "dominosa")


def _reach(reach: int) -> Source:
    if reach == 7:
        return _source(_BOOK, "Omnibus", "attested", "reach")
    return _source(_TATHAM, "", "modern", "reach")


def _grade(name: str) -> Source:
    if name in ("mengen", "tief"):
        return _source("", "", "modern", "grade")
    return _source(_BOOK, "“Omnibus”", "attested", "grade")


def _outline(name: str) -> Source:
    if name in ("rectangle", "cross"):
        return _source(_BOOK, "", "attested", "outline")
    if name == "ring":
        return _source(_BOOK, "“Borten”", "attested", "outline")
    return _source(_BOOK, f"Terzett, Fig. {name.upper()}", "attested", "outline")


OPTIONS = (
    Option("reach", {str(n): _reach(n) for n in range(LEAST_MADE, MOST_MADE + 1)}, "6"),
    Option("grade", {name: _grade(name) for name in GRADES}, GRADES[0]),
    Option("outline", {name: _outline(name) for name in SHAPES}, "rectangle"),
)

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
    """The puzzles of the chosen kind.  Raises SetupError, also where the outline does not fit."""
    settings = INFO.settings(chosen)
    spec = _spec(settings)
    shape(spec.outline, spec.reach)
    source = _source(_BOOK, "Omnibus", "attested")
    return DominosaGame(INFO, settings, source, partial(puzzle_of, spec, FIRST))


def puzzles(chosen: Mapping[str, str], word: str) -> Generator[Message, None, dict[str, Any]]:
    """The position of the puzzle that a seed names: a number, a date or any other word."""
    made = game(chosen)
    puzzle = yield from generate(_spec(made.settings), word)
    return made.to_json(State(puzzle))


def _spec(settings: Mapping[str, str]) -> PuzzleSpec:
    return PuzzleSpec(int(settings["reach"]), settings["grade"], settings["outline"])


SPEC = GameSpec(
    INFO,
    game,
    opponent="alveus.ai.dominoes.dominosa",
    diagrams="alveus.diagrams.dominoes.sheet",
    sheets="alveus.sheets.dominoes.puzzle",
    puzzles=PuzzleMaker(puzzles),
    topics=TOPICS,
    writing="alveus.dominoes.dominosa.positions",
    schema="alveus.schemas.houses.dominosa",
    terminal="alveus.dominoes.dominosa.terminal",
)
