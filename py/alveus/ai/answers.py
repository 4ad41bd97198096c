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
    """A hint: the next man's step with the places it touches, and why it is good."""

    text: str
    path: tuple[str, ...]
    reason: Message
    value: float
    unit: str


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
class Analysis:
    """Every move of a position with its worth to the seat that is to choose."""

    seat: int
    unit: str
    prospects: tuple[Prospect, ...]


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
    """Who can tell the worth of every move besides."""

    def analyse(
        self, game: Any, known: Any, seat: int, budget: Budget
    ) -> Generator[Message, None, Analysis]:
        """Every legal move with its worth."""
