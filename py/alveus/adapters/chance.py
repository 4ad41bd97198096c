"""Chance between the moves: from a seed for learners, draw by draw for those who try all of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from alveus.core.game import CHANCE
from alveus.core.stream import Seed, Stream, seed_bytes
from alveus.play.rules import Rules


class Chance:
    """The dice and deals of one game from a seed, or from the machine's own chance."""

    def __init__(self, seed: Seed | None) -> None:
        self._seed = os.urandom(16) if seed is None else seed_bytes(seed)
        self._number = 0

    def throw(self, rules: Rules, state: Any) -> Any:
        """The next state in which somebody is to play, or the game is over."""
        while rules.actor(state) == CHANCE:
            fallen = rules.chance(state, Stream(self._seed, self._number))
            state = rules.advance(state, fallen)
            self._number += 1
        return state


class _Undrawn(Exception):
    """A draw among `args[0]` that has not been made yet."""


class _Drawn(Stream):
    """Chance that gives what has been drawn, in order."""

    def __init__(self, draws: Sequence[int]) -> None:
        super().__init__(b"")
        self._left = iter(draws)

    def below(self, n: int) -> int:
        """The next draw."""
        drawn = 0 if n == 1 else next(self._left, None)
        if drawn is None:
            raise _Undrawn(n)
        return drawn


def find_draw(rules: Rules, state: Any, draws: Sequence[int]) -> tuple[int, Any]:
    """Among how many equally likely ones the next draw of a deal is, or 0 and the deal."""
    try:
        return 0, rules.chance(state, _Drawn(draws))
    except _Undrawn as undrawn:
        return undrawn.args[0], None
