"""Every solution of a puzzle: what follows at once is laid, then the narrowest choice is tried.

Exactly one place of every tile and of every cell is right.  A state of the search is the mask of
the live places alone: where a tile or a cell has one place left, it is laid and cuts all that it
excludes.  When nothing follows any more, the tile or cell with the fewest places branches.  Most
puzzles need a few hundred nodes; the mask keeps each of them below a tenth of a millisecond.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle

LIMIT = 10_000
"""Solutions counted unless somebody asks for more."""


def settle(puzzle: Puzzle, live: int) -> int:
    """The live places left when every seal and gap has been laid; 0 if a hole is met."""
    excluded = puzzle.excluded
    unsettled: list[int] | tuple[int, ...] = puzzle.groups
    while True:
        before = live
        rest = []
        for group in unsettled:
            places = group & live
            if places & (places - 1):
                rest.append(group)
            elif places:
                live = live & ~excluded[places.bit_length() - 1] | places
            else:
                return 0
        if live == before:
            return live
        unsettled = rest


def lay(puzzle: Puzzle, live: int, place: int) -> int:
    """The live places when a tile is laid on one of them."""
    return live & ~(puzzle.excluded[place] ^ 1 << place)


def is_solved(puzzle: Puzzle, live: int) -> bool:
    """Whether every tile of a settled mask has exactly one place."""
    return live.bit_count() == len(puzzle.tiles)


def solutions(puzzle: Puzzle, live: int | None = None) -> Iterator[int]:
    """The masks of all solutions, among the live places only if these are given."""
    stack = [settle(puzzle, puzzle.all if live is None else live)]
    while stack:
        live = stack.pop()
        if not live:
            continue
        fewest, choice = 99, 0
        for group in puzzle.groups:
            places = group & live
            count = places.bit_count()
            if 1 < count < fewest:
                fewest, choice = count, places
                if count == 2:
                    break
        if not choice:
            yield live
        for place in bits(choice):
            stack.append(settle(puzzle, lay(puzzle, live, place)))


class Count(NamedTuple):
    """The number of solutions found, and whether these are all."""

    solutions: int
    complete: bool


def count(puzzle: Puzzle, limit: int = LIMIT) -> Count:
    """The solutions up to a limit; if there are more, the count says that it is not complete."""
    found = 0
    for _ in solutions(puzzle):
        if found == limit:
            return Count(found, False)
        found += 1
    return Count(found, True)


def unique_solution(puzzle: Puzzle) -> int:
    """The mask of the one solution, or 0 where there is none or more than one."""
    found = solutions(puzzle)
    first = next(found, 0)
    return 0 if next(found, 0) else first
