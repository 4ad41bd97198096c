"""Outcomes of games (winner, ending, points), their messages, and the points of a series."""

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
    """Code of the kind of ending, such as "resigned"."""
    points: int = 1
    """Points for the winner; without meaning in a draw."""
    fines: tuple[int, ...] = ()
    """Points that each seat gains when other seats are fined, in seat order; () for no fines."""
    told: tuple[tuple[str, Any], ...] = field(default=(), compare=False)
    """Additional parameters of the message from `outcome_message`, as pairs (name, value), such as
    the numbers whose sum is `points`."""

    def to_json(self, seats: Sequence[str]) -> OutcomeView:
        """Return the outcome as JSON; `seats` contains the ids of the sides."""
        winner = None if self.winner is None else seats[self.winner]
        return {"winner": winner, "ending": self.ending, "points": self.points}


def over_event(outcome: Outcome, seats: Sequence[str], **more: Any) -> Event:
    """Return the event `over` (end of a game); `seats` are side ids, `more` extra parameters."""
    winner = "" if outcome.winner is None else seats[outcome.winner]
    params = {"ending": outcome.ending, "points": outcome.points, **more}
    return Event("over", winner, (), params)


def outcome_message(outcome: Outcome, seats: Sequence[str], **more: Any) -> Message:
    """Return the message `won` or `drawn`; `seats` are ids of sides, `more` extra parameters."""
    more = {**dict(outcome.told), **more}
    if outcome.winner is None:
        return say("drawn", ending=outcome.ending, **more)
    side, points = seats[outcome.winner], outcome.points
    return say("won", side=side, ending=outcome.ending, points=points, **more)


class Tally(Protocol):
    """The points of each seat in a series of games, and the winner of the series."""

    @property
    def target(self) -> int:
        """Points needed to win the series, 0 for single games."""

    @property
    def score(self) -> Sequence[int]:
        """The points of each seat, in seat order."""

    @property
    def winner(self) -> int | None:
        """The seat that has won the series, or None."""

    def to_json(self, sides: Sequence[str]) -> RaceView | None:
        """Return the score of a series that consists of rows; None for any other series.

        A row is a group of games, won with enough points (see `RowView`).  `sides` contains the ids
        of the sides, in seat order.
        """


class Scoring(Protocol):
    """A rule that computes the points and the winner of a series from the outcomes of its games."""

    def tally(self, outcomes: Iterable[Outcome], players: int) -> Tally:
        """Return the points and the winner of a series; `players` is the number of seats."""


@dataclass(frozen=True)
class PointsTally:
    """The score of a series in which the points of all games are added."""

    target: int
    score: Sequence[int]

    @property
    def winner(self) -> int | None:
        """The lowest seat with at least `target` points; None if there is none or `target` is 0."""
        reached = (i for i, points in enumerate(self.score) if points >= self.target)
        return next(reached, None) if self.target else None

    def to_json(self, sides: Sequence[str]) -> None:
        """Return None: this series has no rows (groups of games, each won with enough points)."""
        return


def add_points(outcomes: Iterable[Outcome], players: int, target: int) -> PointsTally:
    """Add up the points of each of `players` seats; `target` points win a series (0: no series)."""
    score = [0] * players
    for outcome in outcomes:
        for player, fine in enumerate(outcome.fines):
            score[player] += fine
        if outcome.winner is not None:
            score[outcome.winner] += outcome.points
    return PointsTally(target, score)
