"""Outlines of puzzles: the cells, and the pairs of adjacent cells on which a tile fits.

A pair is horizontal (left, right) or vertical (upper, lower).  Cells are numbered in reading order,
pairs in the order of their first cells; a horizontal pair precedes the vertical pair with the same
first cell.  Sets of pairs are bit masks (bit i is pair i).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from alveus.core.errors import IllegalMove, NotationError, SetupError

MOST_COLUMNS = 26
"""Maximum number of columns: each has a letter."""
MOST_ROWS = 99
MOST_CELLS = 182
"""Maximum number of cells: those of a complete set with numbers up to 12 (13 × 14)."""


@dataclass(frozen=True)
class Outline:
    """A set of cells in a grid."""

    cells: tuple[tuple[int, int], ...]
    """Row and column of each cell, in reading order."""

    @cached_property
    def rows(self) -> int:
        """The number of rows."""
        return 1 + max(row for row, _ in self.cells)

    @cached_property
    def columns(self) -> int:
        """The number of columns."""
        return 1 + max(column for _, column in self.cells)

    @cached_property
    def index(self) -> dict[tuple[int, int], int]:
        """The index of each cell, keyed by row and column."""
        return {cell: number for number, cell in enumerate(self.cells)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each cell: column letter and row number; a1 is top left."""
        return tuple(f"{chr(97 + column)}{row + 1}" for row, column in self.cells)

    @cached_property
    def named(self) -> dict[str, int]:
        """The index of each cell, keyed by its name, such as "b1"."""
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """For each pair of adjacent cells, the indices of its two cells."""
        return tuple(
            (number, self.index[other])
            for number, (row, column) in enumerate(self.cells)
            for other in ((row, column + 1), (row + 1, column))
            if other in self.index
        )

    @cached_property
    def pair_of(self) -> dict[tuple[int, int], int]:
        """The index of each pair of adjacent cells, keyed by its two cells in ascending order."""
        return {pair: number for number, pair in enumerate(self.pairs)}

    @cached_property
    def at(self) -> tuple[int, ...]:
        """For each cell, the bit mask of the pairs of adjacent cells that contain it."""
        at = [0] * len(self.cells)
        for number, pair in enumerate(self.pairs):
            for cell in pair:
                at[cell] |= 1 << number
        return tuple(at)

    @cached_property
    def touching(self) -> tuple[int, ...]:
        """For each pair, the bit mask of the pairs that share a cell with it, including itself."""
        return tuple(self.at[a] | self.at[b] for a, b in self.pairs)

    @cached_property
    def all(self) -> int:
        """The bit mask of all pairs of adjacent cells (bit i is pair i)."""
        return (1 << len(self.pairs)) - 1

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """For each pair of adjacent cells, the indices of the other cells adjacent to either."""
        return tuple(
            tuple({*self.neighbours(a), *self.neighbours(b)} - {a, b}) for a, b in self.pairs
        )

    @property
    def text_rows(self) -> list[str]:
        """The outline as rows of text: ``#`` is a cell, ``.`` is not."""
        return draw_cells(self, "#" * len(self.cells))

    def ends(self, pair: int) -> tuple[str, str]:
        """Return the names of the two cells of a pair, which is given by index."""
        a, b = self.pairs[pair]
        return self.names[a], self.names[b]

    def pair_name(self, pair: int) -> str:
        """Return a pair as text: ``d2-e2``."""
        return "-".join(self.ends(pair))

    def neighbours(self, cell: int) -> Iterator[int]:
        """Yield the adjacent cells of a cell."""
        for pair in bits(self.at[cell]):
            yield sum(self.pairs[pair]) - cell

    def way(self, cell: int, neighbour: int) -> str:
        """Return the direction from a cell to an adjacent cell: left, right, up or down."""
        (row, column), (other_row, other_column) = self.cells[cell], self.cells[neighbour]
        if row == other_row:
            return "right" if other_column > column else "left"
        return "down" if other_row > row else "up"

    def regions(self) -> Iterator[list[int]]:
        """Yield the sorted indices of the cells of each connected region."""
        left = set(range(len(self.cells)))
        while left:
            region = [left.pop()]
            for cell in region:
                adjacent = left.intersection(self.neighbours(cell))
                left -= adjacent
                region += adjacent
            yield sorted(region)


