"""The single actions of a turn: steps, stones taken, captured stones put down."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from alveus.rithmomachia.context import Context
from alveus.rithmomachia.layout import WIDTH, occupied_mask, squares, standing
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.state import PLACING, Placing, State, Step, Take
from alveus.rithmomachia.stones import PYRAMID, PYRAMIDS, STONES


def steps(context: Context, state: State) -> Iterator[Step]:
    """The moves of the stones of the side on turn."""
    board, ways = state.board, context.motion.ways
    occupied = occupied_mask(board)
    stones = standing(board, state.turn)
    if context.rules.congressus != "displace":
        return chain.from_iterable(ways[board[at]][at].steps(occupied) for at in stones)
    return (
        step
        for at in stones
        for step in (
            *ways[board[at]][at].steps(occupied),
            *(Step(at, to) for to in context.motion.displacements(board, at, occupied)),
        )
    )


def takes(context: Context, state: State) -> list[Take]:
    """The stones that the side on turn may take itself, in the turn of three stages."""
    attacked = context.attacks.masks(state.board)[1 - state.turn]
    return [Take(at) for at in squares(attacked)]


def placings(context: Context, state: State) -> Iterator[Placing]:
    """Captured stones that may be put down: to complete a row, or to come into play again."""
    rules, side = context.rules, state.turn
    reserve = state.reserves[side]
    if not reserve:
        return
    found: set[Placing] = set()
    for_rows = rules.place_after_move == (state.stage == PLACING)
    if for_rows and rows_can_win(rules, state.board, side):
        found.update(map(Placing, context.rows.placements(state.board, side, reserve)))
    if rules.re_enter and not state.stage:
        first = (rules.ranks - 1) * WIDTH if side else 0
        empty = [at for at in range(first, first + WIDTH) if not state.board[at]]
        for code in set(reserve):
            if STONES[code].shape != PYRAMID:
                found.update(Placing(((at, code),)) for at in empty)
    yield from sorted(found)


def rows_can_win(rules: Ruleset, board: bytes | bytearray, side: int) -> bool:
    """Whether rows of a side win: the enemy's pyramid has fallen, and no short game is on."""
    if rules.short_game != "off":
        return False
    return not rules.need_pyramid or PYRAMIDS[1 - side] not in board
