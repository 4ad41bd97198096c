"""Moves and observations of the Bohnenspiel as numbers, for PettingZoo and OpenSpiel.

An observation contains the beans in the own pits and in the opponent's pits, each from their
owner's left; the beans in both stores; the passes left to both players; and 1 if the seat is on
turn, otherwise 0.  The seat's own number always precedes the opponent's.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.families.bohnenspiel.board import PITS, ROW, State
from alveus.families.bohnenspiel.rules import Ruleset

MOST_SKIPS = 9
"""Upper limit of the number of passes that a player has left."""


def action_names(rules: Ruleset) -> Sequence[str]:
    """Return the texts of all moves."""
    return [*map(str, range(1, ROW + 1)), "skip"]


def action_name(text: str) -> str:
    """Return the name of a move's action, which is the move's text."""
    return text


def count_unnamed(rules: Ruleset) -> int:
    """Return the number of moves that are missing in `action_names`: always 0."""
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
