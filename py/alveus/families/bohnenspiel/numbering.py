"""Moves and observations of the Bohnenspiel as numbers, for PettingZoo and OpenSpiel.

The number of a move is its index in `action_names`: 0 to 5 for the player's pits from left to
right, 6 for a pass.  The observation of a seat contains, in this order: the beans in each pit of
the seat, and of the opponent, from their owner's left to right; the beans in the seat's store, and
in the opponent's; the passes left to the seat, and to the opponent; 1 if the seat is to move,
otherwise 0.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.families.bohnenspiel.board import PITS, ROW, State
from alveus.families.bohnenspiel.rules import Ruleset

MOST_SKIPS = 9
"""Limit of the passes left in an observation, the same under all options; no value of the option
`skips` exceeds it."""


def action_names(rules: Ruleset) -> Sequence[str]:
    """Return the texts of all moves, indexed by number: pits "1" to "6" (to sow), then "skip"."""
    return [*map(str, range(1, ROW + 1)), "skip"]


def action_name(text: str) -> str:
    """Return a move's name in `action_names`: its text, unchanged."""
    return text


def count_unnamed(rules: Ruleset) -> int:
    """Return how many moves the list `action_names(rules)` does not contain: always 0."""
    return 0


def feature_limits(rules: Ruleset) -> Sequence[int]:
    """Return the maximum of each number in an observation, in the order of `features`."""
    return [rules.total] * (PITS + 2) + [MOST_SKIPS] * 2 + [1]


def features(rules: Ruleset, known: State, seat: int) -> Sequence[int]:
    """Return the observation of a seat: beans in pits and stores, passes left, and turn."""
    return [
        *known.row(seat),
        *known.row(1 - seat),
        known.stores[seat],
        known.stores[1 - seat],
        known.skips[seat],
        known.skips[1 - seat],
        int(known.turn == seat),
    ]
