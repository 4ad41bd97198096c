"""Positions as arrays: the inputs of a network for thousands of positions at a time."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from alveus.families.tables.opponent.network import COUNTS, PARTS
from alveus.families.tables.opponent.threat_features import NAMES, Men, ThreatFeatures

SCALES = {"hits": 1 / 36, "loss": 1 / 432, "dead": 1 / 6, "held_up": 1 / 20, "prime": 1 / 6}
WAYS = 1 / 100
"""Scale factors: `SCALES` for the measures, `WAYS` for the distances to travel."""


class Seen(NamedTuple):
    """Positions after a turn, one per row: men by place (own places first), and measures."""

    men: Any
    measures: Any


class Eyes:
    """Converter of positions to a network's inputs."""

    def __init__(self, rules: Any) -> None:
        self.length = rules.length
        self.places = rules.length + 3
        self.lookout = ThreatFeatures(rules, _sizes, np.bitwise_count)
        self.bits = 1 << np.arange(rules.length + 1, dtype=np.int64)
        self.parts = np.array(
            [[n > 0, n > 1, n > 2, max(0, n - 3)] for n in range(COUNTS)], dtype=np.float32
        )
        ways = np.arange(rules.exit, -1, -1, dtype=np.float32)
        self.ways = np.append(ways, rules.exit).astype(np.float32)
        scales = [SCALES[name.removeprefix("own_")] for name in NAMES]
        self.scales = np.array(scales, dtype=np.float32)
        self.inputs = 2 * PARTS * self.places + 2 + len(NAMES)

    def measure(self, men: Any) -> Any:
        """Return the measures of positions, given the men on own places, then on the opponent's."""
        return np.stack(self.lookout.measure(*self.sides(men)), axis=1)

    def sides(self, men: Any) -> tuple[Men, Men]:
        """Return both sides' men as bits."""
        return self._men(men[:, : self.places]), self._men(men[:, self.places :])

    def _men(self, places: Any) -> Men:
        points = places[:, : self.length + 1].copy()
        points[:, 0] = places[:, self.length + 2]
        single = (points == 1) @ self.bits & ~1
        bar, hand = places[:, 0].astype(np.int64), places[:, self.length + 2].astype(np.int64)
        return Men((points > 0) @ self.bits, single, bar, hand)

    def show(self, seen: Seen) -> Any:
        """Return the inputs of the network, one row per position."""
        men, places = seen.men, self.places
        rows = np.empty((len(men), self.inputs), dtype=np.float32)
        rows[:, : 2 * PARTS * places] = self.parts[men].reshape(len(men), 2 * PARTS * places)
        rows[:, 2 * PARTS * places] = men[:, :places] @ self.ways * WAYS
        rows[:, 2 * PARTS * places + 1] = men[:, places:] @ self.ways * WAYS
        rows[:, 2 * PARTS * places + 2 :] = seen.measures * self.scales
        return rows


def _sizes(numbers: Any) -> Any:
    return np.frexp(numbers.astype(np.float64))[1]
