"""The battle from its opening to its end: how it begins, and what an action does."""

from __future__ import annotations

from alveus.core.events import Event
from alveus.core.outcomes import over_event
from alveus.core.refusals import check_allowed
from alveus.rithmomachia import layout
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.course import follow, position_hash
from alveus.rithmomachia.ending import settle
from alveus.rithmomachia.state import Move, State
from alveus.rithmomachia.stones import SIDES
from alveus.rithmomachia.why import explain_move


def opening(context: Context, starter: int) -> State:
    """Both armies in order."""
    return begin_game(context, State(layout.opening(context.rules), starter))


def begin_game(context: Context, state: State) -> State:
    """A position as the first of a game, which may be its last."""
    if context.rules.repetition != "off" and not state.seen:
        state = state._replace(seen=(position_hash(state),))
    return settle(context, state)


def play(context: Context, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after an action and what happened.  Raises IllegalMove with the reason."""
    check_allowed(explain_move(context, state, move))
    after, events = follow(context, state, move)
    after = settle(context, after)
    if after.over is not None:
        events.append(over_event(after.over, SIDES, values=list(after.row)))
    return after, tuple(events)
