"""Players of whole games: levels, hints, random and greedy players, Monte Carlo tree search.

A player receives an observation: the position without hidden hands or future dice.  It chooses the
rest of the turn, or only the next move.  With the same seed and the same previous moves, a player
of this module makes the same choice again, unless a limit in seconds ends its search.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from alveus import ai, registry
from alveus.core.errors import SetupError
from alveus.core.game import Game, Info

RANDOM, GREEDY, HINTS = "random", "greedy", "hints"
SIMPLE = (RANDOM, GREEDY, ai.MCTS)
"""Players in addition to a game's levels: random turns, turns with the best immediate result (not
available in all games), and Monte Carlo tree search."""
_LIMITED = re.compile("(.+):0*([1-9][0-9]{0,8})")
WINNING_CHANCE = "chance"
"""The value of `Choice.unit` if `Choice.value` is a probability of winning, from 0 to 1."""


class Turn(NamedTuple):
    """A player's decision: its moves, and optionally its estimate of its chance to win."""

    text: str
    """All remaining moves of the current turn, or only the next move, in the game's notation."""
    chance: float | None = None
    """Estimated probability that the player wins, from 0 to 1; None without an estimate."""


class Player(Protocol):
    """A program that plays a game, one decision at a time."""

    def choose(self, game: Game[Any, Any], observation: Any, seat: int, seed: int) -> Turn:
        """Return the moves of `seat`; `observation` is the position as that seat knows it."""


@dataclass(frozen=True)
class NamedPlayer:
    """A player chosen by name: a level of the game, "random", "greedy" or "mcts".

    `nodes` (for "mcts": playouts) and `seconds` limit the search for a move; by default, the
    level's own limit applies.  "random" and "greedy" do not search and ignore both.
    """

    name: str
    nodes: int | None = None
    seconds: float | None = None

    def choose(self, game: Game[Any, Any], observation: Any, seat: int, seed: int) -> Turn:
        """Choose all remaining moves of the turn; with hidden hands, only the next move.

        Raises SetupError `no_such_player` if the game has no greedy player, or the errors of
        `ai.choose`.
        """
        if self.name == RANDOM:
            return Turn(random_turn(game, observation, Random(seed).randrange))
        if self.name == GREEDY:
            return Turn(ai.play_greedily(game, observation, seat, seed))
        budget = ai.Budget(self.nodes, self.seconds)
        choice = ai.finish(ai.choose(game, observation, seat, self.name, budget, seed))
        return Turn(choice.text, choice.value if choice.unit == WINNING_CHANCE else None)


class HintFollower:
    """A player that follows the computer's hints; each gives the next move (or moves) of a turn.

    The last move of each seat is stored, so that the next hint can avoid reversing it.
    """

    def __init__(self, nodes: int | None = None) -> None:
        self._budget = ai.Budget(nodes)
        self._last: dict[int, str] = {}

    def begin_game(self) -> None:
        """Forget the moves of the previous game, because they would affect hints in the next."""
        self._last.clear()

    def choose(self, game: Game[Any, Any], observation: Any, seat: int, seed: int) -> Turn:
        """Return the move or moves that the hint for `seat` recommends.

        `observation` is the position as `seat` knows it; `seed` is for random choices.
        """
        last = self._last.get(seat, "")
        text = ai.finish(ai.advise(game, observation, seat, self._budget, seed, last)).text
        self._last[seat] = text
        return Turn(text)


def split_limit(player: str, nodes: int | None = None) -> tuple[str, int | None]:
    """Split a text such as "peritus:500" into a player's name and its limit of nodes (positions).

    Without a valid limit in the text, return the whole text and `nodes`.  Raises SetupError
    `conflict` if there is a limit in the text and `nodes` is given too.
    """
    limited = _LIMITED.fullmatch(player)
    if limited is None:
        return player, nodes
    if nodes is not None:
        raise SetupError("conflict", name="nodes", given=limited[2], position=nodes)
    return limited[1], int(limited[2])


def find_player(game_id: str, player: str, nodes: int | None = None) -> Player:
    """Return a player by name: a level, "hints", "random", "greedy" or "mcts".

    A limit of nodes (for "mcts": playouts) can follow the name, as in "mcts:500", or be given as
    `nodes`; "random" and "greedy" ignore it.  Raises SetupError: `conflict` for two limits;
    `no_such_player` for any other name; `unknown_game`, but not for "hints", because `game_id` is
    then not checked.
    """
    name, nodes = split_limit(player, nodes)
    if name == HINTS:
        return HintFollower(nodes)
    if name not in (*SIMPLE, *registry.spec(game_id).players):
        raise SetupError("no_such_player", player=name[:80], game=game_id)
    return NamedPlayer(name, nodes)


def check_for_two(info: Info) -> None:
    """Raise SetupError `not_for_two` unless a game has two players."""
    if len(info.seats) != 2:
        raise SetupError("not_for_two", game=info.id, seats=len(info.seats))


def random_turn(game: Game[Any, Any], observation: Any, draw: Callable[[int], int]) -> str:
    """Return a random turn as text; all positions that a turn can reach are equally probable.

    With hidden hands, return a random legal move.  `draw(n)` returns a random integer in range(n).
    Raises SetupError `hidden_hand` if the hand of the seat to move is hidden.
    """
    if game.info.hidden:
        moves = game.moves(observation)
        if not moves:
            ai.check_hand(game, observation)
        return game.text(observation, moves[draw(len(moves))])
    results = game.results(observation)
    return str(results[draw(len(results))].text)
