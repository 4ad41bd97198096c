"""The hunt for the enemy's pyramid, without which no row wins: how many moves it still takes.

There are two ways.  A hunter, a stone whose number meets the pyramid's, goes to a square from
which it meets it over an empty line; then the pyramid has a reply.  Or stones of any number go to
the squares beside the pyramid until it is shut in; then it has none.  Which moves these are
depends on the side's own stones and the pyramid's square alone and is remembered for a decision;
what stands in the way is counted on the board: an own stone steps aside, one of the enemy's must
be met itself, and whoever meets it has a way to go.  A second hunter counts as well, for the first
may be kept off, and without a measure for the others a side would wait for him alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from alveus.ai.rithmomachia.attack_squares import between, goals, line, met_by
from alveus.ai.rithmomachia.distances import NEVER, BlockedDistances
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import PYRAMIDS, STONES

ASIDE, BETWEEN = 1, 2
"""The moves it costs that an own stone, or an enemy's, stands in a line."""
KEPT = 8
"""The nearest ways to meet a stone in the way; of the others none is asked."""
FIRM = 8
"""The moves after which a stone in the way goes by itself."""

Aim = tuple[int, int]
"""Moves to a square, and the square."""
AttackSquare = tuple[int, int, int]
"""Moves to a square, the square, and whence."""
Stones = list[tuple[int, int]]
"""Squares and codes of stones."""


class PyramidPlans:
    """The hunts for both pyramids in the positions that one decision looks at."""

    def __init__(self, rules: Ruleset, blocked: BlockedDistances) -> None:
        self.rules = rules
        self.blocked = blocked
        self.met = met_by(rules)
        self._reached: dict[tuple[int, int, int, tuple[int, ...]], tuple[Aim, ...]] = {}
        self._drives: dict[tuple[bytes, int, int], tuple[AttackSquare, ...]] = {}
        self._known: dict[tuple[bytes, int], tuple[tuple[AttackSquare, ...], tuple[Aim, ...]]] = {}

    def moves(self, board: bytes, side: int, own: bytes, prey: int) -> tuple[int, int, int]:
        """The moves until a hunter meets the pyramid, until another does, until it is shut in."""
        key = (own, prey)
        found = self._known.get(key)
        if found is None:
            stones = [(at, code) for at, code in enumerate(own) if code]
            found = self._known[key] = (
                self._aims(stones, prey, PYRAMIDS[1 - side]),
                self._siege(side, stones, prey),
            )
        met = second = NEVER
        nearest = -1
        for moves, at, start in found[0]:
            if moves >= second:
                break
            for one in (at, *line(at, prey)):
                if board[one] and one != start:
                    moves += ASIDE if own[one] else self._driven(board, own, one)
            if start == nearest:
                met = min(met, moves)
            elif moves < met:
                nearest, met, second = start, moves, met
            else:
                second = min(second, moves)
        shut = 0
        for moves, at in found[1]:
            shut += moves
            if board[at] and not own[at]:
                shut += self._driven(board, own, at)
        return met, second, shut

    def _driven(self, board: bytes, own: bytes, at: int) -> int:
        """The moves until a stone of the enemy goes or falls because it is met."""
        key = (own, at, board[at])
        aims = self._drives.get(key)
        if aims is None:
            stones = [(start, code) for start, code in enumerate(own) if code]
            aims = self._drives[key] = self._aims(stones, at, board[at])[:KEPT]
        best = FIRM
        for moves, goal, start in aims:
            if moves >= best:
                break
            taken = goal != start and board[goal] != 0
            best = min(best, moves + BETWEEN * (taken + between(board, goal, at)))
        return best + 1

    def _aims(self, stones: Stones, prey: int, code: int) -> tuple[AttackSquare, ...]:
        """The squares from which a stone of the enemy is met, the nearest to a hunter first."""
        met = self.met[code]
        aims: list[AttackSquare] = []
        for at, hunter in stones:
            if hunter in met:
                aims += [(*aim, at) for aim in self._ways(hunter, at, prey, met[hunter])]
        return tuple(sorted(aims))

    def _siege(self, side: int, stones: Stones, prey: int) -> tuple[Aim, ...]:
        """For each open side of the pyramid the moves of another stone, scarce ones given first."""
        nearest: dict[int, list[Aim]] = {goal: [] for goal in goals(prey, (1,), self.rules.ranks)}
        for at, code in stones:
            if code != PYRAMIDS[side] and not STONES[code].turned:
                for moves, goal in self._ways(code, at, prey, (1,)):
                    nearest[goal].append((moves, at))
        used: set[int] = set()
        aims = []
        for goal, ways in sorted(
            nearest.items(), key=lambda one: min(one[1], default=(NEVER,)), reverse=True
        ):
            moves, at = min((way for way in ways if way[1] not in used), default=(NEVER, -1))
            used.add(at)
            aims.append((moves, goal))
        return tuple(aims)

    def _ways(self, code: int, at: int, prey: int, steps: tuple[int, ...]) -> tuple[Aim, ...]:
        """The moves of a stone to every square so many steps from the pyramid."""
        key = (code, at, prey, steps)
        found = self._reached.get(key)
        if found is None:
            reached = goals(prey, steps, self.rules.ranks)
            found = tuple((self.blocked.moves(code, at, goal), goal) for goal in reached)
            self._reached[key] = found
        return found


def hunters(rules: Ruleset) -> tuple[Mapping[int, tuple[int, ...]], ...]:
    """For each side the stones that meet the enemy's pyramid, and from which distances."""
    return tuple(met_by(rules)[PYRAMIDS[1 - side]] for side in (0, 1))
