"""Find the plans with the fewest moves for a winning row (stones that form a progression).

A plan assigns stones of one side, with at most as many captured stones as the rules allow, to a
rank or file of the enemy's half, in ascending or descending order of their numbers.  The length of
a plan is the total number of moves of these stones to their squares.  `RowPlans` finds and caches
the shortest plans on a board without other stones.  `RowDistances` then computes the length of only
these plans on the real board, with the moves to clear obstacles.  Each move of a planned stone
towards its square shortens the plan by one, so that a search of two plies can find progress.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from heapq import nsmallest
from itertools import product
from typing import NamedTuple

from alveus.families.rithmomachia.board import PYRAMID, SIDE_OF, STONES, army
from alveus.families.rithmomachia.opponent.capture_plans import NEVER, BlockedDistances, distances
from alveus.families.rithmomachia.rows import enemy_half_lines, progressions
from alveus.families.rithmomachia.ruleset import Ruleset

PLANS, PLANS_OF_STONES = 6, 3
"""Maximum numbers of plans kept, the shortest first: `PLANS` among all plans of a side, and
`PLANS_OF_STONES` among the plans that use the same stones on different lines."""
ASIDE, ENEMY_BETWEEN = 1, 3
"""Moves added to a plan's length to clear a square between the stones of its row: of another stone
of the own side, and of an enemy."""
REBUILD = 2
"""Number of moves to break up and rebuild a row that was complete before rows could win, if such a
row wins only when it is built again (option `early_formation`)."""
_CACHED = 40_000

Stones = tuple[tuple[int, int], ...]
"""The stones of a row by ascending number, each as its code (index of `board.STONES`) and square
(-1 for a captured stone that is not yet placed)."""


class Plan(NamedTuple):
    """A plan for a winning row.

    `moves` is the number of moves on an empty board, `line` the index of the row's line in the
    side's part of `RowPlans.lines`, `stones` the stones of the row with their present squares.
    """

    moves: int
    line: int
    stones: Stones


class RowPlans:
    """The shortest plans to complete a winning row on an otherwise empty board."""

    def __init__(self, rules: Ruleset) -> None:
        self.distances = distances(rules)
        self.rows = tuple(tuple(_winning_stones(rules, side)) for side in (0, 1))
        """For each side, all winning rows, each as the codes of its stones by ascending number."""
        self.lines = tuple(tuple(enemy_half_lines(rules, side)) for side in (0, 1))
        """For each side, the lines on which its rows win: the ranks of the enemy's half, and the
        parts of files in that half.  Each line is the `range` of its squares."""
        self.cuts = tuple(
            tuple(slice(line.start, line.stop, line.step) for line in lines) for lines in self.lines
        )
        self.plans = lru_cache(_CACHED)(self._find_plans)
        self._rows = lru_cache(_CACHED)(self._find_rows)
        self._shortest = lru_cache(_CACHED)(self._find_shortest)
        self._line_moves = cache(self._find_line_moves)
        self._nearest = cache(self._find_nearest)

    def _find_line_moves(self, side: int, code: int, at: int) -> tuple[bytes, ...]:
        """Return, for each line in `lines[side]`, a bytes object with a number for each square.

        It is the number of moves of the stone `code` from square `at` to this square: 1 for a
        captured stone (`at` is -1), NEVER if the square is unreachable.
        """
        to = self.distances.to
        return tuple(
            bytes(to(code, goal)[at] for goal in line) if at >= 0 else b"\1" * len(line)
            for line in self.lines[side]
        )

    def _find_nearest(self, side: int, code: int, at: int) -> tuple[int, ...]:
        """Return a stone's number of moves to the nearest square of each line in `lines[side]`.

        `code` is the stone's index in `STONES`, `at` its square.  The number is 1 for a captured
        stone (`at` is -1), NEVER if the stone can reach no square of the line.
        """
        return tuple(map(min, self._line_moves(side, code, at)))

    def _find_plans(self, side: int, own: bytes, reserve: bytes) -> list[Plan]:
        """Return a side's shortest plans, at most `PLANS`, the shortest first.

        `own` has a stone's code for each square (0: none), `reserve` the codes of captured stones.
        """
        squares: dict[int, list[int]] = {}
        for at, code in enumerate(own):
            if code:
                squares.setdefault(code, []).append(at)
        for code in reserve:
            squares.setdefault(code, []).append(-1)
        plans: list[Plan] = []
        for row in self._rows(side, frozenset(squares)):
            for at_squares in product(*[squares[code] for code in row]):
                plans += self._shortest(side, tuple(zip(row, at_squares, strict=True)))
        return nsmallest(PLANS, plans)

    def _find_rows(self, side: int, codes: frozenset[int]) -> tuple[tuple[int, ...], ...]:
        """Return the side's winning rows of stones in `codes` only, each as the stones' codes."""
        return tuple(filter(codes.issuperset, self.rows[side]))

    def _find_shortest(self, side: int, stones: Stones) -> list[Plan]:
        """Return the shortest plans (at most `PLANS_OF_STONES`) for a row of exactly these stones.

        The shortest plan is first.  Lines are tried in ascending order of a lower bound for the
        length of a plan: the sum of each stone's moves to its nearest square of the line.
        """
        nearest = zip(*[self._nearest(side, code, at) for code, at in stones], strict=True)
        line_moves = [self._line_moves(side, code, at) for code, at in stones]
        plans: list[Plan] = []
        for least, line in sorted((sum(moves), n) for n, moves in enumerate(nearest)):
            if least >= NEVER or (len(plans) == PLANS_OF_STONES and least >= plans[-1].moves):
                break
            empty = bytes(len(self.lines[side][line]))
            moves = fewest_moves([to[line] for to in line_moves], empty)
            if moves < NEVER:
                plans = nsmallest(PLANS_OF_STONES, [*plans, Plan(moves, line, stones)])
        return plans


class RowDistances:
    """The fewest moves with which a side can complete a winning row if stones are in the way.

    `blocked` computes the moves around the stones of one board, the board on which a move is
    chosen.  Each choice of a move therefore needs a new object.
    """

    def __init__(self, rules: Ruleset, blocked: BlockedDistances) -> None:
        self.plans = row_plans(rules)
        self.blocked = blocked
        self._lengths = cache(self._find_length)

    def moves(self, board: bytes, side: int, own: bytes, reserve: bytes) -> tuple[int, int]:
        """Return the lengths of a side's two shortest plans on `board`, the shorter plan first.

        A length is a number of moves, including those for obstacles; it is NEVER for a missing
        plan.  `own` is the board with the side's stones only, `reserve` has the codes of the stones
        that the side has captured.
        """
        lengths = (length for length, _ in self._rows(board, side, own, reserve))
        first, second, *_ = sorted([*lengths, NEVER, NEVER])
        return first, second

    def nearest(self, board: bytes, side: int, own: bytes, reserve: bytes) -> tuple[int, Stones]:
        """Return the fewest moves to a winning row, and the row's stones; (NEVER, ()) if none.

        `own` is the board with the side's stones only, `reserve` the codes of captured stones.
        """
        return min([*self._rows(board, side, own, reserve), (NEVER, ())])

    def _rows(
        self, board: bytes, side: int, own: bytes, reserve: bytes
    ) -> list[tuple[int, Stones]]:
        cuts, plans = self.plans.cuts[side], self.plans.plans(side, own, reserve)
        return [(self._lengths(side, plan, board[cuts[plan.line]]), plan.stones) for plan in plans]

    def _find_length(self, side: int, plan: Plan, stones: bytes) -> int:
        line = self.plans.lines[side][plan.line]
        mine = {at for _, at in plan.stones}
        obstacles = bytes(
            0 if not code or at in mine else ASIDE if SIDE_OF[code] == side else ENEMY_BETWEEN
            for at, code in zip(line, stones, strict=True)
        )
        line_moves = [
            bytes(1 if at < 0 else self.blocked.moves(code, at, goal) for goal in line)
            for code, at in plan.stones
        ]
        return fewest_moves(line_moves, obstacles)


def fewest_moves(line_moves: list[bytes], obstacles: bytes) -> int:
    """Return the fewest moves to set a row on a line, ascending or descending; NEVER if impossible.

    `line_moves` has for each stone, by ascending number, its moves to each square of the line.
    `obstacles` has for each square the moves to clear it: 0 if the square is empty or has a stone
    of the row.  The row can use only squares with 0; the result includes the moves to clear all
    other squares between two of the stones.
    """
    best = NEVER
    for order in (line_moves, line_moves[::-1]):
        fewest = [0] + [NEVER] * len(order)
        for place, clearing in enumerate(obstacles):
            if clearing:
                fewest[1:-1] = [moves + clearing for moves in fewest[1:-1]]
                continue
            for count in range(len(order), 0, -1):
                moves = fewest[count - 1] + order[count - 1][place]
                if moves < fewest[count]:
                    fewest[count] = moves
        best = min(best, fewest[-1])
    return best


def _winning_stones(rules: Ruleset, side: int) -> Iterator[tuple[int, ...]]:
    """Yield each set of stones that forms a winning row of `side`, as codes by ascending number.

    A code is an index of `STONES`.  Sets can contain enemy stones captured by `side`, at most
    `captured_in_row` per set.
    """
    faces = {(army_of, *face) for army_of in (0, 1) for face in army(army_of, rules.advanced)}
    by_value: dict[int, list[int]] = {}
    for code, stone in enumerate(STONES):
        usable = stone.shape != PYRAMID or (rules.pyramid_in_row == "total" and not stone.turned)
        if stone.side == side and usable and (stone.army, stone.shape, stone.value) in faces:
            by_value.setdefault(stone.value, []).append(code)
    for progression in progressions(rules):
        for codes in product(*(by_value.get(value, []) for value in progression.values)):
            if sum(STONES[code].turned for code in codes) <= rules.captured_in_row:
                yield codes


row_plans = lru_cache(maxsize=8)(RowPlans)
"""Return the :class:`RowPlans` under a ruleset, from a cache."""
