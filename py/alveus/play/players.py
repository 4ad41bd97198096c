"""Computer players by name, and a user's functions and external programs as players.

A name is a level of the game, "random", "greedy" (the best immediate result) or "mcts" (Monte Carlo
tree search).  A player chooses a move in a position.  It receives only information visible to its
side: no future dice, and no hand of another side.
"""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any, TypeAlias

from alveus import registry
from alveus.ai import MCTS
from alveus.ai.search.budget import checked_budget
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.game import CHANCE, Info
from alveus.core.json_validation import integer, parse_object, text
from alveus.core.stream import seed_number
from alveus.lab.players import SIMPLE, NamedPlayer, Turn, split_limit
from alveus.play.positions import Position, make, state_of
from alveus.play.rules import Rules
from alveus.play.sentences import with_error_text

HUMAN = "human"
"""Name that selects a human player."""
LONGEST_NAME = 80
PLAYOUTS = "playouts"
"""Name of the parameter that limits the playouts (simulations) of the general player, "mcts"."""
PARAMETERS = ("nodes", "seconds", "seed")
"""Names of the parameters that every computer player has."""
PATIENCE = 2.0
"""Seconds that an external program has to exit before it is killed."""


@dataclass(frozen=True, repr=False)
class Player(NamedPlayer):
    """A computer player: a level, "random", "greedy" or "mcts".  Call it with a position.

    The same player returns the same move in the same position, unless `seconds` limits its search.

    >>> import alveus
    >>> greedy = alveus.player("greedy")
    >>> greedy(alveus.game("bohnenspiel").start()) in alveus.game("bohnenspiel").start().legal
    True
    """

    seed: int = 0

    def __call__(self, position: Position) -> str:
        """Return the remaining steps of the turn as text; with hidden hands, a single move.

        Raises IllegalMove: `throw_first` before a roll or deal, `game_over` after the end.  Raises
        SetupError: `no_such_player` if the game has no player of this name, `no_sampling` for
        "mcts" if the game cannot sample its hidden hands.
        """
        rules, state = state_of(position)
        with with_error_text(rules.info):
            seat = rules.actor(state)
            if seat < 0:
                raise IllegalMove("throw_first" if seat == CHANCE else "game_over")
            self.check(rules.info)
            observation = rules.information_state(state, seat)
            return self.choose(rules, observation, seat, self._seed_for(rules, observation)).text

    def check(self, info: Info) -> None:
        """Raise SetupError if the game `info` has no such player, or a search limit is invalid."""
        checked_budget(self.nodes, self.seconds)
        if self.name not in (*registry.spec(info.id).players, *SIMPLE):
            raise SetupError("no_such_player", player=self.name[:LONGEST_NAME], game=info.id)

    def _seed_for(self, rules: Rules, observation: Any) -> int:
        text = json.dumps([self.seed, rules.to_json(observation)], sort_keys=True)
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def __repr__(self) -> str:
        nodes = PLAYOUTS if self.name == MCTS else "nodes"
        limits = {nodes: self.nodes, "seconds": self.seconds, "seed": self.seed or None}
        more = (f", {name}={value}" for name, value in limits.items() if value is not None)
        return f"alveus.player({self.name!r}{''.join(more)})"


@dataclass(frozen=True)
class CallablePlayer:
    """A user's function from a position to a move, as a player."""

    play: Callable[[Position], str]

    @property
    def name(self) -> str:
        """The name of the function, or of the class of another callable object."""
        return str(getattr(self.play, "__name__", type(self.play).__name__))

    def choose(self, game: Any, observation: Any, seat: int, seed: int) -> Turn:
        """Return the function's choice.  `observation` is the state as `seat` knows it.

        Raises SetupError `wrong_type` if the function does not return a text.
        """
        choice: object = self.play(make(game, observation))
        if not isinstance(choice, str):
            raise SetupError("wrong_type", name=self.name[:LONGEST_NAME], type="text")
        return Turn(choice)


