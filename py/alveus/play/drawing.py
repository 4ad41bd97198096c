"""Boards as text, and diagrams as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from alveus.play.positions import Position, state_of
from alveus.play.sentences import speaking


class HasPosition(Protocol):
    """Any object with a position, such as a match."""

    @property
    def position(self) -> Position:
        """The position."""


def board(position: Position, *, ascii: bool = False) -> str:  # noqa: A002
    """Return the board as text; `ascii` limits it to ASCII characters."""
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
    """Return a diagram of a position or match as SVG text.

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
