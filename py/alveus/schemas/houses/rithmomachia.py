"""Positions of the battle of numbers."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias

from alveus.schemas.limits import Limits
from alveus.schemas.positions import Count, Position, Result

Stone: TypeAlias = Annotated[str, Limits(pattern=r"^[WB][RTSP][1-9]\d{0,2}$")]
PlacedStone: TypeAlias = Annotated[str, Limits(pattern=r"^[WB][RTSP][1-9]\d{0,2}\*?@[a-h]\d+$")]
Square: TypeAlias = Annotated[str, Limits(pattern=r"^[a-h][1-9][0-9]?$")]


class BattleResult(Result):
    """How the battle ended, with the numbers of the winning row."""

    values: list[int]


class RithmomachiaPosition(Position):
    """A position of the battle of numbers."""

    turn: NotRequired[str]
    stones: list[PlacedStone]
    """Colour, shape, number, square; a star for a stone that plays for the other side."""
    captured: NotRequired[dict[str, list[Stone]]]
    """What each side has taken."""
    clock: NotRequired[Count]
    """Plies since the last capture."""
    stage: NotRequired[str]
    """What is still to be done in this turn."""
    threatened: NotRequired[list[Square]]
    announced: NotRequired[dict[str, list[list[Square]]]]
    """Rows that have been announced and must outlast the answer."""
    seen: NotRequired[list[int]]
    """Hashes of the positions since the last capture."""
    repeated: NotRequired[Count]
    """How often the position has come, where what was seen is not known."""
    result: NotRequired[BattleResult]


POSITION = RithmomachiaPosition
