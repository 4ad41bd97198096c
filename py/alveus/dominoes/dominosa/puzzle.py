"""A puzzle: an outline with a number on every cell, and for every tile the places it could lie.

Puzzles are read from the established form ``REACH:DIGITS`` (numbers above 9 in brackets, a
difficulty letter after the reach is ignored) or, for any outline, from rows of numbers.  The other
established form, ``6dt#123456``, names a seed of Simon Tatham's generator, which is not ours.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from alveus.core.errors import NotationError, SetupError
from alveus.core.reading import integer, items
from alveus.dominoes.dominosa.outline import (
    MOST_COLUMNS,
    MOST_ROWS,
    Outline,
    outline,
    rectangle,
)
from alveus.dominoes.tiles import Tile, complete_set, tile

LEAST_REACH, MOST_REACH = 1, 12
"""The sets that are read; puzzles are made for reach 3 to 9."""

Grid = tuple[tuple[int | None, ...], ...]


class Puzzle:
    """Numbers in an outline.  A place is a pair of cells, a live place one not yet cut."""

    def __init__(self, figure: Outline, reach: int, numbers: Sequence[int]) -> None:
        self.figure = figure
        self.reach = reach
        self.numbers = tuple(numbers)
        """The number on every cell."""
        self.tiles = complete_set(reach)
        order = _order(reach)
        of = [0] * len(self.tiles)
        self.tile_at: list[int] = []
        """For every place the tile it would hold, as an index of `tiles`."""
        bit = 1
        for a, b in figure.pairs:
            found = order[numbers[a]][numbers[b]]
            self.tile_at.append(found)
            of[found] |= bit
            bit <<= 1
        self.of = tuple(of)
        """For every tile the mask of its places."""
        self.excluded = [
            near | of[found] for near, found in zip(figure.touching, self.tile_at, strict=True)
        ]
        """For every place the mask of what a tile laid there cuts, itself included."""
        self.groups = (*of, *figure.at)
        """The masks of which exactly one place is right: of every tile, then of every cell."""

    @cached_property
    def spans(self) -> tuple[int, ...]:
        """For every number the mask of the places on which one of its cells lies."""
        spans = [0] * (self.reach + 1)
        for number, places in zip(self.numbers, self.figure.at, strict=True):
            spans[number] |= places
        return tuple(spans)

    @property
    def all(self) -> int:
        """The mask of all places."""
        return self.figure.all

    @property
    def tally(self) -> dict[str, int]:
        """In how many places each tile could lie: ``{"0:0": 2, ...}``."""
        return {str(tile): of.bit_count() for tile, of in zip(self.tiles, self.of, strict=True)}

    def name(self, place: int) -> str:
        """A place as moves write it: ``d2-e2``."""
        return self.figure.pair_name(place)

    def tile(self, place: int) -> Tile:
        """The tile that a place would hold."""
        return self.tiles[self.tile_at[place]]

    @property
    def grid(self) -> Grid:
        """The numbers in rows, None where there is no cell."""
        rows: list[list[int | None]] = [
            [None] * self.figure.columns for _ in range(self.figure.rows)
        ]
        for (row, column), number in zip(self.figure.cells, self.numbers, strict=True):
            rows[row][column] = number
        return tuple(map(tuple, rows))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Puzzle) or self.numbers != other.numbers:
            return False
        return self.figure is other.figure or self.figure.cells == other.figure.cells

    def __hash__(self) -> int:
        return hash(self.numbers)


@lru_cache
def _order(reach: int) -> tuple[tuple[int, ...], ...]:
    """For every two numbers the index of their tile."""
    index = {one: number for number, one in enumerate(complete_set(reach))}
    return tuple(tuple(index[tile(a, b)] for b in range(reach + 1)) for a in range(reach + 1))


def read(given: Any) -> Puzzle:
    """A puzzle from an id, from rows of numbers as text, or from ``{"reach", "grid"}``.

    Raises NotationError `puzzle_id`, `puzzle_seed`, `grid_sign`; SetupError for a reach, outline
    or numbers that cannot be.
    """
    if isinstance(given, str):
        return from_rows(given) if re.search(r"\S\s+\S", given) else from_id(given)
    if isinstance(given, Mapping):
        return from_grid(integer(given.get("reach"), "reach"), items(given, "grid"))
    raise SetupError("wrong_type", name="puzzle", expected="text")


@lru_cache(maxsize=64)
def from_id(written: str) -> Puzzle:
    """A rectangle from ``REACH:DIGITS``.  Raises NotationError, SetupError."""
    if re.fullmatch(r"[0-9]{1,4}(?:d[a-z]+)?#\S{1,80}", written.strip()):
        raise NotationError("puzzle_seed", text=written.strip()[:80])
    found = re.fullmatch(r"([0-9]{1,4})(?:d[a-z]+)?:((?:[0-9]|\[[0-9]{1,4}\])*)", written.strip())
    if found is None:
        raise NotationError("puzzle_id", text=written[:80])
    reach = int(found[1])
    check_reach(reach)
    numbers = [int(word.strip("[]")) for word in re.findall(r"[0-9]|\[[0-9]+\]", found[2])]
    figure = rectangle(reach)
    if len(numbers) != len(figure.cells):
        raise SetupError("digits_number", given=len(numbers), expected=len(figure.cells))
    return _check(figure, reach, numbers)


def from_rows(written: str) -> Puzzle:
    """A puzzle in any outline from lines of text, its set told by its largest number.

    Numbers are single digits, or parted by spaces or commas; ``.`` is no cell.  A single line of
    several words has a row in each.  Raises NotationError `grid_sign`, SetupError.
    """
    lines = [line for line in written.splitlines() if line.strip()]
    if len(lines) > MOST_ROWS or max(map(len, lines)) > 4 * MOST_COLUMNS:
        sizes = {"rows": len(lines), "columns": max(map(len, lines))}
        raise SetupError("figure_size", **sizes, most_rows=MOST_ROWS, most_columns=MOST_COLUMNS)
    words = [re.split(r"[\s,;|]+", line.strip(" \t,;|")) for line in lines]
    if len(words) == 1 and min(map(len, words[0])) > 2:
        words = [[word] for word in words[0]]
    rows = [list(row[0]) if len(row) == 1 else row for row in words]
    grid = [[_number(word, at) for word in row] for at, row in enumerate(rows, 1)]
    numbers = [number for row in grid for number in row if number is not None]
    return from_grid(max(numbers, default=LEAST_REACH), grid)


def _number(word: str, row: int) -> int | None:
    """A number of a grid, or None for no cell."""
    if word in (".", "-", "_", "#", "*"):
        return None
    if not re.fullmatch(r"[0-9]{1,4}", word):
        raise NotationError("grid_sign", text=word[:20], row=row)
    return int(word)


def from_grid(reach: int, rows: Sequence[Any]) -> Puzzle:
    """A puzzle in any outline from rows of numbers, null for no cell.  Raises SetupError."""
    check_reach(reach)
    drawn, numbers = [], []
    for row in rows:
        if not isinstance(row, list | tuple):
            raise SetupError("wrong_type", name="grid", expected="list")
        drawn.append("".join("." if number is None else "#" for number in row))
        numbers += [integer(number, "grid") for number in row if number is not None]
    figure = outline(tuple(drawn))
    expected = (reach + 1) * (reach + 2)
    if len(numbers) != expected:
        raise SetupError("digits_number", given=len(numbers), expected=expected)
    return _check(figure, reach, numbers)


def to_json(puzzle: Puzzle) -> str | dict[str, Any]:
    """The puzzle's id, or its rows of numbers where its outline is not the rectangle."""
    if puzzle.figure.cells == rectangle(puzzle.reach).cells:
        digits = (str(n) if n < 10 else f"[{n}]" for n in puzzle.numbers)
        return f"{puzzle.reach}:{''.join(digits)}"
    return {"reach": puzzle.reach, "grid": [list(row) for row in puzzle.grid]}


def check_reach(reach: int) -> None:
    """Refuses a set that is not read here.  Raises SetupError `reach_range`."""
    if not LEAST_REACH <= reach <= MOST_REACH:
        raise SetupError("reach_range", reach=reach, least=LEAST_REACH, most=MOST_REACH)


def _check(figure: Outline, reach: int, numbers: Sequence[int]) -> Puzzle:
    """The puzzle, if the complete set has these numbers: every one reach + 2 times."""
    for name, number in zip(figure.names, numbers, strict=True):
        if not 0 <= number <= reach:
            raise SetupError("number_range", at=name, number=number, reach=reach)
    counts = Counter(numbers)
    for number in range(reach + 1):
        if counts[number] != reach + 2:
            raise SetupError(
                "number_count", number=number, count=counts[number], expected=reach + 2
            )
    return Puzzle(figure, reach, numbers)
