"""Boards and figures for the tests, in the game's own notation."""

from __future__ import annotations

from typing import Any

from alveus import registry
from alveus.ai import finish
from alveus.core.errors import SetupError
from alveus.families.dominoes.dominosa.outline import bits, write_key
from alveus.families.dominoes.terzett.board import Board
from alveus.families.dominoes.terzett.compose import compose
from alveus.families.dominoes.terzett.game import TerzettGame
from alveus.families.dominoes.terzett.possibilities import check_possible

RECTANGLE = ["#########"] * 8
SMALL = ["###", "###"]
"""Three tiles, two groups of three."""


def terzett(**options: str) -> TerzettGame:
    game = registry.game("terzett", options)
    assert isinstance(game, TerzettGame)
    return game


def board(outline: list[str] = SMALL, kind: str = "terzett", **on_it: Any) -> Board:
    state = terzett(kind=kind).from_json({"outline": outline, **on_it})
    assert isinstance(state, Board)
    return state


def after(state: Any, *texts: str) -> Any:
    """The board or sheet after these moves."""
    game = terzett()
    for text in texts:
        for move in game.parse(state, text):
            state, _ = game.apply(state, move)
    return state


def made(start: Board, seed: str = "1") -> Board:
    """Return the figure that the composer makes from a board."""
    return finish(compose(start, seed))


def impossible(start: Board) -> str | None:
    """Return the proof that a board cannot be completed, or None."""
    try:
        check_possible(start)
    except SetupError as error:
        return str(error.params.get("why", error.code))
    return None


def grid(whole: Board) -> list[list[Any]]:
    return whole.puzzle.grid


def key(whole: Board) -> list[str]:
    return write_key(whole.figure, bits(whole.key))


def below(columns: str, numbers: range) -> dict[str, int]:
    """Numbers prescribed one below the other in some columns."""
    return {f"{column}{row + 1}": row for column in columns for row in numbers}


def across(row: int, columns: str, number: int) -> dict[str, int]:
    """One number prescribed along a row."""
    return {f"{column}{row}": number for column in columns}
