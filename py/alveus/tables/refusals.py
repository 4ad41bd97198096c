"""Refusals: for every kind of move why it cannot be made now, and the rule a reason rests on."""

from __future__ import annotations

from alveus.core.events import Message
from alveus.core.game import Refusal
from alveus.tables.calls import call_refusal
from alveus.tables.context import Context
from alveus.tables.ruleset import Ruleset
from alveus.tables.sending import sending_refusal
from alveus.tables.state import Call, Move, SendBack, StartThrow, State, Step, Throw
from alveus.tables.throwing import start_throw_refusal, turn_throw_refusal
from alveus.tables.why import step_refusal


def move_refusal(context: Context, state: State, move: Move) -> Message | None:
    """Why a move cannot be made now; None where it can."""
    match move:
        case StartThrow():
            return start_throw_refusal(context.rules, state, move)
        case Throw():
            return turn_throw_refusal(context.rules, state, move)
        case Call():
            return call_refusal(context, state, move)
        case SendBack():
            return sending_refusal(context.rules, state, move)
        case Step():
            return step_refusal(context, state, move)


def cite(rules: Ruleset, reason: Message | None) -> Refusal | None:
    """A reason with the option it rests on and the source of its rule."""
    return None if reason is None else Refusal(reason, *rules.basis(reason.code))
