"""Notes: what is only looked at or marked on the table, and is no move.

A number is highlighted, a sheet checked, a tile held in the hand: that changes what is shown and
nothing that is played.  A game writes notes like moves and its states carry them; a match keeps
them beside its history.  They stay where the player goes in it, as long as they hold there, they
are saved, and they leave what can be redone as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Protocol, TypeGuard, runtime_checkable

from alveus.core.errors import IllegalMove, NotationError
from alveus.core.events import Event
from alveus.core.game import Game
from alveus.core.history import Ply


@runtime_checkable
class TakesNotes(Protocol):
    """A game on whose table notes can be made."""

    def is_note(self, move: Any) -> bool:
        """Whether what the notation writes like a move only makes a note or takes one away."""

    def notes(self, state: Any) -> dict[str, Any]:
        """The notes that a state carries, as files write them; empty where there are none."""

    def with_notes(self, state: Any, notes: Mapping[str, Any]) -> Any:
        """The state with notes from a file in the place of its own.  Raises SetupError."""

    def carry_notes(self, before: Any, after: Any) -> Any:
        """Another state of the same game with the notes of `before` that still hold there."""


def is_note(game: Game[Any, Any], move: Any) -> bool:
    """Whether a move of a game's notation is a note."""
    return _takes_notes(game) and game.is_note(move)


def take_notes(here: Ply, text: str) -> tuple[Ply, tuple[Event, ...]]:
    """A ply with the notes that a text makes or takes away, and what is to be told of them.

    Raises IllegalMove with the reason, NotationError for a text that names anything but notes.
    """
    game = here.match_game.game
    if here.outcome is not None:
        raise IllegalMove("game_over")
    told: list[Event] = []
    for move in game.parse(here.state, text):
        if not is_note(game, move):
            raise NotationError("notation", text=text[:80])
        state, events = game.apply(here.state, move)
        here = replace(here, state=state)
        told += events
    return here, tuple(told)


def carry_notes(before: Ply, after: Ply) -> Ply:
    """A ply with the notes of another of the same game that still hold there."""
    game = after.match_game.game
    if before.match_game is not after.match_game or not _takes_notes(game):
        return after
    return replace(after, state=game.carry_notes(before.state, after.state))


def write_notes(ply: Ply) -> dict[str, Any]:
    """The notes of a ply as a member of a save; none for a game without notes."""
    game = ply.match_game.game
    return {"notes": game.notes(ply.state)} if _takes_notes(game) else {}


def read_notes(ply: Ply, notes: Mapping[str, Any]) -> Ply:
    """A ply with the notes of a save or link.  Raises SetupError."""
    game = ply.match_game.game
    if not _takes_notes(game):
        return ply
    return replace(ply, state=game.with_notes(ply.state, notes))


def _takes_notes(game: Game[Any, Any]) -> TypeGuard[TakesNotes]:
    return _have_notes(type(game))


@cache
def _have_notes(games: type) -> bool:
    """Kept for each class, as a protocol is looked up member by member with every move."""
    return issubclass(games, TakesNotes)
