"""Positions of the games of pits and beans."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias

from alveus.schemas.limits import Limits
from alveus.schemas.positions import Count, Position, Result

Pits: TypeAlias = Annotated[list[Count], Limits(items=12)]
Both: TypeAlias = Annotated[list[Count], Limits(items=2)]


class MancalaPosition(Position):
    """A position of a game of pits and beans."""

    turn: NotRequired[str]
    pits: Pits
    """South's six from left to right, then North's from his own left."""
    stores: Both
    skips: NotRequired[Both]
    """How often each may still pass."""
    clock: NotRequired[Count]
    """Plies since the last capture."""
    seen: NotRequired[list[Pits]]
    """The pits after each of these plies but the last."""
    result: NotRequired[Result]


WRITTEN = MancalaPosition
