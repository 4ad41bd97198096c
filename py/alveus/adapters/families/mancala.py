"""Encoding of the mancala games.

Actions: the seat's six pits from the left; skip.  Features: the beans in the seat's pits from the
left, then in the opponent's pits from the opponent's left; both stores; the skips that both have
left; 1 if the seat is to move.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.mancala.ruleset import PITS, ROW, Ruleset
from alveus.mancala.state import State

MOST_SKIPS = 9


def action_names(rules: Ruleset) -> Sequence[str]:
    """Return the actions: the pits from the left, then skip."""
    return [*map(str, range(1, ROW + 1)), "skip"]


def action_name(text: str) -> str:
    """Return the text unchanged."""
    return text


def count_unnamed(rules: Ruleset) -> int:
    """Return 0, because every move has a name."""
    return 0


def feature_limits(rules: Ruleset) -> Sequence[int]:
    """Return the maximum of every feature; one place can contain all beans."""
    return [PITS * rules.beans] * (PITS + 2) + [MOST_SKIPS] * 2 + [1]


def features(rules: Ruleset, observation: State, seat: int) -> Sequence[int]:
    """Return the features of a state, from the side of a seat."""
    first, other = seat * ROW, (1 - seat) * ROW
    return [
        *observation.pits[first : first + ROW],
        *observation.pits[other : other + ROW],
        observation.stores[seat],
        observation.stores[1 - seat],
        observation.skips[seat],
        observation.skips[1 - seat],
        int(observation.turn == seat),
    ]
