"""Paired games: measure the strength of a player against another, with a confidence interval.

A pair consists of two games with the same rolls, or with the same random opening, in which the
players swap seats.  Luck that favours a seat therefore favours each player once.  The score of a
match is the mean score of its pairs; its interval is also valid for a small number of pairs
(`margins.py`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from math import log10
from random import Random
from statistics import mean
from typing import Any, NamedTuple, TextIO

from alveus import registry
from alveus.ai.margins import score_interval
from alveus.ai.players import Player, player
from alveus.ai.search.budget import Budget
from alveus.core.errors import NotationError, SetupError
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.outcomes import Outcome
from alveus.core.stream import Stream
from alveus.core.workers import Workers

OPENING_TURNS = 4
"""Number of random turns at the start of a game without chance."""
TURN_CAP = 5000
"""Number of turns after which a game is abandoned.  It then scores 0.5."""
SEED_BYTES = 8
AHEAD = 4
"""Number of pairs submitted ahead per process, so that memory does not grow with the match."""


@dataclass(frozen=True)
class Pairing:
    """Settings of a match: game, players and number of games (an odd number is rounded up)."""

    game: str
    first: str
    """A level of the game, `random` or `greedy`."""
    second: str
    """As `first`."""
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    budget: Budget | None = None
    """Search budget for a move; None for the default of the player's level."""


class Played(NamedTuple):
    """Result of one game."""

    score: float
    """Score of seat 0: 1 for a win, 0.5 for a draw or an unfinished game."""
    begun: float
    """Score of the seat with the first turn."""
    turns: int
    unfinished: bool
    starter: int = 0
    """The seat with the first turn."""
    outcome: Outcome | None = None

    @property
    def points(self) -> int:
        """Points won by seat 0; negative if it lost."""
        outcome = self.outcome
        if outcome is None or outcome.winner is None:
            return 0
        return -outcome.points if outcome.winner else outcome.points


@dataclass(frozen=True)
class Pair:
    """Results of two games with the same rolls, in which the players swapped seats."""

    scores: tuple[float, float]
    """Score of the first player in each game."""
    begun: tuple[float, float]
    """Score of the player with the first turn in each game."""
    turns: tuple[int, int]
    unfinished: tuple[bool, bool] = (False, False)
    """True for each game abandoned after `TURN_CAP` turns."""
    points: tuple[int, int] = (0, 0)
    """Points won by the first player in each game; negative if it lost."""


