"""Where captured stones lie beside the board, and how they come back onto it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from alveus.rithmomachia.layout import WIDTH, name
from alveus.rithmomachia.state import Placing, State
from alveus.rithmomachia.stones import SIDES


def slot(side: int, number: int) -> str:
    """The place where a side keeps the n-th stone it has taken."""
    return f"taken.{SIDES[side]}.{number}"


def cell(side: int, number: int, ranks: int) -> tuple[int, int]:
    """Row and column of such a place: right of the board, what Black has taken above."""
    column, row = divmod(number, ranks // 2)
    return (row + ranks // 2 if side == 0 else row, WIDTH + column)


def paths(state: State, move: Placing) -> Iterator[tuple[str, ...]]:
    """The ways of captured stones onto the board, in any order and from wherever they may come."""
    side = state.turn
    reserve = state.reserves[side]
    for stones in permutations(move.stones):
        lying = [
            [number for number, code in enumerate(reserve) if code == wanted]
            for _, wanted in stones
        ]
        for numbers in product(*lying):
            if len(set(numbers)) == len(numbers):
                yield tuple(
                    place
                    for number, (at, _) in zip(numbers, stones, strict=True)
                    for place in (slot(side, number), name(at))
                )
