"""Playing without telling, for games that know no shorter way than to tell and not to listen.

Who plays thousands of games needs no events, texts or views, only the states.  A game answers
with them by :meth:`~alveus.core.game.Game.advance` and :meth:`~alveus.core.game.Game.ends`; those
that can be quicker about it than here write their own, which lead to the same states.  A state is
made when somebody looks at it: of all the ends of a turn a game at random needs one.

Even so a state for every turn is most of what a game of short turns costs.  A game that
:class:`PlaysOut` goes from a state to the end without them, by the same draws to the same end.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, overload

from alveus.core.events import Event
from alveus.core.game import Result
from alveus.core.stream import Stream

T = TypeVar("T")


class Ends(Sequence[Any], Generic[T]):
    """States that are made of what was found when they are looked at."""

    def __init__(self, found: Sequence[T], make: Callable[[T], Any]) -> None:
        self._found = found
        self._make = make

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, index: int) -> Any: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Any]: ...

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self._make(one) for one in self._found[index]]
        return self._make(self._found[index])


class Untold:
    """A game that is played without telling by telling."""

    @abstractmethod
    def apply(self, state: Any, move: Any) -> tuple[Any, tuple[Event, ...]]:
        """The state after a move and what happened."""

    @abstractmethod
    def results(self, state: Any) -> Sequence[Result]:
        """One entry for each distinct position a turn can end in."""

    def advance(self, state: Any, move: Any) -> Any:
        """The state after a move that may be played."""
        return self.apply(state, move)[0]

    def ends(self, state: Any) -> Sequence[Any]:
        """The distinct states a turn can end in."""
        return Ends(self.results(state), lambda result: result.state)


class PlaysOut:
    """A game that knows a shorter way to its end than state by state."""

    @abstractmethod
    def play_out(self, state: Any, luck: Stream) -> Any:
        """The state in which a game ends that is played on by chance.

        At every turn one number is drawn below that of its ends, in their order.
        """


class UntoldByMoves(Untold):
    """The same where every move is a whole turn: only the move that is asked for is played."""

    @abstractmethod
    def moves(self, state: Any) -> Sequence[Any]:
        """The moves that may be played."""

    def ends(self, state: Any) -> Sequence[Any]:
        """The states after the moves."""
        return Ends(self.moves(state), lambda move: self.advance(state, move))
