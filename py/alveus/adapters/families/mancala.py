"""The games of sowing in numbers: six pits to choose from, and a turn let go.

The figures are the beans in the own pits from the left, in the other's from his left, both
stores, the turns that both may still let go, and whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.mancala.board import PITS, ROW, State
from alveus.mancala.rules import Ruleset

MOST_SKIPS = 9


def list_words(rules: Ruleset) -> Sequence[str]:
    """The own pits from the left, and letting the turn go."""
    return [*map(str, range(1, ROW + 1)), "skip"]


def shorten(text: str) -> str:
    """The text as it is."""
    return text


def count_others(rules: Ruleset) -> int:
    """None: every move has a word."""
    return 0


def list_limits(rules: Ruleset) -> Sequence[int]:
    """All the beans may lie in one place."""
    return [PITS * rules.beans] * (PITS + 2) + [MOST_SKIPS] * 2 + [1]


def list_figures(rules: Ruleset, known: State, seat: int) -> Sequence[int]:
    """What lies in the pits, from the side of a seat."""
    first, other = seat * ROW, (1 - seat) * ROW
    return [
        *known.pits[first : first + ROW],
        *known.pits[other : other + ROW],
        known.stores[seat],
        known.stores[1 - seat],
        known.skips[seat],
        known.skips[1 - seat],
        int(known.turn == seat),
    ]
