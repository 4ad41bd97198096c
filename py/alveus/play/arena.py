"""Measure the difference in strength of two players by pairs of games with exchanged sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from alveus import registry
from alveus.core.errors import NotationError
from alveus.core.json_validation import integer
from alveus.core.limits import PROCESSES
from alveus.core.stream import seed_number
from alveus.lab.game_loop import starting_conditions
from alveus.lab.pairs import OPENING_TURNS, PairedGames, check_portable, collect, play_pairs
from alveus.lab.players import check_for_two
from alveus.lab.presentation import describe_conditions
from alveus.play.games import Game
from alveus.play.players import CallablePlayer, ComputerPlayer, Player, PlayerLike, as_player
from alveus.play.rules import changed_options, rules_of
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages


@dataclass(frozen=True, repr=False, kw_only=True)
class Standing(PairedGames):
    """Result of paired games (see `arena`), from the point of view of the player `first`.

    A win scores 1, a draw or an unfinished game ½.  `score` is the mean per game, `interval` its
    95 % confidence interval.  `options` are (name, value) pairs of the options that differ from
    the defaults.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    first: str
    second: str
    opening: int
    """Number of random turns, of both sides together, that begin a game without dice or deals."""
    seed: int
    interrupted: bool = False
    """True if Ctrl-C stopped the run; the result covers the pairs finished before."""

    def conditions(self) -> dict[str, Any]:
        """Return how the games started, as JSON.

        The members are `start` (`roll` or `deal` if chance begins, else `moves`), `opening` (the
        number of random turns at the start), `starters` (a list with the side of the first turn, or
        `chance` if chance decides), `seed` and `pairs` (the number of pairs of games).
        """
        rules = rules_of(self.game, dict(self.options))
        return starting_conditions([rules], self.opening, self.seed, len(self.pairs))

    def __str__(self) -> str:
        result = self.to_json()
        low, high = result["elo_interval"]
        bound = "least" if high is None else "most" if low is None else "both"
        least, most = (round(100 * end, 1) for end in result["interval"])
        shown = {"score": round(100 * result["score"], 1), "least": least, "most": most}
        elo = {"elo": result["elo"] or 0, "low": low or 0, "high": high or 0, "bound": bound}
        names = {"first": self.first, "second": self.second, "game": self.game}
        sentence = messages().text("match-result", {**names, **result, **shown, **elo})
        return f"{sentence}\n{describe_conditions(self.conditions(), registry.info(self.game))}"

    def __repr__(self) -> str:
        return f"<Standing: {self}>"


def arena(
    game: str | Game,
    first: PlayerLike,
    second: PlayerLike,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    opening: int = OPENING_TURNS,
    **options: object,
) -> Standing:
    """Play `games` games between two players, and return the result.

    Games are played in pairs with the same random numbers; the players swap sides.  A player is
    the name of a level, "random", "greedy", "mcts", `alveus.player(…)`, or a function from a
    position to a move.  It receives only information visible to its side.  The same seed gives the
    same games in any number of processes (`jobs`), unless a player has a time limit.  Ctrl-C stops
    the run and keeps the finished pairs; before the end of the first pair, it raises
    KeyboardInterrupt.  A game without dice or deals starts with `opening` random turns (0: none).

    Raises SetupError for an unknown game, option or player, an invalid number, or a game that is
    not for two players.  If `jobs` is more than 1, also raises SetupError for a player that cannot
    be pickled, or a failed process.  Raises NotationError `uneven_games` if `games` is odd or less
    than 2.  Raises the players' errors.

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
        integer(jobs, "jobs", 1, PROCESSES)
        integer(opening, "opening", least=0)
        if integer(games, "games") < 2 or games % 2:
            raise NotationError("uneven_games", games=games)
        if jobs > 1:
            check_portable(players)
        pairs, interrupted = collect(play_pairs(rules, *players, games // 2, seed, jobs, opening))
    return Standing(
        pairs=pairs,
        game=game,
        options=tuple(changed_options(rules).items()),
        first=_label(players[0]),
        second=_label(players[1]),
        opening=opening,
        seed=seed,
        interrupted=interrupted,
    )


def _label(player: ComputerPlayer) -> str:
    if isinstance(player, CallablePlayer) or player == Player(player.name):
        return player.name
    return repr(player).partition("(")[2].rstrip(")").replace("'", "")
