"""Looking ahead in a game for two in which something is gained move by move and nothing is hidden.

Alpha-beta, one ply deeper at a time.  What was found is remembered by position: the best move of
the last, shallower look is tried first in the next one, then the moves that gain most at once.

Two things are less usual.  A look stops after a number of positions and *begins again* from the
root: what it had finished is remembered, so that it is back where it was in a few steps, and a
page gets its slices without a second kind of recursion.  And a guess is told from knowledge: exact
worths are even numbers and guesses odd ones, every guess met is counted, and a position under
which none was met is solved, however deep it was meant to be looked into.  Nothing is guessed
where what is left to be won cannot change the answer: most proofs end there.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from alveus.ai.search.budget import NodeBudget

P = TypeVar("P")

Memory = dict[P, tuple[int, int, int, P]]
"""For each position how deep it was looked into, what was found, of which kind, the best reply."""

SOLVED = 1000
"""The depth of a look that no deeper one can better."""
ROOM = 400_000
"""Positions remembered in one search; with more it ends."""
SLICE = 600
"""Positions between two chances to be interrupted, a few milliseconds in a browser."""
WINDOW = 1 << 30
"""Beyond every worth."""
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2


class _Pause(Exception):
    """A slice is used up."""


@dataclass(frozen=True)
class Found(Generic[P]):
    """What a look brought: the worth, how deep it went, whether it is certain, the line."""

    value: int
    depth: int
    solved: bool
    line: tuple[P, ...]
    """The positions of best play, as far as they are remembered."""


@dataclass(frozen=True)
class Play(Generic[P]):
    """The rules and the judgment that a search needs; every worth is that of the player to move.

    `replies` gives each move's gain and the position after it, none where the game is over.
    `settled` gives the exact worth (an even number) of a position that is known, or None.
    `evaluate` gives that or a guess (an odd number).
    """

    replies: Callable[[P], list[tuple[int, P]]]
    settled: Callable[[P], int | None]
    evaluate: Callable[[P], int]
    unit: int
    """What one point of gain is worth."""
    most: Callable[[P], int]
    """What all that is left to be won is worth."""


class Search(Generic[P]):
    """One decision's looks: they share what is remembered, perhaps from before, and one budget."""

    def __init__(self, play: Play[P], budget: NodeBudget, memory: Memory[P] | None = None) -> None:
        self.play = play
        self.budget = budget
        self._memory: Memory[P] = {} if memory is None else memory
        self._nodes = 0
        self._until = 0
        self._guesses = 0

    @property
    def nodes(self) -> int:
        """Positions looked at."""
        return self._nodes

    def search(
        self, position: P, depth: int, low: int = -WINDOW, high: int = WINDOW
    ) -> Generator[None, None, Found[P] | None]:
        """The worth of a position so many plies ahead, or None when the budget is used up."""
        while True:
            if self._nodes >= self._until:
                if len(self._memory) > ROOM or not self.budget.allows(SLICE):
                    return None
                self._until = self._nodes + SLICE
                yield
            guesses = self._guesses
            try:
                value = self._value(position, depth, low, high)
            except _Pause:
                continue
            return Found(value, depth, self._guesses == guesses, self._line(position, depth))

    def _value(self, position: P, depth: int, low: int, high: int) -> int:
        settled = self.play.settled(position)
        if settled is not None:
            return settled
        if depth == 0:
            self._nodes += 1
            self._guesses += 1
            return self.play.evaluate(position)
        most = self.play.most(position)
        if most <= low:
            return most
        if -most >= high:
            return -most
        best_before: P | None = None
        found = self._memory.get(position)
        if found is not None:
            deep, value, kind, best_before = found
            if deep >= depth and (
                kind == _EXACT
                or (kind == _AT_LEAST and value >= high)
                or (kind == _AT_MOST and value <= low)
            ):
                self._guesses += deep < SOLVED
                return value
        self._nodes += 1
        if self._nodes > self._until:
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
        """The best reply's worth, or the first that is good enough."""
        unit = self.play.unit
        best, best_after = -WINDOW, replies[0][1]
        if depth == 1:
            evaluate = self.play.evaluate
            for gain, after in replies:
                value = evaluate(after)
                self._nodes += 1
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
        """The positions of best play from here, as far as they are remembered."""
        line: list[P] = []
        while len(line) < most and position in self._memory:
            position = self._memory[position][3]
            line.append(position)
        return tuple(line)
