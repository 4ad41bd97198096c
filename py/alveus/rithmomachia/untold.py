"""A turn without telling, for searches, arenas and whoever plays thousands of battles.

Of a battle told the larger part went into three things that nobody heard: attacks looked for
three times a turn, whether a move known to be legal is legal, and the moves of all stones as
values, twice.  Here a turn is its step alone.  What it needs of the board is looked up by the
stones on a line or round a square (:mod:`lines`, :mod:`motion`), so that only what the step has
changed is worked out, and a board is asked about its attacks once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from alveus.rithmomachia.actions import rows_can_win
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.course import follow, position_hash, win_by_row
from alveus.rithmomachia.ending import settle
from alveus.rithmomachia.layout import bit, squares
from alveus.rithmomachia.lines import Masks
from alveus.rithmomachia.siege import besieged_stones
from alveus.rithmomachia.state import Move, State, Step
from alveus.rithmomachia.stones import TURN

Taken = tuple[bytes, bytes]


class Stepped(NamedTuple):
    """The board after a step and all that falls, what each side has taken, and who is attacked."""

    board: bytes
    taken: Taken
    attacked: Masks


def advance(context: Context, state: State, move: Move) -> State:
    """The state after an action that may be played."""
    if not isinstance(move, Step) or not context.rules.plain:
        return settle(context, follow(context, state, move)[0])
    mover, attacked = state.turn, context.attacks.masks
    threatened = attacked(state.board)[mover]
    board = make_step(state.board, move)
    clock = state.clock + 1
    if rows_can_win(context.rules, board, mover):
        rows = context.rows.standing(board, mover)
        if rows:
            return win_by_row(state._replace(board=board, clock=clock), mover, rows[0])
    after = fall(context, attacked, board, mover, state.reserves, carry_threat(threatened, move))
    seen = state.seen
    if after.taken != state.reserves:
        clock, seen = 0, ()
    state = State(after.board, 1 - mover, after.taken, clock, seen)
    if context.rules.repetition != "off":
        state = state._replace(seen=(*seen, position_hash(state)))
    return settle(context, state)


def make_step(board: bytes, move: Step) -> bytes:
    """The board with a stone moved."""
    changed = bytearray(board)
    changed[move.target], changed[move.source] = changed[move.source], 0
    return bytes(changed)


def carry_threat(threatened: int, move: Step) -> int:
    """The mask of the mover's threatened stones when one of them may have moved."""
    source = bit(move.source)
    return threatened & ~source | bit(move.target) if threatened & source else threatened


def fall(
    context: Context,
    attacked: Callable[[bytes], Masks],
    board: bytes,
    mover: int,
    taken: Taken,
    threatened: int,
) -> Stepped:
    """What a step brings down: enemies that it shuts in, then threatened stones still attacked."""
    enemy = 1 - mover
    fallen = besieged_stones(context.motion, board, enemy)
    if fallen:
        board, taken = _lifted(board, fallen, taken, mover)
    met = attacked(board)
    fallen = met[mover] & threatened
    if fallen:
        board, taken = _lifted(board, fallen, taken, enemy)
        met = attacked(board)
    return Stepped(board, taken, met)


def _lifted(board: bytes, fallen: int, taken: Taken, captor: int) -> tuple[bytes, Taken]:
    """The board without the stones that fall, which their captor keeps."""
    left, booty = bytearray(board), bytearray(taken[captor])
    for at in squares(fallen):
        booty.append(TURN[left[at]])
        left[at] = 0
    kept = bytes(booty)
    return bytes(left), (kept, taken[1]) if captor == 0 else (taken[0], kept)
