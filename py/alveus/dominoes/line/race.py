"""Races, as Sperrdomino is scored: points make rows (Reihen), and rows win a race.

A row is won by the first who has the points for it; so many rows win the race.  Rows won one right
after the other make the race a Matsch.  The game after a race begins a new one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from alveus.core.outcomes import Outcome
from alveus.core.scoring import count_points
from alveus.core.view import RaceView


@dataclass(frozen=True)
class Race:
    """How the points of games make rows, and how many rows win."""

    row: int
    """Points that win a row."""
    rows: int
    """Rows of a race; more than half of them win it."""
    carry: bool = False
    """Whether what the winner has beyond a row counts in the next one."""
    keep: bool = False
    """Whether the loser of a row keeps the points he has in it."""
    clean_sheet: bool = True
    """Whether a Matsch leaves the loser no row; else the winner's rows must only be running."""

    @property
    def needed(self) -> int:
        """Rows that win the race."""
        return self.rows // 2 + 1

    def tally(self, outcomes: Iterable[Outcome], players: int) -> Standing:
        """Where the race stands after games; whatever came before the last race is forgotten."""
        now = Standing(self, [0] * players)
        games = 0
        for outcome in outcomes:
            if now.winner is not None:
                now, games = Standing(self, [0] * players), 0
            games += 1
            for seat, points in enumerate(count_points(outcome, players)):
                now.score[seat] += points
            now.course.append(tuple(now.score))
            winner = _row_winner(now, outcome)
            if winner is None:
                continue
            now.course = []
            now.rows.append(Row(winner, tuple(now.score), games))
            if sum(row.winner == winner for row in now.rows) >= self.needed:
                now.winner = winner
            now.score, games = _points_left(now, winner), 0
        return now


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
    def target(self) -> int:
        """The points of a row."""
        return self.race.row

    @property
    def matsch(self) -> bool:
        """Whether the race was won by rows won one right after the other."""
        if self.winner is None:
            return False
        rows = self.rows if self.race.clean_sheet else self.rows[-self.race.needed :]
        return len(rows) > 1 and all(row.winner == self.winner for row in rows)

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


def _row_winner(now: Standing, outcome: Outcome) -> int | None:
    """Who has won the row: the higher of those who have the points, then the game's winner."""
    most = max(now.score)
    if most < now.race.row:
        return None
    ahead = [seat for seat, points in enumerate(now.score) if points == most]
    return outcome.winner if outcome.winner in ahead else ahead[0]


def _points_left(now: Standing, winner: int) -> list[int]:
    """The points with which the next row begins."""
    race = now.race
    if now.winner is not None:
        return [0] * len(now.score)
    return [
        (points - race.row if race.carry else 0) if seat == winner else points * race.keep
        for seat, points in enumerate(now.score)
    ]
