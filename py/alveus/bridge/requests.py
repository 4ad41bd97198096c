"""What the page may ask: every request by name, with what it needs.

The page's types are written from these (`scripts/protocol_types.py`).
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from alveus.core.view import SeatView

Json: TypeAlias = dict[str, Any]
"""A position, a save, or what only one game knows."""


class Present(TypedDict):
    """The match and the revision that a request was made from."""

    match: NotRequired[str]
    rev: int


class NewRequest(TypedDict):
    """A new match."""

    game: str
    options: NotRequired[dict[str, str]]
    seats: NotRequired[dict[str, SeatView]]
    target: NotRequired[int]
    seed: NotRequired[str]
    position: NotRequired[Json]


class LoadRequest(TypedDict):
    """A match from a save or a link."""

    save: NotRequired[Json]
    link: NotRequired[str]


class ViewRequest(TypedDict):
    """The present view; `rev` is the revision the page knows."""

    match: NotRequired[str]
    rev: NotRequired[int]


class PlayRequest(Present):
    """One or more moves as text; `auto` when the page plays what is forced."""

    text: str
    auto: NotRequired[bool]


class NoteRequest(Present):
    """Notes as text: what is marked or looked at and is no move; it stays beside the history."""

    text: str


class GotoRequest(Present):
    """A ply of the history; what comes after it is not forgotten."""

    ply: int


class AgainRequest(Present):
    """The next game, or a fresh start with other options or from a position; `back` leads back."""

    options: NotRequired[dict[str, str]]
    seats: NotRequired[dict[str, SeatView]]
    position: NotRequired[Json]


class SeatsRequest(TypedDict):
    """Who sits where from now on."""

    seats: dict[str, SeatView]


class SitRequest(Present):
    """The person whose turn it is has sat down: from now on the hand may be seen."""

    side: str


class KnowledgeRequest(Present):
    """What can be known of hidden hands by the viewer of the present view."""


class ThinkRequest(Present):
    """The computer's turn; `ms` bounds its time."""

    level: NotRequired[str]
    ms: NotRequired[int]


class HintRequest(Present):
    """A recommendation for the person to move."""

    ms: NotRequired[int]


class AnalyseRequest(Present):
    """The worth of every move, now or in the position after a ply of the history.

    Where a throw is awaited, that of everything that can fall.
    """

    ply: NotRequired[int]
    ms: NotRequired[int]


class ReviewRequest(Present):
    """A game looked over: the one with this number in the history, or the present one.

    `ms` bounds the time for each decision.
    """

    game: NotRequired[int]
    ms: NotRequired[int]


class LookRequest(Present):
    """The board as it stood after a ply of the history, which stays as it is."""

    ply: int


class ArrangeRequest(Present):
    """The position on the table as lines; with lines of one's own the position that they tell."""

    lines: NotRequired[dict[str, str]]


class CheckRequest(Present):
    """Whether what was played since a ply is one of the accepted turns, or can still become one."""

    ply: int
    answers: list[str]


class GenerateRequest(TypedDict):
    """A new puzzle; the seed is its number, a date or any other word, a position its start."""

    game: str
    options: NotRequired[dict[str, str]]
    seed: str
    position: NotRequired[Json]


class ConsultRequest(TypedDict):
    """Something a game can tell without a match."""

    game: str
    about: str
    given: NotRequired[Json]


class KeyRequest(Present):
    """The solution of the puzzle on the table."""


class WhyRequest(TypedDict):
    """A way over places that could not be played; the kind of the move if it is not the usual."""

    path: list[str]
    kind: NotRequired[str]


class SliceRequest(TypedDict):
    """Some more of a task's work."""

    task: int
    ms: NotRequired[int]


class CancelRequest(TypedDict):
    """The end of a task that nobody waits for."""

    task: int


class LetterRequest(TypedDict):
    """Request about a game by letter; `kept` is this device's record of the game."""

    what: Literal[
        "begin",
        "next",
        "find",
        "read",
        "restore",
        "resume",
        "look",
        "tell",
        "end",
        "write",
        "verify",
    ]
    game: NotRequired[str]
    options: NotRequired[dict[str, str]]
    side: NotRequired[str | Json]
    """For `begin` the name of a side; for `find` and `restore` the content of a side file."""
    names: NotRequired[dict[str, str]]
    target: NotRequired[int]
    """The points a new series goes to; 0 for a single game."""
    link: NotRequired[str]
    kept: NotRequired[Json]
    end: NotRequired[str]
    word: NotRequired[str]


class Empty(TypedDict):
    """Nothing more than the request's name."""


REQUESTS: dict[str, type[Any]] = {
    "games": Empty,
    "new": NewRequest,
    "load": LoadRequest,
    "view": ViewRequest,
    "play": PlayRequest,
    "note": NoteRequest,
    "undo": Present,
    "redo": Present,
    "goto": GotoRequest,
    "again": AgainRequest,
    "back": Present,
    "seats": SeatsRequest,
    "sit": SitRequest,
    "think": ThinkRequest,
    "hint": HintRequest,
    "analyse": AnalyseRequest,
    "review": ReviewRequest,
    "look": LookRequest,
    "arrange": ArrangeRequest,
    "diagram": Present,
    "check": CheckRequest,
    "generate": GenerateRequest,
    "consult": ConsultRequest,
    "key": KeyRequest,
    "knowledge": KnowledgeRequest,
    "why": WhyRequest,
    "slice": SliceRequest,
    "cancel": CancelRequest,
    "letter": LetterRequest,
    "save": Empty,
    "link": Empty,
}
