"""Positions, moves and board places of block dominoes.

A tile that a player cannot see is None, so a player's knowledge (information state) is a State too.
A place is a text that identifies a spot on the board.  The first tile is on the place ``line.0``.
Places to its left count down and places to its right count up, so a tile keeps its place.
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.core.outcomes import Outcome
from alveus.families.dominoes.tiles import Tile

Hand = tuple[Tile | None, ...]
"""The visible tiles of a hand in ascending order, then None for each hidden tile."""
LineTile = tuple[int, int]
"""A played tile: its left and its right number."""
LEFT, RIGHT = "left", "right"
STOCK = "stock"
"""The name of the place of the face-down tiles."""


class Purchase(NamedTuple):
    """Record of a tile that a seat took from the stock."""

    seat: int
    held: int
    """Number of tiles in the hand of `seat` before it took the tile."""
    ends: tuple[int, ...]
    """The open numbers of the line at that time, left and right; empty before the first tile."""


class State(NamedTuple):
    """A position, or the part of it that one player knows."""

    hands: tuple[Hand, ...] = ()
    """One hand per seat; empty before the deal."""
    line: tuple[LineTile, ...] = ()
    stock: Hand = ()
    """Face-down tiles in the order of drawing; the last `Ruleset.talon` tiles are never taken."""
    turn: int | None = None
    """The seat to play; before the deal, the starter, or None if not yet decided."""
    starter: int | None = None
    origin: int = 0
    """Index in `line` of the first tile of the round, which is on the place ``line.0``."""
    layer: int | None = None
    """The seat that played the last tile."""
    passes: int = 0
    """Number of consecutive passes while no tile can be taken from the stock; 0 after any other
    move, but unchanged by a false pass (see `fines`).  The round ends if all have so passed."""
    bought: int = 0
    """Number of tiles taken from the stock in the current turn."""
    forced: bool = False
    """True if the player has bought in this turn (taken tiles from the stock), and had no fitting
    tile in the hand before the first of these purchases."""
    fines: tuple[int, ...] = ()
    """Points that each seat received for false passes (despite a legal move) of other players."""
    lacks: tuple[frozenset[int], ...] = ()
    """For each seat, numbers that it cannot have, because it passed when they were open.  Empty
    again when the seat takes a tile from the stock."""
    buys: tuple[Purchase, ...] = ()
    """All purchases of the round, from which computer opponents infer hidden tiles."""
    over: Outcome | None = None

    @property
    def ends(self) -> tuple[int, ...]:
        """The open numbers on the left and the right; empty before the first tile."""
        return (self.line[0][0], self.line[-1][1]) if self.line else ()

    def number_at(self, end: str) -> int:
        """Return the open number at an end (`left`, `right`) of a line with at least one tile."""
        return self.line[0][0] if end == LEFT else self.line[-1][1]

    def hand_of(self, seat: int) -> tuple[Tile, ...]:
        """Return the tiles of a seat's hand that this state shows; hidden tiles are left out."""
        return tuple([tile for tile in self.hands[seat] if tile is not None])

    @property
    def line_places(self) -> list[str]:
        """The place of each played tile, such as ``line.-1``, from left to right."""
        return [f"line.{number - self.origin}" for number in range(len(self.line))]

    def line_place(self, end: str) -> str:
        """Return the place of a tile added at `end` (see `Move`): ``line.0`` for the first tile."""
        if not self.line:
            return "line.0"
        return f"line.{-self.origin - 1 if end == LEFT else len(self.line) - self.origin}"

    def move_path(self, side: str, move: Move) -> list[str]:
        """Return the places to select for a move: tile and line end, or stock; [] for a pass."""
        if move.tile is None:
            return [STOCK] if move.kind == "buy" else []
        number = self.hands[self.turn or 0].index(move.tile)
        return [slot(side, number), self.line_place(move.end)]


class Move(NamedTuple):
    """A move of a kind: `join` (play a tile), `buy` (take a tile from the stock) or `pass`.

    Only `join` has a tile.
    """

    kind: str
    tile: Tile | None = None
    end: str = ""
    """`left` or `right`; "" for the first tile of the line, and if no tile is played."""


def ends_after(ends: tuple[int, ...], tile: Tile, end: str) -> tuple[int, ...]:
    """Return the open numbers (left, right) after `tile` is played at `end`, `left` or `right`.

    `ends` are the open numbers before.  If `ends` is empty, this is the first tile, and `end` has
    no effect.  The tile must fit; this is not checked.
    """
    if not ends:
        return tile
    left, right = ends
    return (tile.pips - left, right) if end == LEFT else (left, tile.pips - right)


class Deal(NamedTuple):
    """Shuffled tiles: one hand after the other in order of the seats, then the stock."""

    starter: int
    tiles: tuple[Tile, ...]


BUY, PASS = Move("buy"), Move("pass")


def hand_place(side: str) -> str:
    """Return the name of the place of a hidden hand (``hand.a``), the same for all its tiles."""
    return f"hand.{side}"


def slot(side: str, number: int) -> str:
    """Return the place of the tile with index `number` in a visible hand, such as ``a.0``."""
    return f"{side}.{number}"
