"""Type of positions of the Bohnenspiel."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias

from alveus.core.position_types import Count, Limits, Position, Result

Pits: TypeAlias = Annotated[list[Count], Limits(items=12)]
Both: TypeAlias = Annotated[list[Count], Limits(items=2)]


class MancalaPosition(Position):
    """A position of the Bohnenspiel."""

    turn: NotRequired[str]
    pits: Pits
    """South's six pits from left to right, then North's from North's own left."""
    stores: Both
    skips: NotRequired[Both]
    """Number of passes that each side still has."""
    clock: NotRequired[Count]
    """Plies since the last capture."""
    seen: NotRequired[list[Pits]]
    """The pits after each of these plies except the last."""
    result: NotRequired[Result]


POSITION = MancalaPosition
