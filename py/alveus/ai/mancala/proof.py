"""Proving what a board is worth, move by move along the cheapest way (proof-number search).

Looking ahead so many plies spends most of its time on lines that need not be settled.  A proof
goes where least is missing: for each claim “the player on turn still gets so much more” it keeps
how many positions would at least have to be settled to make it true, and how many to make it
false.  A line that comes back to a board proves nothing to either player, so whatever is proven
holds under every rule for games in circles, if there are plies enough.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from alveus.ai.search.alphabeta import Play
from alveus.ai.search.budget import NodeBudget

SLICE = 300
"""Positions between two chances to be interrupted."""
LONGEST = 100
"""Plies after which a line is given up."""
KEPT = 120_000
"""Bounds, and efforts, that are taken over from one choice to the next."""
_NEVER = 1 << 40
_GOAL_BITS = 16


class Bounds(NamedTuple):
    """What a board is worth at least and at most, and the plies that forcing it takes."""

    least: int
    most: int
    plies_to_least: int = 0
    plies_to_most: int = 0

    @property
    def settled(self) -> bool:
        """Whether the worth is known."""
        return self.least == self.most


@dataclass
class Facts:
    """What was proven of boards, and how much was missing where nothing was."""

    bounds: dict[int, Bounds] = field(default_factory=dict)
    efforts: dict[int, tuple[int, int]] = field(default_factory=dict)

    def forget(self, beans: int) -> None:
        """Keeps what boards of at most so many beans still need, as far as there is room."""
        self.bounds = {at: known for at, known in self.bounds.items() if at % 255 <= beans}
        self.efforts = {
            key: missing
            for key, missing in self.efforts.items()
            if (key >> _GOAL_BITS) % 255 <= beans and missing != (_NEVER, _NEVER)
        }
        if len(self.bounds) > KEPT:
            self.bounds = {}
        if len(self.efforts) > KEPT:
            self.efforts = {}


class _Pause(Exception):
    """A slice is used up."""


class Proof:
    """One decision's proofs: they share facts and one budget."""

    def __init__(self, play: Play[int], budget: NodeBudget, facts: Facts) -> None:
        self.play = play
        self.budget = budget
        self.facts = facts
        self.nodes = 0
        self._until = 0
        self._path: set[int] = set()

    def worth(self, board: int, guess: int) -> Generator[None, None, Bounds]:
        """The bounds of a board, equal if the budget was enough; a guess says where to begin."""
        step = 2 * self.play.unit
        claim = guess + (self.play.most(board) - guess) % step
        while not (known := self.bounds(board)).settled:
            claim = max(known.least + step, min(claim, known.most))
            if not (yield from self._decide(board, claim)):
                break
            claim += step if self.bounds(board).least >= claim else -step
        return self.bounds(board)

    def bounds(self, board: int) -> Bounds:
        """What is known of a board."""
        known = self.facts.bounds.get(board)
        if known is not None:
            return known
        settled = self.play.settled(board)
        if settled is not None:
            return Bounds(settled, settled)
        most = self.play.most(board)
        return Bounds(-most, most)

    def _decide(self, board: int, claim: int) -> Generator[None, None, bool]:
        """Whether a claim about a board could be proven or disproven within the budget."""
        while True:
            if self.nodes >= self._until:
                if not self.budget.allows(SLICE):
                    return False
                self._until = self.nodes + SLICE
                yield
            missing = self._missing(board, claim)
            if missing == (_NEVER, _NEVER):
                return False
            if 0 in missing:
                return True
            try:
                self._look(board, claim, _NEVER, _NEVER)
            except _Pause:
                self._path.clear()

    def _missing(self, board: int, claim: int) -> tuple[int, int]:
        """How much is missing to prove, and to disprove, that a board is worth so much."""
        known = self.facts.bounds.get(board) or self.bounds(board)
        if known.least >= claim:
            return 0, _NEVER
        if known.most < claim:
            return _NEVER, 0
        if board in self._path or len(self._path) >= LONGEST:
            return _NEVER, _NEVER
        return self.facts.efforts.get(_key(board, claim), (1, 1))

    def _look(self, board: int, claim: int, prove: int, disprove: int) -> None:
        """Follows what is cheapest until as much is missing as is given, or nothing."""
        self.nodes += 1
        if self.nodes > self._until:
            raise _Pause
        claims = self._counters(board, claim)
        self._path.add(board)
        while True:
            least = second = _NEVER
            total = easiest = own = other = 0
            for after, counter in claims:
                to_counter, to_refute = self._missing(after, counter)
                if to_refute < least:
                    second, least = least, to_refute
                    easiest, other, own = after, counter, to_counter
                elif to_refute < second:
                    second = to_refute
                total += to_counter
            total = min(total, _NEVER)
            if least >= prove or total >= disprove or not least or not total:
                break
            rest = disprove if disprove == _NEVER else disprove - total + own
            self._look(easiest, other, rest, min(prove, second + 1))
        self._path.discard(board)
        if least and total:
            self.facts.efforts[_key(board, claim)] = (least, total)
        else:
            self._learn(board, claim, proven=not least)

    def _counters(self, board: int, claim: int) -> list[tuple[int, int]]:
        """For each reply what the other player must get to refute a claim.

        A reply of known worth is left out where that refutes it, and stands alone where not.
        """
        found = []
        for gain, after in self.play.replies(board):
            counter = gain * self.play.unit - claim + 1
            settled = self.play.settled(after)
            if settled is None:
                found.append((after, counter))
            elif settled < counter:
                return [(after, counter)]
        return found

    def _learn(self, board: int, claim: int, proven: bool) -> None:
        """Keeps a claim that was proven, or disproven, as a bound of the board's worth."""
        known = self.bounds(board)
        step, odd = 2 * self.play.unit, self.play.most(board)
        replies = [
            (self.bounds(after), gain * self.play.unit - claim)
            for gain, after in self.play.replies(board)
        ]
        if proven:
            plies = 1 + min(after.plies_to_most for after, most in replies if after.most <= most)
            least = claim + (odd - claim) % step
            self.facts.bounds[board] = known._replace(least=least, plies_to_least=plies)
        else:
            plies = 1 + max(after.plies_to_least for after, _ in replies)
            most = claim - 1 - (claim - 1 - odd) % step
            self.facts.bounds[board] = known._replace(most=most, plies_to_most=plies)


def _key(board: int, claim: int) -> int:
    """A claim about a board as one number."""
    return board << _GOAL_BITS | claim + (1 << _GOAL_BITS - 1)
