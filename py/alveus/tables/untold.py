"""Playing without telling: the states that moves and whole turns lead to, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from alveus.core.untold import Ends
from alveus.tables.calls import apply_call
from alveus.tables.context import Context
from alveus.tables.ending import hand_over, order_sides
from alveus.tables.leaving import is_plain
from alveus.tables.moves import list_moves
from alveus.tables.playing import TurnResults, go
from alveus.tables.sending import apply_sending
from alveus.tables.state import Call, Move, SendBack, StartThrow, State, Step, Throw
from alveus.tables.throwing import apply_start_throw, fall


def advance(context: Context, state: State, move: Move) -> State:
    """The state after a move that may be played."""
    match move:
        case Throw():
            return fall(context.rules, state, move)
        case Step():
            return go(context, state, move)[1]
        case StartThrow():
            return apply_start_throw(context, state, move)[0]
        case Call():
            return apply_call(context, state, move)[0]
        case SendBack():
            return apply_sending(context, state, move)[0]


def list_ends(context: Context, state: State) -> Sequence[State]:
    """Every distinct state in which the turn can end.

    A turn that can win is played as it is told, because a state in which a game has ended keeps
    the steps that ended it.
    """
    if state.dice is None or state.choice or state.over is not None:
        return [advance(context, state, move) for move in list_moves(context, state)]
    if is_plain(context.rules) and not state.played:
        leaving, seat = context.leaving[state.turn], state.turn
        packing = leaving.packing
        theirs = context.leaving[1 - seat].packing.pack(state.sides[1 - seat])
        own = packing.pack(state.sides[seat])
        found = leaving.ends(own, packing.meet(theirs), state.left)
        if found is not None:
            return Ends(found, partial(_left_behind, context, state, theirs))
    return Ends(TurnResults(context, state), lambda result: result.state)


def _left_behind(context: Context, state: State, theirs: int, found: int) -> State:
    seat = state.turn
    packing, others = context.leaving[seat].packing, context.leaving[1 - seat].packing
    men, enemy = packing.split(found)
    sides = packing.unpack(men), others.unpack(packing.part(enemy, theirs))
    return hand_over(context.rules, state, order_sides(seat, *sides))
