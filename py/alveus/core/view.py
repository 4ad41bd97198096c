"""JSON types of the view: everything about a match that the page shows to one seat.

`scripts/protocol_types.py` generates the page's types from this module.  The types are the same for
every game, so that one user interface and one accessible grid serve all games.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Protocol, TypeAlias, TypedDict

from alveus.core.game import Game, M, S
from alveus.core.json_types import Certainty as Certainty
from alveus.core.json_types import EventView as EventView
from alveus.core.json_types import MessageView as MessageView
from alveus.core.json_types import OutcomeView as OutcomeView
from alveus.core.json_types import Params as Params
from alveus.core.json_types import PlyKind as PlyKind
from alveus.core.json_types import RaceView as RaceView
from alveus.core.json_types import RowView as RowView

PlaceKind: TypeAlias = Literal[
    "point", "square", "cell", "pit", "line", "end", "bar", "hand", "slot", "stock", "store", "tray"
]  # fmt: skip
"""Kind of a place on the board or beside it.

In a line of tiles, "line" is the place of a tile, and "end" an open end.  Beside the board:
"bar" contains hit men that wait to return, "hand" men that have not entered yet or the tiles of
another player, "slot" one tile of the viewer or one captured stone, "stock" the tiles to draw,
"store" captured beans, and "tray" men borne off.
"""

PieceKind: TypeAlias = Literal[
    "man", "stone", "bean", "tile", "round", "triangle", "square", "pyramid"
]
"""Kind or shape of a piece."""

MoveKind: TypeAlias = Literal["play", "line", "lift", "mark", "hold", "take", "turn", "place"]
"""Kind of a move; "play" is an ordinary move.

In puzzles, "line" draws or erases a line between two cells, "lift" and "take" remove a tile, "turn"
turns a tile, "hold" selects a tile to place or deselects it, and "mark" highlights a number or
removes its highlight.  In Rithmomachia, "take" captures a stone, and "place" puts captured
stones on the board.
"""

TokenKind: TypeAlias = Literal["die", "cube", "number", "tally", "first", "stock", "room", "group"]
"""Kind of a token: a die, the doubling cube or, in a puzzle, a number, a tile or a count.

"number" is a number to highlight, and "stock" a tile.  The others are counts.  "first", "tally" and
"room" count the places for a tile: "first" in the empty puzzle, "tally" those not yet ruled out in
the puzzle, and "room" those still possible on a board on which the player composes a figure.
"group" counts the complete groups of cells with a number.
"""


class PlaceView(TypedDict):
    """A point, pit, cell, square, open end, hand slot, bar or tray."""

    id: str
    kind: PlaceKind
    row: int
    """Row on the board, counted from 0 at the top as the first seat sees the board."""
    column: int
    """Column on the board, counted from 0 at the left as the first seat sees the board."""
    name: str
    """Name of the place for the viewer, the same in all languages: "7", "d3", "A5"; "" for none."""
    label: MessageView
    side: str
    """The side that owns the place, or ""."""
    marks: list[str]
    """Codes of the signs shown on the place, such as "one_man" (for at most one man)."""
    value: str
    """Permanent inscription: the number that a puzzle gives for a cell, or a letter on a board."""


class PieceView(TypedDict):
    """A man, stone, bean or tile.  A piece keeps its id when it moves."""

    id: str
    kind: PieceKind
    side: str
    place: str
    order: int
    """Height in the pile on its place, from 0 at the bottom."""
    value: str
    """Number of a stone ("64"), or both numbers of a tile ("3:4"); "" for men, beans and hidden
    tiles.  If `covers` is not empty, a tile's first number is on the place ``covers[0]``."""
    covers: list[str]
    """Ids of all places that the piece covers; empty if it covers one place."""
    layers: list[str]
    """Numbers in a pyramid, from the bottom; ["turned"] for a stone that changed sides; else []."""


class MoveView(TypedDict):
    """A step, or several consecutive steps, that can begin or continue a legal turn."""

    text: str
    kind: MoveKind
    path: list[str]
    """Ids of the places to select, in order.

    If two places can be selected in either order, there is one move for each order.  If the path
    has one place, the user selects it, then presses it again to confirm.  A move without a path is
    made by pressing the token whose id is in `uses`.
    """
    trail: list[str]
    """All places that the piece touches, for a preview; empty if the path contains them all."""
    uses: list[str]
    """Ids of the tokens (`TokenView`) that the move uses: dice, or a tile or number of a puzzle."""
    takes: list[str]
    """Ids of the pieces that the move captures or hits."""
    label: MessageView


class TokenView(TypedDict):
    """A die, the doubling cube or, in a puzzle, a tile, number or count listed beside the board.

    `side` is its owner, or "".  `value` is the number that a die or the cube shows, the listed
    number, or the count; for a tile (kind "stock"), 1 if the player holds it, otherwise 0.  `used`
    is True for a die that has been played (dice remain until the next roll), a highlighted number,
    a placed tile and its count (kind "tally"), and for the count of a number's complete groups if
    all are complete.
    """

    id: str
    kind: TokenKind
    side: str
    value: int
    used: bool
    unplayable: NotRequired[bool]
    """True for an unused die that no legal move can use now; otherwise absent."""


class CounterView(TypedDict):
    """A number beside the board; `code` names the quantity, such as pips or men borne off."""

    code: str
    side: str
    value: int


