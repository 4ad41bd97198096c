"""A position of a game of joining: the line, the hands, the stock, and what was given away.

Tiles that may not be seen are None: what a seat knows is a State as well.
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.core.outcomes import Outcome
from alveus.dominoes.tiles import Tile

Hand = tuple[Tile | None, ...]
"""The tiles of a hand, sorted; all None where it is hidden."""
Laid = tuple[int, int]
"""A tile of the line by its two numbers, left one first."""
LEFT, RIGHT = "left", "right"


class Purchase(NamedTuple):
    """Somebody took a tile: the seat, how many tiles it held before, and the numbers open then."""

    seat: int
    held: int
    ends: tuple[int, ...]


class State(NamedTuple):
    """A position, or what a seat knows of it."""

    hands: tuple[Hand, ...] = ()
    """The hand of every seat; none before the deal."""
    line: tuple[Laid, ...] = ()
    stock: Hand = ()
    """The face-down tiles in the order in which they are taken; the last ones are the talon."""
    turn: int | None = None
    """The seat to play; before the deal the one that will begin, if that is known."""
    starter: int | None = None
    origin: int = 0
    """Where in the line the first tile laid lies."""
    layer: int | None = None
    """Who laid the last tile."""
    passes: int = 0
    """How many have passed one after the other with nothing left to take."""
    bought: int = 0
    """Tiles taken in this turn."""
    forced: bool = False
    """Whether they had to be: none fitted when the turn began."""
    fines: tuple[int, ...] = ()
    """Points every seat has been credited because another passed without need."""
    lacks: tuple[frozenset[int], ...] = ()
    """The numbers every seat has shown not to have, by passing."""
    buys: tuple[Purchase, ...] = ()
    """Every tile taken so far, for those who remember."""
    over: Outcome | None = None

    @property
    def ends(self) -> tuple[int, ...]:
        """The numbers at the left and the right end; none before the first tile."""
        return (self.line[0][0], self.line[-1][1]) if self.line else ()

    def hand_of(self, seat: int) -> tuple[Tile, ...]:
        """The tiles of a hand, as far as they can be seen."""
        return tuple(tile for tile in self.hands[seat] if tile is not None)


class Move(NamedTuple):
    """Something done in turn: `join` (or lead) a tile at an end, `buy` or `pass`."""

    kind: str
    tile: Tile | None = None
    end: str = ""


class Deal(NamedTuple):
    """The shuffled tiles, seven to each in the order of the seats and the rest to the stock."""

    starter: int
    tiles: tuple[Tile, ...]


BUY, PASS = Move("buy"), Move("pass")
