"""A figure looked at: its groups, how they touch, its keys, and what is wrong with it.

A figure is right when its cells and numbers are those of a set, every number lies in groups of
its kind, and the tiles of the set fill it in at least one way.  That there is only one way, the
book does not ask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import islice, product
from typing import Any, NamedTuple

from alveus.core.errors import AlveusError, SetupError
from alveus.core.events import Message, say
from alveus.core.reading import items
from alveus.dominoes.dominosa import puzzle as puzzles
from alveus.dominoes.dominosa.exact import Count, solutions
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.terzett.groups import Groups, groups_of
from alveus.dominoes.terzett.kinds import Kind

COUNTED = 10_000
"""Keys counted unless somebody asks for more."""


class Grouping(NamedTuple):
    """The numbers of a figure in groups, one way of all."""

    groups: tuple[tuple[int, ...], ...]
    """The cells of every group, number by number."""
    ways: int
    """How many ways there are."""
    connections: int
    """How many pairs of equal groups touch, where most of them do."""


def read(given: Mapping[str, Any], kind: Kind) -> Puzzle:
    """A figure from ``{"grid"}`` or ``{"puzzle"}``.  Raises SetupError, NotationError."""
    if "puzzle" in given:
        found = puzzles.read(given["puzzle"])
        kind.reach_of(len(found.numbers))
        return found
    rows = items(given, "grid")
    cells = sum(n is not None for row in rows if isinstance(row, list) for n in row)
    return puzzles.from_grid(kind.reach_of(cells), rows)


@lru_cache(maxsize=64)
def grouping(puzzle: Puzzle, kind: Kind, key: int = 0) -> Grouping | None:
    """The groups of a figure, or None where a number does not lie in any.

    Where a double is no group by itself, those of a key count as none.
    """
    groups = groups_of(puzzle.figure, kind.name)
    barred = {puzzle.figure.pairs[place] for place in bits(key)} if not kind.double_alone else ()
    ways: list[list[tuple[int, ...]]] = []
    for cells in cells_by_number(puzzle):
        found = groups.partitions(cells)
        ways.append([way for way in found if not any(groups.cells[g] in barred for g in way)])
    if kind.every_shape:
        return _of_every_shape(groups, ways)
    if not all(ways):
        return None
    best = [max(some, key=groups.connections) for some in ways]
    number = reduce(lambda so_far, some: so_far * len(some), ways, 1)
    return _grouping(groups, best, number)


def cells_by_number(puzzle: Puzzle) -> list[int]:
    """For every number the mask of its cells."""
    masks = [0] * (puzzle.reach + 1)
    for cell, number in enumerate(puzzle.numbers):
        masks[number] |= 1 << cell
    return masks


def keys(puzzle: Puzzle, kind: Kind) -> Iterator[int]:
    """The keys of a figure as masks of places."""
    for key in solutions(puzzle):
        if kind.double_alone or grouping(puzzle, kind, key) is not None:
            yield key


def count_keys(puzzle: Puzzle, kind: Kind, limit: int = COUNTED) -> Count:
    """The keys up to a limit; if there are more, the count says that it is not complete."""
    found = sum(1 for _ in islice(keys(puzzle, kind), limit + 1))
    return Count(min(found, limit), found <= limit)


def find_ungrouped(puzzle: Puzzle, kind: Kind) -> Message | None:
    """The first number that does not lie in groups, with its first cell; None where all do."""
    if grouping(puzzle, kind) is not None:
        return None
    groups = groups_of(puzzle.figure, kind.name)
    for number, cells in enumerate(cells_by_number(puzzle)):
        if next(groups.partitions(cells), None) is None:
            at = puzzle.figure.names[_stranded_cell(groups, cells)]
            return Message("not_grouped", {"number": number, "at": at})
    return Message("shape_missing")


def check_grouped(puzzle: Puzzle, kind: Kind) -> None:
    """Refuses a figure whose numbers do not lie in groups.  Raises SetupError."""
    wrong = find_ungrouped(puzzle, kind)
    if wrong is not None:
        raise SetupError(wrong.code, **wrong.params)


def find_faults(given: Mapping[str, Any], kind: Kind) -> list[Message]:
    """What is wrong with the rows of a figure; nothing where it is right."""
    try:
        puzzle = read(given, kind)
    except AlveusError as error:
        return [Message(error.code, error.params)]
    wrong = find_ungrouped(puzzle, kind)
    if wrong is not None:
        return [wrong]
    return [] if next(keys(puzzle, kind), 0) else [say("no_solution")]


def tally(puzzle: Puzzle) -> dict[int, int]:
    """How often every number stands in a figure."""
    return dict(sorted(Counter(puzzle.numbers).items()))


def _stranded_cell(groups: Groups, cells: int) -> int:
    """A cell of a number that no group covers, or else its first cell."""
    for cell in bits(cells):
        if not any(groups.masks[group] & cells == groups.masks[group] for group in groups.at[cell]):
            return cell
    return next(bits(cells))


def _of_every_shape(groups: Groups, ways: Sequence[Sequence[tuple[int, ...]]]) -> Grouping | None:
    """The best way in which every shape is there; the ways are few, so all are looked at."""
    best: list[tuple[int, ...]] | None = None
    number, most = 0, -1
    for chosen in product(*ways):
        if len({groups.shapes[g] for way in chosen for g in way}) == len(groups.kind.shapes):
            number += 1
            connections = sum(map(groups.connections, chosen))
            if connections > most:
                best, most = list(chosen), connections
    return None if best is None else _grouping(groups, best, number)


def _grouping(groups: Groups, chosen: Sequence[tuple[int, ...]], ways: int) -> Grouping:
    cells = tuple(groups.cells[group] for way in chosen for group in way)
    return Grouping(cells, ways, sum(map(groups.connections, chosen)))
