"""Types of the replies to the page.  The handler of each request names the type of the reply.

`scripts/protocol_types.py` generates the page's types from this module, from the handlers and from
the dataclasses that are sent as JSON objects.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from alveus.ai import Advice, Choice
from alveus.bridge.requests import Json
from alveus.core.game import Refusal, Source
from alveus.core.text_position import Line
from alveus.core.view import EventView, MessageView, OutcomeView, SeatView, View
from alveus.letters.verifying import Throw
from alveus.review.moments import Moment, Review, Sums


class OptionInfo(TypedDict):
    """A rule with several interpretations (`values`); `source` is the source of the default."""

    name: str
    values: list[str]
    default: str
    source: Source
    sources: dict[str, Source]
    """The work and passage that support each value, keyed by value."""
    targets: dict[str, int]
    """Points that win a series, keyed by the value of this option; only values that make a match a
    series are keys."""
    implied: NotRequired[dict[str, dict[str, str]]]
    """Defaults of other options that a value of this option changes, keyed by this value, then by
    the other option's name; absent if none."""


class GameInfo(TypedDict):
    """A game in the catalogue."""

    id: str
    family: str
    seats: list[str]
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    """Sets of option values, keyed by the name of the set and then by option."""
    chance: bool
    """True if the game has dice rolls or deals."""
    hidden: bool
    """True if each player has a hand that is hidden from the others until the game is over."""
    letters: bool
    """True if the game can be played by letter (correspondence) under the default options."""
    analysis: bool
    """True if the `analyse` request is supported."""
    hints: bool
    """True if the `hint` request is supported."""
    edited: bool
    """True if positions can be written as lines of text and set up from them."""
    levels: list[str]
    """The computer's levels, weakest first."""


class GamesReply(TypedDict):
    """The catalogue of games."""

    games: list[GameInfo]
    problems: list[MessageView]
    """Errors of games that cannot be used, each with the game's id or module."""


class ViewReply(TypedDict):
    """The current view: everything that the page shows of the match."""

    view: View


class Table(ViewReply):
    """The match on the page: its view, and the player of each side."""

    seats: dict[str, SeatView]


class NoteReply(ViewReply):
    """The view after a change of notes (marks on the board), and the events that describe it."""

    events: list[EventView]


class PuzzleReply(TypedDict):
    """A new puzzle: its starting position, and the seed that reproduces it."""

    position: Json
    seed: str


class ProspectReply(TypedDict):
    """A move or turn (`text`), and its `value` for the side to move, in `AnalysisReply.unit`.

    `line` contains the expected moves of both sides, beginning with this move or turn.
    """

    text: str
    events: list[EventView]
    """Events that the move would cause; empty for moves worse than the twelfth best."""
    value: float
    margin: float
    """Half the width of the 95 % confidence interval of a sampled value; otherwise 0."""
    apart: float
    """Half the width of the 95 % confidence interval of the difference from the best move's value,
    if the values are means over random samples (deals of the hidden tiles); otherwise 0."""
    exact: bool
    """True if the value is exact, False if it is an estimate."""
    line: list[str]


class RollReply(TypedDict):
    """A possible roll, and its value for the side that rolls, in `AnalysisReply.unit`."""

    text: str
    weight: int
    """Number of equally likely ordered rolls that this roll represents, such as 2 for 6-5."""
    value: float
    luck: float
    """The value minus the mean value of all rolls, in which each roll counts `weight` times."""
    best: str
    """The best turn after this roll; "" if there is no choice."""


class AnalysisReply(TypedDict):
    """The value of every move in a position, for `side` and in `unit`.

    `prospects` is unordered.  Before a dice roll, it is empty, and `rolls` has all possible rolls.
    """

    side: str
    unit: str
    prospects: list[ProspectReply]
    depth: int
    """Number of plies (with dice: of rolls) searched for the best moves; 0 without a search."""
    rolls: list[RollReply]
    mean: float
    """Value of the position before the roll; 0 if no roll comes next."""


class ReviewPart(TypedDict):
    """New results of a game's review.

    `moments` contains the evaluations of rolls and decisions since the last `ReviewPart`, `sides`
    the luck and losses of each side so far.  `unit` is the unit of their values, such as "percent".
    """

    unit: str
    moments: list[Moment]
    sides: dict[str, Sums]


class LookReply(TypedDict):
    """The view after a ply (`shown`), and the position after the same ply as JSON (`position`)."""

    shown: View
    position: Json


class ArrangeReply(TypedDict):
    """A legal position for the editor, as lines (one for each input field) and as JSON."""

    lines: list[Line]
    position: Json


class DiagramReply(TypedDict):
    """The position as a line drawing in SVG."""

    svg: str


class CheckReply(TypedDict):
    """Result of comparing the moves since a ply with the accepted turns of a `CheckRequest`.

    `result` is "right" if the position is the same as after one of these turns, "open" if the
    player's unfinished turn can still lead to such a position, otherwise "wrong".
    """

    result: Literal["right", "open", "wrong"]


class TaskReply(TypedDict):
    """The number of a new task, to be used in `slice` and `cancel` requests."""

    task: int


