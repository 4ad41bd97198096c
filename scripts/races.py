"""Races in the arena: complete matches of several games, with the game's scoring of a series."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from alveus import registry
from alveus.core.workers import Workers
from alveus.lab.pairs import Pair, PairedGames, Pairing, play_game
from alveus.lab.players import Player, find_player

if TYPE_CHECKING:
    from alveus.core.game import Game
    from alveus.core.outcomes import Outcome

GAMES = 1000
"""Upper bound of the number of games in a race, so that no two races share a seed."""


def play_race(game: Game[Any, Any], players: tuple[Player, Player], seed: int) -> tuple[float, int]:
    """Play a race; return the first seat's score (0 or 1) and the number of games.

    Raises ValueError if the game has no races, or if a game is stopped without an outcome.
    """
    scoring = game.info.scoring and game.info.scoring(game.settings)
    if scoring is None:
        raise ValueError(f"no race is played at {game.info.id}")
    outcomes: list[Outcome] = []
    begins: int | None = None
    while True:
        played = play_game(game, players, seed * GAMES + len(outcomes), begins)
        if played.outcome is None:
            raise ValueError("a game that nobody ends")
        outcomes.append(played.outcome)
        winner = scoring.tally(outcomes, len(game.info.seats)).winner
        if winner is not None:
            return float(winner == 0), len(outcomes)
        begins = game.next_starter(played.outcome, played.starter)


def play_races(pairing: Pairing, jobs: int) -> PairedGames:
    """Play pairs of races between two players.  In the results, `turns` is the number of games.

    The players swap seats within a pair; `first_turn` is then the score of seat 0.
    """
    seeds = range(pairing.seed * 1_000_000, pairing.seed * 1_000_000 + (pairing.games + 1) // 2)
    with Workers(jobs) as workers:
        return PairedGames(tuple(workers.map(partial(_play_pair, pairing), seeds)))


def _play_pair(pairing: Pairing, seed: int) -> Pair:
    game = registry.game(pairing.game, pairing.options)
    first, second = (
        find_player(pairing.game, name, pairing.nodes) for name in (pairing.first, pairing.second)
    )
    score_1, games_1 = play_race(game, (first, second), seed)
    score_2, games_2 = play_race(game, (second, first), seed)
    return Pair((score_1, 1 - score_2), (score_1, score_2), (games_1, games_2))
