"""The statistics of the home page, counted in games of the engine."""

from __future__ import annotations

import json

import pytest

import measure_games
from alveus import registry
from toolchain.ground import WEB

pytestmark = pytest.mark.native


@pytest.mark.parametrize("game_id", registry.ids())
def test_stored_statistics_fit_the_present_rules(game_id: str) -> None:
    file = WEB / "src" / "games" / game_id / "measured.json"
    statistics = json.loads(file.read_text(encoding="utf-8"))
    info = registry.spec(game_id).info
    usual = registry.game(game_id, {})
    assert statistics["players"] == [len(usual.info.seats), len(info.seats)]
    assert (statistics["luck"] > 0) == info.chance
    assert statistics["turns"] == sorted(statistics["turns"])
    assert statistics["minutes"] == sorted(statistics["minutes"])


def test_the_same_seed_gives_the_same_game() -> None:
    game = registry.game("bohnenspiel", {})
    first, second, other = (measure_games.played(game, seed) for seed in (6, 6, 3))
    assert first == second != other
    assert 0 < first.choices < first.turns


def test_a_puzzle_takes_a_hint_for_every_tile() -> None:
    puzzle = measure_games.solved(registry.game("dominosa", {}), 1)
    assert puzzle == (28, 28)


def test_middle_level_plays_the_level_below_it() -> None:
    assert measure_games.levels("bohnenspiel") == ("nachbar", "kraemer")
    assert measure_games.levels("lombardorum") == ("alumnus", "lusor")
    assert measure_games.levels("familydomino") == ("vetter", "schwester")


def test_quartiles_enclose_half_of_the_games() -> None:
    assert measure_games.quartiles([1, 2, 3, 4, 50]) == [2, 3, 4]
