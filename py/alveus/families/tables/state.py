"""The types of a tables game: its state, its moves, and the positions between a turn's steps.

A state has both players' men (on points and beside the board), the dice and the doubling cube.
"""

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
"""`Step.source` of a hit man that waits beside the board: on the bar or in the holding cell."""
HAND = -1
"""`Step.source` of a man that enters for the first time."""


class Side(NamedTuple):
    """Numbers of one player's men: on each point, on the bar, borne off (`off`) and in hand.

    `bar` includes hit men in the holding cell beside point 1 of this player's path: under some
    options, they wait there while enemies are on point 1.
    """

    points: tuple[int, ...]
    """Number of men on each point, numbered along this player's path; index 0 is unused."""
    bar: int = 0
    off: int = 0
    hand: int = 0

    def distance(self, target: int) -> int:
        """Return the sum of the distances, in points, from all men on points to point `target`."""
        return sum(men * (target - point) for point, men in enumerate(self.points))


class Step(NamedTuple):
    """A move of one man by one die.

    `source` is a point, BAR or HAND.  Points are numbered along the mover's path; if `target` is
    past the last point, the man is borne off.
    """

    die: int
    source: int
    target: int
    hit: bool


class Throw(NamedTuple):
    """The roll of a turn: the numbers of the rolled dice, then `Ruleset.fixed_dice`.

    The latter are dice that are not rolled, such as a third die that always shows 6.
    """

    dice: tuple[int, ...]


class StartThrow(NamedTuple):
    """The rolls that decide who starts: the numbers on White's dice, then those on Black's.

    If `Ruleset.starter` is `random`, no dice are rolled: the player who starts has (1,), the other
    player (0,).
    """

    dice: tuple[tuple[int, ...], tuple[int, ...]]


class Call(NamedTuple):
    """An action that moves no man, such as `throw`, `pass` or `double`."""

    word: str


class SendBack(NamedTuple):
    """After a roll of 1-1-1: the opponent sends one of the roller's men back like a hit man.

    `point` is the point of this man, numbered along the roller's path.
    """

    point: int


Move = Step | Throw | StartThrow | Call | SendBack


class Cube(NamedTuple):
    """The doubling cube."""

    value: int = 1
    owner: int | None = None
    """The only seat that can double; None if both can."""
    stage: str = "open"
    """``open``: the player on turn can double instead of rolling, if `may_be_turned_by` allows it;
    ``offered``: the opponent must take or drop; ``past``: it is too late to double in this turn."""

    def may_be_turned_by(self, seat: int) -> bool:
        """Return True if the cube is below 64 and is not owned by the opponent of `seat`."""
        return self.owner in (None, seat) and self.value < CUBE_VALUES[-1]


class State(NamedTuple):
    """A position, with the roll and the moves of men (`Step`) already made in the current turn."""

    sides: tuple[Side, Side]
    turn: int
    """The seat on turn, or -1 before the roll that decides who starts."""
    dice: tuple[int, ...] | None = None
    """The numbers on the dice: the rolled numbers, then constant numbers (such as 6 for a third
    die).  None before the roll."""
    left: tuple[int, ...] = ()
    """The numbers still to be played, highest first."""
    played: tuple[Step, ...] = ()
    """The steps of this turn so far."""
    cube: Cube | None = None
    over: Outcome | None = None
    choice: bool = False
    """True after the roll 1-1-1, until the opponent sends back a man of the roller or declines."""


class Memory(NamedTuple):
    """Facts about a turn's earlier steps that affect later ones; 0, () or False: no such fact."""

    must_go_on: int = 0
    """Point with more men than its limit: the next step must move a man from it.  0 if none."""
    touched: int = 0
    """The point, numbered along the mover's path, where the last step hit an enemy's single man; 0
    if none.  If the next step moves the man that hit, the hit is cancelled (`Ruleset.touch` =
    `off`).  Under other values of `Ruleset.touch`, always 0."""
    resting: tuple[int, ...] = ()
    """Points with men that have hit an enemy and must not move again in this turn."""
    entered: bool = False
    """True if a man has entered in this turn and others are still in hand."""
    carried: tuple[int, ...] = ()
    """Current points, ascending, of the men that entered in this turn while others are in hand.  Of
    the men on the board, only those on these points can move if `Ruleset.entry_others` is
    `entered_only`; if `Ruleset.blocked_die_lost` is True, only those on these points can move by a
    die that cannot enter a man.  Empty if neither rule applies or no more men are in hand."""
    reentered: bool = False
    """True if a hit man has entered again in this turn."""


NO_MEMORY = Memory()


class Node(NamedTuple):
    """A position within a turn.

    It contains the men of the player on turn (`own`) and of the opponent (`other`), the dice left,
    and the facts about earlier steps of the turn that affect later steps (`memory`).
    """

    own: Side
    other: Side
    left: tuple[int, ...]
    """The dice left, highest first."""
    memory: Memory = NO_MEMORY
