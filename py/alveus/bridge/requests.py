"""Types of the requests that the page sends to the engine.

The handler of a request names its type.  `scripts/protocol_types.py` generates the page's types
from this module and from the handlers.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from alveus.core.view import SeatView

Json: TypeAlias = dict[str, Any]
"""A JSON object: a position, a save, or data in a format specific to a game."""


class Present(TypedDict):
    """Id and revision of the match that the page showed when it sent the request."""

    match: NotRequired[str]
    rev: int


class NewRequest(TypedDict):
    """Request to start a new match.

    `seats` has the player of each side, human if missing.  `target` is the number of points that
    win a series; if it is 0 (the default), the options determine the number.
    """

    game: str
    options: NotRequired[dict[str, str]]
    seats: NotRequired[dict[str, SeatView]]
    target: NotRequired[int]
    seed: NotRequired[str]
    position: NotRequired[Json]


class LoadRequest(TypedDict):
    """Request to open a match, either from a saved game (`save`) or from a `link`."""

    save: NotRequired[Json]
    link: NotRequired[str]


class ViewRequest(TypedDict):
    """Request for the current view, with the history since the page's revision `rev` (or all)."""

    match: NotRequired[str]
    rev: NotRequired[int]


class PlayRequest(Present):
    """Request to play `text`: moves, a roll, an action such as `resign`, or changes of notes.

    `auto` is True if no player chose `text`, such as a roll or the only legal move.
    """

    text: str
    auto: NotRequired[bool]


class NoteRequest(Present):
    """Request to change notes (marks on the board).  Notes are not moves and add no ply."""

    text: str


class PlyRequest(Present):
    """Request `goto`, to make the ply with the index `ply` current, or `look`, only to show it."""

    ply: int


class AgainRequest(Present):
    """Request for the next game: in the same series or, if this does not continue, in a new match.

    `position` is the position at the start.  Without `options`, the next game has the options of
    this game, except those that `position` contains.  `seats` has only the players that change.
    """

    options: NotRequired[dict[str, str]]
    seats: NotRequired[dict[str, SeatView]]
    position: NotRequired[Json]


class SeatsRequest(TypedDict):
    """Request to change the players of some sides: `seats` has the new players, keyed by side."""

    seats: dict[str, SeatView]


class SitRequest(Present):
    """Confirmation that the human player on turn (`side`) is at the screen and may see the hand."""

    side: str


class ThinkRequest(Present):
    """Request for the computer's turn within `ms` milliseconds; `level` defaults to the side's."""

    level: NotRequired[str]
    ms: NotRequired[int]


class HintRequest(Present):
    """Request for a hint; `ms` is the time limit in milliseconds."""

    ms: NotRequired[int]


class AnalyseRequest(Present):
    """Request to evaluate every move (before a roll: every roll) in the position after a ply.

    The default is the current ply.  `ms` is the time limit in milliseconds.
    """

    ply: NotRequired[int]
    ms: NotRequired[int]


class ReviewRequest(Present):
    """Request to review a game, by default the current game.

    `game` is its number in the match, from 1; `ms` is the time for each decision in milliseconds.
    """

    game: NotRequired[int]
    ms: NotRequired[int]


class ArrangeRequest(Present):
    """Request for a position as lines of text and as JSON, for the board editor.

    `lines` maps the name of each line, such as "turn", to its text in an edited position, which is
    checked and returned; without `lines`, the current position is returned.
    """

    lines: NotRequired[dict[str, str]]


class CheckRequest(Present):
    """Question whether the player has made an accepted turn since the ply with the index `ply`.

    `answers` has the text of each accepted turn.  Another turn to the same position as one of these
    is also accepted.  For an unfinished turn, the positions in which it can still end are compared.
    """

    ply: int
    answers: list[str]


class GenerateRequest(TypedDict):
    """Request to generate a puzzle from a `seed` (any text).

    With `position`, such as a partly filled board, the puzzle is a completion of this position.
    """

    game: str
    options: NotRequired[dict[str, str]]
    seed: str
    position: NotRequired[Json]


class ConsultRequest(TypedDict):
    """Question about a game without a match: its topic (`about`) and parameters (`given`)."""

    game: str
    about: str
    given: NotRequired[Json]


class WhyRequest(TypedDict):
    """Question why no legal move begins with the places in `path`, selected in this order.

    With `kind`, the question is why the special move of this kind with exactly these places is
    illegal.  `kind` is the first word of the move's text, such as "line" (draw a line in a puzzle).
    """

    path: list[str]
    kind: NotRequired[str]


class TaskRequest(TypedDict):
    """Request to continue a task for `ms` milliseconds, or to cancel the task."""

    task: int
    ms: NotRequired[int]


class LetterRequest(TypedDict):
    """Request about a game by letter: `what` is the task, `kept` the game stored on this device."""

    what: Literal[
        "begin", "next", "find", "read", "restore", "resume", "look", "tell", "end", "write",
        "verify",
    ]  # fmt: skip
    game: NotRequired[str]
    options: NotRequired[dict[str, str]]
    side: NotRequired[str | Json]
    """For the task `begin`, this device's side; for `find` and `restore`, the content of a side
    file (a player's record of the game)."""
    names: NotRequired[dict[str, str]]
    target: NotRequired[int]
    """Points needed to win a new series; 0 for a single game."""
    link: NotRequired[str]
    kept: NotRequired[Json]
    end: NotRequired[str]
    """For the task `end`, the action in the next letter: "resign", "offer" (a draw), "draw" (accept
    the offered draw) or "" (none)."""
    word: NotRequired[str]
    """Message to the other player, for the task `write`."""


class Empty(TypedDict):
    """A request or reply without members."""
