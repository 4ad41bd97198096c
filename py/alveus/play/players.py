"""Players: the computer's levels, two simple players, and the user's own functions.

A player is a callable that takes a position and returns a move.  The position contains only the
information of the player's side: no future dice, and no hand of another side.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from alveus import registry
from alveus.ai.players import player as named_player
from alveus.ai.search.budget import checked_budget
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.game import CHANCE, Info
from alveus.core.stream import seed_number
from alveus.play.positions import Position, make, state_of
from alveus.play.rules import Rules
from alveus.play.sentences import speaking

HUMAN = "human"
"""The name of a human player."""
PLAIN = ("random", "greedy")
"""Players that are not levels: a random move, and the best move by immediate evaluation."""


@dataclass(frozen=True, repr=False)
class Player:
    """A computer player: a level, "random" or "greedy".  Call it with a position.

    The same player returns the same move in the same position.

    >>> import alveus
    >>> greedy = alveus.player("greedy")
    >>> greedy(alveus.game("bohnenspiel").start()) in alveus.game("bohnenspiel").start().legal
    True
    """

    name: str
    nodes: int | None = None
    seconds: float | None = None
    seed: int = 0

    def __call__(self, position: Position) -> str:
        """Return the rest of the turn as text.

        Raises IllegalMove `throw_first` or `game_over` if no side can move; SetupError
        `no_such_player` if the game has no such level.
        """
        rules, state = state_of(position)
        with speaking(rules.info):
            seat = rules.actor(state)
            if seat < 0:
                raise IllegalMove("throw_first" if seat == CHANCE else "game_over")
            known = rules.information_state(state, seat)
            return self.choose(rules, known, seat, _mixed(self.seed, rules, known))

    def choose(self, rules: Rules, known: Any, seat: int, seed: int) -> str:
        """Return the move for an information state; the caller provides seat and seed."""
        check_player(rules.info, self.name)
        play = named_player(rules.info.id, self.name, checked_budget(self.nodes, self.seconds))
        return play(rules, known, seat, seed)

    def __repr__(self) -> str:
        given = {"nodes": self.nodes, "seconds": self.seconds, "seed": self.seed or None}
        more = (f", {name}={value}" for name, value in given.items() if value is not None)
        return f"alveus.player({self.name!r}{''.join(more)})"


@dataclass(frozen=True)
class Outsider:
    """A user's function as a player."""

    play: Callable[[Position], str]

    @property
    def name(self) -> str:
        """The name of the function."""
        return str(getattr(self.play, "__name__", type(self.play).__name__))

    def choose(self, rules: Rules, known: Any, seat: int, seed: int) -> str:
        """Return the function's move for an information state."""
        return self.play(make(rules, known))


Playing: TypeAlias = Player | Outsider
"""A player that is not human."""
PlayerLike: TypeAlias = str | Player | Callable[[Position], str]
"""A level's name, "random", "greedy", a player, or a function from a position to a move."""


def player(
    name: str, nodes: int | None = None, seconds: float | None = None, seed: int = 0
) -> Player:
    """Return a player by name: a level, "random" or "greedy".

    `nodes` limits the positions searched per move, `seconds` the time per move.  If both are
    omitted, the level's default limit applies.

    >>> import alveus
    >>> peritus = alveus.player("peritus", nodes=200)
    >>> peritus
    alveus.player('peritus', nodes=200)
    >>> position = alveus.game("lombardorum", starter="white").start().throw("6-5")
    >>> peritus(position) in position.turns
    True
    """
    with speaking():
        checked_budget(nodes, seconds)
        return Player(name, nodes, seconds, seed_number(seed))


def playing(info: Info, given: PlayerLike) -> Playing:
    """Return a player for a name, player or function.  Raises SetupError `no_such_player`."""
    if isinstance(given, str):
        given = Player(given)
    if isinstance(given, Player):
        with speaking(info):
            check_player(info, given.name)
        return given
    if not callable(given):
        with speaking(info):
            raise SetupError("no_such_player", player=repr(given)[:80], game=info.id)
    return Outsider(given)


def check_player(info: Info, name: str) -> None:
    """Raise SetupError `no_such_player` if the game has no player with this name."""
    if name not in (*registry.spec(info.id).players, *PLAIN):
        raise SetupError("no_such_player", player=name[:80], game=info.id)


def _mixed(seed: int, rules: Rules, known: Any) -> int:
    """Return a seed that depends on the position, so that random choices vary between positions."""
    written = json.dumps([seed, rules.to_json(known)], sort_keys=True)
    return int.from_bytes(hashlib.sha256(written.encode()).digest()[:8], "big")
