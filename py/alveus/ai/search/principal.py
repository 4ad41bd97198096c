"""Principal-variation search: looking ahead where positions are dear and moves are many.

The first move of a position is looked into with the whole window; of the others only the proof is
asked that they are no better, and the whole window again if they are.  That pays where the first
move is mostly the best, so moves are ordered: the one remembered from a shallower look, then the
moves that often proved good elsewhere.  Where a look ends in a position with threats, the replies
to them are followed a little further, unless to leave them is better (quiescence).  A look is a
generator, so that it pauses wherever a slice ends and goes on from there; when the budget is used
up it is simply dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from alveus.ai.search.budget import NodeBudget

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)

WON = 1_000_000
"""The worth of a game won at once; each ply until then takes one off."""
WINDOW = 2 * WON
"""Beyond every worth."""
SLICE = 40
"""Positions between two chances to be interrupted: about five milliseconds in a browser."""
ROOM = 200_000
"""Positions remembered in one search."""
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2


class _Spent(Exception):
    """The budget is used up."""


@dataclass(frozen=True)
class Play(Generic[P, M]):
    """The rules and the judgment that a search needs; every worth is that of the side to move.

    `turn` is that side, which need not change with every move.  `ended` gives the exact worth of a
    finished game, or None; a lost one is worth -WON, and so is a position without moves.  `moves`
    are in a first order; `evaluate` guesses what a position at the end of a look is worth,
    `stand_pat` what it is worth if no threat in it is replied to.
    """

    turn: Callable[[P], int]
    ended: Callable[[P], int | None]
    moves: Callable[[P], Sequence[M]]
    play: Callable[[P, M], P]
    evaluate: Callable[[P], int]
    stand_pat: Callable[[P], int]
    replies: Callable[[P], Sequence[M]]
    """The moves without which a lively position cannot be judged; none of a quiet one."""


@dataclass(frozen=True)
class Found(Generic[M]):
    """What a look brought: the worth and the moves of best play."""

    value: int
    line: tuple[M, ...]


class Search(Generic[P, M]):
    """One decision's looks: they share what is remembered and one budget."""

    def __init__(self, play: Play[P, M], budget: NodeBudget, deepest: int = 2) -> None:
        self.play = play
        self.budget = budget
        self.deepest = deepest
        """How many plies further than asked a lively position is looked into."""
        self.nodes = 0
        self._until = 0
        self._memory: dict[P, tuple[int, int, int, M | None]] = {}
        self._good: dict[M, int] = {}

    def search(
        self, position: P, depth: int, low: int = -WINDOW, high: int = WINDOW
    ) -> Generator[None, None, Found[M] | None]:
        """The worth of a position so many plies ahead, or None when the budget is used up."""
        try:
            value = yield from self._value(position, depth, low, high)
        except _Spent:
            return None
        return Found(value, self._line(position, depth))

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
        found = self._memory.get(position)
        if found is not None:
            deep, value, kind, before = found
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
        """What the position after a move is worth to the side that made it."""
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
        """The moves of best play from here, as far as they are remembered."""
        line: list[M] = []
        while len(line) < most and position in self._memory:
            move = self._memory[position][3]
            if move is None:
                break
            line.append(move)
            position = self.play.play(position, move)
        return tuple(line)
