"""The Roman games' turns equal an independent enumeration on random positions."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.nightly import is_nightly, sampled
from tests.perft_files import Entry, entries
from tests.tables import slow_roman as slow

from alveus import registry
from alveus.core.game import CHANCE, OVER
from alveus.families.tables.game import TablesGame
from alveus.families.tables.state import Side

RULES: list[tuple[str, dict[str, str]]] = [
    ("duodecim", {}),
    ("duodecim", {"direction": "parallel"}),
    ("duodecim", {"dice_count": "2", "dice_obligation": "max_then_high"}),
    ("duodecim", {"dice_obligation": "sequential"}),
    ("duodecim", {"dice_obligation": "max_then_high"}),
    ("duodecim", {"dice_obligation": "free"}),
    ("duodecim", {"hit_return": "bar"}),
    ("duodecim", {"hit_return": "bar", "reentry_first": "off"}),
    ("duodecim", {"reentry_first": "on"}),
    ("duodecim", {"start_blocked": "bar"}),
    ("duodecim", {"start_blocked": "safe"}),
    ("duodecim", {"start_blocked": "safe", "direction": "parallel"}),
    ("duodecim", {"gather_before_bearing_off": "off"}),
    ("duodecim", {"gather_before_bearing_off": "off", "bear_off": "any"}),
    ("duodecim", {"bear_off": "exact"}),
    ("duodecim", {"bear_off": "any", "dice_obligation": "sequential"}),
    ("duodecim", {"touch_captures": "off"}),
    ("duodecim", {"touch_captures": "off", "dice_obligation": "free"}),
    ("duodecim", {"touch_captures": "off", "hit_return": "bar", "direction": "parallel"}),
    ("duodecim", {"touch_captures": "must_be_empty"}),
    ("duodecim", {"preset": "bell"}),
    ("duodecim", {"start_placement": "in_hand"}),
    ("duodecim", {"start_placement": "in_hand", "entry_limit": "12"}),
    ("xii", {}),
    ("xii", {"preset": "murray"}),
    ("xii", {"route": "half_a"}),
    ("xii", {"doubles": "plain"}),
    ("xii", {"dice_count": "3", "entry_others": "entered_only"}),
    ("xii", {"entry_others": "entered_only", "no_entry": "move_in_a"}),
    ("xii", {"entry_others": "none"}),
    ("xii", {"blocked_die": "lost"}),
    ("xii", {"blocked_die": "lost", "dice_count": "3"}),
    ("xii", {"blocked_die": "lost", "entry_others": "entered_only", "no_entry": "move_in_a"}),
    ("xii", {"no_entry": "move_in_a"}),
    ("xii", {"bar_and_hand": "either"}),
    ("xii", {"gather_in_a_after_hit": "on"}),
    ("xii", {"advance_after": "both"}),
    ("xii", {"dice_obligation": "max"}),
    ("xii", {"dice_obligation": "max_then_high"}),
    ("xii", {"may_decline": "on"}),
    ("xii", {"preset": "short"}),
]
NAMES = [f"{g} " + (" ".join(f"{k}={v}" for k, v in o.items()) or "defaults") for g, o in RULES]


def player(side: Side) -> slow.Player:
    points = tuple((n, men) for n, men in enumerate(side.points) if men)
    return slow.Player(points, side.hand, side.bar, side.off)


def engine_finals(game: TablesGame, position: dict[str, Any]) -> set[slow.Final]:
    state = game.from_json(position)
    seat = state.turn
    results = [
        slow.Final(player(result.state.sides[seat]), player(result.state.sides[1 - seat]))
        for result in game.results(state)
    ]
    assert len(results) == len(set(results)), "a result stands twice"
    return set(results)


def composed(game: TablesGame, chance: Random) -> dict[str, Any]:
    """A random position: few men or many, in hand, waiting, near home or apart."""
    rules, sides = game.rules, ("white", "black")
    limit = rules.entry_limit or rules.length
    together = chance.random() < 0.6
    left = {side: min(rules.men, chance.choice((2, 3, 4, 6, 8))) for side in sides}
    content: dict[str, dict[str, Any]] = {}
    numbers: dict[str, dict[int, int]] = {side: {} for side in sides}
    for side in sides:
        hand = chance.choice((0, 0, 1, 2)) if rules.start_in_hand else 0
        hand = min(hand, left[side])
        bar = 0 if rules.safe_on_start else min(left[side] - hand, chance.choice((0, 0, 1, 2)))
        off = 0 if hand and rules.entry_limit else rules.men - left[side]
        if hand and rules.entry_limit:
            left[side] = rules.men
        left[side] -= hand + bar
        content[side] = {"hand": hand, "bar": bar, "off": off}
    middle = chance.randrange(1, rules.length + 1)
    while any(left.values()):
        seat = chance.choice([number for number in (0, 1) if left[sides[number]]])
        side, other = sides[seat], sides[1 - seat]
        highest = limit if content[side]["hand"] else rules.length
        free = [
            number for number in range(1, highest + 1) if rules.facing[number] not in numbers[other]
        ]
        if together:
            near = middle if seat == 0 else rules.facing[middle]
            free.sort(key=lambda number: abs(number - near))
            free = free[:9]
        number = chance.choice(free)
        count = min(left[side], chance.choice((1, 1, 2, 3)))
        numbers[side][number] = numbers[side].get(number, 0) + count
        left[side] -= count
    for side in sides:
        content[side]["points"] = {str(n): count for n, count in numbers[side].items()}
    return {"turn": chance.choice(sides), **content}


def played_positions(game: TablesGame, chance: Random, turns: int) -> list[dict[str, Any]]:
    """Positions after a roll from random games."""
    met: list[dict[str, Any]] = []
    state = game.opening(0)
    for turn in range(7 * turns):
        if game.actor(state) == OVER:
            state = game.opening(0)
        if game.actor(state) == CHANCE:
            state, _ = game.apply(state, chance.choice(game.outcomes(state))[0])
            if turn % 7 == 0:
                met.append(game.to_json(state))
        state = chance.choice(game.results(state)).state
    return met


@pytest.mark.parametrize(("game_id", "options"), sampled(RULES, 2), ids=NAMES)
def test_results_equal_slow_enumeration(game_id: str, options: dict[str, str]) -> None:
    game: Any = registry.game(game_id, options)
    chance = Random(f"slow {game_id} {options}")
    positions = played_positions(game, chance, 8 if is_nightly() else 3)
    dice = game.rules.dice
    count = 120 if dice == 2 else 50
    for _ in range(count if is_nightly() else count // 12):
        thrown = chance.choice(list(combinations_with_replacement(range(1, 7), dice)))
        position = {**composed(game, chance), "dice": chance.sample(thrown, dice)}
        positions.append(position)
    for position in positions:
        assert engine_finals(game, position) == slow.finals(game_id, position, options), position


ENTRIES = [entry for game in ("duodecim", "xii") for entry in entries(game)]


@pytest.mark.parametrize("entry", sampled(ENTRIES, 4), ids=str)
def test_perft_counts_equal_slow_enumeration(entry: Entry) -> None:
    turn = entry.position["turn"]
    other = "black" if turn == "white" else "white"
    sides = [slow.player(slow.counted(entry.position[side])) for side in (turn, other)]
    counts = {
        depth: slow.count(entry.game, sides[0], sides[1], entry.options, depth)
        for depth in entry.counts
    }
    assert counts == entry.counts


SCATTERED = json.loads((Path(__file__).parent / "scattered.json").read_text())


@pytest.mark.parametrize("position", SCATTERED[::7])
def test_scattered_positions(position: dict[str, Any]) -> None:
    """The benchmark positions with thirty scattered men."""
    game: Any = registry.game("duodecim")
    assert engine_finals(game, position) == slow.finals("duodecim", position, {})
