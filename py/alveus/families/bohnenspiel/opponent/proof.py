"""Proofs of the value of a board by depth-first proof-number search.

A claim is that the value of a board is at least a number.  For each claim, the search stores two
efforts: the least numbers of boards that must be solved to prove the claim and to disprove it.  It
follows the line (sequence of moves) with the least effort.  A line that repeats a board proves
nothing for either player.  A proof is therefore valid under every rule for endless games, unless
such a rule ends the game before the last ply of the proof.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from alveus.ai.search.alphabeta import Play
from alveus.ai.search.budget import NodeBudget

SLICE = 300
"""Number of searched boards (nodes) between two pauses."""
LONGEST = 100
"""Maximum number of plies of a line (sequence of moves)."""
KEPT = 120_000
"""Maximum number of bounds (proved limits of values), and of efforts, that `Facts` keeps between
decisions.  If there are more bounds, all bounds are dropped; likewise for efforts."""
_NEVER = 1 << 40
_GOAL_BITS = 16


class Bounds(NamedTuple):
    """Least and greatest possible value of a board, in 1/32 bean.

    The value is the number of beans that the player on turn gains in the rest of the game, minus
    the opponent's.  This player needs `plies_to_least` plies to force at least `least`; the
    opponent needs `plies_to_most` to keep the value from exceeding `most`.  Both are counted up to
    a board whose value is known without search.
    """

    least: int
    most: int
    plies_to_least: int = 0
    plies_to_most: int = 0

    @property
    def settled(self) -> bool:
        """True if the value is known: both bounds are equal."""
        return self.least == self.most


@dataclass
class Facts:
    """Proved bounds of the values of boards, and the efforts to decide claims.

    `bounds` has the limits of each board's value; the key is the board as an integer (`fast.pack`),
    seen from the player on turn.  `efforts` has, for each claim that a board's value is at least a
    number, the effort to prove it, then the effort to disprove it; the key combines the board and
    the number (`_key`).
    """

    bounds: dict[int, Bounds] = field(default_factory=dict)
    efforts: dict[int, tuple[int, int]] = field(default_factory=dict)

    def forget(self, beans: int) -> None:
        """Drop the bounds and efforts of boards with more than `beans` beans.

        Also drop the efforts of claims that cannot be decided, because each line repeats a board or
        exceeds `LONGEST` plies.  Then empty each of the two dicts `bounds` and `efforts` that still
        has more than `KEPT` entries.
        """
        self.bounds = {at: bounds for at, bounds in self.bounds.items() if at % 255 <= beans}
        self.efforts = {
            key: effort
            for key, effort in self.efforts.items()
            if (key >> _GOAL_BITS) % 255 <= beans and effort != (_NEVER, _NEVER)
        }
        if len(self.bounds) > KEPT:
            self.bounds = {}
        if len(self.efforts) > KEPT:
            self.efforts = {}


class _Pause(Exception):
    """Raised after `SLICE` nodes to leave the recursive search, so that the generator can pause."""


class Proof:
    """Search for proofs of the values of boards; `facts` keeps the results for later decisions."""

    def __init__(self, play: Play[int], budget: NodeBudget, facts: Facts) -> None:
        self.play = play
        self.budget = budget
        self.facts = facts
        self.nodes = 0
        self._until = 0
        self._path: set[int] = set()

    def value_of(self, board: int, guess: int) -> Generator[None, None, Bounds]:
        """Return the bounds of a board's value, which are equal if the search proves the value.

        If the search ends without this proof, for example because the budget is used up, return the
        bounds proved so far.  `guess` is an estimate of the value, in 1/32 bean.  The number in the
        first claim is close to `guess`.
        """
        step = 2 * self.play.unit
        claim = guess + (self.play.most(board) - guess) % step
        while not (bounds := self.bounds(board)).settled:
            claim = max(bounds.least + step, min(claim, bounds.most))
            if not (yield from self._decide(board, claim)):
                break
            claim += step if self.bounds(board).least >= claim else -step
        return self.bounds(board)

    def bounds(self, board: int) -> Bounds:
        """Return the least and the greatest value that a board can have, as proved so far."""
        bounds = self.facts.bounds.get(board)
        if bounds is not None:
            return bounds
        settled = self.play.settled(board)
        if settled is not None:
            return Bounds(settled, settled)
        most = self.play.most(board)
        return Bounds(-most, most)

    def _decide(self, board: int, claim: int) -> Generator[None, None, bool]:
        """Search until it is proved or disproved that the value of `board` is at least `claim`.

        Return True in both cases; the bounds of `board` then contain the result.  Return False if
        the budget is used up, or if no line decides the claim without repeating a board or
        exceeding `LONGEST`.  `claim` is in 1/32 bean.
        """
        while True:
            if self.nodes >= self._until:
                if not self.budget.allows(SLICE):
                    return False
                self._until = self.nodes + SLICE
                yield
            effort = self._effort(board, claim)
            if effort == (_NEVER, _NEVER):
                return False
            if 0 in effort:
                return True
            try:
                self._search(board, claim, _NEVER, _NEVER)
            except _Pause:
                self._path.clear()

    def _effort(self, board: int, claim: int) -> tuple[int, int]:
        """Return the efforts to prove and to disprove that a board's value is at least `claim`.

        They are (0, `_NEVER`) if the claim is proved, (`_NEVER`, 0) if it is disproved, and twice
        `_NEVER` if `board` repeats a board of the current line, or if this line is too long.
        """
        bounds = self.facts.bounds.get(board) or self.bounds(board)
        if bounds.least >= claim:
            return 0, _NEVER
        if bounds.most < claim:
            return _NEVER, 0
        if board in self._path or len(self._path) >= LONGEST:
            return _NEVER, _NEVER
        return self.facts.efforts.get(_key(board, claim), (1, 1))

    def _search(self, board: int, claim: int, prove: int, disprove: int) -> None:
        """Search until a value >= `claim` is proved or disproved, or an effort is too high.

        `prove` and `disprove` are the limits of the efforts (numbers of boards still to solve).
        """
        self.nodes += 1
        if self.nodes > self._until:
            raise _Pause
        claims = self._counters(board, claim)
        self._path.add(board)
        while True:
            least = second = _NEVER
            total = easiest = own = other = 0
            for after, counter in claims:
                to_counter, to_refute = self._effort(after, counter)
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
            self._search(easiest, other, rest, min(prove, second + 1))
        self._path.discard(board)
        if least and total:
            self.facts.efforts[_key(board, claim)] = (least, total)
        else:
            self._learn(board, claim, proved=not least)

    def _counters(self, board: int, claim: int) -> list[tuple[int, int]]:
        """Return a pair for each move: the board after it, and a limit for the value of that board.

        If that board's value (for the opponent, who is then on turn) is at least the limit, the
        move gives the mover less than `claim`.  Omit moves that are known to give less.  If a move
        is known to give at least `claim`, return only the pair of this move.
        """
        counters = []
        for gain, after in self.play.replies(board):
            counter = gain * self.play.unit - claim + 1
            settled = self.play.settled(after)
            if settled is None:
                counters.append((after, counter))
            elif settled < counter:
                return [(after, counter)]
        return counters

    def _learn(self, board: int, claim: int, proved: bool) -> None:
        """Store a proved or disproved claim as a bound of the value."""
        bounds = self.bounds(board)
        step, odd = 2 * self.play.unit, self.play.most(board)
        replies = [
            (self.bounds(after), gain * self.play.unit - claim)
            for gain, after in self.play.replies(board)
        ]
        if proved:
            plies = 1 + min(after.plies_to_most for after, most in replies if after.most <= most)
            least = claim + (odd - claim) % step
            self.facts.bounds[board] = bounds._replace(least=least, plies_to_least=plies)
        else:
            plies = 1 + max(after.plies_to_least for after, _ in replies)
            most = claim - 1 - (claim - 1 - odd) % step
            self.facts.bounds[board] = bounds._replace(most=most, plies_to_most=plies)


def _key(board: int, claim: int) -> int:
    return board << _GOAL_BITS | claim + (1 << _GOAL_BITS - 1)
