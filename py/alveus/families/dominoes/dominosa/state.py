"""A puzzle sheet: the numbers of a puzzle, placed tiles, lines, highlighted numbers and trials.

A trial is a tentative assumption of the player, which can be accepted or withdrawn.  A line between
two cells records that no tile covers both.
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle


class Move(NamedTuple):
    """A move: a verb and, in `at`, the index of the place (pair of adjacent cells) that it changes.

    For `mark`, `at` is the number to highlight; for `check`, `try`, `keep` and `drop` it is -1.
    """

    verb: str
    """`lay` and `lift` (a tile), `line` (draw or erase), `mark` (a number), `check` (show errors),
    `try` (begin a trial), `keep` (accept it), `drop` (withdraw it)."""
    at: int = -1


class Savepoint(NamedTuple):
    """The tiles and lines at the start of a trial, as masks of places (pairs of adjacent cells)."""

    laid: int
    lines: int


class State(NamedTuple):
    """A sheet.  Placed tiles and lines are masks of places (pairs of adjacent cells)."""

    puzzle: Puzzle
    laid: int = 0
    lines: int = 0
    marks: tuple[tuple[int, int], ...] = ()
    """Number and colour (index in `COLOURS`) of each highlight, oldest first."""
    trials: tuple[Savepoint, ...] = ()
    """For each trial (assumption) that can still be kept or undone: the tiles and lines when it
    began, oldest first."""
    checked: bool = False
    """True while errors are shown: from the move `check` until a tile or line changes."""

    @property
    def over(self) -> bool:
        """True if all tiles are placed.  They cannot overlap, so this is a solution."""
        return self.laid.bit_count() == len(self.puzzle.tiles)

    @property
    def live(self) -> int:
        """The mask (bit i: place i) of the places that are not ruled out.

        A line rules out its place.  A placed tile rules out all other places that share a cell with
        it or have the same two numbers.
        """
        live = self.puzzle.all & ~self.lines
        for place in bits(self.laid):
            live = live & ~self.puzzle.excluded[place] | 1 << place
        return live

    def tile_on(self, cell: int) -> int | None:
        """Return the place (index) of the tile that covers a cell, or None if no tile does."""
        on = self.laid & self.puzzle.figure.at[cell]
        return on.bit_length() - 1 if on else None

    def place_of(self, tile: int) -> int | None:
        """Return the place (index) of `puzzle.tiles[tile]`, or None if the tile is not placed."""
        on = self.laid & self.puzzle.of[tile]
        return on.bit_length() - 1 if on else None
