"""What one seat may see, as it crosses to the page: places, pieces, moves, status.

The page's types are written from these (`scripts/protocol_types.py`).  They are generic, so that
one interaction and one accessible grid serve every game.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

Params: TypeAlias = dict[str, Any]
"""What a message is about: words, numbers, switches, and lists of words or of numbers."""

PlyKind: TypeAlias = Literal["new", "throw", "move"]

Certainty: TypeAlias = Literal["attested", "inferred", "disputed", "modern"]
"""How sure a rule is: the source says it, it follows from what the source says, sources or scholars
differ, or it is our own choice or today's custom."""

PlaceKind: TypeAlias = Literal[
    "point", "square", "cell", "pit", "line", "end", "bar", "hand", "slot", "stock", "store", "tray"
]  # fmt: skip
"""What a place is on its board, and beside it."""

PieceKind: TypeAlias = Literal[
    "man", "stone", "bean", "tile", "round", "triangle", "square", "pyramid"
]
"""What a piece is by its make or shape."""

MoveKind: TypeAlias = Literal["play", "line", "lift", "mark", "hold", "take", "turn", "place"]
"""What is done: "play", or another thing to do on the same path."""

TokenKind: TypeAlias = Literal["die", "cube", "number", "tally", "first", "stock", "room", "group"]
"""What a token is: thrown, doubled, highlighted, or counted."""


class MessageView(TypedDict):
    """Something to be said: a code that every language words, and its parameters."""

    code: str
    params: Params


class EventView(MessageView):
    """A thing that happened.

    The piece of `side` on top of ``path[0]``, or the topmost at all, travels to the end of the
    path. An event with an empty code moves a piece and says nothing.
    """

    side: str
    path: list[str]


class PlaceView(TypedDict):
    """A point, pit, cell, square, open end, hand slot, bar or tray."""

    id: str
    kind: PlaceKind
    row: int
    """Row and column in the reading order of the real board, seen from the first seat."""
    column: int
    name: str
    """What the viewer calls it, free of language: "7", "d3", "A5"; may be empty."""
    label: MessageView
    side: str
    """The side it belongs to, or ""."""
    marks: list[str]
    """What is marked on it: codes such as "one_man"."""
    value: str
    """What is printed on the place itself, for good: a digit of a puzzle, a letter of a slab."""


class PieceView(TypedDict):
    """A man, stone, bean or tile. Its id travels with it."""

    id: str
    kind: PieceKind
    side: str
    place: str
    order: int
    """From 0 at the foot of the place."""
    value: str
    """Numeral or tile face ("3:4", first half on the first place); "" when none or hidden."""
    covers: list[str]
    """All places it lies on, where that is more than one."""
    layers: list[str]
    """The values of its layers, for a stone that is a pile."""


class MoveView(TypedDict):
    """A step, or several in a row, that begins some complete legal turn."""

    text: str
    kind: MoveKind
    path: list[str]
    """The places to choose one after another.

    Between two that may be chosen in either order there is a move each way. A path of one place
    is chosen, then confirmed; a move without a path is done by pressing the token it uses.
    """
    trail: list[str]
    """All places that are touched on the way, for a preview; empty where the path says it."""
    uses: list[str]
    """Tokens that are used up."""
    takes: list[str]
    """Pieces that are taken or hit."""
    label: MessageView


class TokenView(TypedDict):
    """A die, a cube, a number to highlight: what is used but lies on no place.

    Dice lie, used up, until others are thrown.
    """

    id: str
    kind: TokenKind
    side: str
    value: int
    used: bool


class CounterView(TypedDict):
    """A number told beside the board: pips to go, men borne off, beans in store."""

    code: str
    side: str
    value: int


class ActionView(TypedDict):
    """Something that can be done without a place: throw, pass, double, resign."""

    id: str
    text: str
    """The move text to play."""
    enabled: bool
    reason: MessageView | None
    """Why not, where it is not enabled."""


