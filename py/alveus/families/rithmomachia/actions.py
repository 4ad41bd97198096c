"""The single actions of a turn: steps, captures by the player, placing of captured stones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from alveus.families.rithmomachia.attacks import Attacks, attacks
from alveus.families.rithmomachia.layout import WIDTH, occupied_mask, squares, squares_of
from alveus.families.rithmomachia.motion import Motion, motion
from alveus.families.rithmomachia.rows import Rows, rows
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.state import PLACING, Placing, State, Step, Take
from alveus.families.rithmomachia.stones import PYRAMID, STONES


@dataclass(frozen=True)
class Context:
    """A ruleset with the moves, attacks and rows computed from it."""

    rules: Ruleset
    motion: Motion
    attacks: Attacks
    rows: Rows


def make_context(rules: Ruleset) -> Context:
    """Return the context of a ruleset.  Its caches are shared by all games of the ruleset."""
    return Context(rules, motion(rules), attacks(rules), rows(rules))


def steps(context: Context, state: State) -> Iterator[Step]:
    """Return the moves of the stones of the side on turn."""
    board, reach = state.board, context.motion.reach
    occupied = occupied_mask(board)
    stones = squares_of(board, state.turn)
    if context.rules.congressus != "displace":
        return chain.from_iterable(reach[board[at]][at].steps(occupied) for at in stones)
    return (
        step
        for at in stones
        for step in (
            *reach[board[at]][at].steps(occupied),
            *(Step(at, to) for to in context.motion.displacements(board, at, occupied)),
        )
    )


def takes(context: Context, state: State) -> list[Take]:
    """Return the captures that the player can make; none unless `timing` is `three_stage`."""
    if context.rules.timing != "three_stage":
        return []
    attacked = context.attacks.masks(state.board)[1 - state.turn]
    return [Take(at) for at in squares(attacked)]


def placings(context: Context, state: State) -> Iterator[Placing]:
    """Yield the possible placings of captured stones.

    They complete a row or, if the rules let captured stones re-enter, are on the first rank.
    """
    rules, side = context.rules, state.turn
    reserve = state.reserves[side]
    if not reserve:
        return
    placings: set[Placing] = set()
    for_rows = (rules.placement == "after_move") == (state.stage == PLACING)
    if for_rows and context.rows.can_win(state.board, side):
        placings.update(map(Placing, context.rows.placements(state.board, side, reserve)))
    if rules.captured_use == "re_enter" and not state.stage:
        first = (rules.ranks - 1) * WIDTH if side else 0
        empty = [at for at in range(first, first + WIDTH) if not state.board[at]]
        for code in set(reserve):
            if STONES[code].shape != PYRAMID:
                placings.update(Placing(((at, code),)) for at in empty)
    yield from sorted(placings)
