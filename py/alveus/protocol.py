"""Every request of the page by name, with what it needs and what it answers.

The page's types are written from these (`scripts/protocol_types.py`).
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from alveus.core.view import EventView, MessageView, View

Json: TypeAlias = dict[str, Any]
"""A position, a save, or what only one game knows."""


class HumanSeat(TypedDict):
    """A person sits here."""

    kind: Literal["human"]


class ComputerSeat(TypedDict):
    """The computer sits here."""

    kind: Literal["computer"]
    level: str


SeatView: TypeAlias = HumanSeat | ComputerSeat


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
    """What can be known of hidden hands by the eyes of the present view."""


class ThinkRequest(Present):
    """The computer's turn; `ms` bounds its time."""

    level: NotRequired[str]
    ms: NotRequired[int]


class HintRequest(Present):
    """A recommendation for the person to move."""

    ms: NotRequired[int]


class AnalyseRequest(Present):
    """The worth of every move: now, or in the position after a ply of the history."""

    ply: NotRequired[int]
    ms: NotRequired[int]


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
    """A way over places that could not be played."""

    path: list[str]


class SliceRequest(TypedDict):
    """Some more of a task's work."""

    task: int
    ms: NotRequired[int]


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


class SourceInfo(TypedDict):
    """Where a rule comes from, and how sure we may be."""

    work: str
    place: str
    certainty: Literal["attested", "inferred", "disputed", "modern"]
    note: str
    """A message id, or ""."""


class OptionInfo(TypedDict):
    """A point on which the rules can be read differently."""

    name: str
    values: list[str]
    default: str
    source: SourceInfo
    sources: dict[str, SourceInfo]
    targets: dict[str, int]
    """For values that make a series of the game: the points to reach."""


class GameInfo(TypedDict):
    """A game of the catalogue."""

    id: str
    family: str
    seats: list[str]
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    chance: bool
    """Whether anything in the game is left to chance."""
    hidden: bool
    """Whether seats hold what others may not see until the game is over."""
    analysis: bool
    """Whether the worth of every move can be asked for."""
    levels: list[str]
    """The computer's levels, weakest first."""


class GamesReply(TypedDict):
    """The catalogue."""

    games: list[GameInfo]


class ViewReply(TypedDict):
    """The present view."""

    view: View


class Table(TypedDict):
    """A view with who sits at the table."""

    view: View
    seats: dict[str, SeatView]


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

    position: Json
    seed: str


class ProspectReply(TypedDict):
    """A move with its worth to the side to choose, and the moves that best play goes on with."""

    text: str
    value: float
    margin: float
    """Half the 95 % interval of a worth that was sampled, 0 of any other."""
    apart: float
    """The same of its distance from the best move, which has met the same chances."""
    exact: bool
    """Whether the worth is certain and no guess."""
    line: list[str]


class AnalysisReply(TypedDict):
    """Every move of a position, and whose worths these are."""

    side: str
    unit: str
    prospects: list[ProspectReply]


class TaskReply(TypedDict):
    """The number of a task that has begun."""

    task: int


class ProgressSlice(TypedDict):
    """How far a task has come."""

    progress: MessageView


class DoneSlice(TypedDict):
    """What a task has found."""

    done: ChoiceReply | HintReply | AnalysisReply | PuzzleReply


Slice: TypeAlias = ProgressSlice | DoneSlice


class KnownNumber(TypedDict):
    """Where the tiles of a number are, and what the own ones are called together ("" nothing)."""

    number: int
    line: int
    hand: int
    unseen: int
    group: str
    lacks: list[str]
    """The sides that have shown not to have it."""


class UnseenTile(TypedDict):
    """An unseen tile with the odds that a side, the stock or the talon has it."""

    tile: str
    odds: dict[str, float]


class KnowledgeReply(TypedDict):
    """What a seat knows of the tiles it does not see."""

    side: str
    numbers: list[KnownNumber]
    tiles: list[UnseenTile]
    talon: float
    """The pips that the talon may be expected to have."""


class KeyReply(TypedDict):
    """A solution of the puzzle on the table as rows of < > ^ v, and how many there are."""

    key: list[str]
    solutions: int
    complete: bool


class WhyNot(TypedDict):
    """Why something cannot be played, and the option and source it rests on."""

    reason: MessageView
    option: str
    source: SourceInfo | None


class WhyReply(TypedDict):
    """Why not; None where nothing stands against it."""

    why: WhyNot | None


class SaveReply(TypedDict):
    """The match as a file."""

    save: Json


class LinkReply(TypedDict):
    """The match as a link: all its moves, or its position where they are too many."""

    link: str
    kind: Literal["moves", "position"]


REPLIES: dict[str, Any] = {
    "games": GamesReply,
    "new": Table,
    "load": Table,
    "view": ViewReply,
    "play": ViewReply,
    "note": NoteReply,
    "undo": ViewReply,
    "redo": ViewReply,
    "goto": ViewReply,
    "again": Table,
    "back": Table,
    "seats": Table,
    "sit": Table,
    "think": TaskReply,
    "hint": TaskReply,
    "analyse": TaskReply,
    "generate": TaskReply,
    "consult": Json,
    "key": KeyReply,
    "knowledge": KnowledgeReply,
    "why": WhyReply,
    "slice": Slice,
    "cancel": Empty,
    "save": SaveReply,
    "link": LinkReply,
}
"""What a request is answered with; a task's own end is what its last slice has found."""
