"""How the end of a game is told, by every game alike: as an event, and where it then stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alveus.core.events import Event, Message, say
from alveus.core.game import Outcome


def over_event(outcome: Outcome, seats: Sequence[str], **more: Any) -> Event:
    """The end as it is told, with what a game tells of it besides."""
    winner = "" if outcome.winner is None else seats[outcome.winner]
    params = {"ending": outcome.ending, "points": outcome.points, **more}
    return Event("over", winner, (), params)


def outcome_message(outcome: Outcome, seats: Sequence[str], **more: Any) -> Message:
    """Who has won, by which ending and for how much, or that nobody has."""
    if outcome.winner is None:
        return say("drawn", ending=outcome.ending, **more)
    side, points = seats[outcome.winner], outcome.points
    return say("won", side=side, ending=outcome.ending, points=points, **more)
