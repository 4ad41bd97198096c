"""All solutions of a puzzle, by propagation and depth-first search.

A search state is the mask of the live places (pairs of adjacent cells that are not ruled out).  If
a tile or a cell has one place left, a tile is put there and excludes other places.  Otherwise the
search branches at the tile or cell with the fewest places.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from alveus.families.dominoes.dominosa.outline import bits, write_key
from alveus.families.dominoes.dominosa.puzzle import Puzzle

LIMIT = 10_000
"""Default maximum number of counted solutions."""
COMPARED = 200
"""Maximum number of solutions to which a player's sheet is compared to find its errors."""


def settle(puzzle: Puzzle, live: int) -> int:
    """Place tiles as long as a tile or a cell has only one place left.

    Return the mask of the remaining live places, including those of placed tiles, or 0 if a tile
    or a cell has no place left.  `live` is the mask before.
    """
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
    """Return the mask `live` after a tile is put on the place with index `place`.

    The other places of this tile, and the other places with one of its two cells, are excluded.
    """
    return live & ~(puzzle.excluded[place] ^ 1 << place)


def is_solved(puzzle: Puzzle, live: int) -> bool:
    """Return True if `live` (a bit mask from `settle`) has exactly one place for each tile."""
    return live.bit_count() == len(puzzle.tiles)


def solutions(puzzle: Puzzle, live: int | None = None) -> Iterator[int]:
    """Yield solutions as bit masks of places; if `live` is given, only solutions in that mask."""
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
    """A number of solutions; `complete` is False if there are more."""

    solutions: int
    complete: bool


def count_up_to(limit: int, masks: Iterable[int]) -> Count:
    """Count the solutions in `masks` up to `limit`; `complete` is False if there are more.

    Each solution is the mask of the places of its tiles.
    """
    number = sum(1 for _ in islice(masks, limit + 1))
    return Count(min(number, limit), number <= limit)


def count(puzzle: Puzzle, limit: int = LIMIT) -> Count:
    """Count a puzzle's solutions, at most `limit`; `complete` is False if there are more."""
    return count_up_to(limit, solutions(puzzle))


@lru_cache(maxsize=64)
def keys(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the first `COMPARED` + 1 solutions, or all if fewer, as masks of places; cached."""
    return tuple(islice(solutions(puzzle), COMPARED + 1))


def count_keys(puzzle: Puzzle) -> Count:
    """Count a puzzle's solutions, at most `COMPARED`; `complete` is False if there are more."""
    return count_up_to(COMPARED, keys(puzzle))


def key_of(puzzle: Puzzle) -> list[str] | None:
    """Return the first solution found, as one text per row of cells; None if there is none.

    A tile is ``<>``, or ``^`` above ``v``; ``.`` is outside the outline.
    """
    key = next(solutions(puzzle), 0)
    return write_key(puzzle.figure, bits(key)) if key else None
