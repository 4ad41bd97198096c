"""The plies that a text makes of a position: throws, calls, moves, and the ends players make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from alveus.core.ending import end_decided, resign
from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.game import CHANCE, Game
from alveus.core.history import Ply, move_ids
from alveus.core.notes import is_note


def play_text(here: Ply, text: str, auto: bool, people: Sequence[int]) -> Sequence[Ply]:
    """What follows a ply: a throw, a call, one step or several in a row; nothing for mere notes.

    A game is given up or ended as well, with these people at the table.  Raises NotationError or
    IllegalMove with the reason.
    """
    if here.outcome is not None:
        raise IllegalMove("game_over")
    if text == "resign":
        return [resign(here, people, auto)]
    if text == "end":
        return [end_decided(here, auto)]
    game = here.match_game.game
    made: list[Ply] = []
    if text == "throw" and game.actor(here.state) != CHANCE:
        here = _played(here, game.parse(here.state, text)[0], auto)
    if text == "throw" and game.actor(here.state) == CHANCE:
        move = game.chance(here.state, here.match_game.stream(here.throws))
        return [_played(here, move, auto)]
    for move in game.parse(here.state, text):
        if is_note(game, move):
            here = replace(here, state=game.apply(here.state, move)[0])
            made[-1:] = [here] if made else []
            continue
        typed = game.actor(here.state) == CHANCE
        here = _played(here, move, auto, typed)
        made.append(here)
    return made


def foretell(game: Game[Any, Any], state: Any, text: str) -> tuple[Event, ...]:
    """What would happen if a text were played in a state, which stays as it is.

    Nothing is told of a move that draws what a seat does not see.
    """
    told: tuple[Event, ...] = ()
    try:
        for move in game.parse(state, text):
            state, events = game.apply(state, move)
            told += events
    except IllegalMove:
        return ()
    return told


def _played(here: Ply, move: Any, auto: bool, typed: bool = False) -> Ply:
    """What a move makes of `here`: a throw where chance is to act, else a side's move."""
    game = here.match_game.game
    state, events = game.apply(here.state, move)
    actor = game.actor(here.state)
    thrown = actor == CHANCE
    side = game.turn(here.state) if thrown else actor
    return replace(
        here,
        kind="throw" if thrown else "move",
        text=game.text(here.state, move),
        side="" if side is None or side < 0 else game.info.seats[side],
        state=state,
        turn=here.next_turn,
        throws=here.throws + thrown,
        auto=auto,
        typed=typed,
        events=events,
        ids=move_ids(here.ids, events),
    )
