"""Plans for a row: which progression a side completes in the fewest moves, and on which line.

All progressions of a ruleset are laid out once, with own stones and with as many captured ones as
it allows.  A plan is one of them on one line of the enemy's half, read from either end; its length
is the sum of the moves that its stones need to squares of the line in their order, over an empty
board.  That depends on the side's own stones alone, so the shortest plans are remembered by them.
For these few it is counted what stands in the way: on the line an own stone steps aside, an
enemy's must be taken or waited for, and on its way to it a stone goes round the others.  So every
step of every stone of the plan is one move less, which a search of two plies already sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import nsmallest
from itertools import product
from typing import Any, NamedTuple

from alveus.ai.rithmomachia.distances import NEVER, BlockedDistances, distances
from alveus.rithmomachia.layout import WIDTH
from alveus.rithmomachia.progressions import progressions
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import PYRAMID, STONES, army

KEPT, OF_STONES = 6, 3
"""The shortest plans of which it is asked what stands in their way; of the same stones, fewer."""
ASIDE, FOE = 1, 3
"""The moves it costs that an own stone, or an enemy's, stands within the row."""
_REMEMBERED = 40_000

Stones = tuple[tuple[int, int], ...]
"""The stones of a row from its least number to its greatest: code and square; -1: in reserve."""


class Plan(NamedTuple):
    """Stones to be set on a line in their order, and the moves that needs on an empty board."""

    moves: int
    line: int
    stones: Stones


