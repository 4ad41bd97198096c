"""Outcomes of games, and the scoring of a series of games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from alveus.core.events import Event, Message, say
from alveus.core.json_types import OutcomeView, RaceView


@dataclass(frozen=True)
class Outcome:
    """Outcome of a game."""

    winner: int | None
    """The seat that won, or None for a draw."""
    ending: str
    """Code of the way in which the game ended."""
    points: int = 1
    """Points for the winner."""
    fines: tuple[int, ...] = ()
    """Points that each seat gets for the penalties of other seats, whoever wins the game."""
    told: tuple[tuple[str, Any], ...] = field(default=(), compare=False)
    """Additional message parameters for a resigned game, whose state does not contain them."""

    def to_json(self, seats: Sequence[str]) -> OutcomeView:
        """Return the outcome as JSON; `seats` are the ids of the seats."""
        winner = None if self.winner is None else seats[self.winner]
        return {"winner": winner, "ending": self.ending, "points": self.points}


def over_event(outcome: Outcome, seats: Sequence[str], **more: Any) -> Event:
    """Return the event `over` for an outcome, with additional parameters."""
    winner = "" if outcome.winner is None else seats[outcome.winner]
    params = {"ending": outcome.ending, "points": outcome.points, **more}
    return Event("over", winner, (), params)


def outcome_message(outcome: Outcome, seats: Sequence[str], **more: Any) -> Message:
    """Return the message `won` or `drawn` for an outcome, with additional parameters."""
    more = {**dict(outcome.told), **more}
    if outcome.winner is None:
        return say("drawn", ending=outcome.ending, **more)
    side, points = seats[outcome.winner], outcome.points
    return say("won", side=side, ending=outcome.ending, points=points, **more)


class Tally(Protocol):
    """Standing of a series of games."""

    @property
    def target(self) -> int:
        """Points needed to win the series, 0 for single games."""

    @property
    def score(self) -> Sequence[int]:
        """The points of each seat towards the target."""

    @property
    def winner(self) -> int | None:
        """The seat that has won the series, or None."""

    def to_json(self, sides: Sequence[str]) -> RaceView | None:
        """Return the standing of a match that has several rows (see `RowView`), otherwise None."""


class Scoring(Protocol):
    """A method to add up the outcomes of games to the standing of a series."""

    def tally(self, outcomes: Iterable[Outcome], players: int) -> Tally:
        """Return the standing of a series after games with these outcomes.

        `players` is the number of seats.
        """


@dataclass(frozen=True)
class PointsTally:
    """Standing of a series in which points are added."""

    target: int
    score: Sequence[int]

    @property
    def winner(self) -> int | None:
        """The first seat that has reached the target; None for single games."""
        reached = (i for i, points in enumerate(self.score) if points >= self.target)
        return next(reached, None) if self.target else None

    def to_json(self, sides: Sequence[str]) -> None:
        """Return None, because the series is not divided into rows."""
        return


def add_points(outcomes: Iterable[Outcome], players: int, target: int) -> PointsTally:
    """Return the sums of points in a series that ends at `target` points (0 for single games)."""
    score = [0] * players
    for outcome in outcomes:
        for player, fine in enumerate(outcome.fines):
            score[player] += fine
        if outcome.winner is not None:
            score[outcome.winner] += outcome.points
    return PointsTally(target, score)
