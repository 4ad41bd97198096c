"""Expectimax search for dice games: a minimax search that averages over the rolls.

A position is the result of a player's turn; its value is that player's winning chance.  For each
roll, the opponent chooses the reply with the highest winning chance for the opponent.  The values
are averaged over the rolls.  Callers search only candidates whose evaluation is close to the best
(`choose_candidates`), the best first, so that a small budget is spent on the most promising moves.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Protocol, TypeVar

from alveus.ai.search.budget import NodeBudget
from alveus.core.events import Message

P = TypeVar("P")
T = TypeVar("T")


class DiceGame(Protocol[P, T]):
    """Interface of the rules and the evaluation that the search needs."""

    def throws(self) -> Sequence[tuple[T, int]]:
        """Return the distinct rolls, each with its number of equally likely orders (5-3: 2)."""

    def answers(self, position: P, throw: T) -> Sequence[P]:
        """Return the position after each possible turn of the other player; at least one."""

    def worth(self, position: P) -> float:
        """Return the estimated winning chance (0 to 1) of the player who made the last turn."""

    def is_over(self, position: P) -> bool:
        """True if the game is over, so that the evaluation is exact."""


def expected_worth(
    game: DiceGame[P, T], position: P, depth: int, budget: NodeBudget, progress: Message
) -> Generator[Message, None, float | None]:
    """Return the winning chance (0 to 1) of the player who made the last turn, averaged over rolls.

    The search looks `depth` rolls ahead.  After each roll it assumes the reply with the highest
    evaluation.  Yields `progress` after each evaluated roll.  Returns None if `budget` is used up.
    """
    if game.is_over(position):
        return game.worth(position)
    total = weights = 0.0
    for throw, weight in game.throws():
        answers = game.answers(position, throw)
        if not budget.allows(len(answers)):
            return None
        worths = [game.worth(answer) for answer in answers]
        best: float | None = max(worths)
        yield progress
        if depth > 1:
            answer = answers[worths.index(max(worths))]
            best = yield from expected_worth(game, answer, depth - 1, budget, progress)
        if best is None:
            return None
        total += weight * (1 - best)
        weights += weight
    return total / weights


def choose_candidates(worths: Mapping[int, float], most: int, margin: float) -> list[int]:
    """Return the keys of up to `most` values, best first, that are within `margin` of the best."""
    order = sorted(worths, key=lambda index: -worths[index])
    return [index for index in order[:most] if worths[index] >= worths[order[0]] - margin]
