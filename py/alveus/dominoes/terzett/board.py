"""A composing board: an outline to be filled with the tiles of a set, and what lies on it so far.

Numbers may be prescribed for cells, and sums for rows and columns.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.dominoes.dominosa.outline import Outline, bits, outline
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.terzett.figure import grouping
from alveus.dominoes.terzett.kinds import KINDS, Kind
from alveus.dominoes.tiles import Tile, complete_set

FREE = -1
"""In the place of a number: there is none yet."""


class Laid(NamedTuple):
    """A tile on the board: the cell of its lower number, and that of its higher one."""

    tile: Tile
    low: int
    high: int

    @property
    def cells(self) -> tuple[int, int]:
        """Its cells in reading order."""
        return min(self.low, self.high), max(self.low, self.high)


class Move(NamedTuple):
    """What the composer does: a verb, the tile it is done with, and the tile's cells."""

    verb: str
    """`hold`, `place`, `take`, `turn`, `try`, `keep`, `drop`, `help`."""
    tile: Tile | None = None
    low: int = -1
    high: int = -1


class Board(NamedTuple):
    """The board.  `given` has a number or FREE for every cell, `sums` the prescribed lines."""

    figure: Outline
    kind: str
    given: tuple[int, ...]
    sums: tuple[tuple[str, int], ...] = ()
    laid: tuple[Laid, ...] = ()
    """The tiles on the board, in the order of the set."""
    held: Tile | None = None
    """The tile in the hand."""
    trials: tuple[tuple[Laid, ...], ...] = ()
    """What lay there when each open trial began, the first one first."""
    help: bool = False
    """Whether the board tells what can never work any more."""

    @property
    def rule(self) -> Kind:
        """The kind of figure that is to be composed."""
        return KINDS[self.kind]

    @property
    def reach(self) -> int:
        """The set, which follows from the number of cells."""
        return self.rule.reach_of(len(self.figure.cells))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles of the set."""
        return complete_set(self.reach)

    @property
    def full(self) -> bool:
        """Whether every tile has been laid."""
        return 2 * len(self.laid) == len(self.figure.cells)

    @property
    def puzzle(self) -> Puzzle:
        """The figure that a full board shows."""
        return Puzzle(self.figure, self.reach, tuple(numbers(self)))

    @property
    def key(self) -> int:
        """The places of the tiles, as a mask."""
        return sum(1 << self.figure.pair_of[laid.cells] for laid in self.laid)

    @property
    def over(self) -> bool:
        """Whether a right figure has been composed: all laid, all in groups, all sums met."""
        if not self.full or any(now != wanted for _, wanted, now in sums(self)):
            return False
        return grouping(self.puzzle, self.rule, self.key) is not None

    def lies(self, tile: Tile) -> Laid | None:
        """Where a tile lies, or None."""
        return next((laid for laid in self.laid if laid.tile == tile), None)

    def on(self, cell: int) -> Laid | None:
        """The tile on a cell, or None."""
        return next((laid for laid in self.laid if cell in laid[1:]), None)


def numbers(board: Board) -> list[int]:
    """The number on every cell, laid or given, or FREE."""
    found = list(board.given)
    for tile, low, high in board.laid:
        found[low], found[high] = tile
    return found


def sums(board: Board) -> list[tuple[str, int, int]]:
    """Every line whose sum is prescribed: its name, the sum, and what lies there now."""
    on = numbers(board)
    return [
        (name, wanted, sum(max(on[cell], 0) for cell in line(board.figure, name)))
        for name, wanted in board.sums
    ]


def line(figure: Outline, name: str) -> tuple[int, ...]:
    """The cells of a column, named by its letter, or of a row, named by its number.

    Raises SetupError `no_such_line`.
    """
    row, column = (int(name), 0) if name.isdecimal() else (0, ord(name[:1] or "`") - 96)
    found = tuple(
        number
        for number, (down, right) in enumerate(figure.cells)
        if (down + 1 == row) or (right + 1 == column and len(name) == 1)
    )
    if not found:
        raise SetupError("no_such_line", line=name[:80])
    return found


@lru_cache(maxsize=64)
def board_of(rows: tuple[str, ...], kind: str) -> Board:
    """An empty board.

    Raises SetupError: as `outline`; `outline_apart` where it is not in one piece; `cells_number`.
    """
    figure = outline(rows)
    parts = sorted(figure.regions())
    if len(parts) > 1:
        raise SetupError("outline_apart", at=figure.names[parts[1][0]])
    KINDS[kind].reach_of(len(figure.cells))
    return Board(figure, kind, (FREE,) * len(figure.cells))


def shape(figure: Outline) -> list[str]:
    """An outline as rows of text."""
    rows = [["."] * figure.columns for _ in range(figure.rows)]
    for row, column in figure.cells:
        rows[row][column] = "#"
    return ["".join(row) for row in rows]


def lay_out(board: Board, puzzle: Puzzle, key: int) -> Board:
    """A board with the tiles of a figure on it as a key says."""
    on, laid = puzzle.numbers, []
    for place in bits(key):
        a, b = puzzle.figure.pairs[place]
        laid.append(Laid(puzzle.tile(place), *((a, b) if on[a] <= on[b] else (b, a))))
    return board._replace(laid=tuple(sorted(laid)), held=None, trials=())
