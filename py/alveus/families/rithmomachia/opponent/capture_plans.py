"""Plans to capture: the nearest attacks on any enemy stone, and on the enemy's pyramid.

All attacks in plans are by a single stone along a rank or file (*eruptio*): its number times the
distance, or by option divided by the distance, is the target's number.  The stone moves to a square
at this distance, and the squares between must be empty; the enemy then has a reply.  In a siege of
the pyramid, stones with any numbers move to the squares next to it; a pyramid that is shut in is
lost at once.

The length of a plan is the number of moves to these squares, plus an estimate of the moves that
remove stones from the way.  The second-nearest attacker counts too, because the enemy can stop the
nearest.  For the pyramid, the moves to the squares are cached for one decision (choice of a move),
because they depend only on the side's own stones and the pyramid's square.

`Distances` counts a stone's moves between squares of the empty board, `BlockedDistances` around the
stones on the board.  Some squares are out of reach, because a stone moves an exact number of steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from alveus.families.rithmomachia.arithmetic import eruptions, numbers, strengths
from alveus.families.rithmomachia.board import (
    PYRAMIDS,
    ROUND,
    STONES,
    TRIANGLE,
    WIDTH,
    bit,
    occupied_mask,
    own_stones,
)
from alveus.families.rithmomachia.motion import Reach
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.state import make_context

NEVER = 40
"""The number of moves to a square that a stone cannot reach; real numbers of moves are lower."""
BLOCKED_DELAY = 3
"""The maximum assumed delay of a stone by other stones, in moves: they can also move away."""
ASIDE = 1
"""Moves added for an own stone that is in the way."""
ENEMY_BETWEEN = 8
"""Moves added for an enemy between the square of an attack and its target, in a plan to capture any
stone (`CapturePlans`)."""
PLANS = 6
"""The maximum number of plans in `CapturePlans`: the shortest, each with a different attacker."""
CLEARED_BETWEEN = 2
"""Moves added for each stone that obstructs an attack, if the attack is intended to remove an enemy
that is in the way of a plan."""
CLEARING_PLANS = 8
"""The maximum number of attacks considered to remove one enemy from the way of a plan."""
CLEARED_LATEST = 8
"""The maximum estimate of the moves that a side needs to attack an enemy stone that obstructs a
plan against the pyramid.  There is a maximum because the enemy stone may also move away."""

Approach = tuple[int, int]
"""The number of moves a stone needs to a square of an attack or siege, and the square's index."""
AttackSquare = tuple[int, int, int]
"""The number of moves that an attacker needs to a square of an attack, this square, and the
attacker's present square.  Squares are given by index."""


class Distances:
    """Numbers of moves between any two squares of the empty board, for each shape of stone."""

    def __init__(self, rules: Ruleset) -> None:
        self.motion = make_context(rules).motion
        self._to: dict[tuple[str, bool, int], bytes] = {}

    def to(self, code: int, target: int) -> bytes:
        """Return the number of moves that a stone needs to `target`, indexed by the stone's square.

        `code` is the stone's code.  The number is NEVER if the stone cannot reach `target`.
        """
        key = (STONES[code].shape, STONES[code].turned, target)
        if key not in self._to:
            self._to[key] = _spread(self.motion.reach[code], target, 0)
        return self._to[key]


class BlockedDistances:
    """Numbers of moves of a stone around the stones on the board at the start of a decision.

    Because those stones can also move away, the number is at most `BLOCKED_DELAY` higher than on
    the empty board.
    """

    def __init__(self, rules: Ruleset, board: bytes) -> None:
        self.distances = distances(rules)
        self.occupied = occupied_mask(board)
        self._from: dict[tuple[str, bool, int, int], bytes] = {}

    def moves(self, code: int, at: int, goal: int) -> int:
        """Return the number of moves of the stone `code` from square `at` to square `goal`.

        Both squares count as empty.  The number is NEVER if no path leads to `goal` on the empty
        board.
        """
        goal_mask = self.occupied & bit(goal)
        stone = STONES[code]
        key = (stone.shape, stone.turned, at, goal if goal_mask else at)
        moves = self._from.get(key)
        if moves is None:
            occupied = self.occupied & ~goal_mask & ~bit(at)
            reach = self.distances.motion.reach[code]
            moves = self._from[key] = _spread(reach, at, occupied)
        return min(moves[goal], self.distances.to(code, goal)[at] + BLOCKED_DELAY)


def _spread(reach: tuple[Reach, ...], start: int, occupied: int) -> bytes:
    """Return the number of moves from `start` to each square (the index); NEVER without a path.

    `reach` has one shape's paths from each square; `occupied` is the mask of obstructing squares.
    """
    moves = bytearray([NEVER]) * len(reach)
    moves[start] = 0
    edge, count = [start], 0
    while edge:
        count += 1
        targets = dict.fromkeys(to for at in edge for _, to in reach[at].steps(occupied))
        edge = [to for to in targets if moves[to] == NEVER]
        for at in edge:
            moves[at] = count
    return bytes(moves)


