"""Draw positions as text (`board`) and as SVG (`diagram`).

`Drawn` is the base class of matches and puzzles, which are shown as drawings of their position.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence

from alveus.core.json_validation import text, texts
from alveus.play.positions import Position, state_of
from alveus.play.sentences import with_error_text


class Drawn(ABC):
    """Base class of objects whose `position` is drawn: by `str` as text, in a notebook as SVG.

    The text is limited to ASCII if standard output cannot encode its other characters.
    """

    @property
    @abstractmethod
    def position(self) -> Position:
        """The position to draw."""

    def __str__(self) -> str:
        text = board(self.position)
        try:
            text.encode(output_encoding())
        except UnicodeEncodeError:
            return board(self.position, ascii=True)
        return text

    def _repr_svg_(self) -> str:
        return diagram(self.position)


def output_encoding() -> str:
    """Return the encoding of standard output."""
    return getattr(sys.stdout, "encoding", None) or "utf-8"


def board(position: Position, *, ascii: bool = False) -> str:  # noqa: A002
    """Return the board as text; `ascii` limits it to ASCII characters."""
    from alveus import diagrams

    return diagrams.board(*state_of(position), ascii=ascii)


def diagram(
    shown: Position | Drawn,
    *,
    size: str = "medium",
    move: str | None = None,
    places: Sequence[str] = (),
    theme: str = "print",
) -> str:
    """Return a diagram of a position or match as SVG text.

    `size` is "small", "medium" or "large"; `theme` is "print" (black on white) or "screen" (system
    colours).  `move`, a move or turn as text, is drawn with arrows.  `places` are ids of places to
    highlight.  Raises SetupError `bad_value` for an unknown size, theme or place; NotationError if
    `move` is not a move; IllegalMove if it is illegal (some illegal moves are drawn instead).

    >>> import alveus
    >>> alveus.diagram(alveus.game("bohnenspiel").start()).startswith("<svg")
    True
    """
    from alveus import diagrams

    rules, state = state_of(shown.position if isinstance(shown, Drawn) else shown)
    with with_error_text(rules.info):
        if move is not None:
            text(move, "move")
        places = texts(places, "places")
        return diagrams.diagram(rules, state, size=size, move=move, places=places, theme=theme)
