"""The errors on a sheet, told only when somebody asks.

A puzzle that was made here has one solution; of a puzzle with several, the one that agrees best
with what has been laid is taken.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from alveus.dominoes.dominosa.exact import Count, count, solutions
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.state import State

COMPARED = 200
"""The solutions among which the best is looked for."""


class Mistakes(NamedTuple):
    """Masks of the tiles that lie wrongly and of the lines that cut a right place."""

    tiles: int
    lines: int

    @property
    def any(self) -> bool:
        """Whether there is one."""
        return bool(self.tiles or self.lines)


def find_mistakes(state: State) -> Mistakes:
    """What is wrong on the sheet; nothing where the puzzle has no solution at all."""
    best = Mistakes(0, 0)
    least = None
    for solution in keys(state.puzzle):
        wrong = Mistakes(state.laid & ~solution, state.lines & solution)
        weight = wrong.tiles.bit_count() + wrong.lines.bit_count()
        if least is None or weight < least:
            least, best = weight, wrong
    return best


@lru_cache(maxsize=64)
def keys(puzzle: Puzzle) -> tuple[int, ...]:
    """The solutions of a puzzle, up to a number."""
    return tuple(islice(solutions(puzzle), COMPARED))


@lru_cache(maxsize=64)
def count_keys(puzzle: Puzzle) -> Count:
    """How many solutions a puzzle has, as far as anybody wants to know."""
    return count(puzzle, COMPARED)
