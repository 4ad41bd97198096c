"""Positions and moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Final, Literal, NamedTuple, TypeAlias

from alveus.core.outcomes import Outcome
from alveus.families.rithmomachia.layout import name, slot
from alveus.families.rithmomachia.rows import Placed

RowSquares: TypeAlias = tuple[tuple[int, ...], ...]
Reserves: TypeAlias = tuple[bytes, bytes]


class Step(NamedTuple):
    """The move of a stone from one square to another."""

    source: int
    target: int


class Placing(NamedTuple):
    """The placing of captured stones: square and code of each."""

    stones: Placed


class Take(NamedTuple):
    """A capture made by the player, in a turn of three stages."""

    at: int


class Pass(NamedTuple):
    """A pass: of the whole turn, or of its remaining stages."""


Move: TypeAlias = Step | Placing | Take | Pass
PASS = Pass()

Stage: TypeAlias = Literal["", "placing", "taking"]
PLACING: Final = "placing"
"""The stage after the move in which captured stones may be placed."""
TAKING: Final = "taking"
"""The stage after the move in which attacked stones may be taken."""


class State(NamedTuple):
    """A position.  `board` has one code per square, from a1, rank by rank."""

    board: bytes
    turn: int
    reserves: Reserves = (b"", b"")
    """The stones captured by White and by Black, in order, as codes that play for the captor."""
    clock: int = 0
    """Plies since the last capture or placing."""
    seen: tuple[int, ...] = ()
    """The hashes of the positions since the last capture or placing."""
    stage: Stage = ""
    threatened: int = 0
    """In a later stage: the mask of the mover's stones attacked at the start of the turn."""
    announced: tuple[RowSquares, RowSquares] = ((), ())
    """For each side, the rows that win if they are still complete on its next turn."""
    over: Outcome | None = None
    row: tuple[int, ...] = ()
    """The numbers of the winning row."""


def placing_paths(state: State, move: Placing) -> Iterator[tuple[str, ...]]:
    """Yield the paths of captured stones to their squares, in every order and from every slot.

    A path alternates slots and squares.
    """
    side = state.turn
    reserve = state.reserves[side]
    for stones in permutations(move.stones):
        slots = [
            [number for number, code in enumerate(reserve) if code == wanted]
            for _, wanted in stones
        ]
        for numbers in product(*slots):
            if len(set(numbers)) == len(numbers):
                yield tuple(
                    place
                    for number, (at, _) in zip(numbers, stones, strict=True)
                    for place in (slot(side, number), name(at))
                )
