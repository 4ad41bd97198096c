"""Correct figures: read them, find their groups and keys (tile layouts), and derive new ones.

A figure is an outline with a number in each cell.  It is correct if its numbers are those of a
complete set, if the cells of each number can be divided into groups of the shapes that the
figure's kind (such as Terzett) allows, and if the tiles of the set fill it in at least one way.  A
key is a mask: bit i is a tile on the cells `Outline.pairs[i]`.  Figures I to XVII are printed in
the book by Adler and Jahn (1920); the figures of alveus's own library were composed by a script.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, product
from math import prod
from pkgutil import get_data
from typing import Any, Literal, NamedTuple

from alveus.core.errors import SetupError
from alveus.core.json_validation import items
from alveus.core.stream import Stream
from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa.exact import Count, count_up_to, solutions
from alveus.families.dominoes.dominosa.outline import Outline, bits, write_key
from alveus.families.dominoes.dominosa.puzzle import Puzzle, from_rows
from alveus.families.dominoes.terzett.kinds import TERZETT, Kind, groups_of
from alveus.families.dominoes.tiles import Tile

COUNTED = 10_000
"""Number of keys (tile layouts) of a figure at which counting stops by default."""
COUNTED_ON_BOARD = 200
"""Number of keys (tile layouts) at which counting stops if the page waits for the answer."""


class Grouping(NamedTuple):
    """A division of the cells of a figure into groups of equal numbers."""

    groups: tuple[tuple[int, ...], ...]
    """For each group, the indices of its cells.  The groups are in the order of their numbers."""
    ways: int
    """Number of ways to divide the whole figure into groups; `groups` is one of them."""
    connections: int
    """Number of pairs of adjacent groups with the same number in `groups`; no division has more."""


def read(figure: Mapping[str, Any], kind: Kind) -> Puzzle:
    """Read a figure from its `grid` (rows of numbers) or `puzzle` (an id or rows of text).

    The groups of equal numbers are not checked.  Raises NotationError or SetupError, for example if
    the numbers are not those of a domino set for this kind of figure.
    """
    if "puzzle" in figure:
        puzzle = puzzles.read(figure["puzzle"])
        kind.reach_of(len(puzzle.numbers))
        return puzzle
    rows = items(figure, "grid")
    cells = sum(n is not None for row in rows if isinstance(row, list) for n in row)
    return puzzles.from_grid(kind.reach_of(cells), rows)


@lru_cache(maxsize=64)
def grouping(puzzle: Puzzle, kind: Kind, key: int = 0) -> Grouping | None:
    """Return the division into groups with the most connections, or None if there is none.

    A connection is a pair of adjacent groups with the same number.  In the Duett, whose groups have
    two cells, no group may be covered by a single tile of the layout `key` (a mask of pairs of
    cells); 0 omits this test.  Other kinds ignore `key`.
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
    best: Sequence[tuple[int, ...]] | None = None
    number, most = 0, -1
    if not kind.every_shape:
        number = prod(map(len, ways))
        best = [max(partitions, key=groups.connections) for partitions in ways] if number else None
    for chosen in product(*ways) if kind.every_shape else ():
        if {groups.shapes[group] for group in chain(*chosen)} == set(range(len(kind.shapes))):
            number += 1
            connections = sum(map(groups.connections, chosen))
            if connections > most:
                best, most = chosen, connections
    if best is None:
        return None
    cells = tuple(groups.cells[group] for group in chain(*best))
    return Grouping(cells, number, sum(map(groups.connections, best)))


def cells_by_number(puzzle: Puzzle) -> list[int]:
    """Return the mask of the cells that show each number (bit i: cell i), indexed by number."""
    masks = [0] * (puzzle.reach + 1)
    for cell, number in enumerate(puzzle.numbers):
        masks[number] |= 1 << cell
    return masks


def ungrouped_numbers(puzzle: Puzzle, kind: Kind) -> list[int]:
    """Return the numbers whose cells cannot be divided into groups of shapes of the kind."""
    partitions = groups_of(puzzle.figure, kind).partitions
    masks = enumerate(cells_by_number(puzzle))
    return [number for number, cells in masks if next(partitions(cells), None) is None]


