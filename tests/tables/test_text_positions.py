"""Positions of the tables games as lines of text."""

from __future__ import annotations

import pytest
from tests.tables.positions import lombard

from alveus import registry
from alveus.core.errors import SetupError
from alveus.families.tables.positions import read_lines, write_lines


def test_men_that_are_not_named_are_off() -> None:
    lines = {"turn": "white", "dice": "", "men.white": "bar:2 5:3", "men.black": "1:15"}
    white = read_lines(lombard(), lines)["white"]
    assert (white["bar"], white["off"], white["points"]) == (2, 10, {"5": 3})


def test_an_edited_position_keeps_the_doubling_cube() -> None:
    game = registry.game("lombardorum", {"cube": "on", "starter": "white"})
    state = game.opening(None)
    for text in ("double", "take"):
        state = game.advance(state, game.parse(state, text)[0])
    texts = {line.name: line.text for line in write_lines(game, state)}
    assert (texts["cube.white"], texts["cube.black"]) == ("", "2")
    edited = game.from_json(read_lines(game, {**texts, "men.white": "1:14 2:1"}))
    assert (edited.cube.value, edited.cube.owner) == (2, 1)
    centred = game.from_json(read_lines(game, {**texts, "cube.black": ""}))
    assert (centred.cube.value, centred.cube.owner) == (1, None)
    with pytest.raises(SetupError):
        read_lines(game, {**texts, "cube.white": "4"})
