"""The list of moves contains exactly the tiles that can be placed."""

from __future__ import annotations

from typing import Any

from alveus import registry
from alveus.core.errors import IllegalMove


def is_accepted(game: Any, state: Any, move: Any) -> bool:
    try:
        game.apply(state, move)
    except IllegalMove:
        return False
    return True


def test_tile_on_the_sheet_is_not_offered_elsewhere() -> None:
    game: Any = registry.game("dominosa", {"reach": "3"})
    empty = game.opening()
    tiles = [move for move in game.moves(empty) if move.verb == "lay"]
    for first in tiles:
        state, _ = game.apply(empty, first)
        listed = [move for move in game.moves(state) if move.verb == "lay"]
        others = [move for move in tiles if move != first]
        assert listed == [move for move in others if is_accepted(game, state, move)]
