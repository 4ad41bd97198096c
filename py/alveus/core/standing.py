"""Where a race stands: the rows that are over and the points in the one being played.

The game after a race begins a new one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from alveus.core.game import Outcome
from alveus.core.race import Race
from alveus.core.view import RaceView


@dataclass
class Row:
    """A row that is over: who won it, with how many points each, in how many games."""

    winner: int
    score: tuple[int, ...]
    games: int


@dataclass
class Standing:
    """Where a race stands."""

    race: Race
    score: list[int]
    """Points in the row that is being played."""
    rows: list[Row] = field(default_factory=list)
    winner: int | None = None
    course: list[tuple[int, ...]] = field(default_factory=list)
    """The points in this row as they stood after each of its games."""

    @property
    def matsch(self) -> bool:
        """Whether the race was won by rows won one right after the other."""
        if self.winner is None:
            return False
        rows = self.rows if self.race.clean_sheet else self.rows[-self.race.needed :]
        return all(row.winner == self.winner for row in rows)

    def to_json(self, sides: Sequence[str]) -> RaceView:
        """The rows as the page shows them."""
        return {
            "to_win": self.race.needed,
            "of": self.race.rows,
            "rows": [
                {
                    "winner": sides[row.winner],
                    "score": dict(zip(sides, row.score, strict=True)),
                    "games": row.games,
                }
                for row in self.rows
            ],
            "matsch": self.matsch,
            "course": [dict(zip(sides, score, strict=True)) for score in self.course],
        }


def standing(race: Race, outcomes: Iterable[Outcome], seats: int) -> Standing:
    """Where a race stands after games; whatever came before the last race is forgotten."""
    now = Standing(race, [0] * seats)
    games = 0
    for outcome in outcomes:
        if now.winner is not None:
            now, games = Standing(race, [0] * seats), 0
        games += 1
        for seat, points in enumerate(gained(outcome, seats)):
            now.score[seat] += points
        now.course.append(tuple(now.score))
        winner = _won(now, outcome)
        if winner is None:
            continue
        now.course = []
        now.rows.append(Row(winner, tuple(now.score), games))
        if sum(row.winner == winner for row in now.rows) >= race.needed:
            now.winner = winner
        now.score, games = _left(now, winner), 0
    return now


def gained(outcome: Outcome, seats: int) -> list[int]:
    """The points that every seat gets from a game."""
    points = list(outcome.fines) or [0] * seats
    if outcome.winner is not None:
        points[outcome.winner] += outcome.points
    return points


def _won(now: Standing, outcome: Outcome) -> int | None:
    """Who has won the row: the higher of those who have the points, then the game's winner."""
    most = max(now.score)
    if most < now.race.row:
        return None
    ahead = [seat for seat, points in enumerate(now.score) if points == most]
    return outcome.winner if outcome.winner in ahead else ahead[0]


def _left(now: Standing, winner: int) -> list[int]:
    """The points with which the next row begins."""
    race = now.race
    if now.winner is not None:
        return [0] * len(now.score)
    return [
        (points - race.row if race.carry else 0) if seat == winner else points * race.keep
        for seat, points in enumerate(now.score)
    ]
