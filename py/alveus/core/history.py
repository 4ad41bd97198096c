"""The plies of a match: what was thrown and played, with the position after each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from alveus.core.events import Event
from alveus.core.game import Game, Outcome
from alveus.core.stream import Stream, commitment
from alveus.core.view import LogEntry, PieceView, PlyKind

Standing = Mapping[str, tuple[str, ...]]
"""The ids of the pieces on every place, from its foot upwards."""


@dataclass(frozen=True)
class Bout:
    """One game of a match: its options, where it began and the seed of its chance."""

    number: int
    game: Game[Any, Any]
    seed: bytes
    starter: int | None
    position: Mapping[str, Any] | None = None
    earlier: tuple[Outcome, ...] = ()
    """How the games of the series before this one ended."""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, shown before the first throw."""
        return commitment(self.seed)

    def opening(self) -> Any:
        """The state the game begins in."""
        if self.position is not None:
            return self.game.from_json(self.position)
        return self.game.opening(self.starter)

    def stream(self, number: int) -> Stream:
        """The chance of throw `number` of this game."""
        return Stream(self.seed, number)


@dataclass(frozen=True)
class Ply:
    """One entry of the history with the state it led to."""

    kind: PlyKind
    text: str
    bout: Bout
    state: Any
    side: str = ""
    turn: int = 1
    throws: int = 0
    """How many draws of the bout's chance have been used, this one included."""
    auto: bool = False
    typed: bool = False
    """True for a throw of real dice, typed by the players."""
    events: tuple[Event, ...] = ()
    standing: Standing = field(default_factory=dict)
    conceded: Outcome | None = None
    """How the players ended a game that the board had not ended."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game stands ended after this ply, or None."""
        return self.conceded or self.bout.game.outcome(self.state)

    @property
    def drawn(self) -> bool:
        """Whether the move showed its player alone what had been hidden from everybody."""
        return self.kind == "move" and any(event.secret for event in self.events)

    @property
    def next_turn(self) -> int:
        """The turn the next ply belongs to; for a single player every move is one."""
        game = self.bout.game
        turn, seats = game.turn(self.state), game.info.seats
        if turn is None or not self.side or (self.side == seats[turn] and len(seats) > 1):
            return self.turn
        return self.turn + 1

    def log(self, number: int, eyes: str | None = None, over: bool = True) -> LogEntry:
        """The ply as a line of the history, as a side reads it while hands are hidden."""
        hides = self.bout.game.info.hidden and not over
        return {
            "ply": number,
            "kind": self.kind,
            "game": self.bout.number,
            "turn": self.turn,
            "side": self.side,
            "text": "deal" if hides and self.kind == "throw" else self.text,
            "auto": self.auto,
            "events": [event.to_json(eyes, not hides) for event in self.events],
        }


def stand(pieces: Sequence[PieceView]) -> Standing:
    """First ids for the pieces of a position: side and number."""
    counts: dict[str, int] = {}
    standing: dict[str, tuple[str, ...]] = {}
    for piece in pieces:
        side = piece["side"] or piece["kind"]
        number = counts.get(side, 0)
        counts[side] = number + 1
        place = piece["place"]
        standing[place] = (*standing.get(place, ()), f"{side}.{number}")
    return standing


def carry(standing: Standing, events: Sequence[Event]) -> Standing:
    """The ids after the events: on each path the topmost piece of its side travels."""
    places = dict(standing)
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


def named(standing: Standing, pieces: Sequence[PieceView]) -> dict[str, str]:
    """For the engine's own piece ids (place and order) the ids that travel."""
    names: dict[str, str] = {}
    met: dict[str, int] = {}
    for piece in pieces:
        place = piece["place"]
        index = met.get(place, 0)
        met[place] = index + 1
        pile = standing.get(place, ())
        names[piece["id"]] = pile[index] if index < len(pile) else f"new.{piece['id']}"
    return names
