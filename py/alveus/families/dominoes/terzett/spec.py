"""Catalogue entry of Terzett: options with their sources, and message codes.

`make_puzzle` makes the figure (a layout of tiles with groups of equal numbers) for a new game.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.events import Message, say
from alveus.core.game import Info, Option, source_of
from alveus.core.json_validation import text
from alveus.core.spec import GameSpec, PuzzleMaker
from alveus.core.stream import stream_of
from alveus.families.dominoes.book import book
from alveus.families.dominoes.dominosa.spec import CODES as SHEET_CODES
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.terzett.board import Board, empty_board, placements
from alveus.families.dominoes.terzett.compose import compose
from alveus.families.dominoes.terzett.figure import keys, library_figure, of_kind, vary
from alveus.families.dominoes.terzett.game import TerzettGame
from alveus.families.dominoes.terzett.topics import TOPICS

_CHAPTER = book("attested", "“Terzett-Spiele”")
_EARLIER = book("attested", "Vorgeschichte")
_TASKS = {"figure": book("attested", "Fig. I–XVII"), "compose": _CHAPTER}
_KINDS = {
    "terzett": _CHAPTER,
    "duett": book("disputed", "Vorgeschichte"),
    "quadrat": _EARLIER,
    "quartett": _EARLIER,
    "quodlibet": _EARLIER,
}
OPTIONS = tuple(
    Option(
        name, {code: source_of("terzett", *cited, code) for code, cited in readings.items()}, first
    )
    for name, first, readings in (("task", "figure", _TASKS), ("kind", "terzett", _KINDS))
)

PRESETS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"measles": {}, "composing": {"task": "compose"}}
)

_BOARD_CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": ("hold", "put_back", "place", "take", "turn", "help_on", "help_off"),
        "status": (
            "composed", "tiles_to_lay", "held", "sum", "sum_missed", "missing_groups", "holes",
            "unpaired", "never", "tiles_stuck", "not_grouped_yet", "shape_missing",
            "double_alone",
        ),
        "reason": ("not_laid", "not_in_hand", "nothing_held", "given_otherwise", "double_turned"),
        "error": (
            "cells_number", "outline_apart", "given_range", "given_count", "no_such_line",
            "no_such_tile", "tile_twice", "not_grouped", "shape_missing", "given_otherwise",
            "not_neighbours", "not_in_hand", "impossible", "figure_not_found",
            "figure_not_in_time", "double_turned", "turned_twice", "not_full",
        ),
        "label": ("square", "hold", "put_back", "place", "take", "turn"),
        "ending": ("composed",),
        "counter": ("laid", "groups", "connections"),
        "action": ("help",),
        "hint": ("either", "lost_cell", "lost_number", "lost_tile", "begin", "leads", "no_advice"),
        "mark": ("given", "hole", "never", "grouped"),
        "task": ("composing",),
    }
)  # fmt: skip

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        kind: (*SHEET_CODES.get(kind, ()), *_BOARD_CODES.get(kind, ()))
        for kind in {**SHEET_CODES, **_BOARD_CODES}
    }
)
"""All message codes, for puzzle sheets and for the composing board, keyed by kind of message."""

INFO = Info(
    "terzett", "dominoes", ("solver",), OPTIONS, PRESETS, CODES, chance=False, named_pieces=True
)


def game(chosen: Mapping[str, str]) -> TerzettGame:
    """Return the game with the chosen options.  Raises SetupError for invalid options."""
    return TerzettGame(INFO, INFO.settings(chosen), source_of("terzett", *_CHAPTER))


def make_puzzle(
    chosen: Mapping[str, str], word: str, start: Mapping[str, Any] | None = None
) -> Generator[Message, None, dict[str, Any]]:
    """Yield progress; return the position for a new game with the options `chosen`, as JSON.

    The position is a figure to solve or, if the option `task` is `compose`, a board with all tiles
    placed.  The figure is a random variant (numbers exchanged, rotated or reflected) of a library
    figure: of NAME if `start` is ``{"library": NAME}``, of a random one without `start`.  Any other
    `start` is the JSON of a composing board, of which the empty cells are filled.  The same seed
    `word` gives the same result.  Raises NotationError or SetupError, such as `no_outline` for an
    unknown name, or `impossible` or `figure_not_found` if the cells cannot be filled.
    """
    if start is not None and "library" not in start:
        new_game = game(chosen)
        board = new_game.from_json(start)
        if not isinstance(board, Board):
            raise SetupError("missing", name="outline")
        board = yield from compose(board, word)
    else:
        entry = None if start is None else library_figure(text(start["library"], "library"))
        new_game = game(chosen if entry is None else {**chosen, "kind": entry.kind})
        yield say("generating", count=1)
        chance = stream_of(f"library {word}")
        puzzle = vary((entry or chance.choice(of_kind(new_game.kind))).puzzle, chance)
        laid = placements(puzzle, next(keys(puzzle, new_game.kind)))
        board = replace(empty_board(puzzle.figure, new_game.kind), laid=laid)
    return new_game.to_json(board if new_game.task == "compose" else State(board.puzzle))


SPEC = GameSpec(
    INFO,
    game,
    opponent="alveus.families.dominoes.terzett.opponent",
    diagrams="alveus.families.dominoes.terzett.diagram",
    sheets="alveus.families.dominoes.terzett.sheet",
    puzzles=PuzzleMaker(make_puzzle, make_puzzle),
    topics=TOPICS,
    writing="alveus.families.dominoes.terzett.notation",
    schema="alveus.families.dominoes.terzett.schema",
    terminal="alveus.families.dominoes.terzett.terminal",
)
