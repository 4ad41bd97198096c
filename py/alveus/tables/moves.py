"""Who is to act, and what may be done now: steps, words, a man to be sent back."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.game import CHANCE, OVER
from alveus.tables.context import Context
from alveus.tables.sending import sendable_points
from alveus.tables.state import Call, Move, SendBack, State


def actor(state: State) -> int:
    """The seat to move; CHANCE while a throw is awaited, OVER at the end."""
    if state.over is not None:
        return OVER
    if state.turn < 0:
        return CHANCE
    if state.choice or (state.cube is not None and state.cube.stage == "offered"):
        return 1 - state.turn
    if state.dice is None and not _may_double(state):
        return CHANCE
    return state.turn


def list_moves(context: Context, state: State) -> Sequence[Move]:
    """The steps that begin some complete legal turn, or what else can be said."""
    if actor(state) < 0:
        return ()
    if state.choice:
        return [SendBack(point) for point in sendable_points(context.rules, state)]
    if state.cube is not None and state.cube.stage == "offered":
        return (Call("take"), Call("drop"))
    if state.dice is None:
        return (Call("throw"), Call("double"))
    search, node = context.search(state)
    allowed: list[Move] = list(search.allowed_steps(node))
    if not allowed or search.may_stop(node):
        allowed.append(Call("pass"))
    return allowed


def _may_double(state: State) -> bool:
    cube = state.cube
    return cube is not None and cube.stage == "open" and cube.may_be_turned_by(state.turn)
