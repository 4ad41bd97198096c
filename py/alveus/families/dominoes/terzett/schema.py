"""Types of positions of Terzett: a figure to solve, and an outline to fill."""

from __future__ import annotations

from typing import NotRequired

from alveus.core.position_types import Number, Position, SheetPosition, Tile


class BoardPosition(Position):
    """A position while composing a figure: an outline, and the tiles placed on it so far."""

    outline: list[str]
    """The rows of the outline: ``.`` or space is outside, all else a cell."""
    given: NotRequired[dict[str, Number]]
    """Prescribed numbers, keyed by the name of the cell."""
    sums: NotRequired[dict[str, int]]
    """Prescribed sums of rows (keyed by number) and columns (by letter)."""
    laid: NotRequired[list[str]]
    trials: NotRequired[list[list[str]]]
    held: NotRequired[Tile]
    """The tile in the player's hand, not yet placed."""
    help: NotRequired[bool]
    """True if live help is shown: impossible cells, numbers and tiles."""


POSITION = SheetPosition | BoardPosition
