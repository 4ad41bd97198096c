"""A small network that has learned from its own games what a position is worth.

Its inputs are how many men stand where, how far both have still to go, and what the next throw can
do (:mod:`alveus.ai.tables.lookout`).  All its hidden units lie side by side in one whole number,
`LANE` bits each, so that what a man on a point means to all of them is added at once.  The weights
are bytes with a step of their own for every input (`scripts/learn_tables.py`); up to the last sum
everything is whole numbers, the same on every machine.
"""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Mapping, Sequence
from math import exp
from operator import mul
from pkgutil import get_data
from struct import Struct
from typing import Any

from alveus.ai.tables.lookout import Lookout, Men
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side

LANE = 32
UNIT = 1 << 20
"""A weight of one, in a lane."""
ZERO = 1 << LANE - 1
"""A lane that holds nothing; less is below zero."""
COUNTS = 16
"""How many numbers of men a place can hold, none included."""
PARTS = 4
"""The inputs of a place: whether there are one, two and three men, and how many more."""


class Network:
    """The worth of positions under rulesets like the one that the network has learned."""

    def __init__(self, rules: Ruleset, data: Mapping[str, Any]) -> None:
        self.rules = rules
        self.lookout = Lookout(rules)
        self.outputs: list[float] = data["outputs"]
        inputs = _read_inputs(data)
        places = rules.length + 3
        travels = inputs[2 * PARTS * places :][:2]
        self._measures = inputs[2 * PARTS * places + 2 :]
        self._rows = [
            _place_rows(inputs[PARTS * (places * side + place) :], travel, _way(rules, place))
            for side, travel in enumerate(travels)
            for place in range(places)
        ]
        self._lanes = Struct(f"<{len(self.outputs) + 1}I")
        self._base = _pack(data["bias"]) + sum(
            ZERO << LANE * lane for lane in range(len(self.outputs) + 1)
        )

    def worth(self, own: Side, other: Side) -> float:
        """The chance of winning of the player who has just moved; the other throws next."""
        if own.off == self.rules.men:
            return 1.0
        places = (own.bar, *own.points[1:], own.off, own.hand)
        places += (other.bar, *other.points[1:], other.off, other.hand)
        total = self._base
        for row, men in zip(self._rows, places, strict=True):
            if men:
                total += row[men]
        measures = self.lookout.measure(see(own), see(other))
        total += sum(map(mul, self._measures, measures))
        direct, *hidden = self._lanes.unpack(total.to_bytes(self._lanes.size, "little"))
        felt = direct - ZERO
        for weight, lane in zip(self.outputs, hidden, strict=True):
            if lane > ZERO:
                felt += weight * (lane - ZERO)
        return 1 / (1 + exp(-felt / UNIT))


def see(side: Side) -> Men:
    """A side's men in bits."""
    held = single = 0
    for point, men in enumerate(side.points):
        if men:
            held |= 1 << point
            if men == 1:
                single |= 1 << point
    return Men(held | (side.hand > 0), single, side.bar, side.hand)


def fits(rules: Ruleset) -> bool:
    """Whether positions under these rules look like those that the network has learned from."""
    same_way = rules.facing[0] == rules.facing[1] == tuple(range(rules.length + 1))
    thrown = rules.dice == 2 and rules.doubles_four and not rules.fixed_dice
    return same_way and thrown and rules.men == COUNTS - 1 and rules.start_in_hand


def load_network(game_id: str, rules: Ruleset) -> Network | None:
    """The network that is shipped for a game; None where there is none for these rules."""
    try:
        data = get_data(__name__, f"data/{game_id}-network.json")
    except OSError:
        return None
    return Network(rules, json.loads(data)) if data and fits(rules) else None


def _way(rules: Ruleset, place: int) -> int:
    """How far a man has still to go from a place: bar, points, borne off, hand."""
    return rules.exit - place if place <= rules.exit else rules.exit


def _read_inputs(data: Mapping[str, Any]) -> list[int]:
    """What one of each input means to all lanes."""
    weights = memoryview(b64decode(data["weights"])).cast("b")
    lanes = len(data["outputs"]) + 1
    return [
        _pack([step * weight for weight in weights[lanes * at : lanes * (at + 1)]])
        for at, step in enumerate(data["steps"])
    ]


def _place_rows(inputs: Sequence[int], travel: int, way: int) -> list[int]:
    """What so many men on a place mean."""
    one, two, three, more = inputs[:PARTS]
    return [
        one * (men > 0) + two * (men > 1) + three * (men > 2) + more * max(0, men - 3)
        + travel * men * way
        for men in range(COUNTS)
    ]  # fmt: skip


def _pack(amounts: Sequence[int]) -> int:
    return sum(amount << LANE * lane for lane, amount in enumerate(amounts))
