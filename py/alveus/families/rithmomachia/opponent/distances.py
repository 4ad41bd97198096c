"""Distances of stones in moves, and the squares from which stones attack each other.

A round moves one step, a triangle two, so a triangle never reaches half of the squares.
Distances on the empty board are computed once per shape and target.  Distances on the board of a
decision are computed per stone on first use.

All plans consider only attacks by a single stone (*eruptio*), whose number times the distance is
the number of the target.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from alveus.families.rithmomachia.arithmetic import eruptions, numbers, strengths
from alveus.families.rithmomachia.board import ROUND, STONES, TRIANGLE, WIDTH, bit, occupied_mask
from alveus.families.rithmomachia.motion import Reach
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.state import make_context

NEVER = 40
"""The distance to a square that a stone cannot reach."""
BLOCKED_DELAY = 3
"""The maximum number of moves that other stones delay a stone."""


class Distances:
    """Distances between all squares of the empty board, by shape."""

    def __init__(self, rules: Ruleset) -> None:
        self.motion = make_context(rules).motion
        self._to: dict[tuple[str, bool, int], bytes] = {}

    def to(self, code: int, target: int) -> bytes:
        """Return for every square the number of moves of a stone from there to a target."""
        key = (STONES[code].shape, STONES[code].turned, target)
        if key not in self._to:
            self._to[key] = _spread(self.motion.reach[code], target, 0)
        return self._to[key]


class BlockedDistances:
    """Distances on the board of a decision, around other stones.

    Other stones may move, so they delay a stone by at most `BLOCKED_DELAY` moves.
    """

    def __init__(self, rules: Ruleset, board: bytes) -> None:
        self.distances = distances(rules)
        self.occupied = occupied_mask(board)
        self._from: dict[tuple[str, int, int], bytes] = {}

    def moves(self, code: int, at: int, goal: int) -> int:
        """Return the number of moves of a stone between two squares; these count as empty."""
        goal_mask = self.occupied & bit(goal)
        key = (STONES[code].shape, at, goal if goal_mask else at)
        moves = self._from.get(key)
        if moves is None:
            occupied = self.occupied & ~goal_mask & ~bit(at)
            reach = self.distances.motion.reach[code]
            moves = self._from[key] = _spread(reach, at, occupied)
        return min(moves[goal], self.distances.to(code, goal)[at] + BLOCKED_DELAY)


def _spread(reach: tuple[Reach, ...], start: int, occupied: int) -> bytes:
    """Return for every square the number of moves from a start, NEVER if there is no path."""
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
"""Return the distances under a ruleset, shared by all plans."""


@lru_cache(maxsize=8)
def attack_steps(rules: Ruleset) -> tuple[Mapping[int, tuple[int, ...]], ...]:
    """Return for each code the enemy codes that attack it, with the numbers of steps of each."""
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
    """Return the numbers of steps over which a stone attacks another.

    With *congressus* (a stone attacks an equal enemy that it could move onto), a round does not
    approach an equal triangle, because the triangle attacks it first, from two steps away.
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
    """Return the squares at given numbers of steps on the same rank and file."""
    file, rank = at % WIDTH, at // WIDTH
    offsets = [step * sign for step in steps for sign in (1, -1)]
    on_rank = [at + offset for offset in offsets if 0 <= file + offset < WIDTH]
    return on_rank + [at + offset * WIDTH for offset in offsets if 0 <= rank + offset < ranks]


def count_between(board: bytes, a: int, b: int) -> int:
    """Return the number of stones between two squares of a rank or file."""
    between = squares_between(a, b)
    stones = board[between.start : between.stop : between.step]
    return len(stones) - stones.count(0)


def squares_between(a: int, b: int) -> range:
    """Return the squares between two squares of a rank or file."""
    first, last = sorted((a, b))
    step = 1 if last - first < WIDTH else WIDTH
    return range(first + step, last, step)
