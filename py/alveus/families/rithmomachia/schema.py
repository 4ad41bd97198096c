"""Type of positions of Rithmomachia."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias

from alveus.core.position_types import Count, Limits, Position, Result
from alveus.families.rithmomachia.notation import STONE

Captured: TypeAlias = Annotated[str, Limits(pattern=f"^{STONE}$")]
PlacedStone: TypeAlias = Annotated[str, Limits(pattern=rf"^{STONE}\*?@[a-h]\d+$")]
Square: TypeAlias = Annotated[str, Limits(pattern=r"^[a-h][1-9][0-9]?$")]


class BattleResult(Result):
    """Result, with the numbers of the winning row (empty if no row has won)."""

    values: list[int]


class RithmomachiaPosition(Position):
    """A position of Rithmomachia."""

    turn: NotRequired[str]
    stones: list[PlacedStone]
    """Side it plays for, shape, number, square: WR2@c2; WR7*@d8 after changing sides."""
    captured: NotRequired[dict[str, list[Captured]]]
    """By captor: stones not yet placed, in their original colour."""
    clock: NotRequired[Count]
    """Plies since the last capture or placing."""
    stage: NotRequired[str]
    """The stage still to be played in this turn: `placing` or `taking`."""
    threatened: NotRequired[list[Square]]
    announced: NotRequired[dict[str, list[list[Square]]]]
    """Squares of announced winning rows, which must survive the reply."""
    early: NotRequired[dict[str, list[list[Square]]]]
    """Squares of complete rows to be built again.  Default: all, if rows of the side can win."""
    due: NotRequired[list[Square]]
    """Squares of equal enemies that the side on turn can move onto."""
    seen: NotRequired[list[int]]
    """Hashes of the positions at the start of each turn since the last capture or placing."""
    repeated: NotRequired[Count]
    """How often the position has occurred; read only if `seen` is missing."""
    result: NotRequired[BattleResult]


POSITION = RithmomachiaPosition
