"""Small neural network that estimates the chance of winning, trained by self-play.

The inputs are both players' numbers of men on each place and total distances to go, and the effects
of the next roll on their men (`threat_features`).  The network has one hidden layer.  One integer
holds the sums of the output and all hidden units, each in a lane (a group of `LANE` bits), so that
one addition adds an input to all of them.  The sums are integers, equal on every machine.  Weights
are bytes with a scale per input (`scripts/learn_tables.py`).
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
"""For each field of `Ruleset`, the values with which the network can be used (None: all values).
Games under these rules have positions similar to those with which the network was trained."""


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
        """The weights of each input, packed in one integer.  The lowest lane has the weight to the
        output, each other lane the weight to one hidden unit.  A weight is a byte of
        ``data["weights"]`` times the scale of the input (``data["steps"]``)."""
        places = rules.length + 3
        travels = inputs[2 * PARTS * places :][:2]
        self._measures = inputs[2 * PARTS * places + 2 :]
        self._rows = [
            _place_rows(inputs[PARTS * (places * side + place) :], travel, way)
            for side, travel in enumerate(travels)
            for place, way in enumerate((*range(rules.exit, -1, -1), rules.exit))
        ]
        """The packed weights to add for the men on a place, as ``_rows[place][number of men]``.

        The places are, in this order, the bar, the points from 1, the men borne off and the hand of
        the player who has just moved, then the same places of the opponent."""
        self._lanes = Struct(f"<{lanes}I")
        self._base = _pack([bias + ZERO for bias in data["bias"]])

    def worth(self, own: Side, other: Side) -> float:
        """Return the winning chance (0 to 1) of the player with the men `own`, who has just moved.

        The opponent, with the men `other`, is about to roll.
        """
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
    """Return a player's `Men`; bit n of `held` and `single` is point n of the player's own path."""
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
    """Return the packed weights of 0, 1, 2, … 15 men on a place `way` points from the exit.

    A packed weight has the weights to the output and to all hidden units, each in its lane.
    `inputs` begins with the packed weights of the `PARTS` inputs of this place.  `travel` is the
    packed weight of the total distance of the owner's men, per point.
    """
    one, two, three, more = inputs[:PARTS]
    return [
        one * (men > 0) + two * (men > 1) + three * (men > 2) + more * max(0, men - 3)
        + travel * men * way
        for men in range(COUNTS)
    ]  # fmt: skip


def _pack(amounts: Sequence[int]) -> int:
    return sum(amount << LANE * lane for lane, amount in enumerate(amounts))
