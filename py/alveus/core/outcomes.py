"""Outcomes: how a game ended, and how its end is told, by every game alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from alveus.core.events import Event, Message, say
from alveus.core.view import OutcomeView


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the seat that won (None: a draw), by which ending, for how many points."""

    winner: int | None
    ending: str
    points: int = 1
    fines: tuple[int, ...] = ()
    """Points that each seat gets besides, whoever won: penalties of the others."""
    told: tuple[tuple[str, Any], ...] = field(default=(), compare=False)
    """What its sentence tells besides, where no state tells it: of a game that was given up."""

    def to_json(self, seats: Sequence[str]) -> OutcomeView:
        """The outcome as positions and views write it."""
        winner = None if self.winner is None else seats[self.winner]
        return {"winner": winner, "ending": self.ending, "points": self.points}


def over_event(outcome: Outcome, seats: Sequence[str], **more: Any) -> Event:
    """The end as it is told, with what a game tells of it besides."""
    winner = "" if outcome.winner is None else seats[outcome.winner]
    params = {"ending": outcome.ending, "points": outcome.points, **more}
    return Event("over", winner, (), params)


def outcome_message(outcome: Outcome, seats: Sequence[str], **more: Any) -> Message:
    """Who has won, by which ending and for how much, or that nobody has."""
    more = {**dict(outcome.told), **more}
    if outcome.winner is None:
        return say("drawn", ending=outcome.ending, **more)
    side, points = seats[outcome.winner], outcome.points
    return say("won", side=side, ending=outcome.ending, points=points, **more)
