"""Why not: for a pit that cannot be emptied, the reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from alveus.core.events import Message, say
from alveus.core.game import Refusal
from alveus.mancala.layout import PIT
from alveus.mancala.ruleset import ROW
from alveus.mancala.state import State

if TYPE_CHECKING:
    from alveus.mancala.game import MancalaGame


def why(game: MancalaGame, state: State, path: Sequence[str]) -> Refusal | None:
    """The reason why the first place cannot be emptied, or not onto another one chosen."""
    reason = _reason(state, path)
    if reason is None:
        return None
    option, source = game.rules.reasons.get(reason.code, ("", None))
    return Refusal(reason, option, source)


def _reason(state: State, path: Sequence[str]) -> Message | None:
    if state.over is not None:
        return say("game_over")
    if not path:
        return None
    if path[0] not in PIT:
        return say("store_not_sown")
    pit = PIT[path[0]]
    if pit // ROW != state.turn:
        return say("not_your_pit", pit=pit % ROW + 1)
    if not state.pits[pit]:
        return say("empty_pit", pit=pit % ROW + 1)
    return None if path[-1] == path[0] else say("target_not_chosen", count=state.pits[pit])
