"""Principal-variation search, for games with many moves and slow evaluation.

The first move of a position is searched with the full window, the others with a null window; a move
that proves better is searched again with the full window.  This is efficient if the first move is
usually the best.  Moves are therefore ordered: first the best move of the shallower search, then
the moves that often caused cutoffs in other positions.  At the full depth, a position with threats
against the side to move (the game defines them) is searched further (quiescence search), but only
with the moves that answer a threat; if the side ignores the threats, the value is an estimate.  The
search is a generator that pauses after every `SLICE` positions.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from alveus.ai.search.budget import NodeBudget

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)

WON = 1_000_000
"""Value of a game that is already won.  A win after n more plies has the value `WON` - n."""
WINDOW = 2 * WON
"""Upper bound of all values: the initial search window is -WINDOW to WINDOW."""
SLICE = 40
"""Number of positions between two pauses: about five milliseconds in a browser."""
ROOM = 200_000
"""A search ends at a pause if the transposition table has more positions than this."""
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2


class _Spent(Exception):
    """Raised when the budget is used up, or the transposition table is larger than `ROOM`."""


@dataclass(frozen=True)
class Play(Generic[P, M]):
    """Rules and evaluation of a game; all values are from the view of the side to move.

    `turn` returns the index of the side to move, which can stay the same after a move.  `ended`
    returns the exact value of a finished game, otherwise None; a lost game and a position without
    moves have the value -WON.  `moves` returns the moves, the most promising first.  `evaluate`
    estimates the value of a position; `stand_pat` estimates it if the side to move ignores the
    threats.
    """

    turn: Callable[[P], int]
    ended: Callable[[P], int | None]
    moves: Callable[[P], Sequence[M]]
    play: Callable[[P, M], P]
    evaluate: Callable[[P], int]
    stand_pat: Callable[[P], int]
    replies: Callable[[P], Sequence[M]]
    """The moves that answer a threat, for quiescence search; none in a quiet position."""


@dataclass(frozen=True)
class SearchResult(Generic[M]):
    """The value of a position, as in `Play`, and the best moves of both sides in order (`line`)."""

    value: int
    line: tuple[M, ...]


class Search(Generic[P, M]):
    """A search for one decision, with a budget and a transposition table."""

    def __init__(self, play: Play[P, M], budget: NodeBudget, deepest: int = 2) -> None:
        self.play = play
        self.budget = budget
        self.deepest = deepest
        """Maximum number of plies of the quiescence search."""
        self.nodes = 0
        self._until = 0
        self._memory: dict[P, tuple[int, int, int, M | None]] = {}
        self._good: dict[M, int] = {}

    def search(
        self, position: P, depth: int, low: int = -WINDOW, high: int = WINDOW
    ) -> Generator[None, None, SearchResult[M] | None]:
        """Search `depth` plies with the window `low` to `high`; return the value and the best line.

        The value is for the side to move in `position`.  A value of `high` or more is only a lower
        bound of the true value, a value of `low` or less only an upper bound.  The result is None
        if the budget or the room in the transposition table (`ROOM`) is used up.
        """
        try:
            value = yield from self._value(position, depth, low, high)
        except _Spent:
            return None
        return SearchResult(value, self._line(position, depth))

    def _value(self, position: P, depth: int, low: int, high: int) -> Generator[None, None, int]:
        self.nodes += 1
        if self.nodes > self._until:
            if len(self._memory) > ROOM or not self.budget.allows(SLICE):
                raise _Spent
            self._until = self.nodes + SLICE
            yield
        ended = self.play.ended(position)
        if ended is not None:
            return ended
        replies: Sequence[M] = ()
        if depth <= 0:
            replies = self.play.replies(position) if depth > -self.deepest else ()
            if not replies:
                return self.play.evaluate(position)
        before: M | None = None
        entry = self._memory.get(position)
        if entry is not None:
            deep, value, kind, before = entry
            if deep >= depth and (
                kind == _EXACT
                or (kind == _AT_LEAST and value >= high)
                or (kind == _AT_MOST and value <= low)
            ):
                return value
        best = self.play.stand_pat(position) if replies else -WINDOW
        if best >= high:
            return best
        best_move, floor, first = before, max(low, best), True
        for move in replies or self._ordered(position, before):
            after = self.play.play(position, move)
            if first:
                value = yield from self._behind(position, after, depth - 1, floor, high)
            else:
                value = yield from self._behind(position, after, depth - 1, floor, floor + 1)
                if floor < value < high:
                    value = yield from self._behind(position, after, depth - 1, floor, high)
            first = False
            value -= (value > WON // 2) - (value < -WON // 2)
            if value > best:
                best, best_move = value, move
                floor = max(floor, best)
                if best >= high:
                    self._good[move] = self._good.get(move, 0) + depth * depth
                    break
        if first:
            return -WON
        kind = _AT_MOST if best <= low else _AT_LEAST if best >= high else _EXACT
        self._memory[position] = (depth, best, kind, best_move)
        return best

    def _behind(
        self, position: P, after: P, depth: int, low: int, high: int
    ) -> Generator[None, None, int]:
        """Search `depth` plies from `after`, the position after a move in `position`.

        The window (`low` to `high`) and the returned value are for the side to move in `position`.
        """
        if self.play.turn(after) == self.play.turn(position):
            return (yield from self._value(after, depth, low, high))
        return -(yield from self._value(after, depth, -high, -low))

    def _ordered(self, position: P, first: M | None) -> list[M]:
        good = self._good
        moves = sorted(self.play.moves(position), key=lambda move: -good.get(move, 0))
        if first is not None:
            moves.sort(key=lambda move: move != first)
        return moves

    def _line(self, position: P, most: int) -> tuple[M, ...]:
        line: list[M] = []
        while len(line) < most and position in self._memory:
            move = self._memory[position][3]
            if move is None:
                break
            line.append(move)
            position = self.play.play(position, move)
        return tuple(line)
