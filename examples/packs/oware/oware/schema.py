"""The type of positions in JSON."""

from __future__ import annotations

from typing import Annotated, NotRequired

from alveus.pack_schema import Count, Limits, Position


class OwarePosition(Position):
    """A position of Oware."""

    turn: NotRequired[str]
    houses: Annotated[list[Count], Limits(items=12)]
    """Seeds in South's six houses, then in North's, each from their owner's left."""
    stores: Annotated[list[Count], Limits(items=2)]
    quiet: NotRequired[Count]
    """Number of moves since the last capture."""


POSITION = OwarePosition
