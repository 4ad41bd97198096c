"""Paired games between two players: difference in strength, with a confidence interval."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Any

from alveus.ai.arena import Match, Pair, check_for_two, play_pairs
from alveus.core.errors import NotationError, SetupError
from alveus.core.limits import PROCESSES
from alveus.core.reading import integer
from alveus.core.stream import seed_number
from alveus.play.games import Game
from alveus.play.players import Outsider, Player, PlayerLike, Playing, playing
from alveus.play.rules import rules_of
from alveus.play.sentences import speaking
from alveus.words.messages import messages


@dataclass(frozen=True, repr=False)
class Standing:
    """Result of paired games, from the first player's point of view.

    A win scores 1, a draw or an unfinished game ½.  `score` is the mean; `interval` is its 95 %
    confidence interval.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    first: str
    second: str
    pairs: tuple[Pair, ...]
    interrupted: bool = False
    """True if the run was stopped; the result then covers the pairs finished before."""

    @property
    def games(self) -> int:
        """Number of games, two for each pair."""
        return self._match.games

    @property
    def wins(self) -> int:
        """Number of games won by the first player."""
        return self._match.wins

    @property
    def draws(self) -> int:
        """Number of drawn games."""
        return self._match.draws

    @property
    def losses(self) -> int:
        """Number of games lost by the first player."""
        return self._match.losses

    @property
    def unfinished(self) -> int:
        """Number of games abandoned because they exceeded the maximum number of turns."""
        return self._match.unfinished

    @property
    def score(self) -> float:
        """Mean score per game, from 0 to 1."""
        return self._match.score

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the score."""
        return self._match.interval

    @property
    def elo(self) -> tuple[float, float, float]:
        """The Elo difference: lower bound, estimate and upper bound."""
        return self._match.elo()

    def __str__(self) -> str:
        told = {
            "first": self.first,
            "second": self.second,
            "game": self.game,
            "score": round(100 * self.score, 1),
            "least": round(100 * self.interval[0], 1),
            "most": round(100 * self.interval[1], 1),
            "games": self.games,
            "won": self.wins,
            "drawn": self.draws,
            "lost": self.losses,
            "unfinished": self.unfinished,
        }
        return messages().text("arena-result", told)

    def __repr__(self) -> str:
        return f"<Standing: {self}>"

    @property
    def _match(self) -> Match:
        return Match(self.pairs)


@dataclass(frozen=True)
class _Seated:
    """Adapter from a player of this package to an engine player.  It can be pickled."""

    player: Playing

    def __call__(self, game: Any, known: Any, seat: int, seed: int) -> str:
        return self.player.choose(game, known, seat, seed)


def arena(
    game: str | Game,
    first: PlayerLike,
    second: PlayerLike,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    **options: object,
) -> Standing:
    """Play games between two players in pairs with the same random numbers and swapped sides.

    A player is a level, "random", "greedy", `alveus.player(…)`, or a function from a position to a
    move.  It receives only information that is visible to its side.  The same seed gives the same
    games, regardless of the number of processes (`jobs`).  Ctrl-C stops the run and keeps the
    finished pairs.

    Raises SetupError if the game is not for two players or if a player is unknown; NotationError
    `uneven_games` if `games` is odd or less than 2.

    >>> import alveus
    >>> def first_move(position):
    ...     return position.legal[0]
    >>> result = alveus.arena("bohnenspiel", "greedy", first_move, games=4, seed=1)
    >>> result.games, result.wins + result.draws + result.losses + result.unfinished
    (4, 4)
    """
    if isinstance(game, Game):
        options = {**game.options, **options}
        game = game.id
    rules = rules_of(game, options)
    players = playing(rules.info, first), playing(rules.info, second)
    with speaking(rules.info):
        check_for_two(rules)
        seed_number(seed)
        integer(jobs, "jobs", most=PROCESSES)
        if integer(games, "games") < 2 or games % 2:
            raise NotationError("uneven_games", games=games)
        if jobs > 1:
            _check_portable(players)
    pairs: list[Pair] = []
    seated = _Seated(players[0]), _Seated(players[1])
    interrupted = False
    with speaking(rules.info):
        try:
            pairs.extend(play_pairs(rules, *seated, games // 2, seed, jobs))
        except KeyboardInterrupt:
            if not pairs:
                raise
            interrupted = True
    settled = tuple(rules.info.without_defaults(rules.settings).items())
    return Standing(
        game, settled, _label(players[0]), _label(players[1]), tuple(pairs), interrupted
    )


def _label(player: Playing) -> str:
    if isinstance(player, Outsider) or player == Player(player.name):
        return player.name
    return repr(player).partition("(")[2].rstrip(")").replace("'", "")


def _check_portable(players: tuple[Playing, ...]) -> None:
    try:
        pickle.dumps(players)
    except (pickle.PicklingError, AttributeError, TypeError):
        raise SetupError("cannot_be_sent") from None
