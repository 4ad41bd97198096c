"""Type of positions of block dominoes as JSON."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from alveus.core.position_types import Count, Number, Position, Result, Tile

Hand: TypeAlias = list[Tile | None]
"""Tiles; null for an unknown tile."""


class Purchase(TypedDict):
    """A tile taken from the stock: the player, their hand size before, and the open numbers."""

    seat: str
    held: Count
    ends: list[Number]


class LinePosition(Position):
    """A position of block dominoes; before the deal, `hands` and all members below are absent."""

    turn: str | None
    hands: NotRequired[dict[str, Hand]]
    line: NotRequired[list[Tile]]
    """The line from left to right; each tile begins with its left number."""
    stock: NotRequired[Hand]
    """The stock in the order of drawing; in Sperrdomino the last two tiles are the talon."""
    starter: NotRequired[str]
    layer: NotRequired[str]
    """The side that played the last tile."""
    origin: NotRequired[Count]
    """Index in `line` of the first tile of the round."""
    passes: NotRequired[Count]
    bought: NotRequired[Count]
    forced: NotRequired[bool]
    fines: NotRequired[dict[str, Count]]
    lacks: NotRequired[dict[str, list[Number]]]
    """For each side, numbers that it cannot have, because it passed when they were open."""
    buys: NotRequired[list[Purchase]]
    result: NotRequired[Result]


POSITION = LinePosition
