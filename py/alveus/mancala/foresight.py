"""What may soon end a game of sowing: a row that runs dry, a circle, turns without a capture."""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Message, say
from alveus.mancala.layout import SIDES
from alveus.mancala.playing import list_moves
from alveus.mancala.ruleset import ROW, Ruleset
from alveus.mancala.sowing import sow
from alveus.mancala.state import SKIP, State

NEAR = (10, 9, 2, 1)
"""Plies before a limit at which it is told: to each side far ahead, and at the last."""


def forewarn(rules: Ruleset, state: State) -> Iterator[Message]:
    """What whoever is to play should know before it happens."""
    if state.over is not None:
        return
    decided = max(state.stores) >= rules.majority
    if not decided and _may_run_dry(rules, state):
        yield say("row_may_empty", side=SIDES[state.turn], remainder=rules.remainder)
    if state.seen.count((*state.pits, state.turn)) == 2:
        yield say("once_more")
    left = rules.limit - state.clock
    if left in NEAR:
        yield say("limit_near", count=int(left), rule=rules.endless)


def _may_run_dry(rules: Ruleset, state: State) -> bool:
    """Whether a turn and its answer can leave the mover without a bean to sow."""
    own = range(state.turn * ROW, state.turn * ROW + ROW)
    for move in list_moves(state):
        pits = state.pits if move == SKIP else sow(rules, state.pits, move).pits
        for reply in list_moves(State(pits, state.stores, 1 - state.turn)):
            after = sow(rules, pits, reply).pits
            if not any(after[pit] for pit in own):
                return True
    return False
