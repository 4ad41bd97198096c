"""Network for the tables games: structure (hidden layer and linear part), training, and file."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Any

import numpy as np

from alveus.core.files import write_file
from alveus.families.tables.opponent.network import UNIT
from alveus.families.tables.opponent.threat_features import NAMES
from learning.positions import WAYS, Eyes

if TYPE_CHECKING:
    from pathlib import Path

    from learning.games import Judge

HIDDEN = 32
SLOWLY = 0.9995
"""Share of the old value in the running mean of the weights, at each step."""
GUESS = {
    "own_loss": -0.5,
    "loss": 0.25,
    "own_dead": -0.3,
    "dead": 0.3,
    "own_held_up": -0.3,
    "held_up": 0.3,
    "own_prime": -0.2,
    "prime": 0.2,
}
"""Initial weights of the measures, estimated by hand."""
WAY = 2.5
"""Initial weight of a distance of a hundred points still to travel, estimated by hand."""


class Net:
    """A network: a hidden layer plus a linear part, and a logistic output; trained with Adam."""

    def __init__(self, inputs: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        first = chance.normal(0, 0.05, (inputs, HIDDEN + 1)).astype(np.float32)
        first[:, 0] = 0
        first[-len(NAMES) :, 0] = [GUESS.get(name, 0.0) for name in NAMES]
        first[-len(NAMES) - 2 : -len(NAMES), 0] = -WAY, WAY
        self.values = [
            first,
            np.zeros(HIDDEN + 1, dtype=np.float32),
            chance.normal(0, 0.1, HIDDEN).astype(np.float32),
        ]
        self.moments = [(np.zeros_like(value), np.zeros_like(value)) for value in self.values]
        self.mean = [value.copy() for value in self.values]
        self.steps = 0

    def judge(self, eyes: Eyes) -> Judge:
        """Return a copy of the network as a function that evaluates positions."""
        now = Net.__new__(Net)
        now.values = [value.copy() for value in self.values]
        return lambda seen: now.worth(eyes.show(seen))

    def settled(self) -> Net:
        """Return a network whose weights are the running means of this network's weights."""
        other = Net.__new__(Net)
        other.values = [value.copy() for value in self.mean]
        return other

    def worth(self, inputs: Any) -> Any:
        """Return the win probability of the side that has just moved, for each position."""
        return self._feel(inputs)[1]

    def _feel(self, inputs: Any) -> tuple[Any, Any]:
        first, bias, last = self.values
        lanes = inputs @ first + bias
        hidden = np.maximum(lanes[:, 1:], 0)
        return hidden, 1 / (1 + np.exp(-(lanes[:, 0] + hidden @ last)))

    def learn(self, inputs: Any, targets: Any, size: float) -> None:
        """Take one gradient step of size `size` towards the targets."""
        hidden, worth = self._feel(inputs)
        error = (worth - targets) / len(inputs)
        back = np.empty((len(inputs), HIDDEN + 1), dtype=np.float32)
        back[:, 0] = error
        back[:, 1:] = error[:, None] * self.values[2] * (hidden > 0)
        slopes = inputs.T @ back, back.sum(axis=0), hidden.T @ error
        self.steps += 1
        for value, mean, slope, (first, second) in zip(
            self.values, self.mean, slopes, self.moments, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            rate = size * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            value -= rate * first / (np.sqrt(second) + 1e-8)
            mean += (1 - SLOWLY) * (value - mean)


def write(path: Path, made_by: str, net: Net, eyes: Eyes, curve: Any) -> None:
    """Write the network's data file: a signed byte per weight, and a step size per input."""
    first, bias, last = net.values
    real = first * _input_units(eyes)[:, None]
    steps = np.maximum(1, np.ceil(np.abs(real).max(axis=1) * UNIT / 127)).astype(int)
    weights = np.rint(real * UNIT / steps[:, None]).astype(np.int8)
    data = {
        "made_by": made_by,
        "curve": curve,
        "bias": [round(float(value) * UNIT) for value in bias],
        "outputs": [round(float(value), 6) for value in last],
        "steps": [int(step) for step in steps],
        "weights": b64encode(weights.tobytes()).decode(),
    }
    lines = [f' "{name}": {json.dumps(value)}' for name, value in data.items()]
    write_file(path, "{\n" + ",\n".join(lines) + "\n}\n")


def read(path: Path, eyes: Eyes) -> Net:
    """Read a network from its data file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    weights = np.frombuffer(b64decode(data["weights"]), dtype=np.int8)
    steps = np.array(data["steps"], dtype=np.float64)
    real = weights.reshape(len(steps), -1) * steps[:, None] / UNIT / _input_units(eyes)[:, None]
    net = Net.__new__(Net)
    net.values = [
        real.astype(np.float32),
        np.array(data["bias"], dtype=np.float32) / UNIT,
        np.array(data["outputs"], dtype=np.float32),
    ]
    return net


def _input_units(eyes: Eyes) -> Any:
    """Return the input values of one man, of one point to travel and of one unit per measure."""
    places = eyes.inputs - 2 - len(NAMES)
    return np.array([1.0] * places + [WAYS] * 2 + [*eyes.scales])