def check_grouped(puzzle: Puzzle, kind: Kind) -> None:
    """Raise SetupError if a figure cannot be divided into groups.

    The error `not_grouped` names a number without a division, and one of its cells.  The error
    `shape_missing` means that no division contains every shape, as the kind requires.
    """
    if grouping(puzzle, kind) is not None:
        return
    for number in ungrouped_numbers(puzzle, kind):
        stranded = groups_of(puzzle.figure, kind).stranded_cells(cells_by_number(puzzle)[number])
        at = puzzle.figure.names[next(bits(stranded))]
        raise SetupError("not_grouped", number=number, at=at)
    raise SetupError("shape_missing")


def keys(puzzle: Puzzle, kind: Kind) -> Iterator[int]:
    """Yield the keys of a figure, that is, the masks of all ways to cover it with the set's tiles.

    In a Duett, keys are left out unless the cells of each number can be divided into pairs that no
    tile of the key covers.
    """
    for key in solutions(puzzle):
        if kind.double_alone or grouping(puzzle, kind, key) is not None:
            yield key


def count_keys(puzzle: Puzzle, kind: Kind, limit: int = COUNTED) -> Count:
    """Count the keys of a figure, but stop at `limit`.

    `Count.complete` is False if the figure has more than `limit` keys.
    """
    return count_up_to(limit, keys(puzzle, kind))


def figure_facts(puzzle: Puzzle, kind: Kind, limit: int = COUNTED) -> dict[str, Any]:
    """Return facts about a figure as JSON: its cells, numbers, groups and keys (tile layouts).

    `numbers` maps each number to the number of its cells.  `partitions` is the number of possible
    divisions into groups.  `groups` is one with the most `connections` (pairs of adjacent groups
    with the same number); each group is a list of cell names.  `keys` is the number of keys
    up to `limit`; `complete` is False if there are more.  `key` is the first key as rows of text: a
    tile is ``<>``, or ``^`` above ``v``.  Raises SetupError `no_solution` if there is no key, and
    the errors of `check_grouped` if the cells cannot be divided into groups.
    """
    check_grouped(puzzle, kind)
    key = next(keys(puzzle, kind), 0)
    grouped = grouping(puzzle, kind, key)
    if not key or grouped is None:
        raise SetupError("no_solution")
    keys_count, names = count_keys(puzzle, kind, limit), puzzle.figure.names
    return {
        "cells": len(puzzle.numbers),
        "numbers": {str(n): count for n, count in sorted(Counter(puzzle.numbers).items())},
        "groups": [[names[cell] for cell in group] for group in grouped.groups],
        "partitions": grouped.ways,
        "connections": grouped.connections,
        "keys": keys_count.solutions,
        "complete": keys_count.complete,
        "key": write_key(puzzle.figure, bits(key)),
    }


def orientations(figure: Outline) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield, for each of the 8 rotations and reflections, the positions of all cells after it.

    A position is (row, column), each from 0.  The positions have the order of `figure.cells`.
    """
    for turned, down, across in product((False, True), repeat=3):
        rows, columns = figure.rows - 1, figure.columns - 1
        cells = figure.cells
        if turned:
            rows, columns = columns, rows
            cells = tuple((row, column) for column, row in cells)
        yield tuple(
            (rows - row if down else row, columns - column if across else column)
            for row, column in cells
        )


@lru_cache(maxsize=64)
def symmetries(figure: Outline) -> tuple[tuple[int, ...], ...]:
    """For each rotation or reflection that keeps the outline, return each cell's image (index)."""
    return tuple(
        tuple(figure.index[cell] for cell in cells)
        for cells in orientations(figure)
        if figure.index.keys() == set(cells)
    )


def transform(puzzle: Puzzle, images: Sequence[int]) -> Puzzle:
    """Return a figure with each number moved from its cell to the cell `images[cell]`."""
    numbers = dict(zip(images, puzzle.numbers, strict=True))
    return replace(puzzle, numbers=tuple(numbers[cell] for cell in range(len(images))))


def relabel(puzzle: Puzzle, order: Sequence[int]) -> Puzzle:
    """Return a figure with each number `n` replaced by `order[n]`; its keys remain the same.

    Raises SetupError `bad_value` if `order` is not a permutation of the numbers.
    """
    if sorted(order) != list(range(puzzle.reach + 1)):
        raise SetupError("bad_value", name="order", value=str(list(order))[:80])
    return replace(puzzle, numbers=tuple(order[n] for n in puzzle.numbers))


