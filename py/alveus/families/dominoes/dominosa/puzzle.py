"""Puzzles: an outline with numbers, and the places (pairs of cells) where each tile fits.

`read` accepts a puzzle as JSON or as text.  For a rectangle, the text is its id ``REACH:DIGITS``:
the highest number of the set (reach), and the numbers row by row, those above 9 in brackets.  A
difficulty after the reach, such as ``dt`` in ``6dt:…``, is ignored.  For any outline, the text
consists of rows of numbers.  ``6dt#123456`` is refused, because it is a seed for Simon Tatham's
generator.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

from alveus.core.errors import NotationError, SetupError
from alveus.core.json_validation import integer, items
from alveus.families.dominoes.dominosa.outline import (
    MOST_COLUMNS,
    MOST_ROWS,
    Outline,
    figure_size,
    outline,
    rectangle,
)
from alveus.families.dominoes.tiles import Tile, complete_set, tile

LEAST_REACH, MOST_REACH = 1, 12
"""Minimum and maximum of the highest number (reach) of a set."""

Grid = list[list[int | None]]


@dataclass(frozen=True)
class Puzzle:
    """Numbers in an outline, to be covered by the tiles of a set.

    A place is a pair of adjacent cells; the two numbers on it determine its tile.  A live place has
    not been ruled out.  Tiles, cells and places are indices; sets of places are bit masks.
    """

    figure: Outline = field(hash=False)
    reach: int
    numbers: tuple[int, ...]
    """The number on each cell."""

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles of the set (two numbers each) in ascending order."""
        return complete_set(self.reach)

    @cached_property
    def tile_at(self) -> tuple[int, ...]:
        """The index in `tiles` of the tile that fits on each place (pair of adjacent cells)."""
        order, numbers = _tile_indices(self.reach), self.numbers
        return tuple([order[numbers[a]][numbers[b]] for a, b in self.figure.pairs])

    @cached_property
    def of(self) -> tuple[int, ...]:
        """For each tile, a mask of the places (pairs of cells) where it fits: bit n is place n."""
        of, bit = [0] * len(self.tiles), 1
        for index in self.tile_at:
            of[index] |= bit
            bit <<= 1
        return tuple(of)

    @cached_property
    def excluded(self) -> tuple[int, ...]:
        """For each place, the mask of the place and of all places that a tile on it rules out."""
        of = self.of
        return tuple(
            [near | of[at] for near, at in zip(self.figure.touching, self.tile_at, strict=True)]
        )

    @cached_property
    def groups(self) -> tuple[int, ...]:
        """The mask of places of each tile, then each cell; a solution uses one place per mask."""
        return (*self.of, *self.figure.at)

    @cached_property
    def spans(self) -> tuple[int, ...]:
        """For each number, the mask of the places (pairs of adjacent cells) on which it occurs."""
        spans = [0] * (self.reach + 1)
        for number, places in zip(self.numbers, self.figure.at, strict=True):
            spans[number] |= places
        return tuple(spans)

    @property
    def all(self) -> int:
        """The mask of all places (pairs of adjacent cells)."""
        return self.figure.all

    @property
    def tally(self) -> dict[str, int]:
        """For each tile, the number of places (adjacent pairs of cells) it fits: ``{"0:0": 2}``."""
        return dict(zip(map(str, self.tiles), count_places(self, self.all), strict=True))

    def name(self, place: int) -> str:
        """Return the name of a place (index of a pair of adjacent cells), such as ``d2-e2``."""
        return self.figure.pair_name(place)

    def tile(self, place: int) -> Tile:
        """Return the tile with the two numbers on a place (index of a pair of adjacent cells)."""
        return self.tiles[self.tile_at[place]]

    @property
    def grid(self) -> Grid:
        """The rows of numbers, with None outside the outline."""
        number_at = dict(zip(self.figure.cells, self.numbers, strict=True))
        rows, columns = range(self.figure.rows), range(self.figure.columns)
        return [[number_at.get((row, column)) for column in columns] for row in rows]


def count_places(puzzle: Puzzle, live: int) -> list[int]:
    """Count the possible places (mask `live`) of each of `puzzle.tiles` (the book's Auszählung)."""
    return [(places & live).bit_count() for places in puzzle.of]


@lru_cache
def _tile_indices(reach: int) -> tuple[tuple[int, ...], ...]:
    """Return a table: ``[a][b]`` is the index of tile a:b (or b:a) in the set up to `reach`."""
    index = {each: number for number, each in enumerate(complete_set(reach))}
    return tuple(tuple(index[tile(a, b)] for b in range(reach + 1)) for a in range(reach + 1))


def read(data: Any) -> Puzzle:
    """Read a puzzle from ``REACH:DIGITS``, rows of text, or a mapping with `reach` and `grid`.

    The reach is the highest number.  Raises NotationError `puzzle_id`, `puzzle_seed` or `grid_sign`
    for an unreadable text, SetupError for a wrong type, or for impossible numbers or outlines.
    """
    if isinstance(data, str):
        is_rows = re.search(r"\S\s+\S", data) or re.fullmatch(r"[0-9.,]+", data.strip())
        return from_rows(data) if is_rows else from_id(data)
    if isinstance(data, Mapping):
        return from_grid(integer(data.get("reach"), "reach"), items(data, "grid"))
    raise SetupError("wrong_type", name="puzzle", expected="text")


