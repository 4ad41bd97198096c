"""Why not: for every kind of move the reason why it cannot be made now."""

from __future__ import annotations

from alveus.core.events import Message
from alveus.tables.calls import explain_call
from alveus.tables.context import Context
from alveus.tables.sending import explain_sending
from alveus.tables.state import Call, Move, SendBack, StartThrow, State, Step, Throw
from alveus.tables.throwing import explain_start_throw, explain_throw
from alveus.tables.why import explain_step


def explain_move(context: Context, state: State, move: Move) -> Message | None:
    """Why a move cannot be made now; None where it can."""
    match move:
        case StartThrow():
            return explain_start_throw(context.rules, state, move)
        case Throw():
            return explain_throw(context.rules, state, move)
        case Call():
            return explain_call(context, state, move)
        case SendBack():
            return explain_sending(context.rules, state, move)
        case Step():
            return explain_step(context, state, move)
