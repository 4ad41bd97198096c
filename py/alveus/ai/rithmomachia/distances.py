"""How many moves stones need from square to square: the measure of every plan.

A round goes one step at a time, a triangle always two and so never comes to half of the squares.
Across the empty board the moves to a square are worked out for a shape once and for all; across
the board of a decision, for a stone that stands there, when they are first asked for.
"""

from __future__ import annotations

from functools import lru_cache

from alveus.rithmomachia.layout import WIDTH, bit
from alveus.rithmomachia.motion import Motion, motion
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import STONES

NEVER = 40
"""Moves of a stone that never comes there."""
SHUT_IN = 3
"""Moves that a stone waits at most until its way is free."""


class Distances:
    """The moves between all squares, by the shapes of stones."""

    def __init__(self, moves: Motion) -> None:
        self.motion = moves
        self.size = moves.rules.ranks * WIDTH
        self._to: dict[tuple[str, bool, int], bytes] = {}

    def to(self, code: int, target: int) -> bytes:
        """For every square the moves a stone needs from there to a square."""
        stone = STONES[code]
        key = (stone.shape, stone.turned, target)
        found = self._to.get(key)
        if found is None:
            found = self._to[key] = self._spread(code, target)
        return found

    def _spread(self, code: int, target: int) -> bytes:
        ways = self.motion.ways[code]
        moves = bytearray([NEVER]) * self.size
        moves[target] = 0
        edge, count = [target], 0
        while edge:
            count += 1
            edge = list({to for at in edge for to in ways[at].to if moves[to] == NEVER})
            for at in edge:
                moves[at] = count
        return bytes(moves)


class BlockedDistances:
    """The board at the moment of a decision: ways round what stands there.

    What shuts a stone in may give way, so it waits for no more than a few moves.
    """

    def __init__(self, distances: Distances, occupied: int) -> None:
        self.distances = distances
        self.occupied = occupied
        self._from: dict[tuple[str, int, int], bytes] = {}

    def moves(self, code: int, at: int, goal: int) -> int:
        """The moves of a stone from a square to another, as if nothing stood there."""
        taken = self.occupied & bit(goal)
        key = (STONES[code].shape, at, goal if taken else at)
        known = self._from.get(key)
        if known is None:
            known = self._from[key] = self._spread(code, at, self.occupied & ~taken & ~bit(at))
        return min(known[goal], self.distances.to(code, goal)[at] + SHUT_IN)

    def _spread(self, code: int, at: int, occupied: int) -> bytes:
        ways = self.distances.motion.ways[code]
        moves = bytearray([NEVER]) * self.distances.size
        moves[at] = 0
        edge, count = [at], 0
        while edge:
            count += 1
            near = [to for one in edge for _, to in ways[one].steps(occupied)]
            edge = [to for to in dict.fromkeys(near) if moves[to] == NEVER]
            for one in edge:
                moves[one] = count
        return bytes(moves)


@lru_cache(maxsize=8)
def distances(rules: Ruleset) -> Distances:
    """The moves under a ruleset, shared by all that plan."""
    return Distances(motion(rules))
