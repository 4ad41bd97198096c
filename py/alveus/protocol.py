"""Every request of the page by name, with what it needs and what it answers.

The same names stand in `web/src/engine/protocol.ts`; a test holds the two together.
"""

from __future__ import annotations

from typing import Any, TypedDict

from alveus.core.view import EventView, MessageView, View


class Present(TypedDict, total=False):
    """The match and the revision that a request was made from."""

    match: str
    rev: int


class NewRequest(TypedDict, total=False):
    """A new match."""

    game: str
    options: dict[str, str]
    seats: dict[str, dict[str, str]]
    target: int
    seed: str
    position: dict[str, Any]


class LoadRequest(TypedDict, total=False):
    """A match from a save or a link."""

    save: dict[str, Any]
    link: str


class ViewRequest(Present, total=False):
    """The present view; `rev` is the revision the page knows."""


class PlayRequest(Present, total=False):
    """Moves as text; `auto` when the page plays what is forced."""

    text: str
    auto: bool


class NoteRequest(Present):
    """Notes as text: what is marked or looked at and is no move."""

    text: str


class GotoRequest(Present):
    """A ply of the history."""

    ply: int


class AgainRequest(Present, total=False):
    """The next game of the series, or a fresh start with other options or from a position."""

    options: dict[str, str]
    seats: dict[str, dict[str, str]]
    position: dict[str, Any]


class SeatsRequest(TypedDict):
    """Who sits where from now on."""

    seats: dict[str, dict[str, str]]


class SitRequest(Present):
    """The person whose turn it is has sat down: from now on the hand may be seen."""

    side: str


class KnowledgeRequest(Present):
    """What can be known of hidden hands by the viewer of the present view."""


class ThinkRequest(Present, total=False):
    """The computer's turn; `ms` bounds its time."""

    level: str
    ms: int


class HintRequest(Present, total=False):
    """A recommendation for the person to move."""

    ms: int


class AnalyseRequest(Present, total=False):
    """The worth of every move: now, or in the position after a ply of the history."""

    ply: int
    ms: int


class GenerateRequest(TypedDict, total=False):
    """A new puzzle; the seed is its number, a date or any other word, a position its start."""

    game: str
    options: dict[str, str]
    seed: str
    position: dict[str, Any]


class ConsultRequest(TypedDict, total=False):
    """Something a game can tell without a match."""

    game: str
    about: str
    given: dict[str, Any]


class KeyRequest(Present):
    """The solution of the puzzle on the table."""


class WhyRequest(TypedDict):
    """A way over places that could not be played."""

    path: list[str]


class SliceRequest(TypedDict, total=False):
    """Some more of a task's work."""

    task: int
    ms: int


class CancelRequest(TypedDict):
    """The end of a task that nobody waits for."""

    task: int


class Empty(TypedDict):
    """Nothing more than the request's name."""


REQUESTS: dict[str, type[Any]] = {
    "games": Empty,
    "new": NewRequest,
    "load": LoadRequest,
    "view": ViewRequest,
    "play": PlayRequest,
    "note": NoteRequest,
    "undo": ViewRequest,
    "redo": ViewRequest,
    "goto": GotoRequest,
    "again": AgainRequest,
    "back": ViewRequest,
    "seats": SeatsRequest,
    "sit": SitRequest,
    "think": ThinkRequest,
    "hint": HintRequest,
    "analyse": AnalyseRequest,
    "generate": GenerateRequest,
    "consult": ConsultRequest,
    "key": KeyRequest,
    "knowledge": KnowledgeRequest,
    "why": WhyRequest,
    "slice": SliceRequest,
    "cancel": CancelRequest,
    "save": Empty,
    "link": Empty,
}


class Table(TypedDict):
    """A view with who sits at the table."""

    view: View
    seats: dict[str, dict[str, str]]


class NoteReply(TypedDict):
    """The view with its notes, and what is to be told of them."""

    view: View
    events: list[EventView]


class HintReply(TypedDict):
    """One step that is recommended, and why."""

    text: str
    path: list[str]
    reason: MessageView
    value: float
    unit: str


class ChoiceReply(TypedDict):
    """What the computer plays."""

    text: str
    value: float
    unit: str
    nodes: int


class PuzzleReply(TypedDict):
    """A new puzzle: the position to begin with, and the seed that leads to it again."""

    position: dict[str, Any]
    seed: str


class ProspectReply(TypedDict):
    """A move with its worth, and the moves that best play goes on with."""

    text: str
    value: float
    margin: float
    apart: float
    exact: bool
    line: list[str]


class AnalysisReply(TypedDict):
    """Every move of a position, and whose worths these are."""

    side: str
    unit: str
    prospects: list[ProspectReply]