class ProgressSlice(TypedDict):
    """Progress of a task; for a review also the new evaluations of rolls and decisions (`part`)."""

    progress: MessageView
    part: NotRequired[ReviewPart]


class DoneSlice(TypedDict):
    """Result of a finished task."""

    done: Choice | Advice | AnalysisReply | Review | PuzzleReply | Table


Slice: TypeAlias = ProgressSlice | DoneSlice


class KnownNumber(TypedDict):
    """For one number, how many tiles with it are in the line, the viewer's hand, and unseen."""

    number: int
    line: int
    hand: int
    unseen: int
    group: str
    """Adler's name for the group of the viewer's tiles with this number, such as "forsche" (the
    double, and all other tiles with the number except two); "" if the group has no name."""
    lacks: list[str]
    """The sides that are known to have no tile with this number, because they passed or drew."""


class UnseenTile(TypedDict):
    """A tile that the viewer does not see; `odds` maps each possible place to its probability.

    Places: the other sides, "stock", "out" (not dealt), and "talon" (the part of the stock that is
    never drawn).  The probability of "stock" includes that of "talon".
    """

    tile: str
    odds: dict[str, float]


class KnowledgeReply(TypedDict):
    """The conclusions of the viewer (`side`) about the tiles that the viewer does not see."""

    side: str
    numbers: list[KnownNumber]
    tiles: list[UnseenTile]
    talon: float
    """Expected number of pips on the talon, the tiles of the stock that are never drawn."""


class KeyReply(TypedDict):
    """A solution of the current puzzle (`key`, [] if none), and the number of solutions.

    `key` contains the rows with a sign for each cell: a horizontal tile is <>, a vertical tile ^
    above v.  If `complete` is False, the number is only a lower limit.
    """

    key: list[str]
    solutions: int
    complete: bool


class WhyReply(TypedDict):
    """Reason why no legal move begins with the selected places; None if there is such a move."""

    why: Refusal | None


class SaveReply(TypedDict):
    """A saved game with the current match and, if any, the match that was open before it."""

    save: Json


class LinkReply(TypedDict):
    """The current game as a link: all its moves, or its position if there are too many moves."""

    link: str
    position: Json
    kind: Literal["moves", "position"]


class LetterView(TypedDict):
    """Status of a game by letter (each turn is sent as a link).

    It does not contain the secret from which this side's part of all rolls is computed.
    """

    id: str
    game: str
    number: int
    """Number of the last letter of either side, 0 before the first."""
    writer: str
    """The side that wrote the last letter; "" before the first."""
    side: str
    """The side of this device; "" for an onlooker."""
    sides: list[str]
    """The side that writes the first letter, then the other side."""
    names: dict[str, str]
    word: str
    """The message of the last letter's writer to the other player, or ""."""
    seal: str
    """This side's seal in hexadecimal; "" before its first letter, in games without dice, and for
    an onlooker.  A seal is a hash of the secret numbers that this side contributes to the rolls.
    It is published in advance, so that the other side can detect later changes of the numbers."""
    standing: Literal["ours", "theirs", "over"]
    """Writer of the next letter: this side ("ours") or the other; "over" if none follows."""
    ready: bool
    """True if this device's side has made all its decisions and can write its next letter."""
    offered: bool
    """True if the other side has offered a draw."""
    end: str
    """Action in this side's next letter or, after the game, in the last letter: "resign", "offer"
    (a draw) or "draw" (accept a draw); "" for none."""
    outcome: OutcomeView | None
    older: int
    """Number of the letter just opened, if this device stores a later one; otherwise 0."""
    next: str
    """Id of the next game of the series, or "".  The receiver of the last letter begins it."""
    moves: list[str]


class LetterFound(TypedDict):
    """The letter in a link, or the last letter in a side file (one player's record of a game)."""

    id: str
    """The id of the game by letter."""
    game: str
    """The id of the game in the catalogue."""
    number: int


class ProofView(TypedDict):
    """Verification of a letter: every roll, recomputed from values that both sides have published.

    `seals` has, by side, the seals of its hash chains in hexadecimal digits.  A seal is a hash,
    published in advance, that the values of a chain must match (see `letters/chains.py`).
    """

    id: str
    link: str
    sides: list[str]
    seals: dict[str, list[str]]
    moves: int
    """Number of verified moves in the letter, without rolls."""
    throws: list[Throw]
    failure: MessageView | None
    """Error of the first move that cannot be replayed; None if all moves can."""


class LetterReply(TypedDict):
    """Reply to a `letter` request; the members depend on the task `what` in the request."""

    view: NotRequired[View]
    seats: NotRequired[dict[str, SeatView]]
    letter: NotRequired[LetterView]
    kept: NotRequired[Json]
    """Record that this device must store; it contains the secret needed to continue the game."""
    found: NotRequired[LetterFound]
    link: NotRequired[str]
    """The last letter (the part of a URL after `#`) if this side wrote it; otherwise ""."""
    proof: NotRequired[ProofView]
    known: NotRequired[View]
    """View of the game as stored on this device, to compare with the letter's `view`."""
    sealed: NotRequired[bool]
    """True if the stored game and the letter agree in the seals (hashes that fix the rolls)."""
