"""The outline of a figure: its cells, and every pair of neighbours a tile can lie on.

Cells and pairs are numbered in reading order; a pair lies across (left, right) or upright
(upper, lower).  Sets of pairs are bit masks, so that cutting many at once is one operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from alveus.core.errors import NotationError, SetupError

MOST_COLUMNS = 26
"""Columns are named by a letter."""
MOST_ROWS = 99
MOST_CELLS = 182
"""The cells of the complete set of reach 12, the largest that is read."""


class Outline:
    """Cells in rows and columns, some of them missing."""

    def __init__(self, cells: Sequence[tuple[int, int]]) -> None:
        self.cells = tuple(cells)
        """Row and column of every cell, in reading order."""
        self.rows = 1 + max(row for row, _ in self.cells)
        self.columns = 1 + max(column for _, column in self.cells)
        self.index = {cell: number for number, cell in enumerate(self.cells)}
        self.names = tuple(f"{chr(97 + column)}{row + 1}" for row, column in self.cells)
        """The cells' names: column letter and row number, a1 top left."""
        self.named = {name: number for number, name in enumerate(self.names)}
        self.pairs = tuple(self._pairs())
        """The cells of every pair."""
        self.pair_of = {pair: number for number, pair in enumerate(self.pairs)}
        at = [0] * len(self.cells)
        for number, (a, b) in enumerate(self.pairs):
            at[a] |= 1 << number
            at[b] |= 1 << number
        self.at = tuple(at)
        """For every cell the mask of the pairs it belongs to."""
        self.touching = tuple(at[a] | at[b] for a, b in self.pairs)
        """For every pair the mask of the pairs that share a cell with it, itself included."""
        self.all = (1 << len(self.pairs)) - 1

    def _pairs(self) -> Iterator[tuple[int, int]]:
        for number, (row, column) in enumerate(self.cells):
            for beside in ((row, column + 1), (row + 1, column)):
                if beside in self.index:
                    yield number, self.index[beside]

    def pair_name(self, pair: int) -> str:
        """A pair as moves write it: ``d2-e2``."""
        a, b = self.pairs[pair]
        return f"{self.names[a]}-{self.names[b]}"

    def neighbours(self, cell: int) -> Iterator[int]:
        """The cells beside a cell."""
        for pair in bits(self.at[cell]):
            a, b = self.pairs[pair]
            yield b if a == cell else a

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """For every pair the cells that touch it."""
        return tuple(
            tuple({*self.neighbours(a), *self.neighbours(b)} - {a, b}) for a, b in self.pairs
        )

    def way(self, cell: int, beside: int) -> str:
        """The way from a cell to one beside it: left, right, up or down."""
        (row, column), (down, right) = self.cells[cell], self.cells[beside]
        if row == down:
            return "right" if right > column else "left"
        return "down" if down > row else "up"

    def regions(self) -> Iterator[list[int]]:
        """The cells that hang together, region by region."""
        left = set(range(len(self.cells)))
        while left:
            region = [left.pop()]
            for cell in region:
                found = left.intersection(self.neighbours(cell))
                left -= found
                region += found
            yield sorted(region)


def bits(mask: int) -> Iterator[int]:
    """The numbers of a mask's bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=256)
def outline(rows: tuple[str, ...]) -> Outline:
    """The outline drawn as rows of text, ``.`` or a space for no cell.

    Raises SetupError: `figure_empty`, `figure_size`, or `odd_region` for a part that no tiles
    can fill because the number of its cells is odd.
    """
    cells = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark not in ". "]
    if not cells:
        raise SetupError("figure_empty")
    width = max(map(len, rows))
    if len(rows) > MOST_ROWS or width > MOST_COLUMNS or len(cells) > MOST_CELLS:
        raise SetupError(
            "figure_size", rows=len(rows), columns=width, most_rows=MOST_ROWS,
            most_columns=MOST_COLUMNS,
        )  # fmt: skip
    made = Outline(cells)
    for region in made.regions():
        if len(region) % 2:
            raise SetupError("odd_region", at=made.names[region[0]], count=len(region))
    return made


def rectangle(reach: int) -> Outline:
    """The rectangle of the established puzzles: reach + 1 rows of reach + 2 cells."""
    return outline(("#" * (reach + 2),) * (reach + 1))


def read_key(figure: Outline, rows: Sequence[str]) -> tuple[int, ...]:
    """The pairs of a key drawn with ``<>``, and ``^`` above ``v``.  Raises NotationError."""
    drawn = {(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row)}
    found = []
    for number, cell in enumerate(figure.cells):
        mark, (row, column) = drawn.get(cell, "."), cell
        beside = {"<": ((row, column + 1), ">"), "^": ((row + 1, column), "v")}.get(mark)
        if beside is not None:
            other, closing = beside
            if drawn.get(other) != closing or other not in figure.index:
                raise NotationError("key_broken", at=figure.names[number])
            found.append(figure.pair_of[number, figure.index[other]])
    if len(found) * 2 != len(figure.cells):
        raise NotationError("key_broken", at="")
    return tuple(found)


def write_key(figure: Outline, pairs: Sequence[int]) -> list[str]:
    """A key as rows of ``< > ^ v``, ``.`` where no tile lies."""
    drawn = [["."] * figure.columns for _ in range(figure.rows)]
    for pair in pairs:
        (row, column), (low, right) = (figure.cells[cell] for cell in figure.pairs[pair])
        drawn[row][column], drawn[low][right] = ("<", ">") if row == low else ("^", "v")
    return ["".join(row) for row in drawn]
