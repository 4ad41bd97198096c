"""What an opponent is asked and what it answers: a choice, advice with its reason, an analysis.

Thinking is a generator that yields its progress every few milliseconds and returns the answer,
so that a page can slice it and drop it.  An opponent is given what its seat knows and never a
coming throw: it has no way to ask for one.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from alveus.ai.search.budget import Budget
from alveus.core.events import Message

GRAIN = 1_000_000
"""So many parts of a unit the worth of a throw is counted in."""


@dataclass(frozen=True)
class Choice:
    """The rest of a turn as text, what it is worth to the chooser, and the line expected."""

    text: str
    value: float
    unit: str
    line: tuple[str, ...]
    nodes: int
    depth: int = 0
    """The plies that were looked ahead behind it; 0 where nobody looks ply by ply."""


@dataclass(frozen=True)
class Advice:
    """A hint: the next man's step with the places it touches, and why it is good.

    `more` is what there is to say besides, such as what it risks; `plan` are the own moves of
    the plan that it belongs to, itself the first.
    """

    text: str
    path: tuple[str, ...]
    reason: Message
    value: float
    unit: str
    more: tuple[Message, ...] = ()
    plan: tuple[str, ...] = ()


@dataclass(frozen=True)
class Prospect:
    """What a move leads to: its worth with best play, whether that is certain, the line."""

    text: str
    value: float
    exact: bool
    line: tuple[str, ...]
    margin: float = 0.0
    """Half the 95 % interval of a worth that was sampled."""
    apart: float = 0.0
    """The same of the distance from the best move, which has met the same chances."""


@dataclass(frozen=True)
class Roll:
    """A throw that can fall, with its worth to who throws; `weight` of all throws are this one."""

    text: str
    dice: tuple[int, ...]
    """The dice as they lie, the highest first."""
    weight: int
    worth: int
    """In parts of the unit, `GRAIN` of which make one, so that sums over all throws are exact."""
    best: str
    """The turn that is best after it, "" where there is nothing to choose."""


@dataclass(frozen=True)
class Analysis:
    """Every move of a position with its worth to the seat that is to choose.

    Where that seat is to throw there are `rolls` in the place of moves.
    """

    seat: int
    unit: str
    prospects: tuple[Prospect, ...]
    depth: int = 0
    """The plies, or throws, that were looked ahead behind every move."""
    doubt: float = 0.0
    """A difference below this may be the judge's own error, where nothing is certain."""
    rolls: tuple[Roll, ...] = ()

    @property
    def mean(self) -> float:
        """What the position is worth before the throw; 0 where none is awaited."""
        total = sum(roll.weight for roll in self.rolls)
        whole = sum(roll.weight * roll.worth for roll in self.rolls)
        return whole / (total * GRAIN) if total else 0.0

    def lucks(self) -> tuple[int, ...]:
        """For each throw its worth less the mean of all, exactly.

        In parts of the unit, `GRAIN` times the number of all throws of which make one: weighed,
        they add up to nothing.
        """
        total = sum(roll.weight for roll in self.rolls)
        whole = sum(roll.weight * roll.worth for roll in self.rolls)
        return tuple(total * roll.worth - whole for roll in self.rolls)

    def luck(self, index: int) -> float:
        """The same of one throw, in the unit."""
        total = sum(roll.weight for roll in self.rolls)
        return self.lucks()[index] / (total * GRAIN)


class Adviser(Protocol):
    """Who gives hints; a game's module of opponents names him `OPPONENT`."""

    def advise(
        self, game: Any, known: Any, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Advice]:
        """The step that a level, or a puzzle's solver, would make next, and why."""


class Opponent(Adviser, Protocol):
    """Who plays as well, at several levels."""

    @property
    def levels(self) -> Mapping[str, Any]:
        """How well each level plays, weakest first: the names are those of the game's spec."""

    def choose(
        self, game: Any, known: Any, seat: int, level: str, budget: Budget, seed: int
    ) -> Generator[Message, None, Choice]:
        """The choice of a level: the whole rest of the turn, or what it says."""

    def play_greedily(self, game: Any, known: Any, seat: int, seed: int) -> str:
        """What is best at first sight, for measuring."""


class Analyst(Opponent, Protocol):
    """Who can tell the worth of every move besides, and what it is for."""

    def explain(self, game: Any, known: Any, seat: int, text: str) -> Message:
        """What a move, or turn, is for."""

    def analyse(
        self, game: Any, known: Any, seat: int, budget: Budget, played: str = ""
    ) -> Generator[Message, None, Analysis]:
        """Every legal move with its worth; `played` is looked into as closely as the best."""


class LongAdviser(Adviser, Protocol):
    """Who gives hints in a game whose moves could be taken back by the next one."""

    def advise_on(
        self, game: Any, known: Any, seat: int, level: str, budget: Budget, seed: int, last: str
    ) -> Generator[Message, None, Advice]:
        """The same as `advise`, but nothing that undoes the seat's own `last` move."""


class DiceAnalyst(Analyst, Protocol):
    """Who weighs whole turns, and can tell what every throw is worth."""

    def weigh_throws(
        self, game: Any, state: Any, budget: Budget, tells: bool = True
    ) -> Generator[Message, None, Analysis]:
        """Every throw that can fall with its worth to the seat that throws.

        Which turn is best after each need not be told.
        """
