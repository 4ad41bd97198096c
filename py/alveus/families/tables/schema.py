"""Type of positions of tables games as JSON."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from alveus.core.position_types import Count, Limits, Position, Result
from alveus.families.tables.state import CubeStage, CubeValue


class Men(TypedDict):
    """A player's men."""

    points: dict[str, Count]
    """Number of men, keyed by the point's number along the player's own path, from 1."""
    hand: NotRequired[Count]
    """Number of men not entered yet."""
    bar: NotRequired[Count]
    """Number of hit men on the bar or in the holding cell."""
    off: NotRequired[Count]
    """Number of men borne off."""


class Cube(TypedDict):
    """The doubling cube."""

    value: CubeValue
    owner: str | None
    stage: CubeStage
    """State of doubling in this turn: possible (open), offered, or no longer possible (past)."""


class TablesPosition(Position):
    """A position of a tables game."""

    turn: NotRequired[str | None]
    """Null before the roll that decides who starts."""
    dice: NotRequired[list[Annotated[int, Limits(1, 6)]] | None]
    """The roll of this turn, fixed dice included; null if the player has not rolled yet."""
    white: Men
    black: Men
    played: NotRequired[list[str]]
    """The steps of this turn so far, such as 6:10-16."""
    choice: NotRequired[bool]
    """True while the opponent must answer the roll 1-1-1 of the player on turn: send back one of
    that player's men, or decline."""
    cube: NotRequired[Cube | None]
    result: NotRequired[Result]


POSITION = TablesPosition
