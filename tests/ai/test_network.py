"""The learned network, held to the same sums done one by one, and to what it is for."""

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
from alveus.ai.tables import network
from alveus.ai.tables.evaluation import Evaluation, load_evaluation, load_judge
from alveus.ai.tables.lookout import Lookout
from alveus.ai.tables.network import PARTS, UNIT, Network, load_network, see
from alveus.core.progress import finish
from alveus.core.stream import Stream
from alveus.tables.state import Side

RULES = registry.game("xii").rules
DATA = json.loads(get_data("alveus.ai.tables.network", "data/xii-network.json") or b"")
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


def added_up(own: Side, other: Side) -> float:
    """The worth as the weights say it, each input and each unit by itself."""
    told: list[int] = []
    for side in (own, other):
        for men in (side.bar, *side.points[1:], side.off, side.hand):
            told += [men > 0, men > 1, men > 2, max(0, men - 3)]
    for side in (own, other):
        waiting = (side.bar + side.hand) * RULES.exit
        told.append(
            waiting + sum(men * (RULES.exit - at) for at, men in enumerate(side.points) if men)
        )
    told += Lookout(RULES).measure(see(own), see(other))
    weights = memoryview(b64decode(DATA["weights"])).cast("b").tolist()
    units = len(DATA["outputs"]) + 1
    lanes = list(DATA["bias"])
    for at, (amount, step) in enumerate(zip(told, DATA["steps"], strict=True)):
        for unit in range(units):
            lanes[unit] += amount * step * weights[units * at + unit]
    direct, *hidden = lanes
    felt = direct + sum(
        weight * max(0, lane) for weight, lane in zip(DATA["outputs"], hidden, strict=True)
    )
    return 1 / (1 + exp(-felt / UNIT))


def test_units_side_by_side_add_up_as_each_by_itself() -> None:
    judge = Network(RULES, DATA)
    for _ in range(100):
        own, other = some_side(), some_side()
        assert judge.worth(own, other) == pytest.approx(added_up(own, other), abs=1e-12)


def test_there_is_an_input_for_every_number_of_men_on_every_place() -> None:
    assert len(DATA["steps"]) == 2 * PARTS * (RULES.length + 3) + 2 + 10
    assert len(b64decode(DATA["weights"])) <= 60_000


@pytest.mark.parametrize("chosen", [{}, {"dice_obligation": "max"}])
def test_it_judges_the_rules_that_it_has_learned(chosen: dict[str, str]) -> None:
    assert isinstance(load_judge("xii", registry.game("xii", chosen).rules), Network)


@pytest.mark.parametrize("chosen", [{"route": "mirrored"}, {"route": "half_a"}, {"men": "5"}])
def test_other_rules_are_judged_by_plain_weights(chosen: dict[str, str]) -> None:
    assert isinstance(load_judge("xii", registry.game("xii", chosen).rules), Evaluation)


@pytest.mark.parametrize("chosen", [{}, {"route": "mirrored"}, {"route": "half_a"}])
def test_who_plays_in_experiments_judges_every_way_alike(chosen: dict[str, str]) -> None:
    game = registry.game("xii", chosen)
    state = game.opening()
    state, _ = game.apply(state, game.chance(state, Stream(b"xii", 0)))
    plain = load_evaluation("xii", game.rules)
    best = max(plain.worth(*one.state.sides) for one in game.results(state))
    choice = finish(choose(game, state, 0, "linear", Budget(), 1))
    assert choice.value == best


def test_without_its_file_the_plain_weights_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str, resource: str) -> Any:
        raise FileNotFoundError(resource)

    monkeypatch.setattr(network, "get_data", missing)
    assert load_network("xii", RULES) is None


def test_who_has_fewer_men_left_is_likelier_to_win() -> None:
    def left(men: int) -> Side:
        points = [0] * RULES.exit
        points[RULES.length] = men
        return Side(tuple(points), 0, RULES.men - men)

    judge = load_judge("xii", RULES)
    assert judge.worth(left(2), left(9)) > 0.8 > 0.2 > judge.worth(left(9), left(2))
