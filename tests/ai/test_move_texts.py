"""Texts of moves that `ai.explain` and `ai.analyse` refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from alveus import ai, registry
from alveus.core.errors import IllegalMove, NotationError
from alveus.core.game import CHANCE
from alveus.core.stream import Stream

EVALUATED = [spec.info.id for spec in registry.specs() if spec.analysis]
ILLEGAL = {
    "lombardorum": ("4:1-5", "no_such_die"),
    "bohnenspiel": ("12", "not_your_pit"),
    "rithmomachia": ("a1-a9", "wrong_way"),
}


def explain(game: Any, state: Any, seat: int, text: str) -> None:
    ai.explain(game, state, seat, text)


def analyse(game: Any, state: Any, seat: int, text: str) -> None:
    ai.finish(ai.analyse(game, state, seat, ai.Budget(nodes=1), text))


def to_move(game_id: str) -> tuple[Any, Any, int]:
    """Return a game, its first position with a decision as the seat to move knows it, the seat."""
    game = registry.game(game_id)
    state = game.opening(0)
    while game.actor(state) == CHANCE:
        state = game.advance(state, game.chance(state, Stream(b"first", 0)))
    seat = game.actor(state)
    return game, game.information_state(state, seat), seat


@pytest.mark.parametrize("ask", [explain, analyse])
@pytest.mark.parametrize("game_id", EVALUATED)
def test_an_unreadable_move_is_refused(game_id: str, ask: Callable[..., None]) -> None:
    with pytest.raises(NotationError):
        ask(*to_move(game_id), "xyz")


@pytest.mark.parametrize("ask", [explain, analyse])
@pytest.mark.parametrize("game_id", ILLEGAL)
def test_an_illegal_move_is_refused_with_its_reason(game_id: str, ask: Callable[..., None]) -> None:
    text, code = ILLEGAL[game_id]
    with pytest.raises(IllegalMove) as caught:
        ask(*to_move(game_id), text)
    assert caught.value.code == code
