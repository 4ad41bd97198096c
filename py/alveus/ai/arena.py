"""Paired games: how strong one player is against another, with an honest interval.

The unit is a pair: two games with the same throws, or the same random opening, and the seats
changed, so that luck which favours a seat favours both players once.  A match is the mean of
its pairs' scores, give or take 1.96 standard errors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import log10, sqrt
from multiprocessing import Pool
from random import Random
from statistics import mean, stdev
from typing import Any, TextIO

from alveus import registry
from alveus.ai.players import Player, player
from alveus.ai.search.budget import Budget
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream

OPENING_TURNS = 4
"""Turns at random with which a game without chance begins."""
TURN_CAP = 5000
"""The number of turns after which a game is a draw."""


@dataclass(frozen=True)
class Pair:
    """Two games with the same throws and the seats changed: what the first player scored."""

    scores: tuple[float, float]
    begun: tuple[float, float]
    """For each game what the player who had the first turn scored."""
    turns: tuple[int, int]


@dataclass(frozen=True)
class Match:
    """The statistics of a match from the first player's side."""

    pairs: tuple[Pair, ...]

    @property
    def games(self) -> int:
        """The number of games."""
        return 2 * len(self.pairs)

    @property
    def score(self) -> float:
        """The mean score of a game: 1 a win, 0.5 a draw."""
        return mean(sum(pair.scores) / 2 for pair in self.pairs)

    @property
    def margin(self) -> float:
        """1.96 standard errors of the score."""
        return _margin([sum(pair.scores) / 2 for pair in self.pairs])

    @property
    def first_turn(self) -> tuple[float, float]:
        """What the player with the first turn scores, and its margin."""
        halves = [sum(pair.begun) / 2 for pair in self.pairs]
        return mean(halves), _margin(halves)

    @property
    def turns(self) -> float:
        """The mean number of turns of a game."""
        return mean(sum(pair.turns) / 2 for pair in self.pairs)

    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo points: low end, middle and high end of the interval."""
        low, middle, high = (
            elo(self.score + sign * self.margin, self.games) for sign in (-1, 0, 1)
        )
        return low, middle, high


def elo(score: float, games: int) -> float:
    """The difference in Elo points that a score means; a score of all or nothing is halved off."""
    least = 0.5 / games
    score = min(max(score, least), 1 - least)
    return 400 * log10(score / (1 - score))


def play_pair(game: Game[Any, Any], first: Player, second: Player, seed: int) -> Pair:
    """Two games with the same throws; the first player has the first seat, then the second."""
    one, one_begun, one_turns = play_game(game, (first, second), seed)
    two, two_begun, two_turns = play_game(game, (second, first), seed)
    return Pair((one, 1 - two), (one_begun, two_begun), (one_turns, two_turns))


def play_game(
    game: Game[Any, Any], players: tuple[Player, Player], seed: int
) -> tuple[float, float, int]:
    """A game: the score of the first seat, that of the seat with the first turn, the turns."""
    key = seed.to_bytes(8, "big", signed=True)
    state = game.opening()
    by_chance = game.actor(state) == CHANCE and not game.info.hidden
    if game.actor(state) != CHANCE:
        state = opened(game, seed)
    throws = turns = plies = 0
    starter: int | None = None
    before: int | None = None
    while (actor := game.actor(state)) != OVER and turns < TURN_CAP:
        if actor == CHANCE:
            turn = game.turn(state)
            if by_chance and turn is not None:
                turns += 1
                starter = turn if starter is None else starter
            state, _ = game.apply(state, game.chance(state, Stream(key, throws)))
            throws += 1
            continue
        if not by_chance and (actor != before or not game.info.hidden):
            turns += 1
            starter = actor if starter is None else starter
        before, plies = actor, plies + 1
        draw = throws if by_chance else plies
        play = players[actor](game, game.known(state, actor), actor, seed + 1_000_003 * draw)
        for move in game.parse(state, play):
            state, _ = game.apply(state, move)
    outcome = game.outcome(state)
    score = 0.5
    if outcome is not None and outcome.winner is not None:
        score = float(outcome.winner == 0)
    return score, 1 - score if starter else score, turns


def opened(game: Game[Any, Any], seed: int) -> Any:
    """A game without chance after some moves at random, so that no two pairs are the same."""
    chance = Random(seed)
    state = game.opening()
    for _ in range(OPENING_TURNS):
        state = chance.choice(game.results(state)).state
    return state


def play_match(
    game_id: str,
    options: Mapping[str, str],
    first: str,
    second: str,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: TextIO | None = None,
    budget: Budget | None = None,
) -> Match:
    """A match of pairs between two named players, with a bar of progress if wanted."""
    for name in (first, second):
        player(game_id, name)
    count = max(1, (games + 1) // 2)
    tasks = [
        (game_id, dict(options), first, second, seed * 1_000_000 + number, budget)
        for number in range(count)
    ]
    if jobs <= 1:
        return Match(tuple(_shown(map(_play_task, tasks), count, progress)))
    with Pool(min(jobs, count)) as pool:
        return Match(tuple(_shown(pool.imap(_play_task, tasks), count, progress)))


def match_levels(
    game_id: str,
    options: Mapping[str, str],
    first: str,
    second: str,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: TextIO | None = None,
) -> dict[str, Any]:
    """A match as the command line prints it."""
    match = play_match(game_id, options, first, second, games, seed, jobs, progress)
    low, middle, high = match.elo()
    begun, begun_margin = match.first_turn
    return {
        "game": game_id,
        "options": dict(options),
        "first": first,
        "second": second,
        "games": match.games,
        "score": round(match.score, 4),
        "margin": round(match.margin, 4),
        "elo": round(middle),
        "elo_interval": [round(low), round(high)],
        "first_turn": round(begun, 4),
        "first_turn_margin": round(begun_margin, 4),
        "turns": round(match.turns, 1),
    }


def _play_task(task: tuple[str, dict[str, str], str, str, int, Budget | None]) -> Pair:
    game_id, options, first, second, seed, budget = task
    players = (player(game_id, first, budget), player(game_id, second, budget))
    return play_pair(registry.game(game_id, options), *players, seed)


def _margin(scores: list[float]) -> float:
    return 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 1.0


def _shown(pairs: Iterable[Pair], count: int, progress: TextIO | None) -> Iterator[Pair]:
    for done, pair in enumerate(pairs, 1):
        if progress is not None:
            bar = "#" * (30 * done // count)
            progress.write(f"\r[{bar:<30}] {2 * done}/{2 * count}")
            progress.write("\n" if done == count else "")
            progress.flush()
        yield pair
