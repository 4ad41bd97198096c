"""Positions of a figure to be solved, and of an outline to be filled."""

from __future__ import annotations

from typing import NotRequired

from alveus.schemas.positions import Number, Position, SheetPosition, Tile


class BoardPosition(Position):
    """An outline to be filled with tiles."""

    outline: list[str]
    """Its rows; a dot where there is no cell."""
    given: NotRequired[dict[str, Number]]
    """Numbers that are prescribed, by cell."""
    sums: NotRequired[dict[str, int]]
    """Sums that are prescribed, by row or column."""
    laid: NotRequired[list[str]]
    trials: NotRequired[list[list[str]]]
    held: NotRequired[Tile]
    """The tile in the hand."""
    help: NotRequired[bool]
    """Whether it is shown where tiles can lie."""


POSITION = SheetPosition | BoardPosition
