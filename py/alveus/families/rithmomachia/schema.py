"""Type of positions of Rithmomachia."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias

from alveus.core.position_types import Count, Limits, Position, Result
from alveus.families.rithmomachia.notation import STONE

Captured: TypeAlias = Annotated[str, Limits(pattern=f"^{STONE}$")]
PlacedStone: TypeAlias = Annotated[str, Limits(pattern=rf"^{STONE}\*?@[a-h]\d+$")]
Square: TypeAlias = Annotated[str, Limits(pattern=r"^[a-h][1-9][0-9]?$")]


class BattleResult(Result):
    """Result of the game, with the numbers of the winning row (empty if no row has won)."""

    values: list[int]


class RithmomachiaPosition(Position):
    """A position of Rithmomachia."""

    turn: NotRequired[str]
    stones: list[PlacedStone]
    """Colour, shape, number and square; a star marks a stone that has changed sides."""
    captured: NotRequired[dict[str, list[Captured]]]
    """The stones that each side has captured."""
    clock: NotRequired[Count]
    """Plies since the last capture or placing."""
    stage: NotRequired[str]
    """The stage still to be played in this turn: `placing` or `taking`."""
    threatened: NotRequired[list[Square]]
    announced: NotRequired[dict[str, list[list[Square]]]]
    """Squares of announced winning rows, which must survive the reply."""
    early: NotRequired[dict[str, list[list[Square]]]]
    """Squares of complete rows that must be built again.  Default: all rows that can win."""
    due: NotRequired[list[Square]]
    """Squares of equal stones that the side on turn can capture by moving there."""
    seen: NotRequired[list[int]]
    """Hashes of the positions at the start of each turn since the last capture or placing."""
    repeated: NotRequired[Count]
    """Number of occurrences of the position, if the earlier positions are unknown."""
    result: NotRequired[BattleResult]


POSITION = RithmomachiaPosition
