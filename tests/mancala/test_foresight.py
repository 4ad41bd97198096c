"""What is told before it happens: a row that may run dry, a third repetition, the last turns."""

from __future__ import annotations

import pytest
from tests.mancala.positions import bohnenspiel, played, position
from tests.mancala.test_rules import CIRCLE, ROUND

from alveus.mancala.board import State
from alveus.mancala.game import Bohnenspiel

FULL = "6 6 6 6 6 6 | 6 6 6 6 6 6, 0 0"


def warnings(game: Bohnenspiel, state: State) -> list[str]:
    told = ("row_may_empty", "once_more", "limit_near")
    return [one["code"] for one in game.view(state, 0)["status"] if one["code"] in told]


ROWS = {
    "its last bean may cross over": ("0 0 0 0 0 1 | 1 1 0 0 0 5, 32 32", True),
    "a bean stays at home": ("0 0 0 1 0 1 | 0 0 0 0 0 8, 31 31", False),
    "beans enough": (FULL, False),
    "decided, so that nothing hangs on it": ("0 0 0 0 0 1 | 1 1 0 0 0 5, 37 27", False),
}


@pytest.mark.parametrize(("written", "warned"), ROWS.values(), ids=ROWS)
def test_a_row_that_a_turn_and_its_answer_can_empty_is_told(written: str, warned: bool) -> None:
    game = bohnenspiel()
    assert warnings(game, position(game, written)) == (["row_may_empty"] if warned else [])


def test_who_gets_the_rest_is_told_with_it() -> None:
    for remainder in ("other", "own_rows"):
        game = bohnenspiel(remainder=remainder)
        state = position(game, ROWS["its last bean may cross over"][0])
        (warning,) = game.view(state, 0)["status"][1:]
        assert warning["params"] == {"side": "south", "remainder": remainder}


def test_a_position_that_has_come_twice_is_told() -> None:
    game = bohnenspiel()
    start = position(game, CIRCLE)
    assert "once_more" not in warnings(game, start)
    assert "once_more" in warnings(game, played(game, start, *ROUND))


def test_the_last_turns_without_a_capture_are_counted() -> None:
    game = bohnenspiel()
    start = position(game, FULL)
    near = {clock: warnings(game, start._replace(clock=clock)) for clock in range(185, 200)}
    assert [clock for clock, told in near.items() if told] == [190, 191, 198, 199]
    assert warnings(game, played(game, start._replace(clock=197), "3")) == ["limit_near"]


def test_without_a_limit_nothing_is_counted() -> None:
    game = bohnenspiel(endless="off")
    assert warnings(game, position(game, FULL)._replace(clock=199)) == []
