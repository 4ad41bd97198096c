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
    edited: bool
    """Whether its positions can be written as lines, and set up so."""
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
    more: list[MessageView]
    """What there is to say besides: what it risks, and how likely that is."""
    plan: list[str]
    """The own moves of the plan it belongs to, itself the first."""
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
    events: list[EventView]
    """What it would bring about; told of the best dozen only."""
    value: float
    margin: float
    """Half the 95 % interval of a worth that was sampled, 0 of any other."""
    apart: float
    """The same of its distance from the best move, which has met the same chances."""
    exact: bool
    """Whether the worth is certain and no guess."""
    line: list[str]


class RollReply(TypedDict):
    """A throw that can fall, with its worth to the side that throws."""

    text: str
    weight: int
    """How many of all throws are this one; the order of the dice does not matter."""
    value: float
    luck: float
    """Its worth less the mean of all throws; weighed, all of them add up to nothing."""
    best: str
    """The turn that is best after it, "" where there is nothing to choose."""


class AnalysisReply(TypedDict):
    """Every move of a position, and whose worths these are.

    Where a throw is awaited there are `rolls` in the place of moves.
    """

    side: str
    unit: str
    prospects: list[ProspectReply]
    depth: int
    """The plies, or throws, that were looked ahead behind every move."""
    rolls: list[RollReply]
    mean: float
    """What the position is worth before the throw; 0 where none is awaited."""


class ReviewMoment(TypedDict):
    """A throw or a decision of a game; `value` is that of the first side, the rest its own side's.

    A decision is a whole turn where a throw is played man by man.
    """

    kind: Literal["throw", "move"]
    ply: int
    """Its first ply in the history; the position before it is that after the ply before."""
    last: int
    """Its last ply."""
    turn: int
    side: str
    text: str
    value: float
    """What the game is worth after it."""
    luck: float
    """What a throw gave beyond the mean of all throws."""
    loss: float
    """What a decision gave away against the best one."""
    clear: float
    """By how much the best decision, if it was made, beats every other."""
    better: str
    """The best turn where another one was played, else ""."""
    instead: list[EventView]
    """What that would have brought about."""
    exact: bool
    """Whether the loss is certain."""
    doubt: float
    """A loss below this may be the judge's own error: it is no mistake."""
    decided: str
    """The side that has a forced win after it, or ""."""


class SideReview(TypedDict):
    """One side's luck and skill."""

    luck: float | None
    """What its throws gave beyond the mean, added up; None where luck cannot be told apart."""
    loss: float
    """What its decisions gave away, added up."""
    decisions: int
    """How many there were with something to choose."""
    mistakes: int
    """Those whose loss is beyond doubt."""


class ReviewPart(TypedDict):
    """What has been looked over since the last part, and the sums so far."""

    unit: str
    moments: list[ReviewMoment]
    sides: dict[str, SideReview]


class ReviewReply(TypedDict):
    """A game looked over from its first ply to its last."""

    game: int
    unit: str
    moments: list[ReviewMoment]
    sides: dict[str, SideReview]
    best: int | None
    """The first ply of the decision that beat every other by most."""
    costliest: int | None
    """The first ply of the decision that gave most away."""
    turning: list[int]
    """The first plies of at most three turns in which the game changed most, in their order."""
    scale: float
    """The worth at the edge of a graph; a won game lies there or beyond it."""
    level: str
    """The level that judged."""
    depth: int
    """The plies, or throws, that it looked ahead behind every decision, at the least."""


class LookReply(TypedDict):
    """The board as it stood, and its position: what is played, analysed or set from here."""

    shown: View
    position: Json


class ArrangedLine(TypedDict):
    """One line of a position as a person writes it."""

    name: str
    code: str
    side: str
    """Whose line it is, "" where it is nobody's."""
    text: str
    choices: list[str]
    """The texts that it may have; empty where they cannot be listed."""
    rows: bool
    """Whether each word is a row that stands under the one before."""


class ArrangeReply(TypedDict):
    """A legal position: in lines, and as JSON to be played, analysed or set from."""

    lines: list[ArrangedLine]
    position: Json


class DiagramReply(TypedDict):
    """The position as a line drawing: an SVG document."""

    svg: str


class CheckReply(TypedDict):
    """How what was played stands to the accepted turns."""

    result: Literal["right", "open", "wrong"]


class TaskReply(TypedDict):
    """The number of a task that has begun."""

    task: int


class ProgressSlice(TypedDict):
    """How far a task has come; a review tells what it has found on the way."""

    progress: MessageView
    part: NotRequired[ReviewPart]


class DoneSlice(TypedDict):
    """What a task has found."""

    done: ChoiceReply | HintReply | AnalysisReply | ReviewReply | PuzzleReply | Table


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
    seal: str
    """Our seal for the dice in hexadecimal digits, or ""."""
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
    next: str
    """The id of the series' next game, which the reader of the last letter begins, or ""."""
    moves: list[str]


class LetterFound(TypedDict):
    """Which game a letter belongs to."""

    id: str
    game: str
    number: int


class ProofThrow(TypedDict):
    """A throw with both sides' links, what fell, and what was played with it."""

    number: int
    links: list[str]
    told: list[str]
    dice: list[int]
    """How the dice lay in the end."""
    side: str
    """Whose throw it was; "" for the lot."""
    played: list[str]


class ProofView(TypedDict):
    """What a letter proves: both sides' seals, and every throw made from their links."""

    id: str
    link: str
    sides: list[str]
    seals: dict[str, list[str]]
    throws: list[ProofThrow]
    failure: MessageView | None
    """Why the move after these cannot be played; None where all can."""


class LetterReply(TypedDict):
    """The answer to a question about a game by letter."""

    view: NotRequired[View]
    seats: NotRequired[dict[str, SeatView]]
    letter: NotRequired[LetterView]
    kept: NotRequired[Json]
    """What the device is to keep; whoever has it can go on with the game."""
    found: NotRequired[LetterFound]
    link: NotRequired[str]
    """The last letter's URL part if this side wrote it, otherwise "".  It can be sent again."""
    proof: NotRequired[ProofView]
    known: NotRequired[View]
    """The game that is kept, beside a letter that is looked at."""
    sealed: NotRequired[bool]
    """Whether both have the same seals."""


REPLIES: dict[str, Any] = {
    "games": GamesReply,
    "new": Table,
    "load": Table | TaskReply,
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
    "review": TaskReply,
    "look": LookReply,
    "arrange": ArrangeReply,
    "diagram": DiagramReply,
    "check": CheckReply,
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
