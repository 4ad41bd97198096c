"""Alpha-beta search for two-player games without hidden information in which moves gain points.

Callers use iterative deepening; the best move of the shallower search is tried first, then the
moves with the highest immediate gain.  A search pauses after a number of positions, so that a page
can run it in slices.  Then it restarts from the root, but the transposition table saves most work.

Exact values are even numbers and estimates are odd numbers.  If a search uses no estimate, its
result is certain.  Most results become certain before the search reaches the end of the game,
because the points not yet gained are too few to change the result.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from alveus.ai.search.budget import NodeBudget

P = TypeVar("P")

Memory = dict[P, tuple[int, int, int, P]]
"""Transposition table: (search depth, value, kind of value, position after the best move), keyed by
position.  The kind is exact, lower bound or upper bound."""

SOLVED = 1000
"""Depth stored in the transposition table for a position whose value is certain."""
ROOM = 400_000
"""Maximum number of positions in the transposition table.  If there are more, the search ends at
its next pause and returns None."""
SLICE = 600
"""Number of positions between two pauses: a few milliseconds in a browser."""
WINDOW = 1 << 30
"""Upper bound of all values: the initial search window is -WINDOW to WINDOW."""
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2


class _Pause(Exception):
    """Raised to pause the search after `SLICE` positions."""


@dataclass(frozen=True)
class SearchResult(Generic[P]):
    """Result of a search of `depth` plies; `value` is for the side to move, certain if `solved`."""

    value: int
    depth: int
    solved: bool
    line: tuple[P, ...]
    """The positions after each best move, in order, as far as the transposition table has them."""


@dataclass(frozen=True)
class Play(Generic[P]):
    """Rules and evaluation of a game, as functions of a position.

    A value is `unit` (an even number) times the difference of the points that the player to move
    and the opponent gain in the rest of the game.  `replies` returns, for each move, the points
    gained and the following position.  `settled` returns the exact value if it is known without a
    search, otherwise None.  `evaluate` returns the exact value (even) or an estimate (odd).
    """

    replies: Callable[[P], list[tuple[int, P]]]
    settled: Callable[[P], int | None]
    evaluate: Callable[[P], int]
    unit: int
    """Value of one point of gain, an even number."""
    most: Callable[[P], int]
    """Function that returns an upper bound of |value|: the value of all points not yet gained."""


class Search(Generic[P]):
    """A search for one decision, with a budget and a transposition table (`memory`)."""

    def __init__(self, play: Play[P], budget: NodeBudget, memory: Memory[P] | None = None) -> None:
        self.play = play
        self.budget = budget
        self._memory: Memory[P] = {} if memory is None else memory
        self.nodes = 0
        self._until = 0
        self._guesses = 0

    def search(
        self, position: P, depth: int, low: int = -WINDOW, high: int = WINDOW
    ) -> Generator[None, None, SearchResult[P] | None]:
        """Search `depth` plies with the window `low` to `high`; return the value and the best line.

        A value outside the window is only a bound.  The result is None if the budget or the room in
        the transposition table (`ROOM`) is used up.
        """
        while True:
            if self.nodes >= self._until:
                if len(self._memory) > ROOM or not self.budget.allows(SLICE):
                    return None
                self._until = self.nodes + SLICE
                yield
            guesses = self._guesses
            try:
                value = self._value(position, depth, low, high)
            except _Pause:
                continue
            return SearchResult(value, depth, self._guesses == guesses, self._line(position, depth))

    def _value(self, position: P, depth: int, low: int, high: int) -> int:
        settled = self.play.settled(position)
        if settled is not None:
            return settled
        if depth == 0:
            self.nodes += 1
            self._guesses += 1
            return self.play.evaluate(position)
        most = self.play.most(position)
        if most <= low:
            return most
        if -most >= high:
            return -most
        best_before: P | None = None
        entry = self._memory.get(position)
        if entry is not None:
            deep, value, kind, best_before = entry
            if deep >= depth and (
                kind == _EXACT
                or (kind == _AT_LEAST and value >= high)
                or (kind == _AT_MOST and value <= low)
            ):
                self._guesses += deep < SOLVED
                return value
        self.nodes += 1
        if self.nodes > self._until:
            raise _Pause
        guesses = self._guesses
        replies = self.play.replies(position)
        replies.sort(reverse=True)
        if best_before is not None:
            replies.sort(key=lambda reply: reply[1] != best_before)
        best, best_after = self._best(replies, depth, low, high)
        kind = _AT_MOST if best <= low else _AT_LEAST if best >= high else _EXACT
        deep = SOLVED if self._guesses == guesses else depth
        self._memory[position] = (deep, best, kind, best_after)
        return best

    def _best(
        self, replies: Sequence[tuple[int, P]], depth: int, low: int, high: int
    ) -> tuple[int, P]:
        """Return the value of the best move in `replies` for its player, and the position after it.

        A reply is the points gained by a move, and the position after it; `depth` counts this move.
        A value >= `high` ends the search and is a lower bound; a value <= `low` is an upper bound.
        """
        unit = self.play.unit
        best, best_after = -WINDOW, replies[0][1]
        if depth == 1:
            evaluate = self.play.evaluate
            for gain, after in replies:
                value = evaluate(after)
                self.nodes += 1
                self._guesses += value & 1
                value = gain * unit - value
                if value > best:
                    best, best_after = value, after
                    if best >= high:
                        break
            return best, best_after
        for gain, after in replies:
            gained = gain * unit
            value = gained - self._value(after, depth - 1, gained - high, gained - max(low, best))
            if value > best:
                best, best_after = value, after
                if best >= high:
                    break
        return best, best_after

    def _line(self, position: P, most: int) -> tuple[P, ...]:
        line: list[P] = []
        while len(line) < most and position in self._memory:
            position = self._memory[position][3]
            line.append(position)
        return tuple(line)
