"""Positions of the tables games as lines of text."""

from __future__ import annotations

from tests.tables.positions import lombard

from alveus.families.tables.positions import read_lines


def test_men_that_are_not_named_are_off() -> None:
    lines = {"turn": "white", "dice": "", "men.white": "bar:2 5:3", "men.black": "1:15"}
    white = read_lines(lombard(), lines)["white"]
    assert (white["bar"], white["off"], white["points"]) == (2, 10, {"5": 3})
