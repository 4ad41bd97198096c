"""The hunt for the enemy's pyramid, without which no row wins: how many moves it still takes.

There are two ways.  A hunter, a stone whose number meets the pyramid's, goes to a square from
which it meets it over an empty line; then the pyramid has a reply.  Or stones of any number go to
the squares beside the pyramid until it is shut in; then it has none.  Which moves these are
depends on the side's own stones and the pyramid's square alone and is remembered for a decision;
what stands in the way is counted on the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from alveus.ai.evaluate.battle import PYRAMIDS
from alveus.ai.evaluate.catches import between, distances, goals
from alveus.ai.evaluate.marches import NEVER, Ground
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import STONES

BETWEEN, COMRADE, STUCK = 2, 2, 3
"""The moves it costs that a stone stands in a hunter's line, and that a comrade of the pyramid
stands where a besieger must: one that can go away, and one that cannot."""

Aim = tuple[int, int]
"""Moves to a square, and the square."""
Stones = list[tuple[int, int]]
"""Squares and codes of stones."""


class Hunts:
    """The hunts for both pyramids in the positions that one decision looks at."""

    def __init__(self, rules: Ruleset, ground: Ground) -> None:
        self.rules = rules
        self.ground = ground
        self.ways = ground.marches.motion.ways
        self._reached: dict[tuple[int, int, int, tuple[int, ...]], tuple[Aim, ...]] = {}
        self._known: dict[tuple[bytes, int], tuple[tuple[Aim, ...], tuple[Aim, ...]]] = {}

    def moves(
        self, board: bytes, side: int, own: bytes, prey: int, occupied: int
    ) -> tuple[int, int]:
        """The moves until a hunter meets the pyramid, and until it is shut in."""
        key = (own, prey)
        found = self._known.get(key)
        if found is None:
            stones = [(at, code) for at, code in enumerate(own) if code]
            found = self._known[key] = (
                self._aims(side, stones, prey),
                self._siege(side, stones, prey),
            )
        met = NEVER
        for moves, at in found[0]:
            if moves >= met:
                break
            met = min(met, moves + BETWEEN * between(board, at, prey))
        shut = 0
        for moves, at in found[1]:
            shut += moves
            if board[at] and not own[at]:
                free = self.ways[board[at]][at].free(occupied)
                shut += COMRADE if free else STUCK
        return met, shut

    def _aims(self, side: int, stones: Stones, prey: int) -> tuple[Aim, ...]:
        """The squares from which the pyramid is met, the nearest to a hunter first."""
        met = hunters(self.rules)[side]
        aims: list[Aim] = []
        for at, code in stones:
            if code in met:
                aims += self._ways(code, at, prey, met[code])
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
            found = tuple((self.ground.moves(code, at, goal), goal) for goal in reached)
            self._reached[key] = found
        return found


@lru_cache(maxsize=8)
def hunters(rules: Ruleset) -> tuple[Mapping[int, tuple[int, ...]], ...]:
    """For each side the stones that meet the enemy's pyramid, and from which distances."""
    return (_hunters(rules, 0), _hunters(rules, 1))


def _hunters(rules: Ruleset, side: int) -> dict[int, tuple[int, ...]]:
    prey = PYRAMIDS[1 - side]
    found = {
        code: distances(rules, code, prey)
        for code, stone in enumerate(STONES)
        if stone.side == side and not stone.turned
    }
    return {code: steps for code, steps in found.items() if steps}
