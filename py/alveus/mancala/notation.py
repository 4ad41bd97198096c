"""Moves as text, both ways: the mover's own pits are 1 to 6 from his left, or ``skip``."""

from __future__ import annotations

import re

from alveus.core.errors import IllegalMove, NotationError
from alveus.mancala.ruleset import PITS, ROW
from alveus.mancala.state import SKIP, State


def write_move(move: int) -> str:
    """A move in notation."""
    return "skip" if move == SKIP else str(move % ROW + 1)


def parse_move(state: State, text: str) -> int:
    """The move a text names.  Raises NotationError, or IllegalMove for a pit of the other."""
    word = text.strip()
    if word == "skip":
        return SKIP
    if not re.fullmatch(r"[0-9]{1,3}", word):
        raise NotationError("notation", text=text[:80])
    number = int(word)
    if not 1 <= number <= PITS:
        raise NotationError("no_such_pit", pit=number)
    if number > ROW:
        raise IllegalMove("not_your_pit", pit=number)
    return state.turn * ROW + number - 1
