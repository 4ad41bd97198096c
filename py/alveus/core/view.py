"""What one seat may see, as it crosses to the page: places, pieces, moves, status.

These shapes are the same as in `web/src/engine/view.ts`, name by name; a test holds the two
together.  They are generic, so that one interaction and one accessible grid serve every game.
"""

from __future__ import annotations

from typing import Any, TypedDict


class MessageView(TypedDict):
    """Something to be said: a code that every language words, and its parameters."""

    code: str
    params: dict[str, Any]


class EventView(MessageView):
    """A thing that happened; the piece on top of ``path[0]`` travels to the end of the path."""

    side: str
    path: list[str]


class PlaceView(TypedDict):
    """A point, pit, cell, square, open end, hand slot, bar or tray."""

    id: str
    kind: str
    row: int
    column: int
    name: str
    label: MessageView
    side: str
    marks: list[str]
    value: str


class PieceView(TypedDict):
    """A man, stone, bean or tile; `order` counts from the foot of its place."""

    id: str
    kind: str
    side: str
    place: str
    order: int
    value: str
    covers: list[str]
    layers: list[str]


class MoveView(TypedDict):
    """A step, or several in a row, that begins some complete legal turn."""

    text: str
    kind: str
    path: list[str]
    trail: list[str]
    uses: list[str]
    takes: list[str]
    label: MessageView


class TokenView(TypedDict):
    """A die, a cube, a number to highlight: what is used but lies on no place."""

    id: str
    kind: str
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
    enabled: bool
    reason: MessageView | None


class MarkView(TypedDict):
    """Something drawn on the board besides pieces: a threat with its formula, a line."""

    kind: str
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


class SeriesView(TypedDict):
    """Where a series of games stands; `target` 0 means single games.

    In a race `score` and `target` are those of the row that is being played.
    """

    target: int
    score: dict[str, int]
    game: int
    winner: str | None
    race: dict[str, Any] | None


class LogEntry(TypedDict):
    """One line of the history."""

    ply: int
    kind: str
    game: int
    turn: int
    side: str
    text: str
    auto: bool
    events: list[EventView]


LogView = TypedDict("LogView", {"from": int, "entries": list[LogEntry]})
"""The history from an index on; what the page knows before it stays."""


class LastView(TypedDict):
    """The ways of the last turn, for the last-move marks."""

    side: str
    paths: list[list[str]]


class ChanceView(TypedDict):
    """The commitment to this game's dice, and the seed once the game is over."""

    commitment: str
    seed: str | None


class View(BoardView):
    """Everything the page shows of a match at one moment."""

    v: int
    game: str
    family: str
    options: dict[str, str]
    match: str
    before: bool
    rev: int
    ply: int
    ahead: int
    undo: StepView
    redo: StepView
    sides: list[str]
    eyes: str
    actor: dict[str, Any]
    series: SeriesView
    log: LogView
    last: LastView
    chance: ChanceView
