"""The network equals a plain sum of its inputs and is used for its rules only."""

from __future__ import annotations

import json
from base64 import b64decode
from math import exp
from pkgutil import get_data
from random import Random
from typing import Any

import pytest

from alveus import registry
from alveus.ai import Budget, choose
from alveus.core.events import finish
from alveus.core.stream import Stream
from alveus.families.tables.opponent import network
from alveus.families.tables.opponent.evaluation import Evaluation, load_evaluation, load_evaluator
from alveus.families.tables.opponent.network import PARTS, UNIT, Network, load_network, see
from alveus.families.tables.opponent.threat_features import ThreatFeatures
from alveus.families.tables.state import Side

RULES = registry.game("xii").rules
DATA = json.loads(get_data(network.__name__, "data/xii-network.json") or b"")
CHANCE = Random(7)


def some_side() -> Side:
    """Fifteen men anywhere."""
    points, beside = [0] * (RULES.length + 1), [0, 0, 0]
    for _ in range(RULES.men):
        at = CHANCE.randrange(-2, RULES.exit)
        if at > 0:
            points[at] += 1
        else:
            beside[at] += 1
    beside[1] = min(beside[1], RULES.men - 1)
    missing = RULES.men - sum(points) - sum(beside)
    return Side(tuple(points), beside[0] + missing, beside[1], beside[2])


def plain_value(own: Side, other: Side) -> float:
    """Return the value as a plain sum over inputs and units."""
    inputs: list[int] = []
    for side in (own, other):
        for men in (side.bar, *side.points[1:], side.off, side.hand):
            inputs += [men > 0, men > 1, men > 2, max(0, men - 3)]
    for side in (own, other):
        waiting = (side.bar + side.hand) * RULES.exit
        inputs.append(
            waiting + sum(men * (RULES.exit - at) for at, men in enumerate(side.points) if men)
        )
    inputs += ThreatFeatures(RULES).measure(see(own), see(other))
    weights = memoryview(b64decode(DATA["weights"])).cast("b").tolist()
    units = len(DATA["outputs"]) + 1
    lanes = list(DATA["bias"])
    for at, (amount, step) in enumerate(zip(inputs, DATA["steps"], strict=True)):
        for unit in range(units):
            lanes[unit] += amount * step * weights[units * at + unit]
    direct, *hidden = lanes
    felt = direct + sum(
        weight * max(0, lane) for weight, lane in zip(DATA["outputs"], hidden, strict=True)
    )
    return 1 / (1 + exp(-felt / UNIT))


def test_packed_units_equal_plain_sums() -> None:
    judge = Network(RULES, DATA)
    for _ in range(100):
        own, other = some_side(), some_side()
        assert judge.worth(own, other) == pytest.approx(plain_value(own, other), abs=1e-12)


def test_every_number_of_men_on_every_place_has_an_input() -> None:
    assert len(DATA["steps"]) == 2 * PARTS * (RULES.length + 3) + 2 + 10
    assert len(b64decode(DATA["weights"])) <= 60_000


@pytest.mark.parametrize("chosen", [{}, {"dice_obligation": "max"}])
def test_network_is_used_for_its_rules(chosen: dict[str, str]) -> None:
    assert isinstance(load_evaluator("xii", registry.game("xii", chosen).rules), Network)


@pytest.mark.parametrize("chosen", [{"route": "mirrored"}, {"route": "half_a"}, {"men": "5"}])
def test_other_rules_use_the_linear_evaluation(chosen: dict[str, str]) -> None:
    assert isinstance(load_evaluator("xii", registry.game("xii", chosen).rules), Evaluation)


@pytest.mark.parametrize("chosen", [{}, {"route": "mirrored"}, {"route": "half_a"}])
def test_linear_level_uses_one_evaluation_for_all_routes(chosen: dict[str, str]) -> None:
    game = registry.game("xii", chosen)
    state = game.opening()
    state, _ = game.apply(state, game.chance(state, Stream(b"xii", 0)))
    plain = load_evaluation("xii", game.rules)
    best = max(plain.worth(*result.state.sides) for result in game.results(state))
    choice = finish(choose(game, state, 0, "linear", Budget(), 1))
    assert choice.value == best


def test_missing_network_file_falls_back_to_linear_evaluation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(package: str, resource: str) -> Any:
        raise FileNotFoundError(resource)

    monkeypatch.setattr(network, "get_data", missing)
    assert load_network("xii", RULES) is None


def test_fewer_men_left_is_better() -> None:
    def left(men: int) -> Side:
        points = [0] * RULES.exit
        points[RULES.length] = men
        return Side(tuple(points), 0, RULES.men - men)

    judge = load_evaluator("xii", RULES)
    assert judge.worth(left(2), left(9)) > 0.8 > 0.2 > judge.worth(left(9), left(2))
