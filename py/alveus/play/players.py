"""Players: the computer's levels, two plain ones, and functions of one's own.

A player is anything that is called with a position and answers with a move.  It is given what its
side knows: no coming dice, and no hand but its own.
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
"""The name of whoever plays by hand."""
PLAIN = ("random", "greedy")
"""Players that are no levels: any move, and what is best at first sight."""


@dataclass(frozen=True, repr=False)
class Player:
    """A level of the computer, "random" or "greedy", called with a position.

    The same player gives the same answer in the same position.

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
        """The rest of the turn, as text.

        Raises IllegalMove where nobody is to play, SetupError where the game has no such level.
        """
        rules, state = state_of(position)
        with speaking(rules.info):
            seat = rules.actor(state)
            if seat < 0:
                raise IllegalMove("throw_first" if seat == CHANCE else "game_over")
            known = rules.information_state(state, seat)
            return self.choose(rules, known, seat, _mixed(self.seed, rules, known))

    def choose(self, rules: Rules, known: Any, seat: int, seed: int) -> str:
        """The choice among engines, which name seat and seed themselves."""
        check_player(rules.info, self.name)
        play = named_player(rules.info.id, self.name, checked_budget(self.nodes, self.seconds))
        return play(rules, known, seat, seed)

    def __repr__(self) -> str:
        given = {"nodes": self.nodes, "seconds": self.seconds, "seed": self.seed or None}
        more = (f", {name}={value}" for name, value in given.items() if value is not None)
        return f"alveus.player({self.name!r}{''.join(more)})"


@dataclass(frozen=True)
class Outsider:
    """A function of somebody's own, at a table of engines."""

    play: Callable[[Position], str]

    @property
    def name(self) -> str:
        """What the function is called."""
        return str(getattr(self.play, "__name__", type(self.play).__name__))

    def choose(self, rules: Rules, known: Any, seat: int, seed: int) -> str:
        """What the function answers to what its seat knows."""
        return self.play(make(rules, known))


Playing: TypeAlias = Player | Outsider
"""Whoever plays by itself."""
PlayerLike: TypeAlias = str | Player | Callable[[Position], str]
"""A level's name, "random", "greedy", a player, or a function from a position to a move."""


def player(
    name: str, nodes: int | None = None, seconds: float | None = None, seed: int = 0
) -> Player:
    """A player by its name: a level of the game it will play, "random" or "greedy".

    `nodes` are the positions it may look at for a move, `seconds` the time it may take; without
    either the level knows its limit.

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
    """Who plays, by whatever names them.  Raises SetupError `no_such_player`."""
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
    """Refuses a name that nobody bears.  Raises SetupError `no_such_player`."""
    if name not in (*registry.spec(info.id).players, *PLAIN):
        raise SetupError("no_such_player", player=name[:80], game=info.id)


def _mixed(seed: int, rules: Rules, known: Any) -> int:
    """A seed for one position, so that a player at random does not always take the third move."""
    written = json.dumps([seed, rules.to_json(known)], sort_keys=True)
    return int.from_bytes(hashlib.sha256(written.encode()).digest()[:8], "big")
