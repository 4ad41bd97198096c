"""JSON types that rules, matches and the page share: messages, events and outcomes."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

Params: TypeAlias = dict[str, Any]
"""The parameters of a message: strings, numbers, booleans, and lists of strings or numbers."""

PlyKind: TypeAlias = Literal["new", "throw", "move"]
"""Kind of a ply (an entry of the history): start of a game, roll or deal, or move."""

Certainty: TypeAlias = Literal["attested", "inferred", "disputed", "modern"]
"""Certainty of a rule: stated by the source, inferred from it, disputed among sources or scholars,
or modern (today's custom or our own choice)."""


class MessageView(TypedDict):
    """A message: a code, which every language translates, and its parameters."""

    code: str
    params: Params


class EventView(MessageView):
    """A change on the board that is shown and described, such as a move, a capture or a roll.

    The topmost piece of `side` on ``path[0]``, or the topmost piece if `side` has none there, moves
    to the last place of the path.  An event with an empty code moves a piece without a message.
    """

    side: str
    path: list[str]


class OutcomeView(TypedDict):
    """Outcome of a game: winner (None for a draw), code of the ending, points for the winner."""

    winner: str | None
    ending: str
    points: int


class RowView(TypedDict):
    """A finished row (group of games) of Sperrdomino, won by the side `winner` with enough points.

    `games` is the number of games, `score` the points of each side in the row, keyed by side.
    """

    winner: str
    score: dict[str, int]
    games: int


class RaceView(TypedDict):
    """Score of a match of Sperrdomino, which consists of rows (groups of games).

    A match has at most `of` rows.  The first side that wins `to_win` of them wins the match.
    """

    to_win: int
    of: int
    rows: list[RowView]
    matsch: bool
    """True for a Matsch (a clear win): the winner won all rows or, if an option permits it, the
    last `to_win` rows without interruption.  Never True in a match of one row."""
    course: list[dict[str, int]]
    """Total points in the current row after each of its games, keyed by side."""
