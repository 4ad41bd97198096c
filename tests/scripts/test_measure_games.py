"""What the home page says of the games was counted in games that the engine knows."""

from __future__ import annotations

import json

import pytest

import measure_games
from alveus import registry
from toolchain.ground import WEB

pytestmark = pytest.mark.native


@pytest.mark.parametrize("game_id", registry.ids())
def test_a_game_is_written_down_as_it_is_now(game_id: str) -> None:
    file = WEB / "src" / "games" / game_id / "measured.json"
    written = json.loads(file.read_text(encoding="utf-8"))
    info = registry.spec(game_id).info
    usual = registry.game(game_id, {})
    assert written["players"] == [len(usual.info.seats), len(info.seats)]
    assert (written["luck"] > 0) == info.chance
    assert written["turns"] == sorted(written["turns"])
    assert written["minutes"] == sorted(written["minutes"])


def test_the_same_seed_gives_the_same_course() -> None:
    game = registry.game("bohnenspiel", {})
    one, two, other = (measure_games.played(game, seed) for seed in (6, 6, 3))
    assert one == two != other
    assert 0 < one.choices < one.turns


def test_a_puzzle_takes_a_hint_for_every_tile() -> None:
    puzzle = measure_games.solved(registry.game("dominosa", {}), 1)
    assert puzzle == (28, 28)


def test_the_middle_level_meets_the_one_below() -> None:
    assert measure_games.levels("bohnenspiel") == ("nachbar", "kraemer")
    assert measure_games.levels("lombardorum") == ("alumnus", "lusor")
    assert measure_games.levels("familydomino") == ("vetter", "schwester")


def test_half_of_the_games_lie_between_the_quartiles() -> None:
    assert measure_games.quartiles([1, 2, 3, 4, 50]) == [2, 3, 4]
