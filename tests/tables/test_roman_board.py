"""Places of the Roman board."""

from __future__ import annotations

from alveus import registry


def test_men_beside_the_lines_are_at_their_owners_end() -> None:
    game = registry.game("duodecim")
    places = game.view(game.opening(0), 0)["places"]
    at = {place["id"]: (place["row"], place["column"]) for place in places}
    assert (at["bar.white"], at["off.white"]) == ((0, 0), (11, 0))
    assert (at["bar.black"], at["off.black"]) == ((0, 3), (11, 3))


def test_lines_descend_on_the_left_and_ascend_on_the_right() -> None:
    game = registry.game("duodecim")
    places = game.view(game.opening(0), 0)["places"]
    at = {place["id"]: (place["row"], place["column"]) for place in places}
    assert (at["p1"], at["p12"], at["p13"], at["p24"]) == ((0, 1), (11, 1), (11, 2), (0, 2))
