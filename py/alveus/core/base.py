"""Base classes with default methods for games, and functions that work with any game.

The classes are for games with common properties, such as turns of a single move.  The functions
raise errors with the reason why a move is illegal, add the source of the broken rule, and count
sequences of turns.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Generic, NoReturn, TypeVar

from alveus.core.errors import IllegalMove, SetupError
from alveus.core.events import Event, Message
from alveus.core.game import CHANCE, OVER, Game, Refusal, Result, Source
from alveus.core.outcomes import Outcome
from alveus.core.stream import Stream

A = TypeVar("A")
B = TypeVar("B")

_NO_RULES: Mapping[str, tuple[str, Source]] = MappingProxyType({})


class LazySequence(Sequence[B], Generic[A, B]):
    """The results of `make` for `items`, as a sequence; each access calls `make` again."""

    __slots__ = ("_items", "_make")

    def __init__(self, items: Sequence[A], make: Callable[[A], B]) -> None:
        self._items = items
        self._make = make

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(map(self._make, self._items[index]))
        return self._make(self._items[index])


class DefaultFastPlay:
    """Mixin for games without fast code: `advance` uses `apply`, and `ends` uses `results`."""

    @abstractmethod
    def apply(self, state: Any, move: Any) -> tuple[Any, tuple[Event, ...]]:
        """Return the state after a move, and its events."""

    @abstractmethod
    def results(self, state: Any) -> Sequence[Result]:
        """Return the distinct states in which the turn can end, each with moves to it as text."""

    def advance(self, state: Any, move: Any) -> Any:
        """Return the state after a legal move."""
        return self.apply(state, move)[0]

    def ends(self, state: Any) -> Sequence[Any]:
        """Return all states in which the turn can end: the state of each entry of `results`."""
        return LazySequence(self.results(state), attrgetter("state"))


class SingleMoveTurns(DefaultFastPlay):
    """Mixin for games in which every move is a complete turn."""

    @abstractmethod
    def moves(self, state: Any) -> Sequence[Any]:
        """Return the legal moves."""

    @abstractmethod
    def text(self, state: Any, move: Any) -> str:
        """Return a move in the game's notation."""

    def results(self, state: Any) -> Sequence[Result]:
        """Return the state after each legal move, with the text of the move."""
        return LazySequence(
            self.moves(state),
            lambda move: Result(self.text(state, move), self.apply(state, move)[0]),
        )

    def ends(self, state: Any) -> Sequence[Any]:
        """Return the states after the legal moves."""
        return LazySequence(self.moves(state), partial(self.advance, state))


class Deterministic:
    """Mixin for games without rolls and deals."""

    def outcomes(self, state: Any) -> Sequence[tuple[Any, int]]:
        """Return an empty sequence of rolls, because nothing is drawn at random."""
        return ()

    def chance(self, state: Any, stream: Stream) -> NoReturn:
        """Raise IllegalMove `no_chance`, because nothing is drawn at random."""
        raise IllegalMove("no_chance")


class TwoPlayerGame(Deterministic, SingleMoveTurns):
    """Base class for games of two players without hidden information.

    By default, every move is a complete turn, nothing is drawn at random, a player who resigns
    loses, and the players begin the games of a series alternately.  A game with dice overrides
    `outcomes` (all possible rolls) and `chance` (a random roll).
    """

    def information_state(self, state: Any, seat: int | None) -> Any:
        """Return the state, because nothing is hidden."""
        return state

    def decided_outcome(self, state: Any) -> Outcome | None:
        """Return None: by default, no unfinished game counts as already decided."""
        return None

    def concede(self, state: Any, seat: int) -> Outcome:
        """Return the outcome if `seat` resigns: its opponent wins."""
        return Outcome(1 - seat, "resigned")

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Return the opponent of `starter`, the seat that began the last game."""
        return 1 - starter


def cite(
    reason: Message | None,
    rules: Mapping[str, tuple[str, Source]] = _NO_RULES,
    source: Source | None = None,
) -> Refusal | None:
    """Return `reason` with the option and source of the violated rule; None if `reason` is None.

    `rules` maps the code of a reason to a pair: the name of the option that the rule depends on (""
    for none), and the source of the rule.  For a code that is not in `rules`, the option is "" and
    the source is `source`.
    """
    if reason is None:
        return None
    return Refusal(reason, *rules.get(reason.code, ("", source)))


def check_allowed(reason: Message | None) -> None:
    """Raise IllegalMove with the code and parameters of `reason`, unless it is None."""
    if reason is not None:
        raise IllegalMove(reason.code, **reason.params)


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """Count the sequences of `depth` turns from a state (perft), to test move generation.

    Turns of several moves that end in the same state count as one.  A roll is not a turn; every
    different roll is followed once, regardless of its probability.  Sequences are not counted if
    the game ends before `depth` turns, or if they contain a tied roll for the right to begin.
    Raises SetupError `deal_not_listed` if a deal of hidden hands is reached.
    """
    if depth == 0:
        return 1
    actor = game.actor(state)
    if actor == OVER:
        return 0
    if actor == CHANCE:
        outcomes = game.outcomes(state)
        if not outcomes:
            raise SetupError("deal_not_listed", game=game.info.id)
        rolled = (game.advance(state, outcome) for outcome, _ in outcomes)
        return sum(perft(game, after, depth) for after in rolled if after != state)
    results = game.results(state)
    if depth == 1:
        return len(results)
    return sum(perft(game, result.state, depth - 1) for result in results)
