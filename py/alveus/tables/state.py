"""The position of a tables game: men on points and beside the board, dice, the cube."""

from __future__ import annotations

from typing import NamedTuple

from alveus.core.outcomes import Outcome

LARGEST_CUBE = 64
BAR = 0
"""The source of a man who enters from the bar (or waits in the holding cell)."""
HAND = -1
"""The source of a man who has not been on the board yet."""


class Side(NamedTuple):
    """One player's men, on points of his own path; index 0 of `points` is never used."""

    points: tuple[int, ...]
    bar: int = 0
    off: int = 0
    hand: int = 0


class Step(NamedTuple):
    """One man moved by one die: the atomic move.  `target` past the last point bears it off."""

    die: int
    source: int
    target: int
    hit: bool


class Throw(NamedTuple):
    """The dice of a turn as they fell, in the order of the dice."""

    dice: tuple[int, ...]


class StartThrow(NamedTuple):
    """The throw for the start: each player's dice, the first seat's first."""

    dice: tuple[tuple[int, ...], tuple[int, ...]]


class Call(NamedTuple):
    """What is said instead of moved: `throw`, `pass`, `double`, `take` or `drop`."""

    word: str


class SendBack(NamedTuple):
    """The man whom the other player sends back after 1-1-1, by the thrower's own point."""

    point: int


Move = Step | Throw | StartThrow | Call | SendBack


class Cube(NamedTuple):
    """The doubling cube: its value, the seat that may turn it next (None: both), its state.

    `stage` is ``open`` (the player on turn may double), ``offered`` (the other must answer) or
    ``past`` (the player on turn throws).
    """

    value: int = 1
    owner: int | None = None
    stage: str = "open"

    def may_be_turned_by(self, seat: int) -> bool:
        """Whether a seat may double with it: it lies in the middle or before him, below 64."""
        return self.owner in (None, seat) and self.value < LARGEST_CUBE


class State(NamedTuple):
    """A position with the player on turn.  `turn` is -1 while the start is thrown for.

    `dice` is the throw as it fell, None while it is awaited; `left` are the dice still to be
    played, highest first; `played` the steps of this turn so far.  `choice` is true while the
    other player has to choose the man whom the throw sends back.
    """

    sides: tuple[Side, Side]
    turn: int
    dice: tuple[int, ...] | None = None
    left: tuple[int, ...] = ()
    played: tuple[Step, ...] = ()
    cube: Cube | None = None
    over: Outcome | None = None
    choice: bool = False
