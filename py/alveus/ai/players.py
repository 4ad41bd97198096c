"""Players for measuring: every level, and two plain players from outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any

from alveus.ai.opponent import choose, finished, levels
from alveus.ai.search.meter import Budget
from alveus.core.errors import SetupError
from alveus.core.game import Game

Player = Callable[[Game[Any, Any], Any, int, int], str]
"""A player answers to a game, what his seat knows, the seat and a seed, with a play as text."""


def player(game_id: str, name: str, budget: Budget | None = None) -> Player:
    """The player of a name: a level, ``random`` or ``greedy``.  Raises SetupError."""
    if name == "random":
        return play_at_random
    if name == "greedy":
        return play_greedily
    if name not in levels(game_id):
        raise SetupError("unknown_level", game=game_id, level=name[:80])
    return partial(_play_level, name, budget or Budget())


def play_at_random(game: Game[Any, Any], known: Any, seat: int, seed: int) -> str:
    """One of the results of the throw, each as likely as the other."""
    if game.info.hidden:
        return game.text(known, Random(seed).choice(game.moves(known)))
    return str(Random(seed).choice(game.results(known)).text)


def play_greedily(game: Game[Any, Any], known: Any, seat: int, seed: int) -> str:
    """The result that is best at first sight, ties at random."""
    if game.info.hidden:
        return game.text(known, max(game.moves(known), key=_shed))
    results = game.results(known)
    prize = _PRIZES[game.info.family]
    prizes = [prize(game, result.state, seat) for result in results]
    most = max(prizes)
    ties = [result for result, found in zip(results, prizes, strict=True) if found == most]
    return str(Random(seed).choice(ties).text)


def _travel(game: Any, state: Any, seat: int) -> int:
    """The points that the men of the other side still have to travel."""
    side, beyond = state.sides[1 - seat], game.rules.exit
    return int(side.bar * beyond + sum(men * (beyond - n) for n, men in enumerate(side.points)))


def _surplus(game: Any, state: Any, seat: int) -> int:
    """The beans in store beyond those of the other side."""
    return int(state.stores[seat] - state.stores[1 - seat])


def _shed(move: Any) -> int:
    """The pips of the tile that a move lays; nothing is bought that need not be."""
    return -1 if move.tile is None else int(move.tile.pips)


def _booty(game: Any, state: Any, seat: int) -> int:
    """The stones taken beyond those that the other side has taken."""
    return len(state.reserves[seat]) - len(state.reserves[1 - seat])


_PRIZES: Mapping[str, Callable[[Any, Any, int], int]] = {
    "tables": _travel,
    "mancala": _surplus,
    "rithmomachia": _booty,
}
"""What a greedy player of a family wants most of."""


def _play_level(
    name: str, budget: Budget, game: Game[Any, Any], known: Any, seat: int, seed: int
) -> str:
    return finished(choose(game, known, seat, name, budget, seed)).text
