"""New figures from a given one: symmetries of the outline, other numbers, and turned tiles.

Two keys of an outline are equivalent if a rotation or reflection of the outline maps one to the
other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.families.dominoes.dominosa.outline import Outline, bits, write_key
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.tiles import Tile

_TRANSFORMATIONS: tuple[Callable[[int, int, int, int], tuple[int, int]], ...] = (
    lambda row, column, rows, columns: (row, column),
    lambda row, column, rows, columns: (row, columns - column),
    lambda row, column, rows, columns: (rows - row, column),
    lambda row, column, rows, columns: (rows - row, columns - column),
    lambda row, column, rows, columns: (column, row),
    lambda row, column, rows, columns: (column, rows - row),
    lambda row, column, rows, columns: (columns - column, row),
    lambda row, column, rows, columns: (columns - column, rows - row),
)
"""The eight rotations and reflections: functions from the row and column of a cell to new ones.

`rows` and `columns` are the highest row and column.
"""


@lru_cache(maxsize=64)
def symmetries(figure: Outline) -> tuple[tuple[int, ...], ...]:
    """Return, for each symmetry of an outline, the new index of each cell; identity first."""
    images = []
    for move in _TRANSFORMATIONS:
        moved = [move(r, c, figure.rows - 1, figure.columns - 1) for r, c in figure.cells]
        if all(cell in figure.index for cell in moved):
            images.append(tuple(figure.index[cell] for cell in moved))
    return tuple(images)


def forms(rows: Sequence[str]) -> set[tuple[str, ...]]:
    """Return all rotations and reflections of an outline given as rows of text."""
    transposed = tuple("".join(column) for column in zip(*rows, strict=True))
    drawings = set()
    for drawing in (tuple(rows), transposed):
        mirrored = tuple(row[::-1] for row in drawing)
        drawings |= {drawing, mirrored, drawing[::-1], mirrored[::-1]}
    return drawings


def transform(puzzle: Puzzle, images: Sequence[int]) -> Puzzle:
    """Return a figure with each cell moved to its image; `images` is one of `symmetries`."""
    numbers = [0] * len(images)
    for cell, number in zip(images, puzzle.numbers, strict=True):
        numbers[cell] = number
    return Puzzle(puzzle.figure, puzzle.reach, tuple(numbers))


def relabel(puzzle: Puzzle, order: Sequence[int]) -> Puzzle:
    """Return a figure with every number `n` replaced by `order[n]`.  Its keys remain the same.

    Raises SetupError `bad_value` if `order` is not a permutation of the numbers.
    """
    if sorted(order) != list(range(puzzle.reach + 1)):
        raise SetupError("bad_value", name="order", value=str(list(order))[:80])
    return Puzzle(puzzle.figure, puzzle.reach, tuple(order[n] for n in puzzle.numbers))


def key_name(figure: Outline, key: int) -> str:
    """Return the key as text; the same for all its rotations and reflections."""
    names = []
    for images in symmetries(figure):
        moved = [tuple(sorted(images[cell] for cell in figure.pairs[place])) for place in bits(key)]
        names.append("/".join(write_key(figure, [figure.pair_of[a, b] for a, b in moved])))
    return min(names)


class TurnedFigure(NamedTuple):
    """A figure after tiles have been turned on its key."""

    puzzle: Puzzle
    moved: tuple[Tile, ...]
    """The tiles, apart from the turned ones, that changed their place."""


def turn_tiles(puzzle: Puzzle, key: int, tiles: Sequence[Tile]) -> TurnedFigure:
    """Return the figure with the same key and these tiles turned.

    This is the third exercise in the book of 1920.  Turning a tile exchanges its two numbers.  To
    keep the groups, the two numbers must be exchanged everywhere, so other tiles change places: 14
    if one tile is turned, 24 for two, all for four.

    Raises SetupError: `double_turned`; `turned_twice` if two tiles share a number.
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
    return TurnedFigure(after, tuple(sorted(moved)))
