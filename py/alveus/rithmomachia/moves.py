"""Legal actions in each stage of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from alveus.rithmomachia.actions import placings, steps, takes
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.course import follow
from alveus.rithmomachia.state import PASS, PLACING, TAKING, Move, State


def list_moves(context: Context, state: State) -> Sequence[Move]:
    """Return all legal actions: steps, captures, placing of captured stones, passing.

    A side without any other action can pass.  The result is empty after the end of the game.
    """
    if state.over is not None:
        return ()
    return list(possible_moves(context, state)) or [PASS]


def possible_moves(context: Context, state: State) -> Iterator[Move]:
    """Return the legal actions of the current stage.

    Passing is included only in the stages for placing and capturing.  `list_moves` adds it if there
    is no other action.
    """
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
