"""Dice rolls and deals for the adapters: from a seed, or one draw at a time for enumeration."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from alveus.core.game import CHANCE
from alveus.core.stream import Seed, Stream, seed_bytes
from alveus.play.rules import Rules


class Chance:
    """The dice rolls and deals of one game, from a seed or from the system's randomness."""

    def __init__(self, seed: Seed | None) -> None:
        self._seed = os.urandom(16) if seed is None else seed_bytes(seed)
        self._number = 0

    def throw(self, rules: Rules, state: Any) -> Any:
        """Resolve rolls and deals; return the next state with a side to move or a finished game."""
        while rules.actor(state) == CHANCE:
            fallen = rules.chance(state, Stream(self._seed, self._number))
            state = rules.advance(state, fallen)
            self._number += 1
        return state


class _Undrawn(Exception):
    """A draw that is not in the given list; `args[0]` is the number of outcomes."""


class _Drawn(Stream):
    """A random stream that returns given draws in order."""

    def __init__(self, draws: Sequence[int]) -> None:
        super().__init__(b"")
        self._left = iter(draws)

    def below(self, n: int) -> int:
        """Return the next given draw, or 0 if n is 1.  Raises _Undrawn after the last draw."""
        drawn = 0 if n == 1 else next(self._left, None)
        if drawn is None:
            raise _Undrawn(n)
        return drawn


def find_draw(rules: Rules, state: Any, draws: Sequence[int]) -> tuple[int, Any]:
    """Return the number of equally likely outcomes of the next draw in a deal, and None.

    If `draws` determine the whole deal, return 0 and the deal.
    """
    try:
        return 0, rules.chance(state, _Drawn(draws))
    except _Undrawn as undrawn:
        return undrawn.args[0], None
