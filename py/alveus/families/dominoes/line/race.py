"""The score of a match of Sperrdomino (Rennen), added up from the outcomes of its rounds.

A player gets points for each round won and for each fine that the opponent must pay.  The first
player with a given number of points wins a row (Reihe).  A match has a maximum number of rows; the
first player to win the majority of this number wins the match.  The victory is a Matsch if the
loser won no row or, under another reading, if the rows that the winner needed for the match were
consecutive.  The round after the end of a match starts a new match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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
    """True if the winner of a row starts the next row with the points in excess of `row`; False if
    the winner starts it with 0."""
    keep: bool = False
    """True if the points of a row's loser count in the next row too."""
    clean_sheet: bool = True
    """Condition for a Matsch.  True: the loser won no row.  False: the winner won the last `needed`
    rows of the match; the loser can have won earlier ones."""

    @property
    def needed(self) -> int:
        """Number of rows that a player must win to win the match."""
        return self.rows // 2 + 1

    def tally(self, outcomes: Iterable[Outcome], players: int) -> RaceScore:
        """Return the score of the latest match, even if over, after rounds of `players` seats."""
        return reduce(RaceScore.add, outcomes, RaceScore(self, (0,) * players))


class Row(NamedTuple):
    """A completed row: its winner, the points of each seat, and the number of rounds (`games`).

    `games` is 0 if points carried or kept from the previous row won this one (see `Race`).
    """

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
    """For each round of the current row, the points of each seat in the row after that round."""

    @property
    def target(self) -> int:
        """Points that win a row."""
        return self.race.row

    @property
    def matsch(self) -> bool:
        """True if the match is over, and its winner won two or more rows and the loser none.

        If `Race.clean_sheet` is False, the loser can have won earlier rows, but not one of the last
        `Race.needed` rows (the number of rows that wins the match).
        """
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
        course, rows = (*self.course, score), self.rows
        # Points that are carried over or kept can win the next row, too.
        while (most := max(score)) >= race.row:
            leaders = [seat for seat, total in enumerate(score) if total == most]
            winner = outcome.winner if outcome.winner in leaders else leaders[0]
            rows = (*rows, Row(winner, score, len(course)))
            if sum(row.winner == winner for row in rows) >= race.needed:
                return RaceScore(race, (0,) * players, rows, winner)
            left = ((most - race.row) * race.carry if seat == winner else total * race.keep
                    for seat, total in enumerate(score))  # fmt: skip
            score, course = tuple(left), ()
        return RaceScore(race, score, rows, course=course)

    def to_json(self, sides: Sequence[str]) -> RaceView:
        """Return the match score as JSON for the page; `sides` has the sides' ids in seat order."""
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
