"""Questions to opponents and their answers: choice, advice and analysis.

Thinking is a generator that yields its progress every few milliseconds and returns the answer, so
that a page can run it in slices and cancel it.  An opponent receives the information state of its
seat; it has no access to future dice rolls.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from alveus.ai.search.budget import Budget
from alveus.core.events import Message

VALUE_SCALE = 1_000_000
"""Number of equal parts into which `Roll.worth` divides a unit of value."""


@dataclass(frozen=True)
class Choice:
    """The rest of a turn as text, and its value for the player who chose it.

    `unit` is the unit of the value ("beans", "percent"), `line` the expected continuation.
    """

    text: str
    value: float
    unit: str
    line: tuple[str, ...]
    nodes: int
    depth: int = 0
    """Search depth in plies; 0 for opponents that do not search ply by ply."""


@dataclass(frozen=True)
class Advice:
    """A hint: the next step of a turn with its path, and the reason for it.

    `more` contains additional remarks, such as risks.  `plan` contains the step and the moves that
    the seat is expected to make after it.
    """

    text: str
    path: tuple[str, ...]
    reason: Message
    value: float
    unit: str
    more: tuple[Message, ...] = ()
    plan: tuple[str, ...] = ()


@dataclass(frozen=True)
class MoveEvaluation:
    """A move with its value under best play (certain if `exact`).

    The value is for `Analysis.seat`, and `line` is the expected continuation.
    """

    text: str
    value: float
    exact: bool
    line: tuple[str, ...]
    margin: float = 0.0
    """Half the width of the 95 % interval of a sampled value."""
    apart: float = 0.0
    """Half the width of the 95 % interval of the difference from the best move, from samples in
    which both moves were played."""


@dataclass(frozen=True)
class Roll:
    """A possible dice roll with its value for the seat that rolls."""

    text: str
    dice: tuple[int, ...]
    """The dice, the highest first."""
    weight: int
    """Number of equally likely ordered rolls that this roll represents."""
    worth: int
    """Value in parts of a unit: `VALUE_SCALE` parts are one unit.  Sums of integers are exact."""
    best: str
    """The best turn after the roll; "" if there is no choice."""


@dataclass(frozen=True)
class Analysis:
    """The values, for `seat`, of all moves in a position or, if a roll comes next, of all rolls."""

    seat: int
    unit: str
    prospects: tuple[MoveEvaluation, ...]
    depth: int = 0
    """Search depth behind every move, in plies or rolls."""
    doubt: float = 0.0
    """Typical error of an estimated value, in `unit`.  Smaller differences are not meaningful."""
    rolls: tuple[Roll, ...] = ()

    @property
    def mean(self) -> float:
        """Value of the position before the roll, in `unit`; 0 if no roll is due."""
        count, total = self._roll_sums()
        return total / (count * VALUE_SCALE) if count else 0.0

    def luck(self, index: int) -> float:
        """Return by how much roll number `index` is better than the average roll, in `unit`."""
        count, total = self._roll_sums()
        return (count * self.rolls[index].worth - total) / (count * VALUE_SCALE)

    def _roll_sums(self) -> tuple[int, int]:
        """Return the number of ordered rolls, and the sum of their values."""
        count = sum(roll.weight for roll in self.rolls)
        return count, sum(roll.weight * roll.worth for roll in self.rolls)


class Adviser(Protocol):
    """An opponent that gives hints.  Its module exports it under the name `OPPONENT`."""

    def advise(
        self, game: Any, known: Any, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """Return the next step that a level, or a puzzle's solver, would make, and its reason."""


class Opponent(Adviser, Protocol):
    """An opponent that also plays, at several levels."""

    @property
    def levels(self) -> Mapping[str, Any]:
        """Settings of each level, weakest first, keyed by the level names in the game's spec."""

    def choose(
        self, game: Any, known: Any, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """Return the rest of the turn, as a level plays it."""

    def play_greedily(self, game: Any, known: Any, seat: int, seed: int) -> str:
        """Return the turn with the best immediate result, as a baseline for measurements."""


class Analyst(Opponent, Protocol):
    """An opponent that also evaluates every move and gives the reason for a move."""

    def explain(self, game: Any, known: Any, seat: int, text: str) -> Message:
        """Return the reason for a move or turn."""

    def analyse(
        self, game: Any, known: Any, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Return the value of every legal move; evaluate `played` as thoroughly as the best."""


@runtime_checkable
class LongAdviser(Adviser, Protocol):
    """An opponent whose hints never reverse the seat's previous move."""

    def advise_on(
        self, game: Any, known: Any, seat: int, level: str, budget: Budget, seed: int, last: str
    ) -> Generator[Message, None, Advice]:
        """Return advice as `advise` does, but never a step that reverses `last`."""


@runtime_checkable
class Estimator(Protocol):
    """An opponent that can estimate positions for the general player (`alveus.ai.mcts`)."""

    def estimator(
        self, game: Any, known: Any, seat: int, random: Random
    ) -> Callable[[Any, int], float]:
        """Return a function that estimates a position for a seat, as a probability of winning.

        `known` is the position in which `seat` has to decide.  Without hidden hands, the function
        is called for positions at the end of the seat's turn.  With hidden hands, it is called for
        positions in which the seat has to move and all hands are known.
        """


@runtime_checkable
class DiceAnalyst(Analyst, Protocol):
    """An analyst that evaluates whole turns and every dice roll."""

    def evaluate_rolls(
        self, game: Any, state: Any, budget: Budget, with_turns: bool = True
    ) -> Generator[Message, None, Analysis]:
        """Return the value of every roll, and `with_turns` also the best turn after each."""
