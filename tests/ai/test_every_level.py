"""Every level of every game plays legally and reproducibly, also in lost positions."""

from __future__ import annotations

import json
from itertools import cycle, islice

import pytest
from tests.ai.every_level import (
    DECISIVE,
    FILE,
    GAMES,
    choose,
    chosen,
    decisions,
    lost_position,
    play,
    rulesets,
)
from tests.examples import IN_PYODIDE
from tests.nightly import is_nightly

from alveus import registry

NIGHTLY = is_nightly()
POSITIONS = 10_000 if NIGHTLY else 12 if IN_PYODIDE else 30
"""Number of tested positions for each game, divided among all its rules."""
STEP = 7
"""A level chooses at every seventh decision of a random game."""
NODES = 24
RECORDED = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.timeout(3600 if NIGHTLY else 300)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_plays_legal_moves(game_id: str) -> None:
    levels = cycle(registry.spec(game_id).levels)
    rules = rulesets(game_id)
    for number, chosen_rules in enumerate(rules):
        game = registry.game(game_id, chosen_rules)
        share = POSITIONS // len(rules) + (number < POSITIONS % len(rules))
        positions = islice(decisions(game, number), STEP - 1, share * STEP, STEP)
        for seed, (state, seat) in enumerate(positions):
            choice = choose(game, state, seat, next(levels), NODES, seed)
            assert play(game, state, choice.text) != state


@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_moves_in_a_lost_position(game_id: str) -> None:
    game = registry.game(game_id, DECISIVE.get(game_id, {}))
    state, seat = lost_position(game)
    for level in registry.spec(game_id).levels:
        assert play(game, state, choose(game, state, seat, level, 200).text) != state


@pytest.mark.parametrize("game_id", GAMES)
def test_choices_are_the_same_on_every_machine(game_id: str) -> None:
    """CPython and Pyodide read the same file."""
    assert chosen(game_id) == RECORDED[game_id]
