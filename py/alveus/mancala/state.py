"""The position of a game of sowing: beans in pits and stores, the player on turn."""

from __future__ import annotations

from typing import NamedTuple

from alveus.core.outcomes import Outcome
from alveus.mancala.ruleset import ROW

SKIP = -1
"""The move of a player who lets his turn pass; every other move is the pit emptied."""


class State(NamedTuple):
    """A position.  `pits` are South's six and North's six, each from their owner's left."""

    pits: tuple[int, ...]
    stores: tuple[int, int]
    turn: int
    skips: tuple[int, int] = (0, 0)
    """How often each player may still let his turn pass."""
    clock: int = 0
    """Plies since the last capture; where a cap ends the game, plies since its start."""
    seen: tuple[tuple[int, ...], ...] = ()
    """The pits after every ply since the last capture, each followed by the seat on turn."""
    over: Outcome | None = None

    def row(self, seat: int) -> tuple[int, ...]:
        """A player's pits from his left."""
        return self.pits[seat * ROW : seat * ROW + ROW]


def add_to(pair: tuple[int, int], seat: int, number: int) -> tuple[int, int]:
    """The stores, or the skips left, with so many more for one seat."""
    return (pair[0] + number, pair[1]) if seat == 0 else (pair[0], pair[1] + number)
