"""Named groups of tiles, and numbers known to be missing after a pass."""

from __future__ import annotations

import pytest
from tests.line.deals import bought_out, played, short, sperrdomino

from alveus.families.dominoes.line.knowledge import group
from alveus.families.dominoes.tiles import tile

NAMES = {
    "44 04 14 24 34 45 46": "blase",
    "44 04 14 24 34 45": "ueberforsche",
    "04 14 24 34 45 46": "kleine_ueberforsche",
    "44 04 14 24 34": "forsche",
    "04 14 24 34 45": "kleine_forsche",
    "44 04 14 24": "klemme",
    "04 14 24 34": "",
    "44 04 14": "",
    "04 14 24": "falle",
    "04 14": "",
    "": "",
}


@pytest.mark.parametrize("hand", NAMES)
def test_group_name_depends_on_count_and_double(hand: str) -> None:
    tiles = [tile(int(text[0]), int(text[2])) for text in short(hand)]
    assert group(6, [*tiles, tile(0, 0)], 4) == NAMES[hand]


def test_pass_shows_missing_numbers() -> None:
    game = sperrdomino()
    state = game.from_json(bought_out("06 22 33", "00 01 12 20 03 34 40", "05 55", "b"))
    assert "0:6" not in [str(held) for held in state.hand_of(1)]
    state = played(game, state, "pass")
    knowledge = game.knowledge(game.information_state(state, 0), 0)
    assert [row["number"] for row in knowledge["numbers"] if row["lacks"]] == [0]
    odds = {row["tile"]: row["odds"] for row in knowledge["tiles"]}
    assert odds["0:5"] == {"b": 0.0, "stock": 1.0, "talon": 1.0}


def test_only_own_groups_are_marked() -> None:
    game = sperrdomino()
    state = game.from_json(bought_out("04 14 24 33", "00 01 12 20 03", "44 45 46 34", "a"))
    marks = game.view(game.information_state(state, 0), 0)["marks"]
    assert [(mark["label"]["params"], mark["path"]) for mark in marks] == [
        ({"number": 4}, ["a.0", "a.1", "a.2"])
    ]