distances = lru_cache(maxsize=8)(Distances)
"""Return the :class:`Distances` under a ruleset, from a cache."""


@lru_cache(maxsize=8)
def attack_steps(rules: Ruleset) -> tuple[Mapping[int, tuple[int, ...]], ...]:
    """Return the attacks along a line on each stone, indexed by the code of the attacked stone.

    A code is an index of `STONES`.  For each attacked stone, a mapping has the codes of its
    attackers as keys and the distances of these attacks, in steps, as values.  Attackers that have
    changed sides are not included.
    """
    return tuple(
        {
            code: steps
            for code, stone in enumerate(STONES)
            if stone.side == 1 - STONES[target].side and not stone.turned
            if (steps := _steps_between(rules, code, target))
        }
        for target in range(len(STONES))
    )


def _steps_between(rules: Ruleset, attacker: int, target: int) -> tuple[int, ...]:
    """Return the distances, in steps, over which one stone attacks another along a line.

    `attacker` and `target` are codes (indices of `STONES`).  By the option `congressus`, a stone
    also attacks an enemy with the same number if it could move onto the enemy's square.  Under this
    option, the result is empty for a round that attacks a triangle with the same number: the
    triangle moves two steps and the round only one, so the triangle can attack first.
    """
    wanted = numbers(target)
    slower = (STONES[attacker].shape, STONES[target].shape) == (ROUND, TRIANGLE)
    if slower and rules.congressus != "off":
        wanted = tuple(number for number in wanted if number not in strengths(rules, attacker))
    return tuple(
        steps
        for steps in range(1, rules.ranks)
        if any(result in wanted for result, _ in eruptions(rules, attacker, steps))
    )


def squares_at(at: int, steps: tuple[int, ...], ranks: int) -> list[int]:
    """Return the squares at the distances `steps` from `at` on its rank and file.

    `ranks` is the number of ranks of the board.
    """
    file, rank = at % WIDTH, at // WIDTH
    offsets = [step * sign for step in steps for sign in (1, -1)]
    on_rank = [at + offset for offset in offsets if 0 <= file + offset < WIDTH]
    return on_rank + [at + offset * WIDTH for offset in offsets if 0 <= rank + offset < ranks]


def count_between(board: bytes, a: int, b: int) -> int:
    """Return the number of stones between two squares on one rank or file."""
    between = squares_between(a, b)
    stones = board[between.start : between.stop : between.step]
    return len(stones) - stones.count(0)


def squares_between(a: int, b: int) -> range:
    """Return the squares between two squares on one rank or file (excluded), in ascending order."""
    first, last = sorted((a, b))
    step = 1 if last - first < WIDTH else WIDTH
    return range(first + step, last, step)


class CapturePlan(NamedTuple):
    """A plan: the stone `attacker` moves to the square `goal`.

    From `goal` it attacks the stone `target` on the square `at`.  Stones are indices of `STONES`.
    `moves` is the number of moves to `goal`, plus an estimate of those that clear the line to `at`.
    """

    moves: int
    attacker: int
    goal: int
    target: int
    at: int


class CapturePlans:
    """The shortest plans of a side to capture an enemy stone, each with a different attacker.

    At most `PLANS` plans are selected, when a search begins; each can have any enemy stone as its
    target.  One plan is not enough, because the enemy can prevent the shortest plan.
    """

    def __init__(self, rules: Ruleset, blocked: BlockedDistances, board: bytes, side: int) -> None:
        self.rules = rules
        self.blocked = blocked
        nearest: dict[int, CapturePlan] = {}
        for plan in sorted(self._find_plans(board, side)):
            nearest.setdefault(plan.attacker, plan)
        self.near = tuple(nearest.values())[:PLANS]

    def moves(self, board: bytes, own: bytes) -> list[int]:
        """Return the numbers of moves that the possible plans still need on `board`, ascending.

        A plan is possible if its attacker is on the board, and its target is still on the square
        `CapturePlan.at`.  `own` is `board` with the side's own stones only.
        """
        moves = []
        for plan in self.near:
            at = board.find(plan.attacker)
            if at >= 0 and board[plan.at] == plan.target:
                to_goal = self.blocked.moves(plan.attacker, at, plan.goal)
                moves.append(to_goal + _clearing(board, own, plan.goal, plan.at))
        return sorted(moves)

    def _find_plans(self, board: bytes, side: int) -> Iterator[CapturePlan]:
        attackers = attack_steps(self.rules)
        own, enemies = own_stones(board, side), own_stones(board, 1 - side)
        for (at, code), (start, attacker) in product(_stones(enemies), _stones(own)):
            for goal in squares_at(at, attackers[code].get(attacker, ()), self.rules.ranks):
                if goal == start or not board[goal]:
                    moves = self.blocked.moves(attacker, start, goal)
                    moves += _clearing(board, own, goal, at)
                    yield CapturePlan(moves, attacker, goal, code, at)


