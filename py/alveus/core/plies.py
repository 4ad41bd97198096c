"""Play the text of a roll, move, resignation or note.

A *ply* is an entry of the history, with the state of the game after it.

A *note* is a mark on the board and not a move.  Examples in puzzles are a highlighted number, the
display of errors (a check), and the tile that the player holds.  Notes are written like moves and
stored in the state, but they add no ply to the history, and redo remains possible.  After undo and
redo, the notes that are still valid are kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Protocol, TypeGuard, runtime_checkable

from alveus.core.errors import IllegalMove, NotationError
from alveus.core.events import Event
from alveus.core.game import CHANCE, Game
from alveus.core.history import Ply, move_ids
from alveus.core.outcomes import Outcome, over_event


@runtime_checkable
class SupportsNotes(Protocol):
    """A game with notes: marks on the board that are not moves."""

    def is_note(self, move: Any) -> bool:
        """Return True if a move adds or removes a note."""

    def notes(self, state: Any) -> dict[str, Any]:
        """Return a state's notes as JSON, with keys chosen by the game; {} if there are none."""

    def with_notes(self, state: Any, notes: Mapping[str, Any]) -> Any:
        """Return the state with the player's notes replaced by `notes`.

        `notes` has the format of `notes(state)`.  Raises SetupError or NotationError if a note is
        invalid.
        """

    def carry_notes(self, before: Any, after: Any) -> Any:
        """Return `after` with the notes of `before`, such as highlights, that are still valid."""


def play_text(ply: Ply, text: str, auto: bool, people: Sequence[int]) -> Sequence[Ply]:
    """Return the plies that a text adds after `ply`; empty if it has only notes (marks).

    The text contains a roll or deal, one or more moves, or a word: "throw" (roll or deal by the
    seed), "resign", or "end" (end a game whose outcome no move can change).  `people` contains the
    seats of the human players.  With "resign", the only human player resigns or, if there is not
    exactly one, the player on turn.  `auto` is True for a text played without a choice, such as a
    roll or the only legal move.  Raises NotationError, or IllegalMove with the reason.
    """
    if ply.outcome is not None:
        raise IllegalMove("game_over")
    if text == "resign":
        return [_resign(ply, people, auto)]
    if text == "end":
        return [_end_decided(ply, auto)]
    game = ply.match_game.game
    added: list[Ply] = []
    # With a doubling cube, the decision to roll and the roll itself form one ply.
    if text == "throw" and game.actor(ply.state) != CHANCE:
        ply = _play_move(ply, game.parse(ply.state, text)[0], auto)
    if text == "throw" and game.actor(ply.state) == CHANCE:
        move = game.chance(ply.state, ply.match_game.stream(ply.throws))
        return [_play_move(ply, move, auto)]
    if text.startswith("throw ") and _decides_to_roll(game, ply.state):
        decided = _play_move(ply, game.parse(ply.state, "throw")[0], auto)
        rolled = _play_move(decided, game.parse(decided.state, text)[0], auto, typed=True)
        return [replace(rolled, throws=ply.throws)]  # not counted, as in saves of early versions
    for move in game.parse(ply.state, text):
        if is_note(game, move):
            ply = replace(ply, state=game.apply(ply.state, move)[0])
            added[-1:] = [ply] if added else []
            continue
        typed = game.actor(ply.state) == CHANCE
        ply = _play_move(ply, move, auto, typed)
        added.append(ply)
    return added


def predict_events(game: Game[Any, Any], state: Any, text: str) -> tuple[Event, ...]:
    """Return the events that the moves in `text` would cause; () if one of the moves is illegal.

    Raises NotationError if the text is unreadable.
    """
    events: tuple[Event, ...] = ()
    try:
        for move in game.parse(state, text):
            state, more = game.apply(state, move)
            events += more
    except IllegalMove:
        return ()
    return events


def is_note(game: Game[Any, Any], move: Any) -> bool:
    """Return True if a move adds or removes a note, that is, a mark on the board."""
    return _has_notes(game) and game.is_note(move)


def take_notes(ply: Ply, text: str) -> tuple[Ply, tuple[Event, ...]]:
    """Return `ply` after the notes in a text are added or removed, and the events of this change.

    Raises NotationError if the text is unreadable or contains a move that is not a note.  Raises
    IllegalMove if a note is refused, or `game_over` after the end of the game.
    """
    game = ply.match_game.game
    if ply.outcome is not None:
        raise IllegalMove("game_over")
    events: list[Event] = []
    for move in game.parse(ply.state, text):
        if not is_note(game, move):
            raise NotationError("notation", text=text[:80])
        state, more = game.apply(ply.state, move)
        ply = replace(ply, state=state)
        events += more
    return ply, tuple(events)


