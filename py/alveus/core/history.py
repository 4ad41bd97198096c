"""The history of a match: its plies, undo and redo, visibility, and revision numbers.

A *ply* is one entry: the start of a game, a roll or deal, or a move.  The *cursor* is the index of
the current ply; the plies after it can be redone.  A *decision* is a move chosen by a human player;
rolls, passes and automatic moves are not decisions.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.outcomes import Outcome
from alveus.core.stream import Stream, commitment
from alveus.core.view import BoardGame, LogEntry, PieceView, PlyKind

PieceIds: TypeAlias = Mapping[str, tuple[str, ...]]
"""Ids of the pieces on every place, from bottom to top."""


@dataclass(frozen=True)
class MatchGame:
    """One game of a match: its options, starting position and seed."""

    number: int
    game: BoardGame[Any, Any]
    seed: bytes
    starter: int | None
    position: Mapping[str, Any] | None = None
    earlier: tuple[Outcome, ...] = ()
    """Outcomes of the earlier games of the series."""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, shown before the first roll."""
        return commitment(self.seed)

    def opening(self) -> Any:
        """Return the first state: the given position, or the usual opening."""
        if self.position is not None:
            return self.game.from_json(self.position)
        return self.game.opening(self.starter)

    def stream(self, number: int) -> Stream:
        """Return the random stream of draw `number` in this game."""
        return Stream(self.seed, number)


@dataclass(frozen=True)
class Ply:
    """An entry of the history, with the state after it."""

    kind: PlyKind
    text: str
    match_game: MatchGame
    state: Any
    side: str = ""
    turn: int = 1
    throws: int = 0
    """Number of random draws in this game so far, including this ply."""
    auto: bool = False
    typed: bool = False
    """True for a roll of real dice, entered by the players."""
    events: tuple[Event, ...] = ()
    ids: PieceIds = field(default_factory=dict)
    conceded: Outcome | None = None
    """Outcome if the players ended the game before the rules did, for example by resigning."""

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game after this ply, or None."""
        return self.conceded or self.match_game.game.outcome(self.state)

    @property
    def drawn(self) -> bool:
        """True if the move revealed a hidden tile to its player."""
        return self.kind == "move" and any(event.secret for event in self.events)

    @property
    def next_turn(self) -> int:
        """Number of the turn to which the next ply belongs; in a solitaire, each move is a turn."""
        game = self.match_game.game
        turn, seats = game.turn(self.state), game.info.seats
        if turn is None or not self.side or (self.side == seats[turn] and len(seats) > 1):
            return self.turn
        return self.turn + 1

    def decides(self, sides: Collection[str]) -> bool:
        """Return True if the ply is a decision of one of these sides."""
        if self.kind != "move" or self.auto or self.text == "pass":
            return False
        return self.side in sides

    def log(self, number: int, viewer: str | None = None, over: bool = True) -> LogEntry:
        """Return the log entry that a viewer sees; unless `over`, hidden hands stay hidden."""
        hides = self.match_game.game.info.hidden and not over
        return {
            "ply": number,
            "kind": self.kind,
            "game": self.match_game.number,
            "turn": self.turn,
            "side": self.side,
            "text": "deal" if hides and self.kind == "throw" else self.text,
            "auto": self.auto,
            "events": [event.to_json(viewer, not hides) for event in self.events],
        }


def assign_ids(pieces: Sequence[PieceView]) -> PieceIds:
    """Return initial piece ids for a position: side (or kind) and number, such as "south.0"."""
    counts: dict[str, int] = {}
    ids: dict[str, tuple[str, ...]] = {}
    for piece in pieces:
        side = piece["side"] or piece["kind"]
        number = counts.get(side, 0)
        counts[side] = number + 1
        place = piece["place"]
        ids[place] = (*ids.get(place, ()), f"{side}.{number}")
    return ids


def move_ids(ids: PieceIds, events: Sequence[Event]) -> PieceIds:
    """Return the ids after events.

    Each event moves its side's topmost piece from the first to the last place of its path.
    """
    places = dict(ids)
    for event in events:
        if len(event.path) < 2 or not places.get(event.path[0]):
            continue
        source, target = event.path[0], event.path[-1]
        pile = list(places[source])
        mine = [i for i, name in enumerate(pile) if name.split(".")[0] == event.side]
        piece = pile.pop(mine[-1] if mine else -1)
        places[source] = tuple(pile)
        places[target] = (*places.get(target, ()), piece)
    return places


def travelling_ids(ids: PieceIds, pieces: Sequence[PieceView]) -> dict[str, str]:
    """Return the ids that pieces keep when they move, keyed by their ids in the game's view."""
    names: dict[str, str] = {}
    counts: dict[str, int] = {}
    for piece in pieces:
        place = piece["place"]
        index = counts.get(place, 0)
        counts[place] = index + 1
        pile = ids.get(place, ())
        names[piece["id"]] = pile[index] if index < len(pile) else f"new.{piece['id']}"
    return names


