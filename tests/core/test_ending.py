"""Games that players end: resignations, decided games, and series set by an option."""

from __future__ import annotations

from typing import Any

import pytest

from alveus import registry
from alveus.core import saves
from alveus.core.errors import IllegalMove
from alveus.core.match import Match, begin
from alveus.core.match_view import view
from alveus.registry import spec

DECIDED = {"turn": "south", "pits": [0, 2, 1, 3, 0, 5, 1, 5, 3, 1, 0, 4], "stores": [40, 7]}


def beans(position: Any = None, **options: str) -> Match:
    return begin(spec("bohnenspiel"), options, position=position)


def offered(match: Match) -> list[str]:
    return [action["id"] for action in view(match)["actions"] if action["enabled"]]


def test_decided_game_is_ended_by_the_side_to_move() -> None:
    match = beans(DECIDED)
    assert "end" in offered(match)
    match.play("end")
    assert view(match)["actor"]["outcome"] == {"winner": "south", "ending": "majority", "points": 1}
    assert [event.code for event in match.ply.events] == ["end", "over"]
    assert match.score() == {"south": 1, "north": 0}


def test_ending_can_be_undone_and_saved() -> None:
    match = beans(DECIDED)
    match.play("end")
    again = saves.load(saves.save(match), registry.spec)
    assert again.outcome == match.outcome
    match.undo()
    assert match.outcome is None


def test_undecided_game_cannot_be_ended() -> None:
    match = beans()
    assert "end" not in offered(match)
    with pytest.raises(IllegalMove, match="not_decided"):
        match.play("end")


def test_game_is_never_decided_if_every_bean_counts() -> None:
    assert "end" not in offered(beans(DECIDED, series="100"))


def test_option_sets_the_target_of_a_series() -> None:
    assert view(beans(series="100"))["series"]["target"] == 100
    assert view(beans())["series"]["target"] == 0
    assert view(begin(spec("bohnenspiel"), {}, target=3))["series"]["target"] == 3


def test_save_restores_a_series_set_by_an_option() -> None:
    match = saves.load(saves.save(beans(series="100")), registry.spec)
    assert (match.requested_target, match.target) == (0, 100)