class RowPlans:
    """The plans for rows under one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.distances = distances(rules)
        self.rows = tuple(tuple(_rows(rules, side)) for side in (0, 1))
        """For each side the codes of all rows that would win, the lesser numbers first."""
        middle, ranks = rules.ranks // 2, rules.ranks
        self.lines = tuple(_lines(first, first + middle) for first in (ranks - middle, 0))
        self._plans: dict[tuple[bytes, bytes], list[Plan]] = {}
        self._shortest: dict[tuple[int, Stones], list[Plan]] = {}
        self._ready: dict[tuple[int, frozenset[int]], tuple[tuple[int, ...], ...]] = {}
        self._sets: dict[tuple[int, int, int], tuple[bytes, ...]] = {}
        self._nears: dict[tuple[int, int, int], tuple[int, ...]] = {}

    def plans(self, side: int, own: bytes, held: bytes) -> list[Plan]:
        """The shortest plans of a side, over an empty board.

        `own` is the board with the side's stones alone, `held` what it has taken.
        """
        key = (own, held)
        found = self._plans.get(key)
        if found is None:
            make_room(self._plans)
            found = self._plans[key] = self._plan(side, own, held)
        return found

    def sets(self, side: int, code: int, at: int) -> tuple[bytes, ...]:
        """For each line the moves of a stone to its squares; one in reserve is put down in one."""
        key = (side, code, at)
        found = self._sets.get(key)
        if found is None:
            to = self.distances.to
            found = self._sets[key] = tuple(
                bytes(to(code, goal)[at] for goal in line) if at >= 0 else b"\1" * len(line)
                for line in self.lines[side]
            )
        return found

    def _plan(self, side: int, own: bytes, held: bytes) -> list[Plan]:
        standing: dict[int, list[int]] = {}
        for at, code in enumerate(own):
            if code:
                standing.setdefault(code, []).append(at)
        for code in held:
            standing.setdefault(code, []).append(-1)
        plans: list[Plan] = []
        for row in self._rows_of(side, frozenset(standing)):
            for squares in product(*[standing[code] for code in row]):
                plans += self._lay(side, tuple(zip(row, squares, strict=True)))
        return nsmallest(KEPT, plans)

    def _rows_of(self, side: int, codes: frozenset[int]) -> tuple[tuple[int, ...], ...]:
        """The rows for which a side has all stones."""
        key = (side, codes)
        found = self._ready.get(key)
        if found is None:
            make_room(self._ready)
            found = tuple(row for row in self.rows[side] if codes.issuperset(row))
            self._ready[key] = found
        return found

    def _lay(self, side: int, stones: Stones) -> list[Plan]:
        """The shortest plans with given stones: the lines nearest to them all are tried first."""
        key = (side, stones)
        found = self._shortest.get(key)
        if found is None:
            nears = zip(*[self._near(side, code, at) for code, at in stones], strict=True)
            sets = [self.sets(side, code, at) for code, at in stones]
            found = []
            for least, line in sorted((sum(near), n) for n, near in enumerate(nears)):
                if least >= NEVER or (len(found) == OF_STONES and least >= found[-1].moves):
                    break
                moves = fewest([to[line] for to in sets], bytes(len(self.lines[side][line])))
                if moves < NEVER:
                    found = nsmallest(OF_STONES, [*found, Plan(moves, line, stones)])
            make_room(self._shortest)
            self._shortest[key] = found
        return found

    def _near(self, side: int, code: int, at: int) -> tuple[int, ...]:
        """The moves of a stone to the nearest square of each line."""
        key = (side, code, at)
        found = self._nears.get(key)
        if found is None:
            found = self._nears[key] = tuple(map(min, self.sets(side, code, at)))
        return found


class RowHopes:
    """How near both sides are to a row in the positions that one decision looks at."""

    def __init__(self, plans: RowPlans, blocked: BlockedDistances) -> None:
        self.known = plans
        self.blocked = blocked
        self._lengths: dict[tuple[bytes, Plan], int] = {}

    def moves(self, board: bytes, side: int, own: bytes, held: bytes) -> tuple[int, int]:
        """The moves to the nearest row and to the next one, by what stands in the way."""
        first = second = NEVER
        lines = self.known.lines[side]
        for plan in self.known.plans(side, own, held):
            line = lines[plan.line]
            row = board[line.start : line.stop : line.step]
            length = self._lengths.get((row, plan))
            if length is None:
                length = self._lengths[row, plan] = self._length(side, plan, row)
            if length < first:
                first, second = length, first
            elif length < second:
                second = length
        return first, second

    def nearest(self, board: bytes, side: int, own: bytes, held: bytes) -> tuple[int, Stones]:
        """The moves to the nearest row, and its stones; none where there is no plan."""
        lines = self.known.lines[side]
        best: tuple[int, Stones] = (NEVER, ())
        for plan in self.known.plans(side, own, held):
            line = lines[plan.line]
            length = self._length(side, plan, board[line.start : line.stop : line.step])
            best = min(best, (length, plan.stones))
        return best

    def _length(self, side: int, plan: Plan, row: bytes) -> int:
        line = self.known.lines[side][plan.line]
        mine = {at for _, at in plan.stones}
        way = bytes(
            0 if not code or at in mine else ASIDE if STONES[code].side == side else FOE
            for at, code in zip(line, row, strict=True)
        )
        return fewest([self._set(side, code, at, plan.line) for code, at in plan.stones], way)

    def _set(self, side: int, code: int, at: int, line: int) -> bytes:
        if at < 0:
            return self.known.sets(side, code, at)[line]
        return bytes(self.blocked.moves(code, at, goal) for goal in self.known.lines[side][line])


def fewest(sets: list[bytes], way: bytes) -> int:
    """The fewest moves to set stones on a line in their order, from either end.

    `sets` are each stone's moves to each square, `way` what it costs that a square is taken: no
    stone of the row can stand there, and within the row it must be cleared.
    """
    best = NEVER
    for order in (sets, sets[::-1]):
        done = [0] + [NEVER] * len(order)
        for place, taken in enumerate(way):
            if taken:
                done[1:-1] = [moves + taken for moves in done[1:-1]]
                continue
            for count in range(len(order), 0, -1):
                moves = done[count - 1] + order[count - 1][place]
                if moves < done[count]:
                    done[count] = moves
        best = min(best, done[-1])
    return best


def _rows(rules: Ruleset, side: int) -> Iterator[tuple[int, ...]]:
    """The codes of the stones of every row that would win for a side."""
    faces = {(army_of, *face) for army_of in (0, 1) for face in army(army_of, rules.advanced)}
    by_value: dict[int, list[int]] = {}
    for code, stone in enumerate(STONES):
        usable = stone.shape != PYRAMID or (rules.pyramid_in_row and not stone.turned)
        if stone.side == side and usable and (stone.army, stone.shape, stone.value) in faces:
            by_value.setdefault(stone.value, []).append(code)
    for progression in progressions(rules):
        for codes in product(*(by_value.get(value, []) for value in progression.values)):
            if sum(STONES[code].turned for code in codes) <= rules.max_captured:
                yield codes


def _lines(first: int, end: int) -> tuple[range, ...]:
    """The ranks of a half and its parts of the files."""
    ranks = [range(rank * WIDTH, rank * WIDTH + WIDTH) for rank in range(first, end)]
    return (*ranks, *(range(first * WIDTH + n, end * WIDTH, WIDTH) for n in range(WIDTH)))


@lru_cache(maxsize=8)
def row_plans(rules: Ruleset) -> RowPlans:
    """The plans under a ruleset, which remember what they have been asked."""
    return RowPlans(rules)


def make_room(memory: dict[Any, Any]) -> None:
    """Empties a memory that has grown large."""
    if len(memory) >= _REMEMBERED:
        memory.clear()
