"""What the page is told: the reply to every request by its name.

The page's types are written from these (`scripts/protocol_types.py`).
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from alveus.bridge.requests import Empty, Json
from alveus.core.view import Certainty, EventView, MessageView, OutcomeView, SeatView, View


class SourceInfo(TypedDict):
    """Where a rule comes from, and how sure we may be."""

    work: str
    place: str
    certainty: Certainty
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
    letters: bool
    """Whether two people far apart can play it, under the usual rules."""
    analysis: bool
    """Whether the worth of every move can be asked for."""
    levels: list[str]
    """The computer's levels, weakest first."""


class GamesReply(TypedDict):
    """The catalogue."""

    games: list[GameInfo]
    problems: list[MessageView]
    """What is wrong with games that could not be taken up, each by its id or its module."""


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
    """The match as a link: all its moves, or its position where they are too many.

    Beside it the position as it is shared.
    """

    link: str
    position: Json
    kind: Literal["moves", "position"]


class LetterView(TypedDict):
    """How a game by letter stands; nothing of it is secret."""

    id: str
    game: str
    number: int
    """Of the last letter, 0 before the first."""
    writer: str
    """The side that wrote it, or ""."""
    side: str
    """The side that is ours; "" for an onlooker."""
    sides: list[str]
    """The side that wrote the first letter, and the other."""
    names: dict[str, str]
    word: str
    standing: Literal["ours", "theirs", "over"]
    """Whose letter comes next."""
    ready: bool
    """Whether a letter of ours can be written now."""
    offered: bool
    """Whether the other side has offered a draw."""
    end: str
    outcome: OutcomeView | None
    older: int
    """The number of a letter that was opened although a newer one is known, or 0."""
    moves: list[str]


class LetterFound(TypedDict):
    """Which game a letter belongs to."""

    id: str
    game: str
    number: int


class ProofThrow(TypedDict):
    """A throw with both sides' links, and what fell."""

    number: int
    links: list[str]
    told: list[str]


class ProofView(TypedDict):
    """What a letter proves: both sides' seals, and every throw made from their links."""

    id: str
    link: str
    sides: list[str]
    seals: dict[str, list[str]]
    throws: list[ProofThrow]


class LetterReply(TypedDict):
    """The answer to a question about a game by letter."""

    view: NotRequired[View]
    seats: NotRequired[dict[str, SeatView]]
    letter: NotRequired[LetterView]
    kept: NotRequired[Json]
    """What the device is to keep; whoever has it can go on with the game."""
    found: NotRequired[LetterFound]
    link: NotRequired[str]
    proof: NotRequired[ProofView]


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
    "letter": LetterReply,
    "save": SaveReply,
    "link": LinkReply,
}
"""What a request is answered with; a task's own end is what its last slice has found."""
