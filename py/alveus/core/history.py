"""The history of a match: plies, current ply, ids of pieces, and revision numbers.

A *ply* is one entry: the start of a game, a roll or deal, or a move.  The *cursor* is the index of
the current ply; the plies after it can be redone.  A *decision* is a move chosen by a human player;
rolls, passes and automatic moves are not decisions.  A piece keeps its id when it moves.  Every
change of the history increases the revision number, so that a page can request only the changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.outcomes import Outcome
from alveus.core.stream import Stream, commitment
from alveus.core.view import BoardGame, LogEntry, PieceView, PlyKind

PieceIds: TypeAlias = Mapping[str, tuple[str, ...]]
"""Ids of the pieces on each place, from bottom to top, keyed by place."""


@dataclass(frozen=True)
class MatchGame:
    """A game of a match: its number (from 1), options, seed, and start.

    `starter` is the seat that begins, None if options or chance decide.  `position` is the starting
    position, None for the usual opening.
    """

    number: int
    game: BoardGame[Any, Any]
    seed: bytes
    starter: int | None
    position: Mapping[str, Any] | None = None
    earlier: tuple[Outcome, ...] = ()
    """Outcomes of the earlier finished games of the series, in the order played."""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hexadecimal digits, shown before the first roll."""
        return commitment(self.seed)

    def opening(self) -> Any:
        """Return the first state: the given position, or the usual opening."""
        if self.position is not None:
            return self.game.from_json(self.position)
        return self.game.opening(self.starter)

    def stream(self, number: int) -> Stream:
        """Return the random stream of roll or deal `number` of this game, counted from 0."""
        return Stream(self.seed, number)


@dataclass(frozen=True)
class Ply:
    """An entry of the history, with the state after it.

    `side` made the move ("" for none), in turn `turn` of the game, counted from 1.  `auto` is True
    if no player chose the move.
    """

    kind: PlyKind
    text: str
    match_game: MatchGame
    state: Any
    side: str = ""
    turn: int = 1
    throws: int = 0
    """Number of rolls and deals in this game up to and including this ply."""
    auto: bool = False
    typed: bool = False
    """True for a roll or deal whose result was entered as text (real dice) or read from a link."""
    events: tuple[Event, ...] = ()
    ids: PieceIds = field(default_factory=dict)
    conceded: Outcome | None = None
    """Outcome if the players ended the game early, for example by resigning; otherwise None."""

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game after this ply; None if the game continues."""
        return self.conceded or self.match_game.game.outcome(self.state)

    @property
    def drawn(self) -> bool:
        """True if the move revealed a hidden tile to its player."""
        return self.kind == "move" and any(event.secret for event in self.events)

    @property
    def next_turn(self) -> int:
        """Turn number of the next ply: `turn`, or `turn` + 1 if the turn passes to another side.

        In a game for one player, every move is a turn.
        """
        game = self.match_game.game
        turn, seats = game.turn(self.state), game.info.seats
        if turn is None or not self.side or (self.side == seats[turn] and len(seats) > 1):
            return self.turn
        return self.turn + 1

    def decides(self, sides: Collection[str]) -> bool:
        """Return True if a human chose this move; `sides` contains the ids of the human sides.

        A pass counts only if the turn stays with the side, as after a false pass (at a penalty).
        """
        if self.kind != "move" or self.auto or self.side not in sides:
            return False
        if self.text != "pass":
            return True
        game = self.match_game.game
        turn = game.turn(self.state)
        return turn is not None and game.info.seats[turn] == self.side

    def log(self, number: int, viewer: str | None = None, over: bool = True) -> LogEntry:
        """Return this ply as JSON, as `viewer` sees it; `number` is the ply's index, from 0.

        `viewer` is the id of a side, "" for an onlooker, or None for a reader who sees the secrets
        (`Event.secret`) of all sides.  If the game has hidden hands and is not `over`, a deal is
        written without its tiles for every viewer, and a side sees only its own secrets.
        """
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
    """Return new ids for the pieces at the start of a game, keyed by place.

    An id, such as "south.0", consists of the piece's side (its kind if it has no side) and a
    number.  The pieces of each side are numbered from 0, in the order of `pieces`.
    """
    counts: Counter[str] = Counter()
    ids: dict[str, tuple[str, ...]] = {}
    for piece in pieces:
        side, place = piece["side"] or piece["kind"], piece["place"]
        ids[place] = (*ids.get(place, ()), f"{side}.{counts[side]}")
        counts[side] += 1
    return ids


def move_ids(ids: PieceIds, events: Sequence[Event]) -> PieceIds:
    """Return the piece ids after events.  A moved piece keeps its id.

    Each event with a path moves a piece from its first to its last place: the topmost piece of the
    event's side or, if that side has none there, the topmost piece.
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
    """Return the persistent id of each piece in a view, keyed by the piece's id in this view.

    An id in a view is valid for this view only; a persistent id (in `ids`) stays the same when the
    piece moves.  `pieces` lists the view's pieces on each place from bottom to top.  A piece that
    is not in `ids` gets "new." followed by its id in the view.
    """
    names: dict[str, str] = {}
    piles = {place: iter(pile) for place, pile in ids.items()}
    for piece in pieces:
        piece_id = piece["id"]
        names[piece_id] = next(piles.get(piece["place"], iter(())), "") or f"new.{piece_id}"
    return names


