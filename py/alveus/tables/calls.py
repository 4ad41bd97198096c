"""What is said instead of moved: passing, and the words of the cube."""

from __future__ import annotations

from alveus.core.events import Event, Message, say
from alveus.core.outcomes import Outcome, over_event
from alveus.tables.context import Context
from alveus.tables.ending import end_turn
from alveus.tables.moves import list_moves
from alveus.tables.state import Call, Cube, State


def explain_call(context: Context, state: State, call: Call) -> Message | None:
    """Why a word cannot be said now; None where it can."""
    if call in list_moves(context, state):
        return None
    if state.over is not None:
        return say("game_over")
    if call.word in ("take", "drop"):
        return say("nothing_offered")
    if state.choice:
        return say("choose_first")
    if state.dice is not None:
        return say("must_play" if call.word == "pass" else "already_thrown")
    if state.cube is not None and state.cube.stage == "offered":
        return say("answer_first")
    if call.word == "double" and state.turn >= 0:
        return say("cube_not_yours")
    if call.word == "throw":
        expected = context.rules.dice + len(context.rules.fixed_dice)
        return say("dice_number", given=0, expected=expected)
    return say("throw_first")


def apply_call(context: Context, state: State, call: Call) -> tuple[State, tuple[Event, ...]]:
    """The state after a word that may be said, and what happened."""
    side, answerer = context.seats[state.turn], context.seats[1 - state.turn]
    if call.word == "pass":
        event = Event("pass", side, (), {"dice": list(state.left)})
        return end_turn(context, state, (event,))
    cube = state.cube or Cube()
    if call.word == "throw":
        return state._replace(cube=cube._replace(stage="past")), ()
    if call.word == "double":
        event = Event("double", side, (), {"value": 2 * cube.value})
        return state._replace(cube=cube._replace(stage="offered")), (event,)
    if call.word == "take":
        taken = Cube(2 * cube.value, 1 - state.turn, "past")
        event = Event("take", answerer, (), {"value": taken.value})
        return state._replace(cube=taken), (event,)
    over = Outcome(state.turn, "dropped", cube.value)
    return state._replace(over=over), (Event("drop", answerer), over_event(over, context.seats))
