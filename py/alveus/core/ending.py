"""The plies with which players end a game themselves: one gives it up, or it is decided."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.game import Outcome
from alveus.core.history import Ply

if TYPE_CHECKING:
    from alveus.core.match import Match


def resigned(match: Match, auto: bool) -> Ply:
    """The game is given up by the only person at the table, else by whoever is to play."""
    seat = match.actor if match.actor >= 0 else match.game.turn(match.state)
    people = [i for i, side in enumerate(match.sides) if match.seats[side].human]
    if len(people) == 1:
        seat = people[0]
    if seat is None:
        raise IllegalMove("throw_first")
    outcome = match.game.conceded(match.state, seat)
    return _ply(match, "resign", match.sides[seat], match.ply.turn, outcome, auto)


def ended(match: Match, auto: bool) -> Ply:
    """A decided game is ended by whoever is to play.  Raises IllegalMove `not_decided`."""
    outcome = match.game.decided(match.state)
    if outcome is None:
        raise IllegalMove("not_decided")
    side = match.sides[match.actor] if match.actor >= 0 else ""
    return _ply(match, "end", side, match.ply.next_turn, outcome, auto)


def _ply(match: Match, text: str, side: str, turn: int, outcome: Outcome, auto: bool) -> Ply:
    winner = "" if outcome.winner is None else match.sides[outcome.winner]
    told = {"ending": outcome.ending, "points": outcome.points}
    return replace(
        match.ply,
        kind="move",
        text=text,
        side=side,
        turn=turn,
        auto=auto,
        typed=False,
        events=(Event(text, side), Event("over", winner, (), told)),
        conceded=outcome,
    )