class MarkView(TypedDict):
    """Something drawn on the board besides pieces: a threat with its formula, a separating line.

    One of kind `would` is what the move from its first place to its second would bring.
    """

    kind: str
    """What it tells; the page draws marks of its own in the figures of its lessons."""
    side: str
    path: list[str]
    label: MessageView


class BoardView(TypedDict):
    """The part of a view that a game makes alone, without the history."""

    status: list[MessageView]
    places: list[PlaceView]
    pieces: list[PieceView]
    moves: list[MoveView]
    tokens: list[TokenView]
    counters: list[CounterView]
    actions: list[ActionView]
    marks: list[MarkView]


class StepView(TypedDict):
    """Whether something can be taken back or played again, and why not."""

    enabled: bool
    reason: MessageView | None


class OutcomeView(TypedDict):
    """How a game ended; `winner` is None for a draw."""

    winner: str | None
    ending: str
    points: int


class HumanSeat(TypedDict):
    """A person sits here."""

    kind: Literal["human"]


class ComputerSeat(TypedDict):
    """The computer sits here."""

    kind: Literal["computer"]
    level: str


class AwaySeat(TypedDict):
    """Somebody plays this side who is not at this table; `name` may be ""."""

    kind: Literal["away"]
    name: str


SeatView: TypeAlias = HumanSeat | ComputerSeat | AwaySeat


class SeatActor(TypedDict):
    """Somebody is to play."""

    kind: Literal["seat"]
    side: str


class ChanceActor(TypedDict):
    """Chance is to throw or to deal, for a side or for nobody."""

    kind: Literal["chance"]
    side: str | None


class OverActor(TypedDict):
    """Nobody: the game is over."""

    kind: Literal["over"]
    outcome: OutcomeView


Actor: TypeAlias = SeatActor | ChanceActor | OverActor


class RowView(TypedDict):
    """A row of a race that is over."""

    winner: str
    score: dict[str, int]
    games: int


class RaceView(TypedDict):
    """The rows of a race that are over, and how many of how many win it."""

    to_win: int
    of: int
    rows: list[RowView]
    matsch: bool
    """Whether the rows were won one right after the other."""
    course: list[dict[str, int]]
    """The points in this row as they stood after each of its games."""


class SeriesView(TypedDict):
    """Where a series of games stands."""

    target: int
    """Points to reach, 0 for single games."""
    score: dict[str, int]
    game: int
    """Number of the present game, from 1."""
    winner: str | None
    race: RaceView | None
    """Where points make rows and rows a race; `score` and `target` are then those of this row."""


class LogEntry(TypedDict):
    """One line of the history. `ply` 0 is the start of the first game."""

    ply: int
    kind: PlyKind
    game: int
    """Number of the game in the series and of the turn in the game, both from 1."""
    turn: int
    side: str
    text: str
    auto: bool
    """True when it played itself: a forced pass, an automatic throw."""
    events: list[EventView]


LogView = TypedDict("LogView", {"from": int, "entries": list[LogEntry]})
"""The history from an index on; what the page knows before it stays."""


class LastView(TypedDict):
    """The ways of the last turn, for the last-move marks."""

    side: str
    paths: list[list[str]]
    dice: list[int]
    """The die that each way used; 0 where none did."""
    taken: list[list[str]]
    """The ways of the other sides' pieces: hit, or sent back."""


class ChanceView(TypedDict):
    """The commitment to this game's dice, and the seed once the game is over."""

    commitment: str
    seed: str | None


class View(BoardView):
    """Everything the page shows of a match at one moment."""

    v: Literal[1]
    game: str
    family: str
    options: dict[str, str]
    """The options that differ from the defaults."""
    match: str
    """What tells this match from every other that lay on the table."""
    before: bool
    """Whether a game before this one can be laid on the table again."""
    rev: int
    ply: int
    ahead: int
    """How many plies lie ahead for redo."""
    undo: StepView
    redo: StepView
    sides: list[str]
    """The seats' ids in order of play."""
    viewer: str
    """Whose numbers and hands this view shows: "" nobody's."""
    actor: Actor
    series: SeriesView
    log: LogView
    last: LastView
    chance: ChanceView
