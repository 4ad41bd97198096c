"""The interface of computer opponents: their methods, and the results that these return.

Most methods are generators that yield their progress every few milliseconds and return the answer,
so that a page can run them in slices and cancel them.  An opponent receives the information state
of its seat (`known`: the state without hidden hands of others) and no future dice roll.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from alveus.ai.search.budget import Budget
from alveus.core.events import Message

VALUE_SCALE = 1_000_000
"""Factor by which the value of a roll is multiplied before it is rounded to the integer
`Roll.worth`."""


@dataclass(frozen=True)
class Choice:
    """The rest of a turn as text, and its value for the player who chose it.

    `unit` is the unit of the value ("beans", "percent"), `line` the expected moves as texts,
    beginning with `text`, and `nodes` the number of searched positions (for "mcts": of playouts).
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
    """A hint: the next step of a turn (`text`), the reason for it, and its value for the seat.

    `unit` is the unit of the value.  In a puzzle, the value is the difficulty of the step (0 if it
    has none); `text` can be several moves, or "" if no step is known.  `path` contains the ids of
    the places to select or highlight on the board, `more` contains remarks such as risks.

    `plan` is empty, or its first element is the text of the step (of the whole turn if the hint is
    from the general player "mcts").  The other elements are the texts of the seat's expected later
    steps or, if the piece moves on to a distant target, the ids of its next squares.
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
    """A move or turn (`text`), with its value if all later moves are the best possible.

    The value is for `Analysis.seat`, in `Analysis.unit`; it is certain if `exact`, otherwise an
    estimate.  `line` contains the expected moves, beginning with this one.
    """

    text: str
    value: float
    exact: bool
    line: tuple[str, ...]
    margin: float = 0.0
    """Half the width of the 95 % confidence interval of `value`, if it was sampled; otherwise 0."""
    apart: float = 0.0
    """Uncertainty of the difference between `value` and the value of the best move: half the width
    of its 95 % confidence interval.  0 if `value` was not sampled."""


@dataclass(frozen=True)
class Roll:
    """A possible dice roll, and its value for the seat that rolls."""

    text: str
    dice: tuple[int, ...]
    """The dice, the highest first."""
    weight: int
    """Number of equally likely ordered rolls that this roll represents (5-3: 2, 5-5: 1)."""
    worth: int
    """Value in `Analysis.unit` times `VALUE_SCALE`; an integer, so that sums are exact."""
    best: str
    """The best turn after the roll; "" if there is no choice, or if turns were not requested."""


@dataclass(frozen=True)
class Analysis:
    """The values, for `seat`, of all moves (`prospects`) or, before a roll, of all `rolls`.

    `prospects` has no defined order.  It is empty for a decision that the opponent cannot evaluate,
    such as doubling the stake.
    """

    seat: int
    unit: str
    prospects: tuple[MoveEvaluation, ...]
    depth: int = 0
    """Number of plies (with dice: of rolls) that the search looked ahead; 0 without a search."""
    doubt: float = 0.0
    """Typical error of an estimated value, in `unit`.  Differences below it are not meaningful."""
    rolls: tuple[Roll, ...] = ()

    @property
    def mean(self) -> float:
        """Value of the position before the roll: the weighted mean of `rolls`; 0 without rolls."""
        count, total = self._roll_sums()
        return total / (count * VALUE_SCALE) if count else 0.0

    def luck(self, index: int) -> float:
        """Return the value of `rolls[index]` minus the mean value of a roll, in `unit`."""
        count, total = self._roll_sums()
        return (count * self.rolls[index].worth - total) / (count * VALUE_SCALE)

    def _roll_sums(self) -> tuple[int, int]:
        """Return two sums over all `rolls`: of `weight`, and of `weight` times `worth`."""
        count = sum(roll.weight for roll in self.rolls)
        return count, sum(roll.weight * roll.worth for roll in self.rolls)


class Adviser(Protocol):
    """Interface of an opponent that gives hints.  Its module exports it as `OPPONENT`."""

    def advise(
        self, game: Any, known: Any, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """Return a hint for `seat`, which is to move: the next step of the turn, and its reason.

        The level named `level` chooses the step within the budget; its random choices depend on
        `seed`.  In a puzzle, the solver chooses the step.
        """


class Opponent(Adviser, Protocol):
    """Interface of an opponent that also plays, at several levels."""

    @property
    def levels(self) -> Mapping[str, Any]:
        """Settings of each level, keyed by the level names in the game's spec, weakest first."""

    def choose(
        self, game: Any, known: Any, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """Return the moves with which `level` completes the current turn of `seat`.

        `known` is the state as this seat knows it.  Raises IllegalMove before a roll or deal and
        after the end of the game.
        """

    def play_greedily(self, game: Any, known: Any, seat: int, seed: int) -> str:
        """Return the turn with the best immediate result, without a search (a baseline player)."""


class Analyst(Opponent, Protocol):
    """Interface of an opponent that also evaluates every move and explains moves."""

    def explain(self, game: Any, known: Any, seat: int, text: str) -> Message:
        """Return the main reason for `seat` to play the legal move or turn `text`."""

    def analyse(
        self, game: Any, known: Any, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Return the value for `seat` of every legal move (in games with dice: of every turn).

        The move or turn `played` ("" for none) is searched as deeply as the best one.
        """


@runtime_checkable
class LongAdviser(Adviser, Protocol):
    """Interface of an opponent that can avoid hints that reverse the seat's previous move."""

    def advise_on(
        self, game: Any, known: Any, seat: int, level: str, budget: Budget, seed: int, last: str
    ) -> Generator[Message, None, Advice]:
        """Return a hint that does not reverse the seat's move `last`, if another move is legal."""


@runtime_checkable
class Estimator(Protocol):
    """Interface of an opponent that estimates positions for the general player, "mcts"."""

    def estimator(
        self, game: Any, known: Any, seat: int, random: Random
    ) -> Callable[[Any, int], float]:
        """Return a function that estimates a seat's chance of winning (0 to 1) in a position.

        `known` is the current state as `seat`, which is to move, knows it.  The parameters of the
        function are a later position and a seat.  Without hidden hands, they are the position after
        a turn, and the seat that played this turn.  With hidden hands, they are a position with
        sampled hands, and the seat to move.
        """


@runtime_checkable
class DiceAnalyst(Analyst, Protocol):
    """Interface of an analyst that evaluates whole turns and every dice roll."""

    def evaluate_rolls(
        self, game: Any, state: Any, budget: Budget, with_turns: bool = True
    ) -> Generator[Message, None, Analysis]:
        """Return each roll's value for the seat that rolls and, if `with_turns`, its best turn."""
