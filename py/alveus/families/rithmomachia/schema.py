"""Type of positions of Rithmomachia.

A winning row is three or four stones on one line with the numbers of a winning progression.
"""

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
    """Owner (W, B), shape (R, T, S, P), number, `*` if it has changed sides, square: WR7*@d8."""
    captured: NotRequired[dict[str, list[Captured]]]
    """The captured stones not yet placed, with their original army's letter, keyed by captor."""
    clock: NotRequired[Count]
    """Plies since the last capture or placing."""
    stage: NotRequired[str]
    """The stage still to be played in this turn: `placing` or `taking`."""
    threatened: NotRequired[list[Square]]
    announced: NotRequired[dict[str, list[list[Square]]]]
    """Squares of rows that win if they are still complete after the enemy's reply."""
    early: NotRequired[dict[str, list[list[Square]]]]
    """Squares of rows complete before rows could win; they win only if built again.  Default: all
    complete rows, if rows of the side can win."""
    due: NotRequired[list[Square]]
    """Squares of equal enemies that the side on turn can capture by moving onto them."""
    seen: NotRequired[list[int]]
    """Hashes of the positions at the start of each turn since the last capture or placing."""
    repeated: NotRequired[Count]
    """How often the position has occurred; read only if `seen` is missing."""
    result: NotRequired[BattleResult]


POSITION = RithmomachiaPosition