class History:
    """The plies (entries) of a match, the index of the current ply, and revision numbers.

    Every change increases the revision number.  For each revision, the history stores the index
    of the first changed ply, so that a page with an older revision can request only the plies that
    have changed since then.
    """

    def __init__(self) -> None:
        self.plies: list[Ply] = []
        self.cursor = -1
        self.rev = 0
        """Current revision number.  A view with another revision is outdated."""
        self._first_rev = 0
        self._kept = [0]

    @property
    def ply(self) -> Ply:
        """The current ply, that is, the current entry of the history."""
        return self.plies[self.cursor]

    @property
    def game(self) -> BoardGame[Any, Any]:
        """The rules, with the chosen options, of the game to which the current ply belongs."""
        return self.plies[self.cursor].match_game.game

    @property
    def state(self) -> Any:
        """The state after the current ply."""
        return self.plies[self.cursor].state

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the current game, or None if it is not over."""
        return self.plies[self.cursor].outcome

    @property
    def game_start(self) -> int:
        """Index of the first ply of the current game."""
        start = self.cursor
        while self.plies[start].kind != "new":
            start -= 1
        return start

    @property
    def before(self) -> int | None:
        """Index of the last ply before the current game; None if it is the match's first game."""
        return self.game_start - 1 if self.game_start else None

    def ply_at(self, ply: int) -> Ply:
        """Return the ply with index `ply`.  Raises IllegalMove `no_such_ply`."""
        if not 0 <= ply < len(self.plies):
            raise IllegalMove("no_such_ply", ply=ply)
        return self.plies[ply]

    def is_open(self, ply: Ply) -> bool:
        """Return True if all players may see everything in a ply's game.

        This is so if the game has no hidden hands or is over.  A game counts as over even if the
        ply that ended it has been undone but can be redone.  An unfinished game that precedes the
        next one of a series is not over: undoing returns to it.
        """
        game = ply.match_game
        if not game.game.info.hidden:
            return True
        last = next((p for p in reversed(self.plies) if p.match_game is game), ply)
        return last.outcome is not None

    def renew(self, rev: int) -> None:
        """Raise the revision number above `rev`, the number of the match replaced by this one.

        All earlier revisions become unknown; a page that shows one of them receives all plies.
        """
        self.rev = self._first_rev = max(rev, self.rev) + 1
        self._kept = [0]

    def since(self, rev: int | None) -> int:
        """Return the index of the first ply that has changed since revision `rev`.

        Return the cursor + 1 if no ply has changed, and 0 if `rev` is None or not stored.  In a
        game with hidden hands, all plies count as changed from the start of this game or, if
        earlier, of the first game that is not over (see `is_open`).
        """
        if rev is None or not self._first_rev <= rev <= self.rev:
            return 0
        kept = min(self._kept[rev + 1 - self._first_rev :], default=self.cursor + 1)
        if not self.game.info.hidden:
            return kept
        # A new viewer or the end of a game with hidden hands changes the text of earlier plies.
        starts = [number for number, ply in enumerate(self.plies) if ply.kind == "new"]
        hidden = (start for start in starts if not self.is_open(self.plies[start]))
        return min(kept, self.game_start, *hidden)

    def _change(self, length: int) -> None:
        """Begin a new revision; the first `length` plies of the history have not changed in it."""
        self.rev += 1
        self._kept.append(length)
