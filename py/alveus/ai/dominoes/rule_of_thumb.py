"""Rules of thumb for joining tiles: how much a player who does not count wants a move.

Of the book's own advice: shed high tiles, spend doubles before they are shut out, and keep many
numbers to answer with.
"""

from __future__ import annotations

from alveus.dominoes.line.state import LEFT, Move, State
from alveus.dominoes.tiles import Tile

VARIETY = 2.5
"""What another number to answer with is worth, in pips, and so is being rid of a double."""
CAUTION = 0.3
"""How much less than a tile a child wants to buy, who lays or takes what comes first."""


def wish(known: State, move: Move, kind: str, chance: float) -> float:
    """How much a move is wanted by rule of thumb; `chance` from 0 to 1 decides between equals."""
    if kind == "curious":
        return chance - CAUTION * (move.tile is None)
    if move.tile is None:
        return chance / 100 - 100
    if kind == "any":
        return chance
    spread = 0.0
    if kind == "varied":
        spread = VARIETY * (len(numbers(rest(known, move))) + move.tile.double)
    return move.tile.pips + spread + chance / 100


def rest(known: State, move: Move) -> tuple[Tile, ...]:
    """The hand after a tile has been laid."""
    return tuple(tile for tile in known.hand_of(known.turn or 0) if tile != move.tile)


def open_numbers(known: State, move: Move) -> tuple[int, int]:
    """The open numbers after a tile has been laid."""
    tile = move.tile or Tile(0, 0)
    if not known.line:
        return tile.low, tile.high
    left, right = known.ends
    if move.end == LEFT:
        return sum(tile) - left, right
    return left, sum(tile) - right


def numbers(hand: tuple[Tile, ...]) -> set[int]:
    """The numbers a hand can answer with."""
    return {number for tile in hand for number in tile}
