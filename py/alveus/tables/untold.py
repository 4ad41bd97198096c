"""Playing without telling: the states that moves and whole turns lead to, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import overload

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
    return TurnEnds(context, state)


class TurnEnds(Sequence[State]):
    """The ends of a turn, found when they are looked at: who has the results has counted them."""

    def __init__(self, context: Context, state: State) -> None:
        self._context = context
        self._state = state

    def __len__(self) -> int:
        counted = self._context.latest.count_ends(self._state)
        return len(self._ends) if counted is None else counted

    @overload
    def __getitem__(self, index: int) -> State: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[State]: ...

    def __getitem__(self, index: int | slice) -> State | Sequence[State]:
        return self._ends[index]

    @cached_property
    def _ends(self) -> Sequence[State]:
        context, state = self._context, self._state
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
