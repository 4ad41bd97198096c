"""Paired games: measure the strength of a player against another, with a confidence interval.

A pair consists of two games with the same rolls, deals or random opening, in which the players swap
seats, so that the same luck helps each player once.  Here a match is a number of such pairs; its
score is the mean score per game of the player named first, from 0 to 1.  `play_match` plays a match
and returns its statistics; `begin_match` yields the pairs one by one.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Future
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from typing import Any, TextIO

from alveus import registry
from alveus.core.errors import NotationError, SetupError
from alveus.core.game import Game
from alveus.core.workers import Workers
from alveus.lab.game_loop import GameRun
from alveus.lab.players import HintFollower, Player, check_for_two, find_player
from alveus.lab.statistics import elo, score_interval

OPENING_TURNS = 4
"""Default number of random turns at the start of a game without chance (`Pairing.opening`)."""
TURN_CAP = 5000
"""Number of turns after which a game is abandoned; both players then score 0.5."""
SEED_BYTES = 8
COUNTS = ("games", "wins", "draws", "losses", "unfinished")
"""Names of the counts in the JSON of `PairedGames`."""
AHEAD = 4
"""Maximum number of pairs of games queued or begun but not yet yielded, per worker process."""


@dataclass(frozen=True)
class Pairing:
    """Settings of a match: game, players and number of games (rounded up to an even number)."""

    game: str
    first: str
    """The player named first: a level, `hints` (follows the game's hints), `random`, `greedy` (best
    immediate result) or `mcts` (Monte Carlo tree search)."""
    second: str
    """Name of the second player; the same names are possible as for `first`."""
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    nodes: int | None = None
    """Maximum number of positions (for `mcts`: playouts) per move; None for the default."""
    opening: int = OPENING_TURNS
    """Number of random opening turns in a game without chance."""


@dataclass(frozen=True)
class Pair:
    """Results of two games with the same rolls or opening, the second with the seats swapped."""

    scores: tuple[float, float]
    """In each game, the score of the player named first: 1 for a win, 0 for a loss, else 0.5."""
    begun: tuple[float, float]
    """In each game, the score of the player with the first turn after the random opening."""
    turns: tuple[int, int]
    """Number of turns of each game."""
    unfinished: tuple[bool, bool] = (False, False)
    """True for each game abandoned after `TURN_CAP` turns."""
    points: tuple[int, int] = (0, 0)
    """In each game, the points of the player named first; negative if it lost."""


@dataclass(frozen=True)
class PairedGames:
    """Statistics of a match of paired games, from the view of the player named first."""

    pairs: tuple[Pair, ...]

    @property
    def games(self) -> int:
        """Number of games, two for each pair."""
        return 2 * len(self.pairs)

    @property
    def score(self) -> float:
        """Mean score per game of the player named first; a drawn or unfinished game scores 0.5."""
        return mean(sum(pair.scores) / 2 for pair in self.pairs)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of `score`: lower and upper end."""
        return _interval([pair.scores for pair in self.pairs])

    @property
    def margin(self) -> float:
        """Half the width of the 95 % confidence interval of `score`."""
        low, high = self.interval
        return (high - low) / 2

    @property
    def elo(self) -> tuple[float, float, float]:
        """Elo advantage of the player named first: lower end (95 %), estimate, upper end (95 %)."""
        low, high = self.interval
        return elo(low, self.games), elo(self.score, self.games), elo(high, self.games)

    def to_json(self) -> dict[str, Any]:
        """Return the statistics as JSON; an infinite Elo value (for a score of 0 or 1) is null."""
        low, high = self.interval
        begun, begun_margin = self.first_turn
        return {
            **{count: getattr(self, count) for count in COUNTS},
            "score": round(self.score, 4),
            "interval": [round(low, 4), round(high, 4)],
            "elo": _finite_elo(self.score, self.games),
            "elo_interval": [_finite_elo(low, self.games), _finite_elo(high, self.games)],
            "first_turn": round(begun, 4),
            "first_turn_margin": round(begun_margin, 4),
            "points": round(self.points, 2),
            "turns": round(self.turns, 1),
        }

    @property
    def first_turn(self) -> tuple[float, float]:
        """Mean score of the player with the first turn; half the width of its 95 % interval."""
        begun = [pair.begun for pair in self.pairs]
        low, high = _interval(begun)
        return mean(map(mean, begun)), (high - low) / 2

    @property
    def wins(self) -> int:
        """Number of games won by the player named first."""
        return sum(pair.scores.count(1.0) for pair in self.pairs)

    @property
    def draws(self) -> int:
        """Number of drawn games."""
        return sum(pair.scores.count(0.5) for pair in self.pairs) - self.unfinished

    @property
    def losses(self) -> int:
        """Number of games lost by the player named first."""
        return sum(pair.scores.count(0.0) for pair in self.pairs)

    @property
    def unfinished(self) -> int:
        """Number of games abandoned after `TURN_CAP` turns."""
        return sum(sum(pair.unfinished) for pair in self.pairs)

    @property
    def points(self) -> float:
        """Mean points per game of the player named first; negative if it lost more than it won."""
        return mean(sum(pair.points) / 2 for pair in self.pairs)

    @property
    def turns(self) -> float:
        """Mean number of turns per game."""
        return mean(sum(pair.turns) / 2 for pair in self.pairs)


