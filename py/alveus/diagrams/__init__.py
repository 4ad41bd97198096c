"""Positions on paper: boards in characters, and drawings as in a printed book of games.

A game's spec names the module that draws it; a game that names none is drawn by its view.  What is
drawn is a state or what a seat knows of one: a tile that nobody shows lies on its face.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.diagrams.pointing import Pointing
from alveus.diagrams.svg import SIZES, THEMES, Drawing

__all__ = ["SIZES", "THEMES", "board", "diagram"]

PLAIN = "alveus.diagrams.plain"


def board(game: Game[Any, Any], known: Any, *, ascii: bool = False) -> str:  # noqa: A002
    """The board in characters: lines of at most 80, in Unicode or in ASCII alone."""
    lines: Sequence[str] = _drawn_by(game, "board")(game, known, ascii)
    return "\n".join(lines)


def diagram(
    game: Game[Any, Any],
    known: Any,
    *,
    size: str = "medium",
    move: Any = None,
    places: Sequence[str] = (),
    theme: str = "print",
) -> str:
    """The board as a drawing in SVG, with the way of a move that is to be played from it.

    `size` is one of SIZES, `theme` of THEMES.  `move` is a move of the game, or the text of one or
    of a whole turn; `places` are the ids of the places to be highlighted, as views name them.
    Raises SetupError `bad_value` for a size, a theme or a place that does not exist, NotationError
    or IllegalMove for a text that names no move.
    """
    _check("size", size, SIZES)
    _check("theme", theme, THEMES)
    moves = game.parse(known, move) if isinstance(move, str) else (move,)
    pointing = Pointing(() if move is None else moves, tuple(places))
    drawing: Drawing = _drawn_by(game, "diagram")(game, known, pointing)
    return drawing.svg(game.info.id, size, theme, _tell_course(game, known))


def _drawn_by(game: Game[Any, Any], name: str) -> Any:
    game_id = game.info.id
    return registry.part(registry.spec(game_id).diagrams or PLAIN, name, game_id)


def _tell_course(game: Game[Any, Any], known: Any) -> list[str]:
    """Whose turn it is, or how the game ended."""
    seats, turn, outcome = game.info.seats, game.turn(known), game.outcome(known)
    if outcome is None:
        return [] if turn is None else [f"turn: {seats[turn]}"]
    winner = [] if outcome.winner is None else [seats[outcome.winner]]
    return [" ".join(["result:", *winner, outcome.ending])]


def _check(name: str, value: str, allowed: Collection[str]) -> None:
    if value not in allowed:
        raise SetupError("bad_value", name=name, value=str(value)[:80])