def key_name(figure: Outline, key: int) -> str:
    """Return a text for a key (tile layout) that is equal for all its rotations and reflections."""
    names = []
    for images in symmetries(figure):
        moved = [tuple(sorted(images[cell] for cell in figure.pairs[place])) for place in bits(key)]
        names.append("/".join(write_key(figure, [figure.pair_of[a, b] for a, b in moved])))
    return min(names)


def turn_tiles(puzzle: Puzzle, key: int, tiles: Sequence[Tile]) -> tuple[Puzzle, list[Tile]]:
    """Return the figure with `tiles` turned in the layout `key`, and the other tiles that move.

    Turning a tile exchanges its two numbers.  To keep the groups, these numbers are exchanged in
    the whole figure.  So all other tiles with one of these numbers change places; they are returned
    in ascending order.  Raises SetupError: `double_turned` if one of `tiles` is a double;
    `turned_twice` if two of `tiles` share a number.
    """
    order = list(range(puzzle.reach + 1))
    for tile in tiles:
        low, high = tile
        if tile.double:
            raise SetupError("double_turned", tile=str(tile))
        if (order[low], order[high]) != (low, high):
            raise SetupError("turned_twice", tile=str(tile))
        order[low], order[high] = high, low
    after = relabel(puzzle, order)
    moved = {after.tile(place) for place in bits(key) if after.tile(place) != puzzle.tile(place)}
    return after, sorted(moved)


class ReadyFigure(NamedTuple):
    """A figure printed in Adler and Jahn's book (1920), or stored in the library."""

    name: str
    """Its name in the library, or its Roman numeral in the book, in lower case."""
    puzzle: Puzzle
    kind: str = TERZETT.name
    keys: int = 0
    """The number of its keys (tile layouts); 0 for figures of the book (not counted)."""
    shape: str = ""
    """Kind of outline, as in the headings of the book: "rectangle", "letter" (of the alphabet) or
    "pierced" (a rectangle with holes); "" for figures of the library."""
    repair: str = ""
    """Code of the corrected misprint in the book, or "none" if the printed figure is correct; ""
    for figures of the library."""
    seeded: bool = True
    """True if the random choice of a figure from a game's seed includes this figure.  False for
    figures added later, so that each old seed still selects the same figure."""


@lru_cache
def ready_figures(source: Literal["book", "library"]) -> tuple[ReadyFigure, ...]:
    """Return the figures of the book or of the library, in the order of the data file."""
    data = get_data("alveus.families.dominoes.terzett", f"data/{source}.json") or b""
    return tuple(
        ReadyFigure(
            entry["id"],
            from_rows("\n".join(entry["rows"])),
            **{name: entry[name] for name in ReadyFigure._field_defaults if name in entry},
        )
        for entry in json.loads(data)["figures"]
    )


def library_figure(name: str) -> ReadyFigure:
    """Return the library figure with the id `name`.  Raises SetupError `no_outline` if unknown."""
    for entry in ready_figures("library"):
        if entry.name == name:
            return entry
    raise SetupError("no_outline", outline=name[:80], reach=TERZETT.reach)


def of_kind(kind: Kind) -> list[ReadyFigure]:
    """Return the library figures, for the usual set of `kind`, that a game's seed can select."""
    wanted = (kind.name, kind.reach)
    return [
        entry
        for entry in ready_figures("library")
        if entry.seeded and (entry.kind, entry.puzzle.reach) == wanted
    ]


def first_figure(kind: Kind) -> Puzzle:
    """Return the default figure: the book's first for the Terzett, else the first of `of_kind`."""
    return ready_figures("book")[0].puzzle if kind == TERZETT else of_kind(kind)[0].puzzle


def vary(puzzle: Puzzle, chance: Stream) -> Puzzle:
    """Return a random variant: rotated or reflected within its outline, with numbers permuted."""
    order = list(range(puzzle.reach + 1))
    chance.shuffle(order)
    return relabel(transform(puzzle, chance.choice(symmetries(puzzle.figure))), order)
