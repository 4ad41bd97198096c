"""Choice of the turn with the best immediate result, without a search, for baseline players."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from alveus.core.game import Game


def best_result(game: Game[Any, Any], known: Any, prize: Callable[[Any], float], seed: int) -> str:
    """Return the text of the turn that ends in the state with the highest `prize`.

    `known` is the state before the turn as the side to move knows it.  `prize` maps a state to a
    number.  `seed` determines the random choice between equal turns.
    """
    results = list(game.results(known))
    prizes = [prize(result.state) for result in results]
    most = max(prizes)
    ties = [result for result, value in zip(results, prizes, strict=True) if value == most]
    return Random(seed).choice(ties).text
