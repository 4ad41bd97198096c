"""The plies with which players end a game themselves: one gives it up, or it is decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.history import Ply
from alveus.core.outcomes import Outcome, over_event


def resign(here: Ply, people: Sequence[int], auto: bool) -> Ply:
    """The game is given up by the only person at the table, else by whoever is to play."""
    game = here.match_game.game
    actor = game.actor(here.state)
    seat = actor if actor >= 0 else game.turn(here.state)
    if len(people) == 1:
        seat = people[0]
    if seat is None:
        raise IllegalMove("throw_first")
    return _ply(
        here, "resign", game.info.seats[seat], here.turn, game.concede(here.state, seat), auto
    )


def end_decided(here: Ply, auto: bool) -> Ply:
    """A decided game is ended by whoever is to play.  Raises IllegalMove `not_decided`."""
    game = here.match_game.game
    outcome = game.decided_outcome(here.state)
    if outcome is None:
        raise IllegalMove("not_decided")
    actor = game.actor(here.state)
    side = game.info.seats[actor] if actor >= 0 else ""
    return _ply(here, "end", side, here.next_turn, outcome, auto)


def _ply(here: Ply, text: str, side: str, turn: int, outcome: Outcome, auto: bool) -> Ply:
    return replace(
        here,
        kind="move",
        text=text,
        side=side,
        turn=turn,
        auto=auto,
        typed=False,
        events=(Event(text, side), over_event(outcome, here.match_game.game.info.seats)),
        conceded=outcome,
    )
