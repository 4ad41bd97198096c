"""The test whether the strength of the general player depends on the reading."""

from __future__ import annotations

from random import Random

import pytest

from general import permutation_p

pytestmark = pytest.mark.native


def test_p_value_agrees_with_the_number_of_arrangements() -> None:
    """Two of the twenty arrangements separate three losses from three wins."""
    p = permutation_p([[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]], Random(1))
    assert p == pytest.approx(2 / 20, abs=0.01)


def test_equal_groups_have_the_largest_p_value() -> None:
    assert permutation_p([[0.5, 1.0], [1.0, 0.5], [0.5, 1.0]], Random(1)) == 1.0


def test_groups_of_different_sizes_are_compared_by_their_means() -> None:
    """The single loss is in the group of one in a sixth of the arrangements."""
    p = permutation_p([[0.0], [1.0, 1.0, 1.0, 1.0, 1.0]], Random(1))
    assert p == pytest.approx(1 / 6, abs=0.01)
