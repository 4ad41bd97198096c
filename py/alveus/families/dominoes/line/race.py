"""Match score of Sperrdomino: points win a row (Reihe), and rows win the match (Rennen).

Points are won by rounds and by fines of the opponent.  A match won by consecutive rows is called a
Matsch.  The round after the end of a match starts a new match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import NamedTuple

from alveus.core.outcomes import Outcome, add_points
from alveus.core.view import RaceView


@dataclass(frozen=True)
class Race:
    """Rules for scoring a match: rounds win points, points win a row, and rows win the match."""

    row: int
    """Points that win a row."""
    rows: int
    """Maximum number of rows in a match; the majority of the rows wins it."""
    carry: bool = False
    """True if the winner's points above `row` count in the next row."""
    keep: bool = False
    """True if the loser keeps the points of a lost row."""
    clean_sheet: bool = True
    """True if a Matsch requires that the loser has no row; False if consecutive rows suffice."""

    @property
    def needed(self) -> int:
        """Number of rows that a player must win to win the match."""
        return self.rows // 2 + 1

    def tally(self, outcomes: Iterable[Outcome], players: int) -> RaceScore:
        """Return the score of the current match after rounds with these outcomes."""
        return reduce(RaceScore.add, outcomes, RaceScore(self, (0,) * players))


class Row(NamedTuple):
    """A completed row: its winner, the points of each seat, and the number of rounds (`games`)."""

    winner: int
    score: tuple[int, ...]
    games: int


@dataclass(frozen=True)
class RaceScore:
    """The score of a match: the completed rows, and the points in the current row."""

    race: Race
    score: tuple[int, ...]
    """Points of each seat in the current row."""
    rows: tuple[Row, ...] = ()
    winner: int | None = None
    course: tuple[tuple[int, ...], ...] = ()
    """Points of each seat after each round of the current row."""

    @property
    def target(self) -> int:
        """Points that win a row."""
        return self.race.row

    @property
    def matsch(self) -> bool:
        """True if the winner won all rows (2 or more); without `clean_sheet`, the last `needed`."""
        if self.winner is None:
            return False
        rows = self.rows if self.race.clean_sheet else self.rows[-self.race.needed :]
        return len(rows) > 1 and all(row.winner == self.winner for row in rows)

    def add(self, outcome: Outcome) -> RaceScore:
        """Return the score after another round.  After the end of a match, a new one begins."""
        race, players = self.race, len(self.score)
        if self.winner is not None:
            return RaceScore(race, (0,) * players).add(outcome)
        points = add_points((outcome,), players, 0).score
        score = tuple(map(sum, zip(self.score, points, strict=True)))
        course = (*self.course, score)
        most = max(score)
        if most < race.row:
            return replace(self, score=score, course=course)
        leaders = [seat for seat, total in enumerate(score) if total == most]
        winner = outcome.winner if outcome.winner in leaders else leaders[0]
        rows = (*self.rows, Row(winner, score, len(course)))
        if sum(row.winner == winner for row in rows) >= race.needed:
            return RaceScore(race, (0,) * players, rows, winner)
        left = ((most - race.row) * race.carry if seat == winner else total * race.keep
                for seat, total in enumerate(score))  # fmt: skip
        return RaceScore(race, tuple(left), rows)

    def to_json(self, sides: Sequence[str]) -> RaceView:
        """Return the match score as JSON for the page; `sides` are the names of the seats."""
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
