"""What the people at a table may see: where hands are hidden, none but their own."""

from __future__ import annotations

from typing import Any

from alveus.core.errors import IllegalMove, SetupError
from alveus.core.game import CHANCE
from alveus.core.match import Match


def seen_state(table: Match) -> Any:
    """The state, or what may be seen of it; where only computers sit, everything."""
    if table.lies_open(table.ply) or not table.people:
        return table.state
    return table.game.information_state(table.state, table.viewer())


def state_to_decide(table: Match) -> tuple[int, Any]:
    """The seat to play and what it knows; nobody is told what another hand should do.

    Raises IllegalMove where nobody is to play, SetupError `hidden_hand`.
    """
    seat = table.actor
    if seat < 0:
        raise IllegalMove("throw_first" if seat == CHANCE else "game_over")
    if table.people and not table.lies_open(table.ply) and seat != table.viewer():
        raise SetupError("hidden_hand")
    return seat, table.game.information_state(table.state, seat)


def texts_of(table: Match) -> tuple[str, ...]:
    """Everything thrown and played in the present game; of deals not the tiles while hidden."""
    game = table.ply.match_game
    hidden = not table.lies_open(table.ply)
    return tuple(
        "deal" if hidden and ply.kind == "throw" else ply.text
        for ply in table.plies[: table.cursor + 1]
        if ply.match_game is game and ply.kind != "new"
    )
