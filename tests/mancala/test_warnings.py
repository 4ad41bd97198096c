"""Warnings: a row that can become empty, the third repetition, the limit of plies."""

from __future__ import annotations

import pytest
from tests.mancala.positions import bohnenspiel, played, position
from tests.mancala.test_rules import CIRCLE, ROUND

from alveus.families.bohnenspiel.board import State
from alveus.families.bohnenspiel.game import Bohnenspiel

FULL = "6 6 6 6 6 6 | 6 6 6 6 6 6, 0 0"


def warnings(game: Bohnenspiel, state: State) -> list[str]:
    codes = ("row_may_empty", "once_more", "limit_near")
    return [
        message["code"] for message in game.view(state, 0)["status"] if message["code"] in codes
    ]


ROWS = {
    "the last bean can leave the row": ("0 0 0 0 0 1 | 1 1 0 0 0 5, 32 32", True),
    "a bean stays in the row": ("0 0 0 1 0 1 | 0 0 0 0 0 8, 31 31", False),
    "many beans": (FULL, False),
    "the game is decided": ("0 0 0 0 0 1 | 1 1 0 0 0 5, 37 27", False),
}


@pytest.mark.parametrize(("text", "warned"), ROWS.values(), ids=ROWS)
def test_status_warns_if_a_turn_and_a_reply_can_empty_the_row(text: str, warned: bool) -> None:
    game = bohnenspiel()
    assert warnings(game, position(game, text)) == (["row_may_empty"] if warned else [])


def test_warning_contains_the_rule_for_the_remaining_beans() -> None:
    for remainder in ("other", "own_rows"):
        game = bohnenspiel(remainder=remainder)
        state = position(game, ROWS["the last bean can leave the row"][0])
        (warning,) = game.view(state, 0)["status"][1:]
        assert warning["params"] == {"side": "south", "remainder": remainder}


def test_status_warns_before_the_third_repetition() -> None:
    game = bohnenspiel()
    start = position(game, CIRCLE)
    assert "once_more" not in warnings(game, start)
    assert "once_more" in warnings(game, played(game, start, *ROUND))


def test_status_warns_of_the_limit_twice_per_player() -> None:
    game = bohnenspiel()
    start = position(game, FULL)
    near = {clock: warnings(game, start._replace(clock=clock)) for clock in range(185, 200)}
    assert [clock for clock, warned in near.items() if warned] == [190, 191, 198, 199]
    assert warnings(game, played(game, start._replace(clock=197), "3")) == ["limit_near"]


def test_no_warning_without_a_limit() -> None:
    game = bohnenspiel(endless="off")
    assert warnings(game, position(game, FULL)._replace(clock=199)) == []
