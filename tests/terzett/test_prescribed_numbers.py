"""A cell with a prescribed number takes no tile that shows another number there."""

from __future__ import annotations

import pytest
from tests.terzett.boards import after, board, terzett

from alveus.core.errors import IllegalMove


@pytest.mark.parametrize(("tile", "allowed"), [("0:0", True), ("0:1", True), ("1:1", False)])
def test_tiles_offered_for_a_cell_with_a_prescribed_number(tile: str, allowed: bool) -> None:
    game = terzett(task="compose")
    state = after(board(given={"a1": 0}), f"hold {tile}")
    texts = [game.text(state, move) for move in game.moves(state)]
    places = [text for text in texts if text.startswith("place") and "a1" in text]
    assert bool(places) == allowed
    for text in places:
        after(state, text)
    wrong = f"place {tile[::-1]} a1-b1"
    if tile != "0:0":
        assert wrong not in texts
        with pytest.raises(IllegalMove, match="given_otherwise"):
            after(state, wrong)
