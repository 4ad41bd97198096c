"""Terzett and its kin: the catalogue entry, and how new figures are had."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from types import MappingProxyType
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.events import Message, say
from alveus.core.game import Info, Option, Source
from alveus.core.reading import text
from alveus.core.spec import GameSpec, PuzzleMaker
from alveus.core.stream import Stream, stream_of
from alveus.core.view import Certainty
from alveus.dominoes.dominosa.state import State
from alveus.dominoes.terzett.board import Board, board_of, lay_out, shape
from alveus.dominoes.terzett.codes import CODES
from alveus.dominoes.terzett.compose import compose
from alveus.dominoes.terzett.figure import keys
from alveus.dominoes.terzett.game import TerzettGame
from alveus.dominoes.terzett.kinds import KINDS
from alveus.dominoes.terzett.library import LibraryFigure, library_figure, of_kind, vary
from alveus.dominoes.terzett.topics import TOPICS

_BOOK = "Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920"


def _kind(name: str) -> Source:
    place = "“Terzett-Spiele”" if name == "terzett" else "Vorgeschichte"
    certainty: Certainty = "disputed" if name == "duett" else "attested"
    return Source(_BOOK, place, certainty, f"note-terzett-{name}")


OPTIONS = (
    Option(
        "task",
        {
            "figure": Source(_BOOK, "Fig. I–XVII", "attested", "note-terzett-figure"),
            "compose": Source(_BOOK, "“Terzett-Spiele”", "attested", "note-terzett-compose"),
        },
        "figure",
    ),
    Option("kind", {name: _kind(name) for name in KINDS}, "terzett"),
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"measles": {}, "composing": {"task": "compose"}}
)

INFO = Info(
    "terzett", "dominoes", ("solver",), OPTIONS, PRESETS, CODES, chance=False, named_pieces=True
)


def game(chosen: Mapping[str, str]) -> TerzettGame:
    """Figures of the chosen kind.  Raises SetupError."""
    source = Source(_BOOK, "“Terzett-Spiele”", "attested")
    return TerzettGame(INFO, INFO.settings(chosen), source)


def puzzles(chosen: Mapping[str, str], word: str) -> Generator[Message, None, dict[str, Any]]:
    """A figure from the library, which the seed chooses, relabels and turns."""
    made = game(chosen)
    chance = stream_of(f"library {word}")
    return (yield from _from_library(made, chance.choice(of_kind(made.kind)), chance))


def puzzles_from(
    chosen: Mapping[str, str], word: str, start: Mapping[str, Any]
) -> Generator[Message, None, dict[str, Any]]:
    """A figure of one outline of the library, or one composed from a board as it stands.

    Raises SetupError: `no_outline`, `impossible`, `figure_not_found`, or as boards are refused.
    """
    if "library" in start:
        entry = library_figure(text(start["library"], "library"))
        made = game({**chosen, "kind": entry.kind})
        return (yield from _from_library(made, entry, stream_of(f"library {word}")))
    made = game(chosen)
    board = made.from_json(start)
    if not isinstance(board, Board):
        raise SetupError("missing", name="outline")
    whole = yield from compose(board, word)
    return _position(made, whole)


def _from_library(
    made: TerzettGame, entry: LibraryFigure, chance: Stream
) -> Generator[Message, None, dict[str, Any]]:
    yield say("generating", count=1)
    puzzle = vary(entry.puzzle, chance)
    board = board_of(tuple(shape(puzzle.figure)), entry.kind)
    return _position(made, lay_out(board, puzzle, next(keys(puzzle, made.kind))))


def _position(made: TerzettGame, whole: Board) -> dict[str, Any]:
    """A finished board as it is wanted: to be solved, or to be looked at."""
    return made.to_json(whole if made.settings["task"] == "compose" else State(whole.puzzle))


SPEC = GameSpec(
    INFO,
    game,
    opponent="alveus.ai.dominoes.terzett",
    diagrams="alveus.diagrams.dominoes.composing",
    sheets="alveus.sheets.dominoes.puzzle",
    puzzles=PuzzleMaker(puzzles, puzzles_from),
    topics=TOPICS,
    writing="alveus.dominoes.terzett.positions",
    schema="alveus.schemas.houses.terzett",
    terminal="alveus.dominoes.terzett.terminal",
)
