"""More than half of the beans decide the game: 37 of 72."""

from __future__ import annotations

import pytest
from tests.mancala.positions import bohnenspiel, position

from alveus.core.errors import IllegalMove
from alveus.core.game import OVER
from alveus.core.match import begin
from alveus.registry import spec

HALF = "0 0 0 0 0 1 | 2 0 3 0 0 0, 36 30"
MORE = "0 0 0 0 0 1 | 2 0 3 0 0 0, 37 29"


@pytest.mark.parametrize(
    ("before", "said"), [(HALF, ["to_sow", "row_may_empty"]), (MORE, ["to_sow", "decided"])]
)
def test_half_of_the_beans_do_not_decide_the_game(before: str, said: list[str]) -> None:
    game = bohnenspiel()
    view = game.view(position(game, before), 0)
    assert [message["code"] for message in view["status"]] == said


@pytest.mark.parametrize(("before", "over"), [(HALF, False), (MORE, True)])
def test_half_of_the_beans_do_not_win_early(before: str, over: bool) -> None:
    game = bohnenspiel(early_win="on")
    assert (game.actor(position(game, before)) == OVER) == over


def test_player_with_more_than_half_may_end_the_game() -> None:
    match = begin(spec("bohnenspiel"), position=_position("north", [30, 37]))
    match.play("end")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.ending) == (1, "majority")


def test_player_with_half_may_not_end_the_game() -> None:
    match = begin(spec("bohnenspiel"), position=_position("south", [36, 31]))
    with pytest.raises(IllegalMove):
        match.play("end")


def test_game_cannot_be_ended_if_every_bean_scores() -> None:
    match = begin(spec("bohnenspiel"), {"series": "100"}, position=_position("north", [30, 37]))
    with pytest.raises(IllegalMove):
        match.play("end")


@pytest.mark.parametrize(("beans", "half"), [("3", 18), ("5", 30)])
def test_majority_depends_on_the_number_of_beans(beans: str, half: int) -> None:
    game = bohnenspiel(beans=beans, early_win="on")
    rest = f"0 0 0 0 0 {half - 10} | 1 0 0 0 0 0"
    assert game.actor(position(game, f"{rest}, {half} 9")) != OVER
    rest = f"0 0 0 0 0 {half - 11} | 1 0 0 0 0 0"
    assert game.actor(position(game, f"{rest}, {half + 1} 9")) == OVER


def _position(turn: str, stores: list[int]) -> dict[str, object]:
    pits = [0, 0, 0, 0, 0, 1, 72 - sum(stores) - 1, 0, 0, 0, 0, 0]
    return {"turn": turn, "pits": pits, "stores": stores}
