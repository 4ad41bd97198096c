"""Where men go who are hit, and the throw 1-1-1 by which the other player sends a man back."""

from __future__ import annotations

from alveus.core.events import Event, Message, say
from alveus.tables.context import Context
from alveus.tables.ending import end_turn, order_sides
from alveus.tables.men import must_wait, send_back
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import SendBack, State


def return_place(context: Context, state: State, seat: int) -> str:
    """The place to which a man of this seat goes when he is hit or sent back."""
    to_bar = must_wait(context.rules, seat, state.sides[1 - seat])
    return context.layout.bar(seat) if to_bar else context.layout.place(seat, 1)


def sendable_points(rules: Ruleset, state: State) -> list[int]:
    """The thrower's points from which the other player may send a man back after 1-1-1.

    Eustathius (on Il. 23, 86) says that the worst throw takes a man away; that he goes where
    hit men go is the reading of the Realencyclopädie.
    """
    seat = state.turn
    own, other = state.sides[seat], state.sides[1 - seat]
    if rules.nobody_waits and must_wait(rules, seat, other):
        return []
    first = 1 if rules.hit_return == "bar" else 2
    return [point for point, men in enumerate(own.points) if men and point >= first]


def explain_sending(rules: Ruleset, state: State, move: SendBack) -> Message | None:
    """Why this man cannot be sent back now; None where he can."""
    if not state.choice:
        return say("nothing_to_choose" if state.over is None else "game_over")
    if move.point not in sendable_points(rules, state):
        return say("not_to_be_sent", at=move.point)
    return None


def apply_sending(
    context: Context, state: State, move: SendBack
) -> tuple[State, tuple[Event, ...]]:
    """The state after the man has been sent back, who can be, and what happened."""
    layout, seat = context.layout, state.turn
    own, other = state.sides[seat], state.sides[1 - seat]
    path = (layout.place(seat, move.point), return_place(context, state, seat))
    params = {"at": layout.point_name(seat, move.point)}
    event = Event("sent", context.seats[seat], path, params)
    own = send_back(context.rules, seat, own, other, move.point)
    state = state._replace(sides=order_sides(seat, own, other), choice=False)
    if context.rules.eustathius_then_play:
        return state, (event,)
    return end_turn(context, state, (event,))
