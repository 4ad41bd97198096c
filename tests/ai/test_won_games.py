"""The levels of the battle of numbers against random play: nobody shuffles, and won games end."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import Any

import pytest
from tests.ai.every_level import choose, play

from alveus import registry
from alveus.core.game import OVER
from alveus.lab.players import NamedPlayer

pytestmark = pytest.mark.native
NIGHTLY = bool(os.environ.get("ALVEUS_NIGHTLY"))
LEVELS = registry.spec("rithmomachia").levels
TRIED = LEVELS if NIGHTLY else ("calculator",)
SEEDS = range(1, 11 if NIGHTLY else 2)
LONGEST = 200
"""Plies within which a level that has a plan has won."""


def moves_against_random(game: Any, level: str, seed: int) -> tuple[list[str], int | None]:
    """The moves of a level against random play, and who has won."""
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
@pytest.mark.parametrize("level", TRIED)
def test_no_level_moves_to_and_fro_and_whoever_has_a_plan_wins(level: str) -> None:
    game = registry.game("rithmomachia")
    made = undone = won = 0
    for seed in SEEDS:
        moves, winner = moves_against_random(game, level, seed)
        steps = [tuple(move.split("-")) for move in moves]
        made += len(steps)
        undone += sum(one[::-1] == two for one, two in pairwise(steps))
        won += winner == 0
    assert undone <= made // 10
    if LEVELS.index(level) >= LEVELS.index("abacista"):
        assert won == len(SEEDS)
