"""Players for experiments: every level, a player that follows hints, and two simple players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from alveus import registry
from alveus.ai.opponent import advise, choose, opponent_of
from alveus.ai.search.budget import Budget
from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.core.progress import finish

Player = Callable[[Game[Any, Any], Any, int, int], str]
"""Function from the game, the seat's information state, the seat and a seed to a move as text."""


def player(game_id: str, name: str, budget: Budget | None = None) -> Player:
    """Return a player by name: a level, ``hints``, ``random`` or ``greedy``.

    Raises SetupError `unknown_level`, `unknown_game`.
    """
    if name == "random":
        return play_at_random
    if name == "greedy":
        return play_greedily
    if name == "hints":
        return Obedient(budget or Budget())
    if name not in registry.spec(game_id).players:
        raise SetupError("unknown_level", game=game_id, level=name[:80])
    return partial(_play_level, name, budget or Budget())


class Obedient:
    """Player that follows hints step by step.  It remembers the last step of each seat."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._last: dict[int, str] = {}

    def __call__(self, game: Game[Any, Any], known: Any, seat: int, seed: int) -> str:
        """Return the step that a hint recommends."""
        last = self._last.get(seat, "")
        text = finish(advise(game, known, seat, self.budget, seed, last)).text
        self._last[seat] = text
        return text


def play_at_random(game: Game[Any, Any], known: Any, seat: int, seed: int) -> str:
    """Return a random turn; every resulting position has the same probability.

    In games with hidden hands, return a random legal move.
    """
    if game.info.hidden:
        return game.text(known, Random(seed).choice(game.moves(known)))
    return str(Random(seed).choice(game.results(known)).text)


def play_greedily(game: Game[Any, Any], known: Any, seat: int, seed: int) -> str:
    """Return the move with the best immediate evaluation, as the game's family defines it.

    Raises SetupError `no_such_player` for a puzzle, which has no greedy player.
    """
    play = getattr(opponent_of(game.info.id), "play_greedily", None)
    if play is None:
        raise SetupError("no_such_player", player="greedy", game=game.info.id)
    return str(play(game, known, seat, seed))


def _play_level(
    name: str, budget: Budget, game: Game[Any, Any], known: Any, seat: int, seed: int
) -> str:
    return finish(choose(game, known, seat, name, budget, seed)).text
