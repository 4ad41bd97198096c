"""A puzzle in play: tiles laid, separating lines drawn, numbers highlighted, trials begun."""

from __future__ import annotations

from typing import NamedTuple

from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle

COLOURS = 2
"""How many numbers can be highlighted at once, each in a colour and shape of its own."""


class Move(NamedTuple):
    """What the solver does: a verb, and the place or number it is done with (or -1)."""

    verb: str
    """`lay`, `lift`, `line` (draws or erases), `mark`, `try`, `keep`, `drop`, `check`."""
    at: int = -1


class Savepoint(NamedTuple):
    """The sheet as it was when a trial began, to come back to."""

    laid: int
    lines: int


class State(NamedTuple):
    """The sheet.  Tiles laid and lines drawn are masks of places."""

    puzzle: Puzzle
    laid: int = 0
    lines: int = 0
    marks: tuple[tuple[int, int], ...] = ()
    """The numbers highlighted with their colours, the older one first."""
    trials: tuple[Savepoint, ...] = ()
    """The savepoints of the trials that are open, the first one first."""
    checked: bool = False
    """Whether errors have been asked for since the last change."""

    @property
    def over(self) -> bool:
        """Whether every tile has been laid; no tile can lie twice, so that this is a solution."""
        return self.laid.bit_count() == len(self.puzzle.tiles)

    @property
    def live(self) -> int:
        """The places not cut by a line or by a tile laid; those of the tiles laid included."""
        live = self.puzzle.all & ~self.lines
        for place in bits(self.laid):
            live = live & ~self.puzzle.excluded[place] | 1 << place
        return live

    def tile_on(self, cell: int) -> int | None:
        """The place of the tile that covers a cell."""
        on = self.laid & self.puzzle.figure.at[cell]
        return on.bit_length() - 1 if on else None

    def place_of(self, tile: int) -> int | None:
        """The place where a tile lies."""
        on = self.laid & self.puzzle.of[tile]
        return on.bit_length() - 1 if on else None
