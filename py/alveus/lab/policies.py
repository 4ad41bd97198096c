"""Who plays in an experiment: a level, chance itself, what is best at first sight, or a function.

Thinking is limited by nodes, which are the same everywhere, and never by time.  A policy is given
what its seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from alveus import registry
from alveus.ai.opponent import choose, opponent_of
from alveus.ai.search.budget import Budget
from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.core.limits import NUMBER
from alveus.core.progress import finish

PLAIN = ("random", "greedy")
PATIENCE = 30.0
"""Seconds that a function of somebody's own may take for a move."""
SHARE = "chance"
"""The unit of a worth that is a chance of winning."""


class Answer(NamedTuple):
    """The rest of a turn as text, and the chance of winning that its chooser sees, if he does."""

    text: str
    worth: float | None = None


class BrokenError(Exception):
    """A function of somebody's own did not answer as a player does."""


@dataclass(frozen=True)
class Policy:
    """A player by name: a level, "random" or "greedy"; `nodes` are the positions for a move."""

    name: str
    nodes: int | None = None

    def answer(self, game: Game[Any, Any], known: Any, seat: int, seed: int) -> Answer:
        """What it plays for the rest of its turn."""
        if self.name == "random":
            return Answer(_choose_at_random(game, known, seed))
        if self.name == "greedy":
            return Answer(str(opponent_of(game.info.id).play_greedily(game, known, seat, seed)))
        choice = finish(choose(game, known, seat, self.name, Budget(self.nodes), seed))
        return Answer(choice.text, choice.value if choice.unit == SHARE else None)

    def to_json(self) -> dict[str, Any]:
        """The policy as the experiment's file has it."""
        return {"name": self.name, **({} if self.nodes is None else {"nodes": self.nodes})}

    def __repr__(self) -> str:
        nodes = "" if self.nodes is None else f":{self.nodes}"
        return repr(self.name + nodes)


def _choose_at_random(game: Game[Any, Any], known: Any, seed: int) -> str:
    if game.info.hidden:
        moves = game.moves(known)
        return game.text(known, moves[seed % len(moves)])
    results = game.results(known)
    return results[seed % len(results)].text


PolicyLike: TypeAlias = str | Policy | Callable[..., str]
"""A level, "random" or "greedy", each also with its nodes (`"peritus:500"`), or a function."""


def policy_of(game: str, given: PolicyLike) -> Policy:
    """The policy that is named.  Raises SetupError `no_such_player`."""
    if not isinstance(given, str | Policy):
        policy: Policy = import_module("alveus.lab.foreign").foreign_policy(game, given)
        return policy
    if isinstance(given, str):
        name, colon, nodes = given.partition(":")
        if colon and (not nodes.isascii() or not nodes.isdecimal() or int(nodes[:9]) < 1):
            raise SetupError("no_such_player", player=given[:80], game=game)
        given = Policy(name, int(nodes[:9]) if colon else None)
    known = (*registry.spec(game).players, *PLAIN)
    if type(given) is Policy and given.name not in known:
        raise SetupError("no_such_player", player=given.name[:80], game=game)
    return given


def read_policy(written: Mapping[str, Any]) -> PolicyLike:
    """A policy as its file has it."""
    nodes = written.get("nodes")
    if "function" in written:
        foreign = import_module("alveus.lab.foreign")
        found = foreign.find_function(written["function"])
        policy: Policy = foreign.outsider(found, nodes, written["patience"])
        return policy
    return f"{written['name']}" + ("" if nodes is None else f":{nodes}")


def check_number(name: str, value: object, least: int) -> None:
    """Raise SetupError `lab_number` unless `value` is an integer from `least` to `NUMBER`."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= NUMBER:
        raise SetupError("lab_number", name=name, least=least)