def bits(mask: int) -> Iterator[int]:
    """Yield the indices of the bits that are 1 in a mask, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=256)
def outline(rows: tuple[str, ...]) -> Outline:
    """Return the outline drawn as rows of text: ``.`` or space is outside, all else is a cell.

    Raises SetupError `figure_empty` without a cell, `figure_size` above a maximum size, and
    `odd_region` if a connected region has an odd number of cells.
    """
    cells = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark not in ". "]
    if not cells:
        raise SetupError("figure_empty")
    width = max(map(len, rows))
    if len(rows) > MOST_ROWS or width > MOST_COLUMNS or len(cells) > MOST_CELLS:
        raise figure_size(len(rows), width)
    made = Outline(tuple(cells))
    for region in made.regions():
        if len(region) % 2:
            raise SetupError("odd_region", at=made.names[region[0]], count=len(region))
    return made


def figure_size(rows: int, columns: int) -> SetupError:
    """Return the error for an outline with too many rows, columns or cells."""
    most = {"most_rows": MOST_ROWS, "most_columns": MOST_COLUMNS}
    return SetupError("figure_size", rows=rows, columns=columns, **most)


def rectangle(reach: int) -> Outline:
    """Return the outline for the highest number `reach`: reach + 1 rows of reach + 2 cells."""
    return outline(("#" * (reach + 2),) * (reach + 1))


def cell(figure: Outline, name: str) -> int:
    """Return the index of the cell `name`, such as "b1".  Raises NotationError `no_such_cell`."""
    if name not in figure.named:
        raise NotationError("no_such_cell", cell=name[:80])
    return figure.named[name]


def pair(figure: Outline, name: str) -> int:
    """Return the index in `figure.pairs` of the pair with a name such as ``d2-e2``.

    Raises NotationError for unreadable text or an unknown cell; IllegalMove if not adjacent.
    """
    first, dash, second = name.partition("-")
    if not dash:
        raise NotationError("notation", text=name[:80])
    low, high = sorted((cell(figure, first), cell(figure, second)))
    if (low, high) not in figure.pair_of:
        raise IllegalMove("not_neighbours", **{"from": first, "to": second})
    return figure.pair_of[low, high]


def read_key(figure: Outline, rows: Sequence[str]) -> tuple[int, ...]:
    """Return the pairs (indices) that rows of text show as tiles: ``<>``, or ``^`` above ``v``.

    Raises NotationError `key_broken` if the tiles do not cover the outline exactly.
    """
    drawn = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
    pairs = []
    for number, (row, column) in enumerate(figure.cells):
        mark = drawn.get((row, column), ".")
        partner = {"<": ((row, column + 1), ">"), "^": ((row + 1, column), "v")}.get(mark)
        if partner is not None:
            other, closing = partner
            if drawn.get(other) != closing or other not in figure.index:
                raise NotationError("key_broken", at=figure.names[number])
            pairs.append(figure.pair_of[number, figure.index[other]])
    if len(pairs) * 2 != len(figure.cells):
        raise NotationError("key_broken", at="")
    return tuple(pairs)


def draw_cells(figure: Outline, marks: Iterable[str]) -> list[str]:
    """Return rows of text: one character of `marks` per cell, and ``.`` outside the outline."""
    rows = [["."] * figure.columns for _ in range(figure.rows)]
    for (row, column), mark in zip(figure.cells, marks, strict=True):
        rows[row][column] = mark
    return ["".join(row) for row in rows]


def write_key(figure: Outline, pairs: Iterable[int]) -> list[str]:
    """Return a picture of the tiles on `pairs` (indices in `figure.pairs`), as rows of text.

    A tile is ``<>``, or ``^`` above ``v``; ``.`` is a place without a tile or without a cell.
    """
    marks = ["."] * len(figure.cells)
    for number in pairs:
        first, second = figure.pairs[number]
        level = figure.cells[first][0] == figure.cells[second][0]
        marks[first], marks[second] = "<>" if level else "^v"
    return draw_cells(figure, marks)
