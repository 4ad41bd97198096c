"""Counts of legal play, compared with the files in tests/perft."""

from __future__ import annotations

import pytest
from tests.perft_files import FOLDER, Entry, entries

from alveus import registry
from alveus.core.base import perft
from alveus.core.errors import SetupError

ENTRIES = [entry for game in registry.ids() for entry in entries(game)]


def test_every_game_has_its_file() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.perft")) == sorted(registry.ids())


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_counts(entry: Entry) -> None:
    game = registry.game(entry.game, entry.options)
    state = game.from_json(entry.position)
    assert {depth: perft(game, state, depth) for depth in entry.counts} == entry.counts


def test_tied_opening_roll_is_repeated() -> None:
    game = registry.game("lombardorum")
    first, second = (perft(game, game.opening(starter), 1) for starter in (0, 1))
    assert perft(game, game.opening(), 1) == 15 * first + 15 * second


def test_perft_refuses_deals() -> None:
    game = registry.game("sperrdomino")
    with pytest.raises(SetupError) as caught:
        perft(game, game.opening(0), 1)
    assert caught.value.code == "deal_not_listed"


def test_perft_of_depth_zero_is_one() -> None:
    game = registry.game("lombardorum")
    assert perft(game, game.opening(0), 0) == 1


def test_finished_game_has_no_successors() -> None:
    game = registry.game("lombardorum")
    white, black = {"points": {}, "off": 15}, {"points": {"12": 1}, "off": 14}
    assert perft(game, game.from_json({"white": white, "black": black}), 1) == 0
