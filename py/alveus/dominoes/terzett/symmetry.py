"""Outlines turned and mirrored, numbers relabelled: what makes many figures of one key.

Two keys of an outline are the same if a turn or mirroring of the outline makes one the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from alveus.core.errors import SetupError
from alveus.dominoes.dominosa.outline import Outline, bits, write_key
from alveus.dominoes.dominosa.puzzle import Puzzle

_WAYS: tuple[Callable[[int, int, int, int], tuple[int, int]], ...] = (
    lambda row, column, rows, columns: (row, column),
    lambda row, column, rows, columns: (row, columns - column),
    lambda row, column, rows, columns: (rows - row, column),
    lambda row, column, rows, columns: (rows - row, columns - column),
    lambda row, column, rows, columns: (column, row),
    lambda row, column, rows, columns: (column, rows - row),
    lambda row, column, rows, columns: (columns - column, row),
    lambda row, column, rows, columns: (columns - column, rows - row),
)
"""Where a cell goes; `rows` and `columns` are the last ones."""


@lru_cache(maxsize=64)
def symmetries(figure: Outline) -> tuple[tuple[int, ...], ...]:
    """For every symmetry of an outline the cell that each cell comes to; the first is none."""
    found = []
    for way in _WAYS:
        moved = [way(r, c, figure.rows - 1, figure.columns - 1) for r, c in figure.cells]
        if all(cell in figure.index for cell in moved):
            found.append(tuple(figure.index[cell] for cell in moved))
    return tuple(found)


def forms(rows: Sequence[str]) -> set[tuple[str, ...]]:
    """An outline drawn as text, turned and mirrored in every way."""
    upright = tuple("".join(column) for column in zip(*rows, strict=True))
    found = set()
    for drawn in (tuple(rows), upright):
        mirrored = tuple(row[::-1] for row in drawn)
        found |= {drawn, mirrored, drawn[::-1], mirrored[::-1]}
    return found


def transform(puzzle: Puzzle, way: Sequence[int]) -> Puzzle:
    """A figure as one of its outline's symmetries makes it."""
    numbers = [0] * len(way)
    for cell, number in zip(way, puzzle.numbers, strict=True):
        numbers[cell] = number
    return Puzzle(puzzle.figure, puzzle.reach, tuple(numbers))


def relabel(puzzle: Puzzle, order: Sequence[int]) -> Puzzle:
    """A figure with every number changed for another.  Its keys remain.

    Raises SetupError `bad_value` for an order that does not name each number once.
    """
    if sorted(order) != list(range(puzzle.reach + 1)):
        raise SetupError("bad_value", name="order", value=str(list(order))[:80])
    return Puzzle(puzzle.figure, puzzle.reach, tuple(order[n] for n in puzzle.numbers))


def key_name(figure: Outline, key: int) -> str:
    """A name for a key that all its turned and mirrored forms share."""
    names = []
    for way in symmetries(figure):
        moved = [tuple(sorted(way[cell] for cell in figure.pairs[place])) for place in bits(key)]
        drawn = write_key(figure, [figure.pair_of[a, b] for a, b in moved])
        names.append("/".join(drawn))
    return min(names)
