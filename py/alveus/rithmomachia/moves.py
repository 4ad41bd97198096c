"""What may be played: the single actions, divided by the stages of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from alveus.rithmomachia.actions import placings, steps, takes
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.course import follow
from alveus.rithmomachia.state import PASS, PLACING, TAKING, Move, State


def list_moves(context: Context, state: State) -> Sequence[Move]:
    """Every legal action: steps, captured stones put down, stones taken, passing."""
    if state.over is not None:
        return ()
    return list(possible_moves(context, state)) or [PASS]


def possible_moves(context: Context, state: State) -> Iterator[Move]:
    """The legal actions; none where a side has no move, whatever happens then."""
    if state.stage == PLACING:
        return chain(placings(context, state), [PASS])
    taken = takes(context, state) if context.rules.timing == "three_stage" else []
    if state.stage == TAKING:
        return chain(taken, [PASS])
    going = steps(context, state)
    if context.rules.repetition == "forbidden":
        going = (move for move in going if not repeats(context, state, move))
    return chain(taken, going, placings(context, state))


def repeats(context: Context, state: State, move: Move) -> bool:
    """True if a move ends the turn in a position that has occurred before.

    A move to a later stage of the same turn does not end the turn.
    """
    after, _ = follow(context, state, move)
    return after.over is None and not after.stage and after.seen[-1] in after.seen[:-1]
