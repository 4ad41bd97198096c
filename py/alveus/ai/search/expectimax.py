"""Looking ahead over dice: what a position is worth once the other has thrown and answered.

A position is what one player leaves behind at the end of his turn.  Its worth is the chance
of that player.  For each throw the other takes the answer that is best for him; the throws
are averaged by their weights.  Only candidates that look nearly as good as the best are looked
into, the likeliest first, so that a budget cut short has looked at what matters.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Protocol, TypeVar

from alveus.ai.search.budget import NodeBudget
from alveus.core.events import Message

P = TypeVar("P")
T = TypeVar("T")


class DiceGame(Protocol[P, T]):
    """What the search has to know of a game."""

    def throws(self) -> Sequence[tuple[T, int]]:
        """The distinct throws with their weights."""

    def answers(self, position: P, throw: T) -> Sequence[P]:
        """The positions the other player can leave behind after a throw; at least one."""

    def worth(self, position: P) -> float:
        """The chance of the player who left the position behind, at a glance."""

    def is_over(self, position: P) -> bool:
        """Whether the glance is exact, because the game is over."""


def expected_worth(
    game: DiceGame[P, T], position: P, depth: int, budget: NodeBudget, progress: Message
) -> Generator[Message, None, float | None]:
    """The worth of a position so many throws further on; None if the budget ran out.

    Deeper than one throw only the answer that looks best at a glance is followed.
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
    """What is worth looking into, the best first: at most so many, within the margin."""
    order = sorted(worths, key=lambda index: -worths[index])
    return [index for index in order[:most] if worths[index] >= worths[order[0]] - margin]
