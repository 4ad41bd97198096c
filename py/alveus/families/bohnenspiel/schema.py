"""The JSON type of positions, which the module `notation` reads and writes."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias

from alveus.core.position_types import Count, Limits, Position, Result

Pits: TypeAlias = Annotated[list[Count], Limits(items=12)]
Both: TypeAlias = Annotated[list[Count], Limits(items=2)]


class MancalaPosition(Position):
    """A position of the Bohnenspiel."""

    turn: NotRequired[str]
    pits: Pits
    """Beans in South's six pits, then in North's, each from their owner's left."""
    stores: Both
    skips: NotRequired[Both]
    """Number of passes left to South and to North."""
    clock: NotRequired[Count]
    """Plies since the last capture; if the rule `endless` is `cap`, since the start of the game."""
    seen: NotRequired[list[Pits]]
    """If the rule `endless` is `repetition`: the pits of each earlier position since the last
    capture, oldest first."""
    result: NotRequired[Result]


POSITION = MancalaPosition
