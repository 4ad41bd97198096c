"""Counting legal play: the plainest check that two readings of the rules are the same.

One depth is one turn.  At a throw every distinct outcome counts once, unweighted; of a turn
every distinct final position counts once.  Finished games have no children, and a tie in the
throw for the start is thrown again, so it counts nothing.
"""

from __future__ import annotations

from typing import Any

from alveus.core.errors import SetupError
from alveus.core.game import CHANCE, OVER, Game


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """How many sequences of `depth` turns there are; the last turn is counted, not played.

    Raises SetupError `deal_not_listed` before a deal of hidden hands: count after one.
    """
    if depth == 0:
        return 1
    actor = game.actor(state)
    if actor == OVER:
        return 0
    if actor == CHANCE:
        outcomes = game.outcomes(state)
        if not outcomes:
            raise SetupError("deal_not_listed", game=game.info.id)
        thrown = (game.advance(state, outcome) for outcome, _ in outcomes)
        return sum(perft(game, after, depth) for after in thrown if after != state)
    results = game.results(state)
    if depth == 1:
        return len(results)
    return sum(perft(game, result.state, depth - 1) for result in results)
