"""Positions of the games with dice and men."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from alveus.schemas.limits import Limits
from alveus.schemas.positions import Count, Position, Result


class Men(TypedDict):
    """A player's men."""

    points: dict[str, Count]
    """By the point's number along the player's own way, from 1."""
    hand: NotRequired[Count]
    """Still to enter."""
    bar: NotRequired[Count]
    """Hit, and waiting to enter again."""
    off: NotRequired[Count]
    """Borne off."""


class Cube(TypedDict):
    """The doubling cube."""

    value: Literal[1, 2, 4, 8, 16, 32, 64]
    owner: str | None
    stage: Literal["open", "offered", "past"]
    """Whether it may still be turned in this turn."""


class TablesPosition(Position):
    """A position of a game with dice."""

    turn: NotRequired[str | None]
    """Null before the throw for the first turn."""
    dice: NotRequired[list[Annotated[int, Limits(1, 6)]] | None]
    """As thrown; null before the throw."""
    white: Men
    black: Men
    played: NotRequired[list[str]]
    """The steps that have been made in this turn."""
    choice: NotRequired[bool]
    """Whether the player may send men of the opponent's back."""
    cube: NotRequired[Cube | None]
    result: NotRequired[Result]


POSITION = TablesPosition
