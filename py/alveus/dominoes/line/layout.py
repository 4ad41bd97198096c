"""The places of the table: hands, the slots of the own hand, the line and its ends, the stock.

The first tile laid lies on ``line.0``; places to its left count down, those to its right up, so
that a tile keeps its place while the line grows at both ends.
"""

from __future__ import annotations

from alveus.dominoes.line.state import LEFT, State

STOCK = "stock"


def hand_place(side: str) -> str:
    """The place of a hand whose tiles are not seen singly."""
    return f"hand.{side}"


def slot(side: str, number: int) -> str:
    """The place of one tile of the own hand."""
    return f"{side}.{number}"


def span(state: State) -> range:
    """The numbers of the places of the laid tiles, from left to right."""
    return range(-state.origin, len(state.line) - state.origin)


def line_place(state: State, end: str) -> str:
    """The place where the next tile at an end would lie."""
    laid = span(state)
    if not laid:
        return "line.0"
    return f"line.{laid.start - 1 if end == LEFT else laid.stop}"