class ActionView(TypedDict):
    """An action without a place on the board: roll, pass, double, resign."""

    id: str
    text: str
    """Text of the move that the page sends for this action.  It is "" only for the action "sit"
    (uncover the hand of the player at the screen), for which the page sends a `SitRequest`."""
    enabled: bool
    reason: MessageView | None
    """Reason why the action is disabled; None if it is enabled, and always None for "resign"."""


class MarkView(TypedDict):
    """A mark on several places: attack, row of numbers, group of tiles, or line between two cells.

    `path` contains the ids of these places; for an attack, those of an attacker, the target, and
    the other attackers.  A mark of kind "would" shows an attack that is possible after a move.  Its
    `path` begins with the place that the moved piece leaves; this piece is the first attacker.
    """

    kind: str
    """Code of the mark's meaning, such as "attack".  Marks added by the page have other codes."""
    side: str
    path: list[str]
    label: MessageView


class BoardView(TypedDict):
    """The board and the possible actions: the members of `View` that are independent of history."""

    status: list[MessageView]
    places: list[PlaceView]
    pieces: list[PieceView]
    moves: list[MoveView]
    tokens: list[TokenView]
    counters: list[CounterView]
    actions: list[ActionView]
    marks: list[MarkView]


class StepView(TypedDict):
    """Availability of undo or redo, with the reason if it is not available."""

    enabled: bool
    reason: MessageView | None


class HumanSeat(TypedDict):
    """A human player on this device."""

    kind: Literal["human"]


class ComputerSeat(TypedDict):
    """A computer player; `level` is the id of its level of strength."""

    kind: Literal["computer"]
    level: str


class AwaySeat(TypedDict):
    """A player on another device; `name` is "" if unknown."""

    kind: Literal["away"]
    name: str


SeatView: TypeAlias = HumanSeat | ComputerSeat | AwaySeat


class SeatActor(TypedDict):
    """Value of `View.actor` while a side has to move; `side` is the id of this side."""

    kind: Literal["seat"]
    side: str


class ChanceActor(TypedDict):
    """Value of `View.actor` before a roll or deal.

    `side` is the id of the side on turn; None until the starter is known.
    """

    kind: Literal["chance"]
    side: str | None


class OverActor(TypedDict):
    """Value of `View.actor` when the game is over."""

    kind: Literal["over"]
    outcome: OutcomeView


Actor: TypeAlias = SeatActor | ChanceActor | OverActor


class SeriesView(TypedDict):
    """The score of a series of games."""

    target: int
    """Points that a side needs to win the series; 0 for single games."""
    score: dict[str, int]
    game: int
    """Number of the current game, from 1."""
    winner: str | None
    race: RaceView | None
    """Score of a match of Sperrdomino, which consists of rows; None for other matches.

    A row is a group of games, which a side wins with enough points.  In a match of rows, `score`
    and `target` apply to the current row.
    """


class LogEntry(TypedDict):
    """A ply, that is, an entry of the history: the start of a game, a roll, a deal or a move.

    `ply` is its index; ply 0 is the start of the first game.  `side` is the side that moved or
    rolled; "" for none, such as for the start of a game, or a deal before the starter is known.
    """

    ply: int
    kind: PlyKind
    game: int
    """Number of the game in the series, from 1."""
    turn: int
    """Number of the turn in the game, from 1."""
    side: str
    text: str
    auto: bool
    """True if the page made the move automatically: a forced pass or an automatic roll."""
    events: list[EventView]


LogView = TypedDict("LogView", {"from": int, "entries": list[LogEntry]})
"""The end of the history: `entries` contains the plies from index `from` to the current ply.

The page keeps its entries before `from`, and replaces the others by `entries`.
"""


class LastView(TypedDict):
    """The last turn of this game in which a side moved pieces; the page highlights their paths.

    A path is the list of the ids of the places that a piece visits.  Before the first such turn,
    `side` is "" and the lists are empty.
    """

    side: str
    paths: list[list[str]]
    dice: list[int]
    """For each path in `paths`, the number on the die used for it; 0 for no die."""
    taken: list[list[str]]
    """Paths (lists of place ids) of the opponents' pieces that were hit, captured or sent back."""


class ChanceView(TypedDict):
    """A game's seed in hexadecimal digits, None until the game ends, and the seed's SHA-256."""

    commitment: str
    seed: str | None


class View(BoardView):
    """Everything that the page shows of a match; `v` is the version of this format."""

    v: Literal[1]
    game: str
    family: str
    options: dict[str, str]
    """The values of the options that differ from the defaults, by option id."""
    match: str
    """Id of the match."""
    before: bool
    """True if the request `back` is possible.  It shows the previous game of the match or, in the
    first game of a match, the match that was on the board before."""
    rev: int
    """Revision number of the match, which increases with every change."""
    ply: int
    """Index in the history of the ply whose position is shown (see `LogEntry`)."""
    ahead: int
    """Number of plies that can be redone."""
    undo: StepView
    redo: StepView
    sides: list[str]
    """The ids of the sides, in order of play."""
    viewer: str
    """Id of the side whose hand is shown, and from whose point of view the places are named; ""
    while hidden hands are covered."""
    actor: Actor
    series: SeriesView
    log: LogView
    last: LastView
    chance: ChanceView


class BoardGame(Game[S, M], Protocol[S, M]):
    """A game that describes its board in JSON.  All games of alveus are board games."""

    def view(self, known: Any, viewer: int | None) -> BoardView:
        """Return the board for a viewer.

        `known` is the state as the viewer knows it, or the whole state if nothing is hidden or the
        game is over.  `viewer` is the index of a seat, or None while all hidden hands are covered
        because the next human player is not yet at the screen.
        """