@lru_cache(maxsize=64)
def from_id(text: str) -> Puzzle:
    """Read a rectangular puzzle from ``REACH:DIGITS``: the highest number, then the cells in rows.

    Raises NotationError for an unreadable text, SetupError for a wrong set of numbers.
    """
    if re.fullmatch(r"[0-9]{1,4}(?:d[a-z]+)?#\S{1,80}", text.strip()):
        raise NotationError("puzzle_seed", text=text.strip()[:80])
    match = re.fullmatch(r"([0-9]{1,4})(?:d[a-z]+)?:((?:[0-9]|\[[0-9]{1,4}\])*)", text.strip())
    if match is None:
        raise NotationError("puzzle_id", text=text[:80])
    reach = int(match[1])
    check_reach(reach)
    numbers = [int(word.strip("[]")) for word in re.findall(r"[0-9]|\[[0-9]+\]", match[2])]
    return _check(rectangle(reach), reach, numbers)


def from_rows(text: str) -> Puzzle:
    """Read a puzzle from lines of text; the largest number is the highest one of the tile set.

    Numbers are single digits, or separated by spaces or commas; ``.`` is not a cell.  Rows of at
    least three digits or dots can also be on one line, separated by spaces.  Raises NotationError
    `grid_sign` for an unreadable number, SetupError for a wrong outline or set of numbers.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    width = max(map(len, lines), default=0)
    if len(lines) > MOST_ROWS or (len(lines) > 1 and width > 4 * MOST_COLUMNS):
        raise figure_size(len(lines), width)
    words = [re.split(r"[\s,;|]+", line.strip(" \t,;|")) for line in lines]
    if len(words) == 1 and all(len(word) > 2 for word in words[0]):
        words = [[word] for word in words[0]]
    rows = [list(row[0]) if len(row) == 1 else row for row in words]
    grid = [[_number(word, at) for word in row] for at, row in enumerate(rows, 1)]
    numbers = [number for row in grid for number in row if number is not None]
    return from_grid(max(numbers, default=LEAST_REACH), grid)


def _number(word: str, row: int) -> int | None:
    """Return a cell's number; None for a sign without a cell, such as ``.``.

    Raises NotationError, with `row` (counted from 1), for any other text.
    """
    if word in (".", "-", "_", "#", "*"):
        return None
    if not re.fullmatch(r"[0-9]{1,4}", word):
        raise NotationError("grid_sign", text=word[:20], row=row)
    return int(word)


def from_grid(reach: int, rows: Sequence[Any]) -> Puzzle:
    """Return the puzzle with these rows of numbers, None where there is no cell.

    `reach` is the highest number of the set.  Raises SetupError if the outline is invalid or the
    numbers are not those of a complete set.
    """
    check_reach(reach)
    drawn, numbers = [], []
    for row in rows:
        if not isinstance(row, list | tuple):
            raise SetupError("wrong_type", name="grid", expected="list")
        drawn.append("".join("." if number is None else "#" for number in row))
        numbers += [integer(number, "grid") for number in row if number is not None]
    return _check(outline(tuple(drawn)), reach, numbers)


def to_json(puzzle: Puzzle) -> str | dict[str, Any]:
    """Return ``REACH:DIGITS`` for a rectangle of `reach` + 1 rows and `reach` + 2 columns.

    For other outlines, return a mapping with `reach` and `grid`, the rows of numbers; a number is
    None outside the outline.
    """
    if puzzle.figure == rectangle(puzzle.reach):
        digits = (str(n) if n < 10 else f"[{n}]" for n in puzzle.numbers)
        return f"{puzzle.reach}:{''.join(digits)}"
    return {"reach": puzzle.reach, "grid": puzzle.grid}


def check_reach(reach: int) -> None:
    """Raise SetupError `reach_range` if puzzles with this highest number are not supported."""
    if not LEAST_REACH <= reach <= MOST_REACH:
        raise SetupError("reach_range", reach=reach, least=LEAST_REACH, most=MOST_REACH)


def _check(figure: Outline, reach: int, numbers: Sequence[int]) -> Puzzle:
    """Return the puzzle; raise SetupError unless a full set has these numbers, one per cell."""
    expected = (reach + 1) * (reach + 2)
    if not len(numbers) == len(figure.cells) == expected:
        raise SetupError("digits_number", given=len(numbers), expected=expected)
    for name, number in zip(figure.names, numbers, strict=True):
        if not 0 <= number <= reach:
            raise SetupError("number_range", at=name, number=number, reach=reach)
    counts = Counter(numbers)
    for number in range(reach + 1):
        if counts[number] != reach + 2:
            count = counts[number]
            raise SetupError("number_count", number=number, count=count, expected=reach + 2)
    return Puzzle(figure, reach, tuple(numbers))
