"""Moves and observations as numbers, for PettingZoo and OpenSpiel.

There are six moves.  An observation contains the seeds in the own houses and in the opponent's
houses, the seeds in both stores, and 1 if the seat is to move.
"""

from __future__ import annotations

from collections.abc import Sequence

from oware.rules import HOUSES, ROW, SEEDS, Reading, State, row


def action_names(rules: Reading) -> Sequence[str]:
    """Return the texts of all moves."""
    return [str(number + 1) for number in range(ROW)]


def action_name(text: str) -> str:
    """Return the text of a move unchanged."""
    return text


def count_unnamed(rules: Reading) -> int:
    """Return the number of moves without a name, which is 0."""
    return 0


def feature_limits(rules: Reading) -> Sequence[int]:
    """Return the largest value of each number."""
    return [SEEDS] * (HOUSES + 2) + [1]


def features(rules: Reading, known: State, seat: int) -> Sequence[int]:
    """Return the observation of a seat, in the order described above."""
    stores = known.stores[seat], known.stores[1 - seat]
    return [*row(known, seat), *row(known, 1 - seat), *stores, int(known.turn == seat)]
