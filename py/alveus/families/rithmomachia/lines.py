"""Conversion of positions to lines of text for the board editor, and back.

One line has a side's stones on the board as shape (R round, T triangle, S square, P pyramid),
number and square: ``R2@c2 T6@c1``.  A star marks a stone that the side has captured: ``R7*@d4``.
Another line has the captured stones that the side keeps beside the board: ``T12 S28``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.text_position import Line, read_words
from alveus.families.rithmomachia.board import LETTERS, SIDES, STONES, write_board
from alveus.families.rithmomachia.state import State

_STONE = re.compile(r"([RTSPrtsp][1-9][0-9]{0,2}\*?)@([A-Za-z][0-9]{1,2})")
_CAPTURED = re.compile(r"[RTSPrtsp][1-9][0-9]{0,2}")
_ARMY = {stone.face: LETTERS[stone.army] for stone in STONES[1:]}
"""The letter of each stone's original army (W, B), keyed by the stone's shape and number as text
(``R2``).  A shape with a certain number occurs in one army only."""


def write_lines(game: Any, state: State) -> tuple[Line, ...]:
    """Return a position as lines: the side on turn, each side's stones and captures."""
    stones = write_board(state.board)
    on_board = [[stone[1:] for stone in stones if stone[0] == letter] for letter in LETTERS]
    captured = [[STONES[code].face for code in reserve] for reserve in state.reserves]
    return (
        Line("turn", SIDES[state.turn], choices=SIDES),
        *(Line("stones", " ".join(on_board[side]), seat) for side, seat in enumerate(SIDES)),
        *(Line("captured", " ".join(captured[side]), seat) for side, seat in enumerate(SIDES)),
    )


def read_lines(game: Any, lines: Mapping[str, str]) -> dict[str, Any]:
    """Return as JSON the position that `lines` describe.

    `lines` has the text of each line, keyed by name: ``turn`` (the side on turn; White if missing),
    and ``stones.SIDE`` and ``captured.SIDE`` for each side (no stones if missing).  Raises
    SetupError `line_unreadable` if a word is not the notation of a stone.
    """
    stones, captured = [], {}
    for side, own, enemy in zip(SIDES, LETTERS, reversed(LETTERS), strict=True):
        on_board = read_words(lines, f"stones.{side}", _STONE)
        stones += [f"{own}{word[1].upper()}@{word[2].lower()}" for word in on_board]
        in_reserve = read_words(lines, f"captured.{side}", _CAPTURED)
        faces = [word[0].upper() for word in in_reserve]
        captured[side] = [f"{_ARMY.get(face, enemy)}{face}" for face in faces]
    return {"turn": lines.get("turn", SIDES[0]), "stones": stones, "captured": captured}
