"""Paired games between two players: how much stronger one is, and how sure that is."""

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
    """What paired games have shown, from the first player's side.

    A game won counts 1, a game drawn or left unfinished ½; the mean of them is `score`, and with a
    certainty of 95 % the true one lies in `interval`.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    first: str
    second: str
    pairs: tuple[Pair, ...]
    interrupted: bool = False
    """Whether somebody stopped it; what had been played by then is here."""

    @property
    def games(self) -> int:
        """The number of games, two for each pair."""
        return self._match.games

    @property
    def wins(self) -> int:
        """Games that the first player won."""
        return self._match.wins

    @property
    def draws(self) -> int:
        """Games that nobody won."""
        return self._match.draws

    @property
    def losses(self) -> int:
        """Games that the first player lost."""
        return self._match.losses

    @property
    def unfinished(self) -> int:
        """Games left after too many turns."""
        return self._match.unfinished

    @property
    def score(self) -> float:
        """The mean of a game's score, from 0 to 1."""
        return self._match.score

    @property
    def interval(self) -> tuple[float, float]:
        """Both ends of the 95 % interval of the score."""
        return self._match.interval

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo points: low end, middle and high end."""
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
    """A player among engines, as a value that other processes can be sent."""

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
    """Plays `games` games between two players in pairs: the same chances, the sides changed.

    Players are levels, "random", "greedy", `alveus.player(…)` or functions from a position to a
    move, which are given what their side knows.  The same seed gives the same games, in however
    many processes (`jobs`) they are played.  Ctrl-C ends it and keeps the pairs that are finished.

    Raises SetupError for a game that is not for two and for players that do not exist,
    NotationError `uneven_games` for a number that makes no pairs.

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
