"""The engine's turns equal an independent enumeration on random positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.nightly import sampled
from tests.perft_files import Entry, entries
from tests.tables import slow
from tests.tables.positions import lombard

from alveus.core.game import CHANCE, OVER
from alveus.families.tables.game import TablesGame
from alveus.families.tables.state import Side, State

RULES: list[dict[str, str]] = [
    {},
    {"dice_obligation": "max"},
    {"dice_obligation": "max_then_high"},
    {"dice_obligation": "free"},
    {"restricted": "all"},
    {"restricted": "none"},
    {"restricted_transit": "off"},
    {"restricted_transit": "off", "restricted": "all", "dice_obligation": "max"},
    {"restricted_transit": "off", "dice_obligation": "free"},
    {"hit_return": "start_point"},
    {"hit_return": "start_point", "dice_obligation": "max_then_high"},
    {"hit_return": "start_point", "restricted_transit": "off"},
    {"dice_count": "3"},
    {"dice_count": "3", "dice_obligation": "max"},
    {"dice_count": "3", "restricted_transit": "off", "restricted": "all"},
    {"dice_count": "3", "dice_obligation": "max_then_high"},
    {"dice_count": "3", "third_die": "six"},
    {"dice_count": "3", "third_die": "six", "dice_obligation": "max_then_high"},
]
NAMES = [" ".join(f"{k}={v}" for k, v in options.items()) or "defaults" for options in RULES]


def final(own: Side, other: Side) -> slow.Final:
    return slow.Final(
        *(
            slow.Player(tuple((n, men) for n, men in enumerate(s.points) if men), s.bar, s.off)
            for s in (own, other)
        )
    )


def engine_finals(rules: TablesGame, position: dict[str, Any]) -> set[slow.Final]:
    state = rules.from_json(position)
    seat = state.turn
    results = [
        final(result.state.sides[seat], result.state.sides[1 - seat])
        for result in rules.results(state)
    ]
    assert len(results) == len(set(results)), "a result stands twice"
    return set(results)


def composed(chance: Random) -> dict[str, Any]:
    """A random position: crowded or nearly empty, with men on the bar."""
    colours: dict[str, dict[int, int]] = {"white": {}, "black": {}}
    left = dict.fromkeys(colours, chance.choice((2, 3, 5, 9, 15)))
    total = dict(left)
    home = chance.random() < 0.4
    bar = {name: min(left[name], chance.choice((0, 0, 0, 1, 1, 2, 3))) for name in colours}
    for name in colours:
        left[name] -= bar[name]
    while any(left.values()):
        name = chance.choice([name for name in colours if left[name]])
        other = colours["black" if name == "white" else "white"]
        free = [number for number in range(1, 13) if 13 - number not in other]
        if home and name == "white":
            free = [number for number in free if number > 6] or free
        number = chance.choice(free)
        count = min(left[name], chance.choice((1, 1, 1, 2, 2, 3)))
        points = colours[name]
        points[number] = points.get(number, 0) + count
        left[name] -= count
    position: dict[str, Any] = {"turn": chance.choice(("white", "white", "black"))}
    for name, points in colours.items():
        position[name] = {
            "points": {str(n): count for n, count in points.items()},
            "bar": bar[name],
            "off": 15 - total[name],
        }
    return position


def played_positions(rules: TablesGame, chance: Random, turns: int) -> list[dict[str, Any]]:
    """Positions after a roll from random games."""
    met: list[dict[str, Any]] = []
    state: State = rules.opening(0)
    while len(met) < turns:
        if rules.actor(state) == OVER:
            state = rules.opening(0)
        if rules.actor(state) == CHANCE:
            state, _ = rules.apply(state, chance.choice(rules.outcomes(state))[0])
            met.append(rules.to_json(state))
        state = chance.choice(rules.results(state)).state
    return met


@pytest.mark.parametrize("options", sampled(RULES, 2), ids=NAMES)
def test_results_equal_slow_enumeration(options: dict[str, str]) -> None:
    rules = lombard(**options)
    chance = Random(f"slow {options}")
    dice = 40 if options.get("dice_count") == "3" else 120
    positions = played_positions(rules, chance, dice)
    for _ in range(2 * dice):
        position = composed(chance)
        thrown = chance.choice(slow.throws(options))
        positions.append({**position, "dice": chance.sample(thrown, len(thrown))})
    for position in positions:
        assert engine_finals(rules, position) == slow.finals(position, options), position


ENTRIES = [entry for entry in entries("lombardorum") if "preset" not in entry.options]


@pytest.mark.parametrize("entry", sampled(ENTRIES, 2), ids=str)
def test_perft_counts_equal_slow_enumeration(entry: Entry) -> None:
    other = "black" if entry.position["turn"] == "white" else "white"
    mover, waiting = (
        slow.written(slow.read(entry.position[side])) for side in (entry.position["turn"], other)
    )
    counts = {depth: slow.count(mover, waiting, entry.options, depth) for depth in entry.counts}
    assert counts == entry.counts
