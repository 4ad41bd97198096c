"""Study rounds: the great deal of the book, and two earlier blocks."""

from __future__ import annotations

import pytest
from tests.line.deals import BOOK_A, BOOK_B, short

from alveus import registry
from mining import storing
from site_build.sperrdomino_studies import STUDIES, replay

ENDS = {"great_deal": (13, 48, 120), "ten_tiles": (10, 42, 126), "seven_tiles": (7, 20, 148)}


@pytest.mark.parametrize("name", STUDIES)
def test_tiles_pips_and_points_at_the_end(name: str) -> None:
    last = list(replay(STUDIES[name]))[-1]
    assert (last["tiles"], last["pips"], last["points"]) == ENDS[name]


def test_great_deal_has_hands_of_the_book() -> None:
    hands = STUDIES["great_deal"].position["hands"]
    assert hands == {"a": short(BOOK_A), "b": short(BOOK_B)}


def test_great_deal_uses_all_blanks_and_ones() -> None:
    tiles = {
        tuple(sorted(text[:3:2])) for text in STUDIES["great_deal"].moves.split(", ") if ":" in text
    }
    assert tiles == {tuple(sorted((low, high))) for low in "01" for high in "0123456"}


def test_task_of_the_great_deal_asks_for_the_eleventh_tile_of_the_book() -> None:
    [task] = [task for task in storing.read("sperrdomino") if task.get("origin") == "great_deal"]
    study = STUDIES["great_deal"]
    *before, asked = study.moves[: study.moves.index(", 1:6 left")].split(", ")
    game = registry.game("sperrdomino")
    state = game.from_json(study.position)
    for text in before:
        for move in game.parse(state, text):
            state = game.advance(state, move)
    assert task["answers"] == [asked]
    assert game.from_json(task["position"]) == state