def undo_target(plies: Sequence[Ply], cursor: int, sides: Collection[str]) -> int | None:
    """Return the ply before the last decision of these sides in the game at the cursor, or None."""
    for index in range(cursor, 0, -1):
        if plies[index].kind == "new":
            return None
        if plies[index].decides(sides):
            return index - 1
    return None


def redo_target(plies: Sequence[Ply], cursor: int, sides: Collection[str]) -> int | None:
    """Return the ply that redo goes to, or None at the end of the history.

    Redo repeats one ply, and the plies after it up to the next decision or the next game.
    """
    if cursor + 1 >= len(plies):
        return None
    index = cursor + 1
    while index + 1 < len(plies):
        following = plies[index + 1]
        if following.kind == "new" or following.decides(sides):
            break
        index += 1
    return index


def game_start(plies: Sequence[Ply], cursor: int) -> int:
    """Return the index of the first ply of the game at the cursor."""
    while plies[cursor].kind != "new":
        cursor -= 1
    return cursor


def check_draws(plies: Sequence[Ply], sides: Collection[str], counted: bool) -> None:
    """Raise IllegalMove if undoing these plies would hide a tile again that a person has seen.

    The code is `draw_stays`, or `draw_counts` if the game is `counted` in a series.
    """
    if not plies:
        return
    game = plies[0].match_game.game
    allowed = game.info.takes_back
    if allowed is None or (allowed(game.settings) and not counted):
        return
    if any(ply.drawn and ply.decides(sides) for ply in plies):
        raise IllegalMove("draw_counts" if counted else "draw_stays")


def is_open(plies: Sequence[Ply], cursor: int, ply: Ply) -> bool:
    """Return True if the game of a ply has no hidden information, or is over.

    A game is also over if its end is an undone ply after the cursor.
    """
    game, current = ply.match_game, plies[cursor].match_game
    if not game.game.info.hidden or game.number < current.number:
        return True
    later = plies[cursor:] if game is current else plies
    return any(p.outcome is not None for p in later if p.match_game is game)


def find_viewer(
    people: Sequence[int], turn: int | None, public: bool, seated: int | None
) -> int | None:
    """Return the seat whose view is shown: the only human player, otherwise the player on turn.

    Without human players, or before the first turn, this is seat 0.  If hands are hidden
    (not `public`), return None until the human player on turn confirms to be at the screen
    (`seated`).  That player's view is shown until another human player is on turn.
    """
    if len(people) == 1:
        return people[0]
    if not people or turn is None:
        return 0
    if public:
        return turn
    if seated is None or seated not in people:
        return None
    return None if turn in people and turn != seated else seated


class Revisions:
    """The revision numbers of a match: every change has the next number.

    Each revision is stored with the number of plies at the beginning that it left unchanged.
    """

    def __init__(self) -> None:
        self.current = 0
        self._first = 0
        self._kept = [0]

    def renew(self, rev: int) -> None:
        """Continue the numbers after `rev`, the revision of the match that this one replaces."""
        self.current = self._first = max(rev, self.current) + 1
        self._kept = [0]

    def change(self, length: int) -> None:
        """Add a revision that kept the first `length` plies of the preceding one."""
        self.current += 1
        self._kept.append(length)

    def kept_since(self, rev: int | None, length: int) -> int:
        """Return the number of plies, at most `length`, that have not changed since `rev`."""
        if rev is None or not self._first <= rev <= self.current:
            return 0
        return min(self._kept[rev + 1 - self._first :], default=length)