def _clearing(board: bytes, own: bytes, a: int, b: int) -> int:
    """Return the estimated moves of a side to clear the squares between `a` and `b` on a line.

    The line is a rank or file; `own` is the board with the stones of that side only.
    """
    mine = count_between(own, a, b)
    return ASIDE * mine + ENEMY_BETWEEN * (count_between(board, a, b) - mine)


class PyramidPlans:
    """Finds the fewest moves that a side needs to attack or besiege the enemy's pyramid."""

    def __init__(self, rules: Ruleset, blocked: BlockedDistances) -> None:
        self.rules = rules
        self.blocked = blocked
        self.attackers = attack_steps(rules)
        self._plans = cache(self._find_plans)
        self._attacks = cache(self._find_attacks)
        self._approaches = cache(self._find_approaches)

    def moves(self, board: bytes, side: int, own: bytes, pyramid: int) -> tuple[int, int, int]:
        """Return three numbers of moves that `side` needs for plans against the enemy's pyramid.

        They are for the nearest attack, for the nearest attack by any other stone, and for the
        siege.  `NEVER` means an impossible attack, `NEVER` or more an impossible siege.
        `own` is the board with the stones of `side` (0 White, 1 Black) only, `pyramid` the square
        of the enemy's pyramid.
        """
        attacks, sieges = self._plans(side, own, pyramid)
        first = second = NEVER
        nearest = -1
        for moves, at, start in attacks:
            if moves >= second:
                break
            for square in (at, *squares_between(at, pyramid)):
                if board[square] and square != start:
                    moves += ASIDE if own[square] else self._clear(board, own, square)
            if start == nearest:
                first = min(first, moves)
            elif moves < first:
                nearest, first, second = start, moves, first
            else:
                second = min(second, moves)
        siege = 0
        for moves, at in sieges:
            siege += moves
            if board[at] and not own[at]:
                siege += self._clear(board, own, at)
        return first, second, siege

    def _clear(self, board: bytes, own: bytes, at: int) -> int:
        """Return an estimate of a side's number of moves to remove the enemy on the square `at`.

        `own` is `board` with the stones of this side only.
        """
        best = CLEARED_LATEST
        for moves, goal, start in self._attacks(own, at, board[at])[:CLEARING_PLANS]:
            if moves >= best:
                break
            occupied = goal != start and board[goal] != 0
            best = min(best, moves + CLEARED_BETWEEN * (occupied + count_between(board, goal, at)))
        return best + 1

    def _find_attacks(self, own: bytes, target: int, code: int) -> list[AttackSquare]:
        """Return the attacks on the enemy stone `code` on the square `target`, fewest moves first.

        `own` is the board with the stones of the attacking side only.
        """
        attackers = self.attackers[code]
        return sorted(
            (*approach, at)
            for at, attacker in _stones(own)
            if attacker in attackers
            for approach in self._approaches(attacker, at, target, attackers[attacker])
        )

    def _find_plans(
        self, side: int, own: bytes, pyramid: int
    ) -> tuple[list[AttackSquare], list[Approach]]:
        attacks = self._find_attacks(own, pyramid, PYRAMIDS[1 - side])
        return attacks, self._find_siege(side, own, pyramid)

    def _find_siege(self, side: int, own: bytes, pyramid: int) -> list[Approach]:
        """Return the number of moves to occupy each square next to the pyramid, and the square.

        `own` is the board with the stones of `side` only, `pyramid` the square of the enemy's
        pyramid.  Each square gets the nearest stone not yet used, beginning with the square whose
        nearest stone is farthest; the own pyramid and captured stones are not used.  If no stone is
        left for a square, its number of moves is `NEVER`.
        """
        neighbours = squares_at(pyramid, (1,), self.rules.ranks)
        nearest: dict[int, list[Approach]] = {goal: [] for goal in neighbours}
        for at, code in _stones(own):
            if code != PYRAMIDS[side] and not STONES[code].turned:
                for moves, goal in self._approaches(code, at, pyramid, (1,)):
                    nearest[goal].append((moves, at))
        used: set[int] = set()
        approaches: list[Approach] = []
        far_first = sorted(
            nearest, key=lambda goal: min(nearest[goal], default=(NEVER,)), reverse=True
        )
        for goal in far_first:
            unused = (candidate for candidate in nearest[goal] if candidate[1] not in used)
            moves, at = min(unused, default=(NEVER, -1))
            used.add(at)
            approaches.append((moves, goal))
        return approaches

    def _find_approaches(
        self, code: int, at: int, target: int, steps: tuple[int, ...]
    ) -> tuple[Approach, ...]:
        """Return the squares at the distances `steps` from `target`, each with a number of moves.

        The distances are in squares along the rank and file of `target`.  The moves are those of
        the stone `code` from square `at` around the other stones; `NEVER` if it cannot get there.
        """
        squares = squares_at(target, steps, self.rules.ranks)
        return tuple((self.blocked.moves(code, at, square), square) for square in squares)


def _stones(own: bytes) -> Iterator[tuple[int, int]]:
    """Yield the index of the square and the code (index in `STONES`) of each stone on a board."""
    return ((at, code) for at, code in enumerate(own) if code)