@dataclass(frozen=True)
class Match:
    """Statistics of a match, from the first player's point of view."""

    pairs: tuple[Pair, ...]

    @property
    def games(self) -> int:
        """Number of games, two for each pair."""
        return 2 * len(self.pairs)

    @property
    def score(self) -> float:
        """Mean score per game: 1 for a win, 0.5 for a draw or an unfinished game."""
        return mean(sum(pair.scores) / 2 for pair in self.pairs)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the score."""
        return _interval([pair.scores for pair in self.pairs])

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        low, high = self.interval
        return (high - low) / 2

    @property
    def first_turn(self) -> tuple[float, float]:
        """Mean score of the player with the first turn, and half the width of its interval."""
        begun = [pair.begun for pair in self.pairs]
        low, high = _interval(begun)
        return mean(map(mean, begun)), (high - low) / 2

    @property
    def unfinished(self) -> int:
        """Number of games abandoned after `TURN_CAP` turns."""
        return sum(sum(pair.unfinished) for pair in self.pairs)

    @property
    def draws(self) -> int:
        """Number of finished games without a winner."""
        halves = sum(pair.scores.count(0.5) for pair in self.pairs)
        return halves - self.unfinished

    @property
    def wins(self) -> int:
        """Number of games won by the first player."""
        return sum(pair.scores.count(1.0) for pair in self.pairs)

    @property
    def losses(self) -> int:
        """Number of games lost by the first player."""
        return sum(pair.scores.count(0.0) for pair in self.pairs)

    @property
    def points(self) -> float:
        """Mean points per game won by the first player; negative if it lost more."""
        return mean(sum(pair.points) / 2 for pair in self.pairs)

    @property
    def turns(self) -> float:
        """Mean number of turns per game."""
        return mean(sum(pair.turns) / 2 for pair in self.pairs)

    def elo(self) -> tuple[float, float, float]:
        """Return the Elo difference: lower bound, estimate and upper bound."""
        low, high = self.interval
        return elo(low, self.games), elo(self.score, self.games), elo(high, self.games)


def _interval(scores: Sequence[tuple[float, float]]) -> tuple[float, float]:
    means = [(one + two) / 2 for one, two in scores]
    return score_interval(sum(means), sum(score * score for score in means), len(means))


def elo(score: float, games: int) -> float:
    """Return the Elo difference that corresponds to a score.

    The score is limited to the range from 0.5/`games` to 1 - 0.5/`games`, because a score of 0 or 1
    would give an infinite difference.
    """
    least = 0.5 / games
    score = min(max(score, least), 1 - least)
    return 400 * log10(score / (1 - score))


def play_pair(game: Game[Any, Any], first: Player, second: Player, seed: int) -> Pair:
    """Play two games with the same rolls; the first player has seat 0, then seat 1."""
    one = play_game(game, (first, second), seed)
    two = play_game(game, (second, first), seed)
    return Pair(
        (one.score, 1 - two.score),
        (one.begun, two.begun),
        (one.turns, two.turns),
        (one.unfinished, two.unfinished),
        (one.points, -two.points),
    )


def play_game(
    game: Game[Any, Any], players: tuple[Player, Player], seed: int, begins: int | None = None
) -> Played:
    """Play a game; `seed` determines the rolls or the random opening.

    `begins` is the seat that starts; with None, the game's options decide.
    """
    key = seed.to_bytes(max(SEED_BYTES, seed.bit_length() // 8 + 1), "big", signed=True)
    state = game.opening(begins)
    by_chance = game.actor(state) == CHANCE and not game.info.hidden
    if game.actor(state) != CHANCE:
        state = random_opening(game, seed)
    throws = turns = plies = 0
    starter: int | None = None
    before: int | None = None
    while (actor := game.actor(state)) != OVER and turns < TURN_CAP:
        if actor == CHANCE:
            turn = game.turn(state)
            if by_chance and turn is not None:
                turns += 1
                starter = turn if starter is None else starter
            state = game.advance(state, game.chance(state, Stream(key, throws)))
            throws += 1
            continue
        if not by_chance and (actor != before or not game.info.hidden):
            turns += 1
            starter = actor if starter is None else starter
        before, plies = actor, plies + 1
        draw = throws if by_chance else plies
        known = game.information_state(state, actor)
        play = players[actor](game, known, actor, seed + 1_000_003 * draw)
        for move in game.parse(state, play):
            state, _ = game.apply(state, move)
    outcome = game.outcome(state)
    score = 0.5
    if outcome is not None and outcome.winner is not None:
        score = float(outcome.winner == 0)
    begun = 1 - score if starter else score
    return Played(score, begun, turns, outcome is None, starter or 0, outcome)


def random_opening(game: Game[Any, Any], seed: int) -> Any:
    """Return the state after `OPENING_TURNS` random turns of a game without chance.

    Random openings make the pairs of a match differ.
    """
    chance = Random(seed)
    state = game.opening()
    for _ in range(OPENING_TURNS):
        state = chance.choice(game.ends(state))
    return state


def check_for_two(game: Game[Any, Any]) -> None:
    """Raise SetupError `not_for_two` unless the game has exactly two players."""
    if len(game.info.seats) != 2:
        raise SetupError("not_for_two", game=game.info.id, seats=len(game.info.seats))


def play_pairs(
    game: Game[Any, Any], first: Player, second: Player, number: int, seed: int, jobs: int = 1
) -> Iterator[Pair]:
    """Play the pairs of a match as they are requested and yield them in order.

    Raises SetupError `main_unguarded`, or `worker_lost` if a worker process dies.
    """
    seeds = range(seed * 1_000_000, seed * 1_000_000 + number)
    if jobs <= 1:
        yield from (play_pair(game, first, second, one) for one in seeds)
        return
    with Workers(min(jobs, number), _seat, game, first, second) as workers:
        try:
            waiting = deque(workers.submit(_play_pair, one) for one in seeds[: AHEAD * jobs])
            for one in seeds[AHEAD * jobs :]:
                yield waiting.popleft().result()
                waiting.append(workers.submit(_play_pair, one))
            while waiting:
                yield waiting.popleft().result()
        except BrokenExecutor:
            workers.explain_loss()
            raise SetupError("worker_lost") from None


def play_match(pairing: Pairing, jobs: int = 1, progress: TextIO | None = None) -> Match:
    """Play a match in `jobs` processes and write a progress bar to `progress`, if given.

    Raises SetupError for an unknown game, option or player, or `not_for_two`; NotationError `usage`
    for less than one game.
    """
    return Match(tuple(_begin(pairing, jobs, progress)))


def match_levels(pairing: Pairing, jobs: int = 1, progress: TextIO | None = None) -> dict[str, Any]:
    """Play a match and return its statistics as the command line prints them.

    After Ctrl-C, the statistics cover only the finished pairs, and `interrupted` is True.
    """
    begun = _begin(pairing, jobs, progress)
    pairs: list[Pair] = []
    interrupted = False
    try:
        pairs.extend(begun)
    except KeyboardInterrupt:
        if not pairs:
            raise
        interrupted = True
    match = Match(tuple(pairs))
    low, middle, high = match.elo()
    score, score_margin = match.first_turn
    return {
        "game": pairing.game,
        "options": dict(pairing.options),
        "first": pairing.first,
        "second": pairing.second,
        "games": match.games,
        "draws": match.draws,
        "unfinished": match.unfinished,
        "score": round(match.score, 4),
        "interval": [round(end, 4) for end in match.interval],
        "elo": round(middle),
        "elo_interval": [round(low), round(high)],
        "first_turn": round(score, 4),
        "first_turn_margin": round(score_margin, 4),
        "points": round(match.points, 2),
        "turns": round(match.turns, 1),
        **({"interrupted": True} if interrupted else {}),
    }


def _begin(pairing: Pairing, jobs: int, progress: TextIO | None) -> Iterator[Pair]:
    """Return an iterator that plays the pairs of a match on demand."""
    game = registry.game(pairing.game, pairing.options)
    check_for_two(game)
    if pairing.games < 1:
        raise NotationError("usage", text=f"--games {pairing.games}")
    first, second = (
        player(pairing.game, name, pairing.budget) for name in (pairing.first, pairing.second)
    )
    number = (pairing.games + 1) // 2
    return _shown(play_pairs(game, first, second, number, pairing.seed, jobs), number, progress)


_table: tuple[Game[Any, Any], Player, Player]
"""In a worker process: the game, built by the parent process, and the two players."""


def _seat(game: Game[Any, Any], first: Player, second: Player) -> None:
    global _table
    _table = game, first, second


def _play_pair(seed: int) -> Pair:
    game, first, second = _table
    return play_pair(game, first, second, seed)


def _shown(pairs: Iterable[Pair], count: int, progress: TextIO | None) -> Iterator[Pair]:
    for done, pair in enumerate(pairs, 1):
        if progress is not None:
            bar = "#" * (30 * done // count)
            progress.write(f"\r[{bar:<30}] {2 * done}/{2 * count}")
            progress.write("\n" if done == count else "")
            progress.flush()
        yield pair
