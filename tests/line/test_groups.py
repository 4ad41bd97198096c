"""Named groups of tiles, and numbers known to be missing after a pass or a drawn tile."""

from __future__ import annotations

import pytest
from tests.line.deals import bought_out, family, played, short, sperrdomino

from alveus.families.dominoes.line.knowledge import group
from alveus.families.dominoes.tiles import complete_set, tile

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


def lacking_after_draw(drawn: str, *moves: str) -> list[int]:
    """Return the numbers that A knows B to lack after B, who has 2:2 and 2:3, draws at 1 and 6."""
    game = family(draw_one="on")
    taken = ["1:6", "2:2", "2:3", drawn]
    rest = [str(held) for held in complete_set(6) if str(held) not in taken]
    hands = {"a": rest[13:], "b": ["2:2", "2:3"]}
    content = {"hands": hands, "line": ["1:6"], "stock": [drawn, *rest[:13]], "turn": "b"}
    state = played(game, game.from_json(content), "buy", *moves)
    knowledge = game.knowledge(game.information_state(state, 0), 0)
    return [row["number"] for row in knowledge["numbers"] if "b" in row["lacks"]]


def test_player_who_drew_and_played_still_lacks_the_numbers() -> None:
    assert lacking_after_draw("1:2", "12 left") == [1, 6]


def test_player_who_drew_and_passed_lacks_the_numbers() -> None:
    assert lacking_after_draw("3:4", "pass") == [1, 6]


def test_drawn_tile_can_have_any_number_until_the_turn_ends() -> None:
    assert lacking_after_draw("1:2") == []


def test_only_own_groups_are_marked() -> None:
    game = sperrdomino()
    state = game.from_json(bought_out("04 14 24 33", "00 01 12 20 03", "44 45 46 34", "a"))
    marks = game.view(game.information_state(state, 0), 0)["marks"]
    assert [(mark["label"]["params"], mark["path"]) for mark in marks] == [
        ({"number": 4}, ["a.0", "a.1", "a.2"])
    ]
