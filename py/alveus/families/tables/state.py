"""The state of a tables game: men on points and beside the board, dice, doubling cube, turn."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

from alveus.core.outcomes import Outcome

CallWord: TypeAlias = Literal["pass", "throw", "double", "take", "drop", "decline"]
CubeValue: TypeAlias = Literal[1, 2, 4, 8, 16, 32, 64]
CubeStage: TypeAlias = Literal["open", "offered", "past"]
CALL_WORDS: tuple[CallWord, ...] = get_args(CallWord)
CUBE_VALUES: tuple[int, ...] = get_args(CubeValue)
CUBE_STAGES: tuple[CubeStage, ...] = get_args(CubeStage)
BAR = 0
"""Source of a man that enters from the bar or leaves the holding cell."""
HAND = -1
"""Source of a man that has not been on the board yet."""


class Side(NamedTuple):
    """One player's men: how many are on each point, on the bar, borne off (`off`) and in hand."""

    points: tuple[int, ...]
    """Men per point of the player's own path; index 0 is unused."""
    bar: int = 0
    off: int = 0
    hand: int = 0

    def distance(self, target: int) -> int:
        """Return the total number of points that the men on points are away from `target`."""
        return sum(men * (target - point) for point, men in enumerate(self.points))


class Step(NamedTuple):
    """A move of one man by one die.  With a `target` past the last point, the man is borne off."""

    die: int
    source: int
    target: int
    hit: bool


class Throw(NamedTuple):
    """The roll of a turn, in the order of the dice."""

    dice: tuple[int, ...]


class StartThrow(NamedTuple):
    """The rolls that decide who starts: White's dice and Black's dice."""

    dice: tuple[tuple[int, ...], tuple[int, ...]]


class Call(NamedTuple):
    """An action that moves no man, such as `throw`, `pass` or `double`."""

    word: str


class SendBack(NamedTuple):
    """The opponent's choice of a man to send back after 1-1-1.  `point` has the roller's number."""

    point: int


Move = Step | Throw | StartThrow | Call | SendBack


class Cube(NamedTuple):
    """The doubling cube."""

    value: int = 1
    owner: int | None = None
    """The seat that can double next; None means both."""
    stage: str = "open"
    """``open``: the player on turn can double; ``offered``: the opponent must answer; ``past``: the
    player on turn can only roll and play."""

    def may_be_turned_by(self, seat: int) -> bool:
        """Return True if a seat can double: the cube is below 64 and not owned by the opponent."""
        return self.owner in (None, seat) and self.value < CUBE_VALUES[-1]


class State(NamedTuple):
    """A position and the course of the current turn."""

    sides: tuple[Side, Side]
    turn: int
    """The seat on turn, or -1 before the roll that decides who starts."""
    dice: tuple[int, ...] | None = None
    """The roll in the order of the dice; None before the roll."""
    left: tuple[int, ...] = ()
    """The numbers still to be played, highest first."""
    played: tuple[Step, ...] = ()
    """The steps of this turn so far."""
    cube: Cube | None = None
    over: Outcome | None = None
    choice: bool = False
    """True if the opponent can choose a man of the roller to send back, or decline (1-1-1)."""


class Memory(NamedTuple):
    """Facts about the earlier steps of a turn that affect its legal steps."""

    must_go_on: int = 0
    """Point with too many men, from which the man that has just landed must move on, or 0."""
    touched: int = 0
    """Point where a man has just landed on a blot, which is hit only if the man stays, or 0."""
    resting: tuple[int, ...] = ()
    """Points of the men that have hit a blot and cannot move again in this turn."""
    entered: bool = False
    """True if a man has entered while others are still in hand."""
    carried: tuple[int, ...] = ()
    """Current points of the men that have entered in this turn, while others are still in hand."""
    reentered: bool = False
    """True if a hit man has entered again."""


NO_MEMORY = Memory()


class Node(NamedTuple):
    """A position within a turn: the mover's men, the opponent's men and the dice left."""

    own: Side
    other: Side
    left: tuple[int, ...]
    """The dice left, highest first."""
    memory: Memory = NO_MEMORY
