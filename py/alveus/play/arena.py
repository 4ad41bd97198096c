"""Paired games between two players: difference in strength, with a confidence interval."""

from __future__ import annotations

from dataclasses import dataclass

from alveus.core.errors import NotationError
from alveus.core.json_validation import integer
from alveus.core.limits import PROCESSES
from alveus.core.stream import seed_number
from alveus.lab.pairs import PairedGames, check_portable, collect, play_pairs
from alveus.lab.players import check_for_two
from alveus.play.games import Game
from alveus.play.players import CallablePlayer, ComputerPlayer, Player, PlayerLike, as_player
from alveus.play.rules import changed_options, rules_of
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages


@dataclass(frozen=True, repr=False, kw_only=True)
class Standing(PairedGames):
    """Result of paired games, from the first player's point of view.

    A win scores 1, a draw or an unfinished game ½.  `score` is the mean; `interval` is its 95 %
    confidence interval.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    first: str
    second: str
    interrupted: bool = False
    """True if Ctrl-C stopped the run; the result then covers the pairs finished before."""

    def __str__(self) -> str:
        low, high = self.interval
        params = {
            "first": self.first,
            "second": self.second,
            "game": self.game,
            "score": round(100 * self.score, 1),
            "least": round(100 * low, 1),
            "most": round(100 * high, 1),
            "games": self.games,
            "won": self.wins,
            "drawn": self.draws,
            "lost": self.losses,
            "unfinished": self.unfinished,
        }
        return messages().text("arena-result", params)

    def __repr__(self) -> str:
        return f"<Standing: {self}>"


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

    A player is a level, "random", "greedy", "mcts", `alveus.player(…)`, or a function from a
    position to a move.  It receives only information that is visible to its side.  The same seed
    gives the same games, regardless of the number of processes (`jobs`).  Ctrl-C stops the run and
    keeps the finished pairs.

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
    players = as_player(rules.info, first), as_player(rules.info, second)
    with with_error_text(rules.info):
        check_for_two(rules.info)
        seed_number(seed)
        integer(jobs, "jobs", most=PROCESSES)
        if integer(games, "games") < 2 or games % 2:
            raise NotationError("uneven_games", games=games)
        if jobs > 1:
            check_portable(players)
        pairs, interrupted = collect(play_pairs(rules, *players, games // 2, seed, jobs))
    return Standing(
        pairs=pairs,
        game=game,
        options=tuple(changed_options(rules).items()),
        first=_label(players[0]),
        second=_label(players[1]),
        interrupted=interrupted,
    )


def _label(player: ComputerPlayer) -> str:
    if isinstance(player, CallablePlayer) or player == Player(player.name):
        return player.name
    return repr(player).partition("(")[2].rstrip(")").replace("'", "")
