"""Boards in characters, and diagrams as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from alveus.play.positions import Position, state_of
from alveus.play.sentences import speaking


class HasPosition(Protocol):
    """A match, or whatever else shows a position."""

    @property
    def position(self) -> Position:
        """The position."""


def board(position: Position, *, ascii: bool = False) -> str:  # noqa: A002
    """The board in characters, plain ones if need be."""
    from alveus import diagrams

    return diagrams.board(*state_of(position), ascii=ascii)


def diagram(
    shown: Position | HasPosition,
    *,
    size: str = "medium",
    move: str | None = None,
    places: Sequence[str] = (),
    theme: str = "print",
) -> str:
    """A position or match as the text of an SVG drawing.

    `size` is "small", "medium" or "large"; `move` is drawn with arrows, `places` are marked.
    Raises SetupError `bad_value` for an unknown size, theme or place; NotationError or IllegalMove
    for an unreadable or illegal move.

    >>> import alveus
    >>> alveus.diagram(alveus.game("bohnenspiel").start()).startswith("<svg")
    True
    """
    from alveus import diagrams

    rules, state = state_of(shown if isinstance(shown, Position) else shown.position)
    with speaking(rules.info):
        return diagrams.diagram(rules, state, size=size, move=move, places=places, theme=theme)
