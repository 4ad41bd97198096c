"""Drawings of positions: `board` draws in characters, `diagram` in SVG.

A game's spec names the module that draws it.  Games without such a module are drawn from their
view, the JSON that describes a position to the page.  The argument `state` of both functions is a
state or an information state (the state as one seat knows it); hidden tiles are drawn face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alveus import registry
from alveus.core.game import Game
from alveus.core.json_validation import member
from alveus.diagrams.elements import Highlights
from alveus.diagrams.svg import SIZES, THEMES, Drawing

__all__ = ["SIZES", "THEMES", "board", "diagram"]

PLAIN = "alveus.diagrams.plain"


def board(game: Game[Any, Any], state: Any, *, ascii: bool = False) -> str:  # noqa: A002
    """Draw a position in characters: lines of at most 80 characters, Unicode or ASCII only."""
    lines: Sequence[str] = _drawn_by(game, "board")(game, state, ascii)
    return "\n".join(lines)


def diagram(
    game: Game[Any, Any],
    state: Any,
    *,
    size: str = "medium",
    move: Any = None,
    places: Sequence[str] = (),
    theme: str = "print",
) -> str:
    """Draw a position in SVG, with arrows for a move; return the SVG document.

    `size` is small, medium or large; `theme` is print or screen.  `move` is a legal move, or a move
    or turn as text.  `places` are ids of places to highlight.  Raises SetupError `bad_value` for an
    unknown size, theme or place; NotationError or IllegalMove for an invalid `move`.
    """
    member({"size": size}, "size", tuple(SIZES), "medium")
    member({"theme": theme}, "theme", tuple(THEMES), "print")
    moves = game.parse(state, move) if isinstance(move, str) else (move,)
    highlights = Highlights(() if move is None else moves, tuple(places))
    drawing: Drawing = _drawn_by(game, "diagram")(game, state, highlights)
    return drawing.svg(game.info.id, size, theme, _describe_course(game, state))


def _drawn_by(game: Game[Any, Any], name: str) -> Any:
    game_id = game.info.id
    return registry.part(registry.spec(game_id).diagrams or PLAIN, name, game_id)


def _describe_course(game: Game[Any, Any], state: Any) -> list[str]:
    seats, turn, outcome = game.info.seats, game.turn(state), game.outcome(state)
    if outcome is None:
        return [] if turn is None else [f"turn: {seats[turn]}"]
    winner = [] if outcome.winner is None else [seats[outcome.winner]]
    return [" ".join(["result:", *winner, outcome.ending])]
