"""Positions of the games in which tiles are joined in a line."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from alveus.schemas.positions import Count, Number, Position, Result, Tile

Hand: TypeAlias = list[Tile | None]
"""Tiles; null for one that is not known."""


class Purchase(TypedDict):
    """A tile that was bought: by whom, with how many in hand, at which ends."""

    seat: str
    held: Count
    ends: list[Number]


class LinePosition(Position):
    """A position of a game in which tiles are joined in a line; without hands before the deal."""

    turn: str | None
    hands: NotRequired[dict[str, Hand]]
    line: NotRequired[list[Tile]]
    """From left to right as it lies."""
    stock: NotRequired[Hand]
    """In the order in which it is drawn; its end is the talon."""
    starter: NotRequired[str]
    layer: NotRequired[str]
    """Who laid the last tile."""
    origin: NotRequired[Count]
    """The place of the first tile in the line."""
    passes: NotRequired[Count]
    bought: NotRequired[Count]
    forced: NotRequired[bool]
    fines: NotRequired[dict[str, Count]]
    lacks: NotRequired[dict[str, list[Number]]]
    """Numbers that a side has shown not to hold."""
    buys: NotRequired[list[Purchase]]
    result: NotRequired[Result]


POSITION = LinePosition
