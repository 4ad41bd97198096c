"""Small neural network that evaluates positions, trained by self-play.

The inputs are the number of men on each place, both remaining distances, and the effects of the
next roll (`threat_features`).  One integer holds the sums of all units, each in a lane (a group of
`LANE` bits), so that one addition adds an input to all of them.  Weights are bytes with a scale per
input (`scripts/learn_tables.py`).  Only integers are added: results are equal on every machine.
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

from alveus.families.tables.opponent.threat_features import Men, ThreatFeatures
from alveus.families.tables.ruleset import Ruleset, parallel_facing, proved_for
from alveus.families.tables.state import Side

LANE = 32
UNIT = 1 << 20
"""The integer that represents a weight of 1."""
ZERO = 1 << LANE - 1
"""The number that represents 0 in a lane (`LANE` bits for a unit's sum); lower means negative."""
COUNTS = 16
"""Number of possible numbers of men on a place, 0 included."""
PARTS = 4
"""Number of inputs per place: three flags (at least 1, 2, 3 men), and the number of men above 3."""

PROVED = proved_for(
    *("home", "obligation", "hit_return", "limits", "limits_in_passing", "start_blocked"),
    *("reentry", "touch", "entry_limit", "entry_of_both", "must_enter", "entry_others"),
    *("no_entry", "blocked_die_lost", "stay_after_reentry", "gather", "bear_off", "lurch_wins"),
    length=(36,),
    facing=(parallel_facing(36),),
    men=(COUNTS - 1,),
    dice=(2,),
    fixed_dice=((),),
    doubles_four=(True,),
    start_in_hand=(True,),
)
"""Rules for which the network can be used: their positions resemble its training positions."""


class Network:
    """Evaluation of positions by a trained network."""

    def __init__(self, rules: Ruleset, data: Mapping[str, Any]) -> None:
        self.rules = rules
        self.threats = ThreatFeatures(rules)
        self.outputs: list[float] = data["outputs"]
        lanes = len(self.outputs) + 1
        weights = memoryview(b64decode(data["weights"])).cast("b")
        inputs = [
            _pack([step * weight for weight in weights[lanes * at : lanes * (at + 1)]])
            for at, step in enumerate(data["steps"])
        ]
        """For each input, its weights for the output and all hidden units, packed as an integer."""
        places = rules.length + 3
        travels = inputs[2 * PARTS * places :][:2]
        self._measures = inputs[2 * PARTS * places + 2 :]
        self._rows = [
            _place_rows(inputs[PARTS * (places * side + place) :], travel, way)
            for side, travel in enumerate(travels)
            for place, way in enumerate((*range(rules.exit, -1, -1), rules.exit))
        ]
        """Packed weights, by place (bar, points, off, hand; both sides) and number of men there."""
        self._lanes = Struct(f"<{lanes}I")
        self._base = _pack([bias + ZERO for bias in data["bias"]])

    def worth(self, own: Side, other: Side) -> float:
        """Return the chance of winning of the player who has just moved; the opponent rolls."""
        if own.off == self.rules.men:
            return 1.0
        places = (own.bar, *own.points[1:], own.off, own.hand)
        places += (other.bar, *other.points[1:], other.off, other.hand)
        total = self._base
        for row, men in zip(self._rows, places, strict=True):
            if men:
                total += row[men]
        measures = self.threats.measure(see(own), see(other))
        total += sum(map(mul, self._measures, measures))
        direct, *hidden = self._lanes.unpack(total.to_bytes(self._lanes.size, "little"))
        felt = direct - ZERO
        for weight, lane in zip(self.outputs, hidden, strict=True):
            if lane > ZERO:
                felt += weight * (lane - ZERO)
        return 1 / (1 + exp(-felt / UNIT))


def see(side: Side) -> Men:
    """Return a side's men in the form that `threat_features` needs: points as bits."""
    held = single = 0
    for point, men in enumerate(side.points):
        if men:
            held |= 1 << point
            if men == 1:
                single |= 1 << point
    return Men(held | (side.hand > 0), single, side.bar, side.hand)


def load_network(game_id: str, rules: Ruleset) -> Network | None:
    """Return the network of a game, or None if there is none for these rules."""
    try:
        data = get_data(__name__, f"data/{game_id}-network.json")
    except OSError:
        return None
    return Network(rules, json.loads(data)) if data and rules.is_within(PROVED) else None


def _place_rows(inputs: Sequence[int], travel: int, way: int) -> list[int]:
    """Return the packed weights of 0, 1, 2, … men on a place `way` points from the exit."""
    one, two, three, more = inputs[:PARTS]
    return [
        one * (men > 0) + two * (men > 1) + three * (men > 2) + more * max(0, men - 3)
        + travel * men * way
        for men in range(COUNTS)
    ]  # fmt: skip


def _pack(amounts: Sequence[int]) -> int:
    return sum(amount << LANE * lane for lane, amount in enumerate(amounts))
