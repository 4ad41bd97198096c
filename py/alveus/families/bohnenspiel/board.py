"""The position of a game (`State`), and the numbers of the pits that it uses.

`place` and `store` return the ids of pits and stores in the view, `cell` and `store_cell` their
rows and columns there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from alveus.core.outcomes import Outcome

ROW = 6
"""Number of pits of one player."""
PITS = 2 * ROW
"""Number of pits on the board. South's pits are numbered 0 to 5 from South's left, North's pits
6 to 11 from North's left."""
OWN = (range(ROW), range(ROW, PITS))
"""The numbers of South's pits, and those of North's pits."""
SIDES = ("south", "north")
SKIP = -1
"""The move of a player who passes. Every other move is the number of the pit to sow."""


class State(NamedTuple):
    """A position. The seats are 0 for South and 1 for North."""

    pits: tuple[int, ...]
    """Number of beans in each pit: South's six pits, then North's, each from the owner's left."""
    stores: tuple[int, int]
    turn: int
    skips: tuple[int, int] = (0, 0)
    """Number of passes that South and North have left: at first the value of option `skips`."""
    clock: int = 0
    """Number of plies since the last capture if `Ruleset.endless` is `repetition`, since the start
    of the game if it is `cap`, and 0 if it is `off`."""
    seen: tuple[tuple[int, ...], ...] = ()
    """If `Ruleset.endless` is `repetition`: this position and those since the last capture, each as
    the beans in its pits, then the seat on turn.  Otherwise, and after the game: empty."""
    over: Outcome | None = None

    def row(self, seat: int) -> tuple[int, ...]:
        """Return the number of beans in each of a player's pits, from the player's left."""
        return self.pits[seat * ROW : seat * ROW + ROW]


def add_to(pair: tuple[int, int], seat: int, number: int) -> tuple[int, int]:
    """Return `pair` (one number per seat) with `number` added to the entry of `seat`."""
    return (pair[0] + number, pair[1]) if seat == 0 else (pair[0], pair[1] + number)


def place(pit: int) -> str:
    """Return the id of pit 0 to 11 in views: s1 to s6 (South), n1 to n6, from the owner's left."""
    return f"{SIDES[pit // ROW][0]}{pit % ROW + 1}"


def store(seat: int) -> str:
    """Return the id of a player's store in views: store.south or store.north."""
    return f"store.{SIDES[seat]}"


PIT: Mapping[str, int] = {place(pit): pit for pit in range(PITS)}
"""The number of each pit (0 to 11, see `PITS`), keyed by its id in views (``s1`` to ``n6``)."""


def cell(pit: int) -> tuple[int, int]:
    """Return a pit's row (0 North, 1 South) and column (1 to 6 from South's left) in the view."""
    column = pit % ROW + 1
    return (1, column) if pit < ROW else (0, ROW + 1 - column)


def store_cell(seat: int) -> tuple[int, int]:
    """Return a store's row and column in the view: in its owner's row, at the owner's right."""
    return (1, ROW + 1) if seat == 0 else (0, 0)
