"""What is best at first sight: no looking ahead, for players that others are measured against."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from alveus.core.game import Game


def best_result(game: Game[Any, Any], known: Any, prize: Callable[[Any], float], seed: int) -> str:
    """The result of the turn with the greatest prize, ties at random."""
    results = list(game.results(known))
    prizes = [prize(result.state) for result in results]
    most = max(prizes)
    ties = [result for result, found in zip(results, prizes, strict=True) if found == most]
    return Random(seed).choice(ties).text
