"""The position of a battle: stones on the board and in reserve, the side on turn."""

from __future__ import annotations

from typing import NamedTuple

from alveus.core.outcomes import Outcome
from alveus.rithmomachia.rows import Placed

RowSquares = tuple[tuple[int, ...], ...]


class Step(NamedTuple):
    """A stone's move from one square to another."""

    source: int
    target: int


class Placing(NamedTuple):
    """Captured stones put down: square and code of each, as they stand then."""

    stones: Placed


class Take(NamedTuple):
    """A capture that the player makes himself, in the turn of three stages."""

    at: int


class Pass(NamedTuple):
    """A turn let go, or its captures ended."""


Move = Step | Placing | Take | Pass
PASS = Pass()

PLACING, TAKING = "placing", "taking"
"""Stages of a turn after its move: captured stones may be put down, or stones be taken."""


class State(NamedTuple):
    """A position.  `board` has a code for every square, a1 first, rank by rank."""

    board: bytes
    turn: int
    reserves: tuple[bytes, bytes] = (b"", b"")
    """The stones that White and Black have taken, in that order, as they would stand for them."""
    clock: int = 0
    """Plies since a stone was last taken or put down."""
    seen: tuple[int, ...] = ()
    """The hashes of the positions since then."""
    stage: str = ""
    threatened: int = 0
    """In a later stage of a turn: the mover's stones that were threatened as it began."""
    announced: tuple[RowSquares, RowSquares] = ((), ())
    """For each side the rows that win if they still stand when it is on turn again."""
    over: Outcome | None = None
    row: tuple[int, ...] = ()
    """The numbers of the row that won."""
