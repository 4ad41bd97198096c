"""Scoring: what the games of a series count together.

The points of single games add up to a target, unless a game declares a way of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from alveus.core.outcomes import Outcome
from alveus.core.view import RaceView


class Tally(Protocol):
    """Where a series stands."""

    @property
    def target(self) -> int:
        """The points that are played for; 0 for single games."""

    @property
    def score(self) -> Sequence[int]:
        """The points of every player towards the target."""

    @property
    def winner(self) -> int | None:
        """Who has won the series, or None."""

    def to_json(self, sides: Sequence[str]) -> RaceView | None:
        """What the page shows besides the score; None where there is nothing else."""


class Scoring(Protocol):
    """How the games of a series are scored."""

    def tally(self, outcomes: Iterable[Outcome], players: int) -> Tally:
        """Where the series stands after games that ended so."""


@dataclass(frozen=True)
class PointsTally:
    """The points of a series added up."""

    target: int
    score: Sequence[int]

    @property
    def winner(self) -> int | None:
        """The first who has the points of the target; None without one."""
        reached = (i for i, points in enumerate(self.score) if points >= self.target)
        return next(reached, None) if self.target else None

    def to_json(self, sides: Sequence[str]) -> None:
        """Nothing: the score says it all."""
        return


@dataclass(frozen=True)
class PointsScoring:
    """The points of all games are added up; whoever has the target's first has won."""

    target: int
    """The points the series goes to; 0 for single games, which have no end."""

    def tally(self, outcomes: Iterable[Outcome], players: int) -> PointsTally:
        """The sum of the points."""
        score = [0] * players
        for outcome in outcomes:
            for player, points in enumerate(count_points(outcome, players)):
                score[player] += points
        return PointsTally(self.target, score)


def count_points(outcome: Outcome, players: int) -> list[int]:
    """The points that every player gets from a game."""
    points = list(outcome.fines) or [0] * players
    if outcome.winner is not None:
        points[outcome.winner] += outcome.points
    return points
