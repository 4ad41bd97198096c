"""What a written position keeps of the plies without a capture."""

from __future__ import annotations

import pytest
from tests.mancala.positions import bohnenspiel, position


@pytest.mark.parametrize(("clock", "told"), [(0, False), (100, False), (101, True), (199, True)])
def test_the_clock_is_written_once_more_than_half_of_it_has_run(clock: int, told: bool) -> None:
    game = bohnenspiel()
    state = position(game, "6 6 6 6 6 6 | 6 6 6 6 6 6, 0 0")._replace(clock=clock)
    written = game.to_json(state)
    assert ("clock" in written) == told
    assert game.from_json(written).clock == (clock if told else 0)
