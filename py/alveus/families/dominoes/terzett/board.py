"""Composing boards: an outline to fill with the tiles of a set, and the tiles placed so far.

A board can prescribe numbers for cells, and sums for rows and columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.core.events import Message, say
from alveus.families.dominoes.dominosa.outline import Outline, bits, outline
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.terzett.figure import grouping, ungrouped_numbers
from alveus.families.dominoes.terzett.kinds import Kind
from alveus.families.dominoes.tiles import Tile, complete_set

FREE = -1
"""The value of a cell without a number."""
ACTIONS = ("try", "keep", "drop", "help")
"""Verbs without a tile: begin, accept or withdraw a trial (an assumption); live help on or off."""


class Placement(NamedTuple):
    """A tile on the board, with the cells of its lower and of its higher number."""

    tile: Tile
    low: int
    high: int

    @property
    def cells(self) -> tuple[int, int]:
        """The two cells in reading order."""
        return min(self.low, self.high), max(self.low, self.high)


class Move(NamedTuple):
    """A move: a verb, and for some verbs a tile and the cells of its two numbers."""

    verb: str
    """`hold` (from the stock), `place`, `take` (from the board), `turn`, or one of `ACTIONS`."""
    tile: Tile | None = None
    low: int = -1
    high: int = -1


class Board(NamedTuple):
    """A composing board."""

    figure: Outline
    kind: Kind
    prescribed: tuple[int, ...]
    """The prescribed number of each cell, or FREE."""
    sums: tuple[tuple[str, int], ...] = ()
    """Names and prescribed sums of rows and columns."""
    laid: tuple[Placement, ...] = ()
    """The tiles on the board, in the order of the set."""
    held: Tile | None = None
    """The tile that the player is about to place, or None."""
    trials: tuple[tuple[Placement, ...], ...] = ()
    """For each open trial the tiles on the board when it began, the outermost trial first."""
    help: bool = False
    """True if impossible cells, numbers and tiles are shown (live help)."""

    @property
    def reach(self) -> int:
        """The highest number of the set, which follows from the number of cells."""
        return self.kind.reach_of(len(self.figure.cells))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles of the set."""
        return complete_set(self.reach)

    @property
    def full(self) -> bool:
        """True if all tiles are placed."""
        return 2 * len(self.laid) == len(self.figure.cells)

    @property
    def puzzle(self) -> Puzzle:
        """The figure shown by a full board."""
        return Puzzle(self.figure, self.reach, tuple(numbers(self)))

    @property
    def key(self) -> int:
        """The key: a mask of the pairs of cells covered by tiles."""
        return sum(1 << self.figure.pair_of[placement.cells] for placement in self.laid)

    @property
    def over(self) -> bool:
        """True if the board shows a correct figure."""
        return self.full and not faults(self)

    def placement_of(self, tile: Tile | None) -> Placement | None:
        """Return the placement of a tile, or None."""
        return next((placement for placement in self.laid if placement.tile == tile), None)

    def placement_on(self, cell: int) -> Placement | None:
        """Return the placement that covers a cell, or None."""
        return next((placement for placement in self.laid if cell in placement[1:]), None)


@lru_cache(maxsize=16)
def faults(board: Board) -> tuple[Message, ...]:
    """Return the reasons why a full board is not a correct figure."""
    reasons = []
    puzzle = board.puzzle
    if grouping(puzzle, board.kind, board.key) is None:
        ungrouped = ungrouped_numbers(puzzle, board.kind)
        if ungrouped:
            reasons.append(say("not_grouped_yet", numbers=ungrouped))
        else:
            reasons.append(say("shape_missing" if board.kind.every_shape else "double_alone"))
    reasons += [
        say("sum_missed", line=name, sum=wanted, now=now)
        for name, wanted, now in line_sums(board)
        if now != wanted
    ]
    return tuple(reasons)


def numbers(board: Board) -> list[int]:
    """Return the number on each cell, placed or prescribed, or FREE."""
    on = list(board.prescribed)
    for tile, low, high in board.laid:
        on[low], on[high] = tile
    return on


def line_sums(board: Board) -> list[tuple[str, int, int]]:
    """Return (name, prescribed sum, present sum) of each line with a prescribed sum."""
    on = numbers(board)
    return [
        (name, wanted, sum(max(on[cell], 0) for cell in line_cells(board.figure, name)))
        for name, wanted in board.sums
    ]


def line_cells(figure: Outline, name: str) -> tuple[int, ...]:
    """Return the cells of a column, named by its letter, or of a row, named by its number.

    Raises SetupError `no_such_line`.
    """
    row, column = (int(name), 0) if name.isdecimal() else (0, ord(name[:1] or "`") - 96)
    cells = tuple(
        number
        for number, (down, right) in enumerate(figure.cells)
        if (down + 1 == row) or (right + 1 == column and len(name) == 1)
    )
    if not cells:
        raise SetupError("no_such_line", line=name[:80])
    return cells


@lru_cache(maxsize=64)
def board_of(rows: tuple[str, ...], kind: Kind) -> Board:
    """Return an empty board with this outline.

    Raises SetupError: as `outline`; `outline_apart` if the outline is not connected; `cells_number`
    if no set of the kind fills it.
    """
    figure = outline(rows)
    parts = sorted(figure.regions())
    if len(parts) > 1:
        raise SetupError("outline_apart", at=figure.names[parts[1][0]])
    kind.reach_of(len(figure.cells))
    return Board(figure, kind, (FREE,) * len(figure.cells))


def outline_rows(figure: Outline) -> list[str]:
    """Return an outline as rows of text, ``#`` for a cell."""
    return draw_cells(figure, ["#"] * len(figure.cells))


def draw_cells(figure: Outline, marks: Sequence[str]) -> list[str]:
    """Return rows of text with one character for each cell, and ``.`` outside the outline."""
    rows = [["."] * figure.columns for _ in range(figure.rows)]
    for (row, column), mark in zip(figure.cells, marks, strict=True):
        rows[row][column] = mark
    return ["".join(row) for row in rows]


def place_tiles(board: Board, puzzle: Puzzle, key: int) -> Board:
    """Return the board with the tiles that show a figure, in the places of the mask `key`."""
    on, laid = puzzle.numbers, []
    for place in bits(key):
        a, b = puzzle.figure.pairs[place]
        cells = (a, b) if on[a] <= on[b] else (b, a)
        laid.append(Placement(puzzle.tile(place), *cells))
    return board._replace(laid=tuple(sorted(laid)), held=None, trials=())
