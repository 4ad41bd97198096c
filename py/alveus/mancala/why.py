"""Why not: for a pit that cannot be emptied, the reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.events import Message, say
from alveus.mancala.layout import PIT
from alveus.mancala.ruleset import ROW
from alveus.mancala.state import SKIP, State


def explain_path(state: State, path: Sequence[str]) -> Message | None:
    """Why the first place cannot be emptied, or not onto another one chosen; None where it can."""
    if state.over is not None:
        return say("game_over")
    if not path:
        return None
    if path[0] not in PIT:
        return say("store_not_sown")
    pit = PIT[path[0]]
    reason = explain_move(state, pit)
    if reason is None and path[-1] != path[0]:
        return say("target_not_chosen", count=state.pits[pit])
    return reason


def explain_move(state: State, move: int) -> Message | None:
    """Why a pit cannot be emptied now, or the turn not pass; None where that can be done."""
    if state.over is not None:
        return say("game_over")
    if move == SKIP:
        return None if state.skips[state.turn] else say("no_skips")
    if move // ROW != state.turn:
        return say("not_your_pit", pit=move % ROW + 1)
    return None if state.pits[move] else say("empty_pit", pit=move % ROW + 1)
