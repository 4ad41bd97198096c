"""The legal moves of a state, and actions other than steps: pass, cube, sending a man back."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.events import Event, Message, say
from alveus.core.outcomes import Outcome, over_event
from alveus.families.tables.rules import must_wait, send_back
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Call, Cube, Move, SendBack, State
from alveus.families.tables.turns import Context, actor, end_turn, order_sides, return_place


def list_moves(context: Context, state: State) -> Sequence[Move]:
    """Return the legal moves: after the roll, the steps that begin a complete legal turn.

    A pass is included if the turn may end.  Before the roll, and if the opponent must answer a
    double or choose a man to send back, the moves are these actions.
    """
    if actor(state) < 0:
        return ()
    if state.choice:
        return [SendBack(point) for point in sendable_points(context.rules, state)]
    if state.cube is not None and state.cube.stage == "offered":
        return (Call("take"), Call("drop"))
    if state.dice is None:
        return (Call("throw"), Call("double"))
    turn = context.turn(state)
    moves: list[Move] = list(turn.allowed_steps())
    if not moves or turn.may_stop():
        moves.append(Call("pass"))
    return moves


def explain_call(context: Context, state: State, call: Call) -> Message | None:
    """Return why a pass or a cube action is not possible now, or None."""
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
        return say("dice_number", given=0, expected=context.rules.dice_in_roll)
    return say("throw_first")


def apply_call(context: Context, state: State, call: Call) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a pass or a cube action, and the events."""
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


def sendable_points(rules: Ruleset, state: State) -> list[int]:
    """Return the roller's points from which the opponent may send a man back after 1-1-1.

    Eustathius (on Il. 23, 86) says that the worst roll removes a man.  That the man goes where hit
    men go is the reading of the Realencyclopädie.
    """
    seat = state.turn
    own, other = state.sides[seat], state.sides[1 - seat]
    if rules.safe_on_start and must_wait(rules, seat, other):
        return []
    first = 1 if rules.hit_return == "bar" else 2
    return [point for point, men in enumerate(own.points) if men and point >= first]


def explain_sending(rules: Ruleset, state: State, move: SendBack) -> Message | None:
    """Return why this man cannot be sent back now, or None."""
    if not state.choice:
        return say("nothing_to_choose" if state.over is None else "game_over")
    if move.point not in sendable_points(rules, state):
        return say("not_to_be_sent", at=move.point)
    return None


def apply_sending(
    context: Context, state: State, move: SendBack
) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a man has been sent back, and the events."""
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