def carry_notes(before: Ply, after: Ply) -> Ply:
    """Return the ply `after` with the notes (marks) of the ply `before` that are still valid.

    If the plies belong to different games, or the game has no notes, return `after` unchanged.
    """
    game = after.match_game.game
    if before.match_game is not after.match_game or not _has_notes(game):
        return after
    return replace(after, state=game.carry_notes(before.state, after.state))


def write_notes(ply: Ply) -> dict[str, Any]:
    """Return `{"notes": …}` for a save; {} if the game does not support notes.

    The value is the JSON from `SupportsNotes.notes` for the state of `ply`.
    """
    game = ply.match_game.game
    return {"notes": game.notes(ply.state)} if _has_notes(game) else {}


def read_notes(ply: Ply, notes: Mapping[str, Any]) -> Ply:
    """Return `ply` with the notes of a save or link; unchanged if its game has no notes.

    `notes` is the JSON from `SupportsNotes.notes`.  Raises SetupError or NotationError if a note is
    invalid.
    """
    game = ply.match_game.game
    if not _has_notes(game):
        return ply
    return replace(ply, state=game.with_notes(ply.state, notes))


def _decides_to_roll(game: Game[Any, Any], state: Any) -> bool:
    """Return True if the player on turn can choose between rolling and another action."""
    return any(game.text(state, move) == "throw" for move in game.moves(state))


def _has_notes(game: Game[Any, Any]) -> TypeGuard[SupportsNotes]:
    return _class_has_notes(type(game))


@cache
def _class_has_notes(game_class: type) -> bool:
    """Return True if games of a class have notes.  Cached, because checking a protocol is slow."""
    return issubclass(game_class, SupportsNotes)


def _play_move(ply: Ply, move: Any, auto: bool, typed: bool = False) -> Ply:
    """Return the ply that a move, roll or deal adds after `ply`.

    `auto` is True if no player chose it, `typed` if it is a roll whose result was given as text.
    """
    game = ply.match_game.game
    state, events = game.apply(ply.state, move)
    actor = game.actor(ply.state)
    rolled = actor == CHANCE
    side = game.turn(ply.state) if rolled else actor
    return replace(
        ply,
        kind="throw" if rolled else "move",
        text=game.text(ply.state, move),
        side="" if side is None or side < 0 else game.info.seats[side],
        state=state,
        turn=ply.next_turn,
        throws=ply.throws + rolled,
        auto=auto,
        typed=typed,
        events=events,
        ids=move_ids(ply.ids, events),
    )


def _resign(ply: Ply, people: Sequence[int], auto: bool) -> Ply:
    """Return the ply in which the side on turn resigns or, if there is exactly one, the human.

    `people` has the seats of the humans; `auto` is True if no player chose this ply.  Raises
    IllegalMove `throw_first` if no side is on turn and there is not exactly one human.
    """
    game = ply.match_game.game
    actor = game.actor(ply.state)
    seat = actor if actor >= 0 else game.turn(ply.state)
    if len(people) == 1:
        seat = people[0]
    if seat is None:
        raise IllegalMove("throw_first")
    side = game.info.seats[seat]
    return _end_game(ply, "resign", side, ply.turn, game.concede(ply.state, seat), auto)


def _end_decided(ply: Ply, auto: bool) -> Ply:
    """Return the ply that ends a game whose outcome no move can change.

    `auto` is True if no player chose this ply.  Raises IllegalMove `not_decided` for another game.
    """
    game = ply.match_game.game
    outcome = game.decided_outcome(ply.state)
    if outcome is None:
        raise IllegalMove("not_decided")
    actor = game.actor(ply.state)
    side = game.info.seats[actor] if actor >= 0 else ""
    return _end_game(ply, "end", side, ply.next_turn, outcome, auto)


def _end_game(ply: Ply, text: str, side: str, turn: int, outcome: Outcome, auto: bool) -> Ply:
    return replace(
        ply,
        kind="move",
        text=text,
        side=side,
        turn=turn,
        auto=auto,
        typed=False,
        events=(Event(text, side), over_event(outcome, ply.match_game.game.info.seats)),
        conceded=outcome,
    )
