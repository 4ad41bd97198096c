"""What an opponent answers: a choice with its worth, advice with its reason, an analysis."""

from __future__ import annotations

from dataclasses import dataclass

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
