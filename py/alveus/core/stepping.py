"""Steps through a history: where taking back and playing again lead to.

A decision is what a person played by choice; throws and what played itself are none.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from alveus.core.errors import IllegalMove
from alveus.core.game import Game
from alveus.core.history import Ply


def undo_target(plies: Sequence[Ply], cursor: int, persons: Collection[str]) -> int | None:
    """The ply before the last decision of a person, over the computer's reply.

    None where the game at the cursor has no decision yet: a game before it is never taken back.
    """
    for index in range(cursor, 0, -1):
        if plies[index].kind == "new":
            return None
        if decides(plies[index], persons):
            return index - 1
    return None


def redo_target(plies: Sequence[Ply], cursor: int, persons: Collection[str]) -> int | None:
    """The last ply before the next decision but one, or None at the end of the history."""
    if cursor + 1 >= len(plies):
        return None
    index = cursor + 1
    while index + 1 < len(plies) and not _stops(plies[index + 1], persons):
        index += 1
    return index


def game_before(plies: Sequence[Ply], cursor: int) -> int | None:
    """The last ply of the game before the one at the cursor, or None in the first."""
    start = game_start(plies, cursor)
    return start - 1 if start else None


def game_start(plies: Sequence[Ply], cursor: int) -> int:
    """The ply with which the game at the cursor begins."""
    while plies[cursor].kind != "new":
        cursor -= 1
    return cursor


def decides(ply: Ply, persons: Collection[str]) -> bool:
    """Whether a ply is a decision of one of these sides."""
    if ply.kind != "move" or ply.auto or ply.text == "pass":
        return False
    return ply.side in persons


def check_draws(
    game: Game[Any, Any], plies: Sequence[Ply], persons: Collection[str], counted: bool
) -> None:
    """Refuses to take plies back where a person drew in them what was hidden.

    Raises IllegalMove `draw_stays`, or `draw_counts` in a game that counts in a series.
    """
    allowed = game.info.takes_back
    if allowed is None or (allowed(game.settings) and not counted):
        return
    if any(ply.drawn and decides(ply, persons) for ply in plies):
        raise IllegalMove("draw_counts" if counted else "draw_stays")


def _stops(ply: Ply, persons: Collection[str]) -> bool:
    return ply.kind == "new" or decides(ply, persons)
