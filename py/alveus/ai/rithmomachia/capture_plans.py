"""Where a side could take something soon: what it looks for when nothing has fallen for long.

For every own stone and every stone of the enemy it is asked from which squares the one meets the
other by a product of number and distance.  The few that are reached in the fewest moves, each by
a stone of its own, are chosen when a decision begins and pursued in all positions that it looks
at: of one alone it may be that it never comes off.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from alveus.ai.rithmomachia.attack_squares import between, goals, met_by
from alveus.ai.rithmomachia.distances import BlockedDistances
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import STONES

ASIDE, FOE = 1, 8
"""The moves it costs that an own stone, or an enemy's, stands in the line."""
KEPT = 6
"""The nearest catches, which are pursued."""


class CapturePlan(NamedTuple):
    """A stone, the square from which it meets a stone of the enemy, and that."""

    moves: int
    hunter: int
    goal: int
    prey: int
    at: int


class CapturePlans:
    """The catches that a side pursues in one decision."""

    def __init__(self, rules: Ruleset, blocked: BlockedDistances, board: bytes, side: int) -> None:
        self.rules = rules
        self.met = met_by(rules)
        self.blocked = blocked
        nearest: dict[int, CapturePlan] = {}
        for catch in sorted(self._capture_plans(board, side)):
            nearest.setdefault(catch.hunter, catch)
        self.near = tuple(nearest.values())[:KEPT]

    def moves(self, board: bytes, own: bytes) -> list[int]:
        """The moves to each catch that is still to be had, the nearest first.

        `own` has one's stones alone.
        """
        found = []
        for catch in self.near:
            at = board.find(catch.hunter)
            if at >= 0 and board[catch.at] == catch.prey:
                moves = self.blocked.moves(catch.hunter, at, catch.goal)
                found.append(moves + _in_the_way(board, own, catch.goal, catch.at))
        return sorted(found)

    def _capture_plans(self, board: bytes, side: int) -> Iterator[CapturePlan]:
        standing = [(at, code) for at, code in enumerate(board) if code]
        mine = [one for one in standing if STONES[one[1]].side == side]
        own = bytes(code if STONES[code].side == side else 0 for code in board)
        for at, code in standing:
            if STONES[code].side == side:
                continue
            for start, hunter in mine:
                for goal in goals(at, self.met[code].get(hunter, ()), self.rules.ranks):
                    if goal == start or not board[goal]:
                        moves = self.blocked.moves(hunter, start, goal)
                        moves += _in_the_way(board, own, goal, at)
                        yield CapturePlan(moves, hunter, goal, code, at)


def _in_the_way(board: bytes, own: bytes, one: int, other: int) -> int:
    """The moves that the stones between two squares cost."""
    mine = between(own, one, other)
    return ASIDE * mine + FOE * (between(board, one, other) - mine)
