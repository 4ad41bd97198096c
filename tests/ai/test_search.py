"""Expectimax search in a game small enough to be calculated by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from alveus.ai.search.budget import Budget, NodeBudget
from alveus.ai.search.expectimax import choose_candidates, expected_worth
from alveus.core.events import finish, say

PROGRESS = say("thinking", done=0, of=1)


class Walk:
    """A coin determines how far a player may lower a number; the player who reaches 0 wins."""

    def throws(self) -> Sequence[tuple[int, int]]:
        return ((1, 1), (2, 3))

    def answers(self, position: int, throw: int) -> Sequence[int]:
        return [max(0, position - step) for step in range(1, throw + 1)]

    def worth(self, position: int) -> float:
        return 1.0 if position == 0 else 1 / (1 + position)

    def is_over(self, position: int) -> bool:
        return position == 0


def expected_value(position: int, depth: int, nodes: int | None = None) -> float | None:
    budget = NodeBudget(Budget(nodes=nodes))
    return finish(expected_worth(Walk(), position, depth, budget, PROGRESS))


def test_best_replies_are_averaged_over_the_rolls() -> None:
    assert expected_value(2, 1) == pytest.approx((1 * (1 - 1 / 2) + 3 * 0) / 4)


def test_a_finished_game_is_not_searched() -> None:
    assert expected_value(0, 2) == 1.0


def test_at_greater_depth_only_the_best_reply_is_searched() -> None:
    # After the reply 3: a roll of 1 leaves 2 (value 1/8), and a roll of 2 leaves 1 (value 0).
    assert expected_value(3, 2) == pytest.approx((1 * (1 - 1 / 8) + 3 * (1 - 0)) / 4)


def test_an_exhausted_budget_gives_no_value() -> None:
    assert expected_value(3, 1, nodes=2) is None
    assert expected_value(3, 1, nodes=3) is not None


def test_a_time_limit_of_zero_allows_no_node() -> None:
    budget = NodeBudget(Budget(seconds=0.0))
    assert not budget.allows(1)
    assert budget.nodes == 0


def test_candidates_are_the_best_within_the_margin() -> None:
    assert choose_candidates({0: 0.2, 1: 0.5, 2: 0.45, 3: 0.1}, 3, 0.1) == [1, 2]
    assert choose_candidates({0: 0.2, 1: 0.5, 2: 0.45, 3: 0.1}, 1, 1.0) == [1]


@pytest.mark.parametrize(
    ("budget", "most", "nodes"),
    [
        (Budget(), None, 100),
        (Budget(), 7, 7),
        (Budget(nodes=5), 7, 5),
        (Budget(nodes=9), 7, 7),
        (Budget(seconds=1.0), None, None),
        (Budget(seconds=1.0), 7, 7),
    ],
)
def test_stricter_limit_applies_and_the_default_only_without_limits(
    budget: Budget, most: int | None, nodes: int | None
) -> None:
    assert budget.within(100, most) == Budget(nodes, budget.seconds)