@dataclass
class Program:
    """An external program as a player, which exchanges JSON lines with alveus.

    For each decision, the program reads one line: the position as the side that it plays knows it.
    It writes one line: a JSON object whose member `play` is the rest of the turn in notation.  The
    command ``alveus choose GAME --level NAME --lines`` is such a program.  Each process of alveus
    starts its own copy of the program.
    """

    command: str
    _running: Popen[str] | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def __name__(self) -> str:
        return self.command

    def __call__(self, position: Position) -> str:
        """Return the rest of the turn, as the program answers for this position.

        Raises SetupError `program_failed` if the program does not start or gives no valid answer.
        """
        try:
            self._running = self._running or self._begin()
            requests, answers = self._running.stdin, self._running.stdout
            if requests is None or answers is None:
                raise SetupError("program_failed", command=self.command[:LONGEST_NAME])
            requests.write(json.dumps(position.to_json()) + "\n")
            requests.flush()
            play = parse_object(answers.readline()).get("play")
        except (OSError, ValueError, IndexError) as error:
            raise SetupError("program_failed", command=self.command[:LONGEST_NAME]) from error
        if not isinstance(play, str):
            raise SetupError("program_failed", command=self.command[:LONGEST_NAME])
        return play

    def end(self) -> None:
        """Stop the program."""
        running, self._running = self._running, None
        if running is None:
            return
        running.terminate()
        try:
            running.wait(PATIENCE)
        except TimeoutExpired:
            running.kill()

    def __getstate__(self) -> dict[str, Any]:
        return {"command": self.command, "_running": None}

    def _begin(self) -> Popen[str]:
        return Popen(
            shlex.split(self.command), stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8"
        )


ComputerPlayer: TypeAlias = Player | CallablePlayer
"""A player that is not human."""
PlayerLike: TypeAlias = str | Player | Callable[[Position], str]
"""A level's name, "random", "greedy", "mcts", a player, or a function from a position to a move."""


def player(
    name: str,
    nodes: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    **parameters: int | None,
) -> Player:
    """Return a player by name: a level, "random", "greedy" or "mcts".

    `nodes` limits the positions searched per move, `seconds` the time per move.  Without
    either, the level's default limit applies.  A name can contain the limit of nodes, as in
    "peritus:500".  `seed` determines the random choices of a direct call of the player; in a
    match, an arena or an experiment, the seed of the games determines them.

    "mcts" is the general player, which plays by Monte Carlo tree search.  Its parameter
    `playouts` limits the playouts per move; `nodes` is another name for this limit.

    The name is checked when the player is used, because every game has its own levels.  Raises
    SetupError: `unknown_parameter`; `conflict` for two limits of nodes or playouts; `wrong_type` or
    `out_of_range` for a limit or the seed; `seed_too_long`.

    >>> import alveus
    >>> peritus = alveus.player("peritus", nodes=200)
    >>> peritus
    alveus.player('peritus', nodes=200)
    >>> position = alveus.game("lombardorum", starter="white").start().throw("6-5")
    >>> peritus(position) in position.turns
    True
    >>> alveus.player("mcts", playouts=50)(position) in position.turns
    True
    """
    with with_error_text():
        name, nodes = split_limit(text(name, "name"), nodes)
        known = (*PARAMETERS, PLAYOUTS) if name == MCTS else PARAMETERS
        for parameter in parameters:
            if parameter not in known:
                raise SetupError("unknown_parameter", name=parameter, player=name, names=known)
        playouts = parameters.get(PLAYOUTS)
        if playouts is not None:
            if nodes is not None:
                raise SetupError("conflict", name=PLAYOUTS, given=playouts, position=nodes)
            nodes = integer(playouts, PLAYOUTS, 1)
        checked_budget(nodes, seconds)
        return Player(name, nodes, seconds, seed_number(seed))


def as_player(info: Info, value: PlayerLike) -> ComputerPlayer:
    """Convert a name, a `Player` or a function (`value`) to a player of the game of `info`.

    Raises SetupError: `no_such_player` for any other value, or if the game has no player of this
    name; `wrong_type` or `out_of_range` for an invalid limit of the search.
    """
    if isinstance(value, str):
        value = player(value)
    with with_error_text(info):
        if isinstance(value, Player):
            value.check(info)
            return value
        if not callable(value):
            raise SetupError("no_such_player", player=repr(value)[:LONGEST_NAME], game=info.id)
    return CallablePlayer(value)


def computer_players(rules: Rules, sides: Mapping[str, PlayerLike]) -> dict[str, ComputerPlayer]:
    """Return the players in `sides` that are not "human", keyed by side.

    Raises SetupError for an unknown side or player.
    """
    with with_error_text(rules.info):
        for side in sides:
            if side not in rules.info.seats:
                raise SetupError("unknown_side", side=side)
    return {side: as_player(rules.info, value) for side, value in sides.items() if value != HUMAN}
