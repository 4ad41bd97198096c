"""A battle as a person writes it: stones ``R2@c2 T6@c1``, captured ones ``T12 S28``.

A stone is its shape, its number and its square; one that stands for its captor bears a star.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.written import Line, read_words
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.state import State
from alveus.rithmomachia.stones import SIDES

_STANDS = re.compile(r"([RTSPrtsp][1-9][0-9]{0,2}\*?)@([A-Za-z][0-9]{1,2})")
_FALLEN = re.compile(r"[RTSPrtsp][1-9][0-9]{0,2}")
_LETTERS = "WB"


def write_lines(game: RithmomachiaGame, state: State) -> tuple[Line, ...]:
    """Whose turn it is, each side's stones, and those that it has captured."""
    position = game.to_json(state)
    stones = {
        side: [stone[1:] for stone in position["stones"] if stone[0] == letter]
        for side, letter in zip(SIDES, _LETTERS, strict=True)
    }
    fallen = {side: [stone[1:] for stone in position["captured"][side]] for side in SIDES}
    return (
        Line("turn", SIDES[state.turn], choices=SIDES),
        *(Line("stones", " ".join(stones[side]), side) for side in SIDES),
        *(Line("captured", " ".join(fallen[side]), side) for side in SIDES),
    )


def read_lines(game: RithmomachiaGame, written: Mapping[str, str]) -> dict[str, Any]:
    """The position that the lines tell; captured stones are the enemy's.

    Raises SetupError `line_unreadable`.
    """
    stones, captured = [], {}
    for side, own, enemy in zip(SIDES, _LETTERS, reversed(_LETTERS), strict=True):
        standing = read_words(written, f"stones.{side}", _STANDS)
        stones += [f"{own}{word[1].upper()}@{word[2].lower()}" for word in standing]
        fallen = read_words(written, f"captured.{side}", _FALLEN)
        captured[side] = [f"{enemy}{word[0].upper()}" for word in fallen]
    return {"turn": written.get("turn", SIDES[0]), "stones": stones, "captured": captured}
