"""`chain`: with `off`, a sowing captures only the pit of its last bean."""

from __future__ import annotations

import pytest
from tests.mancala.positions import bohnenspiel, position


@pytest.mark.parametrize(("chain", "captured"), [("on", 12), ("off", 2)])
def test_captured_beans(chain: str, captured: int) -> None:
    game = bohnenspiel(chain=chain)
    state = position(game, "0 0 0 0 3 5 | 3 1 1 0 0 7, 26 26")
    [move] = game.parse(state, "5")
    for after in (game.apply(state, move)[0], game.advance(state, move)):
        assert after.stores == (26 + captured, 26)
