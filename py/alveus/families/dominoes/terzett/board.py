"""Composing boards: an outline, which the player fills with the tiles of a set to make a figure.

On a correct board, equal numbers form groups of the shapes that the kind of figure (such as
Terzett) allows.  A board can prescribe numbers for cells, and sums for rows and columns.  A trial
is a tentative assumption of the player, which can be accepted or withdrawn.  `Board` computes the
unused tiles, the sums and the errors; functions return the cells of a row or column, an empty
board, and the placed tiles of a complete layout.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.core.events import Message, say
from alveus.families.dominoes.dominosa.outline import Outline, bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.terzett.figure import grouping, ungrouped_numbers
from alveus.families.dominoes.terzett.kinds import Kind
from alveus.families.dominoes.tiles import Tile, complete_set

FREE = -1
"""The value of a cell without a number."""
ACTIONS = ("try", "keep", "drop", "help")
"""First words of the moves without a tile: begin, accept or withdraw a trial; switch live help on
or off, that is, the display of impossible cells, numbers and tiles."""


class Placement(NamedTuple):
    """A tile on the board, with the cells of its lower and of its higher number."""

    tile: Tile
    low: int
    high: int

    @property
    def cells(self) -> tuple[int, int]:
        """The two cells in reading order."""
        return min(self.low, self.high), max(self.low, self.high)

    @property
    def turned(self) -> Placement:
        """The same tile with its numbers exchanged."""
        return Placement(self.tile, self.high, self.low)


class Move(NamedTuple):
    """A move of the player: a verb and, unless the verb is one of `ACTIONS`, a tile."""

    verb: str
    """First word of the move: `hold` (take a tile from the stock or put it back), `place` (on the
    board), `take` (from the board), `turn` (exchange the numbers); without a tile: `try` (begin a
    trial), `keep` (accept it), `drop` (withdraw it), `help` (switch live help on or off)."""
    tile: Tile | None = None
    low: int = -1
    """Index of the cell for the tile's lower number if the verb is `place`, otherwise -1."""
    high: int = -1
    """Index of the cell for the tile's higher number if the verb is `place`, otherwise -1."""


@dataclass(frozen=True)
class Board:
    """A composing board: outline, prescribed numbers and sums, placed tiles and open trials."""

    figure: Outline = field(hash=False)
    kind: Kind = field(hash=False)
    prescribed: tuple[int, ...]
    """The prescribed number of each cell, or FREE."""
    sums: tuple[tuple[str, int], ...] = ()
    """Name (column letter or row number) and prescribed sum of each line that has one."""
    laid: tuple[Placement, ...] = ()
    """The tiles on the board, also those of open trials, in the order 0:0, 0:1, …, 1:1, …."""
    held: Tile | None = None
    """The tile that the player is about to place, or None."""
    trials: tuple[tuple[Placement, ...], ...] = ()
    """The tiles on the board at the beginning of each open trial, the earliest trial first."""
    help: bool = False
    """True if impossible cells, numbers and tiles are reported (live help)."""

    @cached_property
    def reach(self) -> int:
        """The highest number of the set, computed from the number of cells."""
        return self.kind.reach_of(len(self.figure.cells))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles of the set."""
        return complete_set(self.reach)

    @property
    def stock(self) -> list[Tile]:
        """The tiles that are not on the board, including the tile in the player's hand (`held`)."""
        return [tile for tile in self.tiles if tile not in self.placement_of]

    @cached_property
    def placement_of(self) -> dict[Tile | None, Placement]:
        """The placements on the board by tile.  No key is None, but `get(None)` is permitted."""
        return {placement.tile: placement for placement in self.laid}

    @cached_property
    def placement_on(self) -> dict[int, Placement]:
        """The tile that covers a cell, with both its cells; keyed by index of the cell."""
        return {cell: placement for placement in self.laid for cell in placement[1:]}

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The number on each cell, from a placed tile or prescribed; otherwise FREE."""
        on = list(self.prescribed)
        for tile, low, high in self.laid:
            on[low], on[high] = tile
        return tuple(on)

    @property
    def tried(self) -> set[Placement]:
        """The placements that were made in the open trials."""
        return set(self.laid) - set(self.trials[0]) if self.trials else set()

    @property
    def line_sums(self) -> list[tuple[str, int, int]]:
        """A tuple (name, prescribed sum, present sum) for each row or column with a prescribed sum.

        The name is the column letter or the row number.  A cell without a number adds 0.
        """
        return [
            (name, wanted, sum(max(self.numbers[at], 0) for at in line_cells(self.figure, name)))
            for name, wanted in self.sums
        ]

    @cached_property
    def full(self) -> bool:
        """True if all tiles are placed."""
        return 2 * len(self.laid) == len(self.figure.cells)

    @property
    def puzzle(self) -> Puzzle:
        """The numbers of a full board as a puzzle: find the tiles that cover them."""
        return Puzzle(self.figure, self.reach, self.numbers)

    @property
    def key(self) -> int:
        """The tile layout as a mask: bit i is set if a tile covers the cells `figure.pairs[i]`."""
        return sum(1 << self.figure.pair_of[placement.cells] for placement in self.laid)

    @cached_property
    def faults(self) -> tuple[Message, ...]:
        """Messages about wrong groups and sums; empty if all are correct.  For full boards only."""
        reasons = []
        if grouping(self.puzzle, self.kind, self.key) is None:
            ungrouped = ungrouped_numbers(self.puzzle, self.kind)
            if ungrouped:
                reasons.append(say("not_grouped_yet", numbers=ungrouped))
            else:
                reasons.append(say("shape_missing" if self.kind.every_shape else "double_alone"))
        reasons += [
            say("sum_missed", line=name, sum=wanted, now=now)
            for name, wanted, now in self.line_sums
            if now != wanted
        ]
        return tuple(reasons)

    @cached_property
    def over(self) -> bool:
        """True if the board is full and shows a correct figure with the prescribed sums."""
        return self.full and not self.faults


def line_cells(figure: Outline, name: str) -> tuple[int, ...]:
    """Return the cell indices of a column (letter) or row (number).

    Raises SetupError `no_such_line` if the outline has no such column or row.
    """
    row, column = (name.lstrip("0"), "") if name.isdecimal() else ("", name)
    cells = tuple(n for n, cell in enumerate(figure.names) if cell[1:] == row or cell[0] == column)
    if not cells:
        raise SetupError("no_such_line", line=name[:80])
    return cells


@lru_cache(maxsize=64)
def empty_board(figure: Outline, kind: Kind) -> Board:
    """Return a board without tiles.

    Raises SetupError: `outline_apart` if the outline is not connected; `cells_number` if no set
    that suits the kind has as many numbers as the outline has cells.
    """
    parts = sorted(figure.regions())
    if len(parts) > 1:
        raise SetupError("outline_apart", at=figure.names[parts[1][0]])
    kind.reach_of(len(figure.cells))
    return Board(figure, kind, (FREE,) * len(figure.cells))


def placements(puzzle: Puzzle, key: int) -> tuple[Placement, ...]:
    """Return the placement of each tile of a puzzle in a given layout, in the order of the set.

    A layout divides the cells into pairs, each covered by one tile.  Bit i of `key` is set if a
    tile covers the cells `puzzle.figure.pairs[i]`.
    """
    laid = []
    for place in bits(key):
        a, b = puzzle.figure.pairs[place]
        on_a, on_b = puzzle.numbers[a], puzzle.numbers[b]
        laid.append(Placement(puzzle.tile(place), *((a, b) if on_a <= on_b else (b, a))))
    return tuple(sorted(laid))
