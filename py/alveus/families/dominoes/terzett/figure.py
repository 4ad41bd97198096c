"""Rules of figures: read them, find groups and keys (tile layouts), and report faults.

A figure is correct if its cells and numbers are those of a set, if each number is divided into
groups of its kind, and if the tiles of the set fill it in at least one way.  The book of 1920 does
not require a unique key.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice, product
from math import prod
from typing import Any, NamedTuple

from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.json_validation import items
from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa.exact import Count, solutions
from alveus.families.dominoes.dominosa.outline import Outline, bits, write_key
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.terzett.kinds import Groups, Kind, groups_of

COUNTED = 10_000
"""Default limit for counting keys."""
COUNTED_ON_BOARD = 200
"""Limit for counting keys in the page, which waits for the answer."""


class Grouping(NamedTuple):
    """A partition of the numbers of a figure into groups."""

    groups: tuple[tuple[int, ...], ...]
    """The cells of each group, sorted by number."""
    ways: int
    """The number of possible partitions."""
    connections: int
    """The number of pairs of groups of the same number that touch; this partition has the most."""


def read(figure: Mapping[str, Any], kind: Kind) -> Puzzle:
    """Read a figure from ``{"grid"}`` or ``{"puzzle"}``.  Raises SetupError, NotationError."""
    if "puzzle" in figure:
        puzzle = puzzles.read(figure["puzzle"])
        kind.reach_of(len(puzzle.numbers))
        return puzzle
    rows = items(figure, "grid")
    cells = sum(n is not None for row in rows if isinstance(row, list) for n in row)
    return puzzles.from_grid(kind.reach_of(cells), rows)


def grid(puzzle: Puzzle) -> list[list[Any]]:
    """Return the numbers as rows, with None outside the figure."""
    return [list(row) for row in puzzle.grid]


def key_rows(figure: Outline, key: int) -> list[str]:
    """Return a key, given as a mask of places, as rows of ``< > ^ v``."""
    return write_key(figure, list(bits(key)))


@lru_cache(maxsize=64)
def grouping(puzzle: Puzzle, kind: Kind, key: int = 0) -> Grouping | None:
    """Return the groups of a figure, or None if a number cannot be divided into groups.

    In a kind without `double_alone`, the cells of a double in `key` are not a group.
    """
    groups = groups_of(puzzle.figure, kind)
    barred = {puzzle.figure.pairs[place] for place in bits(key)} if not kind.double_alone else ()
    ways = [
        [
            partition
            for partition in groups.partitions(cells)
            if not any(groups.cells[g] in barred for g in partition)
        ]
        for cells in cells_by_number(puzzle)
    ]
    if not all(ways):
        return None
    if kind.every_shape:
        return _grouping_of_every_shape(groups, ways)
    best = [max(choices, key=groups.connections) for choices in ways]
    return _grouping(groups, best, prod(map(len, ways)))


def cells_by_number(puzzle: Puzzle) -> list[int]:
    """Return for each number the mask of its cells."""
    masks = [0] * (puzzle.reach + 1)
    for cell, number in enumerate(puzzle.numbers):
        masks[number] |= 1 << cell
    return masks


def keys(puzzle: Puzzle, kind: Kind) -> Iterator[int]:
    """Yield the keys of a figure as masks of places."""
    for key in solutions(puzzle):
        if kind.double_alone or grouping(puzzle, kind, key) is not None:
            yield key


def count_keys(puzzle: Puzzle, kind: Kind, limit: int = COUNTED) -> Count:
    """Count the keys up to a limit.  `complete` is False if there are more."""
    number = sum(1 for _ in islice(keys(puzzle, kind), limit + 1))
    return Count(min(number, limit), number <= limit)


def ungrouped_numbers(puzzle: Puzzle, kind: Kind) -> list[int]:
    """Return the numbers that cannot be divided into groups."""
    partitions = groups_of(puzzle.figure, kind).partitions
    masks = enumerate(cells_by_number(puzzle))
    return [number for number, cells in masks if next(partitions(cells), None) is None]


def find_ungrouped(puzzle: Puzzle, kind: Kind) -> Message | None:
    """Return a message with a number that is not in groups and one of its cells, or None.

    The message is `shape_missing` if only a required shape is missing.
    """
    if grouping(puzzle, kind) is not None:
        return None
    for number in ungrouped_numbers(puzzle, kind):
        stranded = groups_of(puzzle.figure, kind).stranded_cells(cells_by_number(puzzle)[number])
        at = puzzle.figure.names[next(bits(stranded))]
        return Message("not_grouped", {"number": number, "at": at})
    return Message("shape_missing")


def check_grouped(puzzle: Puzzle, kind: Kind) -> None:
    """Raise SetupError `not_grouped` or `shape_missing` if `find_ungrouped` finds a fault."""
    fault = find_ungrouped(puzzle, kind)
    if fault is not None:
        raise SetupError(fault.code, **fault.params)


def _grouping_of_every_shape(
    groups: Groups, ways: Sequence[Sequence[tuple[int, ...]]]
) -> Grouping | None:
    """Return the partition with the most connections among those that contain every shape."""
    best: Sequence[tuple[int, ...]] | None = None
    number, most = 0, -1
    for chosen in product(*ways):
        if len({groups.shapes[g] for partition in chosen for g in partition}) == len(
            groups.kind.shapes
        ):
            number += 1
            connections = sum(map(groups.connections, chosen))
            if connections > most:
                best, most = chosen, connections
    return None if best is None else _grouping(groups, best, number)


def _grouping(groups: Groups, chosen: Sequence[tuple[int, ...]], ways: int) -> Grouping:
    cells = tuple(groups.cells[group] for partition in chosen for group in partition)
    return Grouping(cells, ways, sum(map(groups.connections, chosen)))
