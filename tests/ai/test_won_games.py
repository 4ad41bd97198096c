"""Levels of Rithmomachia against random play: they avoid repetition, and higher levels win."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.ai.every_level import choose, play
from tests.nightly import is_nightly

from alveus import registry
from alveus.core.game import OVER
from alveus.lab.players import NamedPlayer

pytestmark = pytest.mark.native
NIGHTLY = is_nightly()
LEVELS = registry.spec("rithmomachia").levels
TESTED_LEVELS = LEVELS if NIGHTLY else ("calculator",)
SEEDS = range(1, 11 if NIGHTLY else 2)
LONGEST = 200
"""Number of plies within which a level that plans ahead wins."""


def moves_against_random(game: Any, level: str, seed: int) -> tuple[list[str], int | None]:
    """Return the moves of a level against random play, and the winner."""
    state = game.opening()
    moves: list[str] = []
    while game.actor(state) != OVER and len(moves) < LONGEST // 2:
        seat = game.actor(state)
        if seat:
            text = NamedPlayer("random").choose(game, state, seat, 1000 * seed + len(moves)).text
        else:
            text = choose(game, state, seat, level, 150, len(moves)).text
            moves.append(text)
        state = play(game, state, text)
    outcome = game.outcome(state)
    return moves, None if outcome is None else outcome.winner


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("level", TESTED_LEVELS)
def test_levels_avoid_repetition_and_higher_levels_win(level: str) -> None:
    game = registry.game("rithmomachia")
    played = undone = won = 0
    for seed in SEEDS:
        moves, winner = moves_against_random(game, level, seed)
        steps = [tuple(move.split("-")) for move in moves]
        played += len(steps)
        undone += sum(first[::-1] == second for first, second in pairwise(steps))
        won += winner == 0
    assert undone <= played // 10
    if LEVELS.index(level) >= LEVELS.index("abacista"):
        assert won == len(SEEDS)