def play_game(
    game: Game[Any, Any],
    players: Sequence[Player],
    seed: int,
    begins: int | None = None,
    opening: int = OPENING_TURNS,
) -> GameRun:
    """Play a game to its end, or until it is stopped after `TURN_CAP` turns.

    `players` are indexed by seat.  `seed` determines all random numbers.  `begins` is the seat that
    starts, None if the rules decide; `opening` is the number of random turns at the start of a game
    without chance.
    """
    key = seed.to_bytes(max(SEED_BYTES, seed.bit_length() // 8 + 1), "big", signed=True)
    run = GameRun(game, key, opening, Random(seed).randrange, begins)

    def seed_of(run: GameRun) -> int:
        return seed + 1_000_003 * (run.rolls if run.by_dice else run.decisions)

    for player in players:
        if isinstance(player, HintFollower):
            player.begin_game()
    run.play(players, seed_of, TURN_CAP)
    return run


def play_pair(
    game: Game[Any, Any], first: Player, second: Player, seed: int, opening: int = OPENING_TURNS
) -> Pair:
    """Play two games with one seed; `first` has seat 0 in the first game, seat 1 in the second.

    Both games have the same rolls or deals.  A game without chance begins with random turns, the
    same in both games; `opening` is the number of these turns.
    """
    a, b = (
        play_game(game, players, seed, opening=opening)
        for players in ((first, second), (second, first))
    )
    return Pair(
        (a.score(0), b.score(1)),
        (a.score(a.starter), b.score(b.starter)),
        (a.turns, b.turns),
        (a.outcome is None, b.outcome is None),
        (a.points(0), b.points(1)),
    )


def play_pairs(
    game: Game[Any, Any],
    first: Player,
    second: Player,
    number: int,
    seed: int,
    jobs: int = 1,
    opening: int = OPENING_TURNS,
) -> Iterator[Pair]:
    """Yield the results of `number` pairs of games between two players, in order.

    With one job, a pair is played when it is requested; with more jobs, worker processes play some
    pairs in advance.  `opening` is the number of random turns at the start of a game without
    chance.  Raises SetupError: `main_unguarded` if the main script has no guard ``__name__ ==
    "__main__"``; `worker_lost` if a worker process dies.
    """
    seeds = range(seed * 1_000_000, seed * 1_000_000 + number)
    if jobs <= 1:
        yield from (play_pair(game, first, second, seed, opening) for seed in seeds)
        return
    waiting: deque[Future[Pair]] = deque()
    with Workers(min(jobs, number), _set_table, game, first, second, opening) as workers:
        try:
            for seed in seeds:
                if len(waiting) == AHEAD * jobs:
                    yield waiting.popleft().result()
                waiting.append(workers.submit(_play_pair, seed))
            while waiting:
                yield waiting.popleft().result()
        except BrokenExecutor:
            workers.explain_loss()
            raise SetupError("worker_lost") from None


def collect(pairs: Iterable[Pair]) -> tuple[tuple[Pair, ...], bool]:
    """Play pairs of games until the last or Ctrl-C; return the results, and True after Ctrl-C.

    Raises KeyboardInterrupt if Ctrl-C is pressed before the end of the first pair.
    """
    finished: list[Pair] = []
    interrupted = False
    try:
        finished.extend(pairs)
    except KeyboardInterrupt:
        if not finished:
            raise
        interrupted = True
    return tuple(finished), interrupted


def begin_match(pairing: Pairing, jobs: int = 1, progress: TextIO | None = None) -> Iterator[Pair]:
    """Return an iterator that plays a match's pairs of games in `jobs` processes: see `play_pairs`.

    A progress bar is written to `progress`, if given.  Raises SetupError for an unknown game,
    option or player; SetupError `not_for_two` if the game is not for two players; NotationError
    `usage` if `pairing.games` is less than 1.
    """
    game = registry.game(pairing.game, pairing.options)
    check_for_two(game.info)
    if pairing.games < 1:
        raise NotationError("usage", text=f"--games {pairing.games}")
    first, second = (
        find_player(pairing.game, name, pairing.nodes) for name in (pairing.first, pairing.second)
    )
    count = (pairing.games + 1) // 2
    pairs = play_pairs(game, first, second, count, pairing.seed, jobs, pairing.opening)

    def with_progress() -> Iterator[Pair]:
        for done, pair in enumerate(pairs, 1):
            if progress is not None:
                bar = "#" * (30 * done // count)
                progress.write(f"\r[{bar:<30}] {2 * done}/{2 * count}")
                progress.write("\n" if done == count else "")
                progress.flush()
            yield pair

    return with_progress()


def play_match(pairing: Pairing, jobs: int = 1, progress: TextIO | None = None) -> PairedGames:
    """Play all pairs of a match; parameters and errors are those of `begin_match`."""
    return PairedGames(tuple(begin_match(pairing, jobs, progress)))


def check_portable(value: object) -> None:
    """Raise SetupError `cannot_be_sent` if a value cannot be pickled for another process."""
    try:
        pickle.dumps(value)
    except (pickle.PicklingError, AttributeError, TypeError):
        raise SetupError("cannot_be_sent") from None


_table: tuple[Game[Any, Any], Player, Player, int]
"""In a worker process: the game, its two players, and the number of random turns with which a game
without chance starts.  `_set_table` stores them once for all pairs that the process plays."""


def _set_table(game: Game[Any, Any], first: Player, second: Player, opening: int) -> None:
    global _table
    _table = game, first, second, opening


def _play_pair(seed: int) -> Pair:
    game, first, second, opening = _table
    return play_pair(game, first, second, seed, opening)


def _finite_elo(score: float, games: int) -> int | None:
    return round(elo(score, games)) if 0 < score < 1 else None


def _interval(scores: Sequence[tuple[float, float]]) -> tuple[float, float]:
    means = [sum(pair) / 2 for pair in scores]
    return score_interval(sum(means), sum(score * score for score in means), len(means))
