"""Counts of legal play, compared with the files in tests/perft.

A normal run leaves out counts above `LARGEST`.
"""

from __future__ import annotations

import pytest
from tests.nightly import is_nightly
from tests.perft_files import FOLDER, Entry, entries

from alveus import registry
from alveus.core.base import perft
from alveus.core.errors import SetupError

LARGEST = 10**9 if is_nightly() else 100_000
ENTRIES = [entry for game in registry.ids() for entry in entries(game)]


def test_every_game_has_its_file() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.perft")) == sorted(registry.ids())


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_counts(entry: Entry) -> None:
    game = registry.game(entry.game, entry.options)
    state = game.from_json(entry.position)
    counts = {depth: count for depth, count in entry.counts.items() if count <= LARGEST}
    assert counts
    assert {depth: perft(game, state, depth) for depth in counts} == counts


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
