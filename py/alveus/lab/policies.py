"""Players of an experiment: a level, a random player, a greedy player or a function.

A search is limited by nodes, which are reproducible on every machine, and never by time.  A policy
receives only the information that is visible to its seat.
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
"""Maximum time in seconds for a move by a user's function."""
SHARE = "chance"
"""Unit of a value that is a probability of winning."""


class Answer(NamedTuple):
    """The rest of a turn as text, and the estimated probability of winning, if available."""

    text: str
    worth: float | None = None


class BrokenError(Exception):
    """A user's function raised an error, exceeded a limit or did not return a text."""


@dataclass(frozen=True)
class Policy:
    """A player by name: a level, "random" or "greedy"; `nodes` limits the search for a move."""

    name: str
    nodes: int | None = None

    def answer(self, game: Game[Any, Any], known: Any, seat: int, seed: int) -> Answer:
        """Choose the rest of the turn."""
        if self.name == "random":
            return Answer(_choose_at_random(game, known, seed))
        if self.name == "greedy":
            return Answer(str(opponent_of(game.info.id).play_greedily(game, known, seat, seed)))
        choice = finish(choose(game, known, seat, self.name, Budget(self.nodes), seed))
        return Answer(choice.text, choice.value if choice.unit == SHARE else None)

    def to_json(self) -> dict[str, Any]:
        """Return the policy as JSON for the results file."""
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
"""A level, "random" or "greedy", optionally with a node limit (`"peritus:500"`); or a function."""


def policy_of(game: str, given: PolicyLike) -> Policy:
    """Return the policy for a name or function.  Raises SetupError `no_such_player`."""
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
    """Read a policy from the JSON in a results file."""
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
