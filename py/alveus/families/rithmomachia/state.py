"""Positions, and the single actions of a turn: steps, captures by the player, placings.

The *reserve* of a side contains the stones that it has captured and not yet placed on the board.
The place of such a stone beside the board is a *slot*.  A *code* is an index of `board.STONES`; it
identifies a stone and the side that it plays for (0: no stone).  A *mask* is a set of squares as an
integer with one byte per square, 1 if the square is in the set.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, permutations, product
from typing import Final, Literal, NamedTuple, TypeAlias

from alveus.core.outcomes import Outcome
from alveus.families.rithmomachia.attacks import Attacks
from alveus.families.rithmomachia.board import (
    PYRAMID,
    STONES,
    WIDTH,
    Step,
    bit,
    name,
    occupied_mask,
    slot,
    squares,
    squares_of,
)
from alveus.families.rithmomachia.motion import Motion
from alveus.families.rithmomachia.rows import EarlyRows, Placed, Rows
from alveus.families.rithmomachia.ruleset import Ruleset

Reserves: TypeAlias = tuple[bytes, bytes]


class Placing(NamedTuple):
    """The placing of captured stones on the board, as pairs (square, code of the stone)."""

    stones: Placed


class Take(NamedTuple):
    """A capture that the player chooses (`timing` is `three_stage`); `at` is the enemy's square."""

    at: int


class Pass(NamedTuple):
    """A pass: of the turn if no other action is legal, or of the stage `PLACING` or `TAKING`."""


Move: TypeAlias = Step | Placing | Take | Pass
PASS = Pass()

Stage: TypeAlias = Literal["", "placing", "taking"]
PLACING: Final = "placing"
"""The stage, after the move, in which captured stones can be placed."""
TAKING: Final = "taking"
"""The stage, after the move, in which attacked stones can be taken."""


class State(NamedTuple):
    """A position.  `board` has the code of each square's stone (0: none), rank by rank from a1."""

    board: bytes
    turn: int
    reserves: Reserves = (b"", b"")
    """White's and Black's reserve in order of capture: codes of stones that play for the captor."""
    clock: int = 0
    """Turns of both sides since the last capture or placing."""
    seen: tuple[int, ...] = ()
    """The hashes of the positions at the start of each turn since the last capture or placing."""
    stage: Stage = ""
    threatened: int = 0
    """In stage `placing` (after the move), if `timing` is `react`: mask of the mover's stones, on
    their present squares, that the enemy attacked when the turn began, without the moved stone if
    `flight_into_attack` is `safe`.  Otherwise 0."""
    announced: EarlyRows = ((), ())
    """White's and Black's announced rows, each as a tuple of its squares.  A winning row (stones
    whose numbers form a progression) is announced after a move or placing, and wins if it is still
    complete after the enemy's reply.  Empty unless `win_timing` is `survive`."""
    early: EarlyRows = ((), ())
    """White's and Black's early rows, each as a tuple of its squares.  An early row (stones whose
    numbers form a progression) was complete when rows began to win, by default at the capture of
    the enemy's pyramid.  It wins only if it is interrupted and built again (`early_formation`)."""
    due: int = 0
    """The mask of the enemy stones that the side on turn can now, after the enemy's reply, capture
    by moving a stone with the same number onto them; 0 unless `Ruleset.occupies_after_reply`."""
    over: Outcome | None = None
    row: tuple[int, ...] = ()
    """The numbers of the row (progression) that has won the game, in ascending order, else ()."""

    def placing_paths(self, move: Placing) -> Iterator[tuple[str, ...]]:
        """Yield the possible paths of a placing: the ids of the places to select, in order.

        For each stone, a path has its place beside the board, then its target square.  There is one
        path for every order of the stones and every choice of equal stones.
        """
        side = self.turn
        reserve = self.reserves[side]
        for stones in permutations(move.stones):
            slots = [
                [number for number, code in enumerate(reserve) if code == wanted]
                for _, wanted in stones
            ]
            for numbers in product(*slots):
                if len(set(numbers)) == len(numbers):
                    ends = zip(numbers, stones, strict=True)
                    steps = ((slot(side, number), name(at)) for number, (at, _) in ends)
                    yield tuple(chain.from_iterable(steps))


@dataclass(frozen=True)
class Context:
    """A ruleset, with the objects that find moves, attacks and rows under it."""

    rules: Ruleset
    motion: Motion
    attacks: Attacks
    rows: Rows

    def steps(self, state: State) -> Iterator[Step]:
        """Return the possible steps of all stones of the side on turn."""
        board, reach = state.board, self.motion.reach
        occupied = occupied_mask(board)
        stones = squares_of(board, state.turn)
        if not self.rules.moves_onto_equals:
            return chain.from_iterable(reach[board[at]][at].steps(occupied) for at in stones)
        return chain.from_iterable(
            (
                *reach[board[at]][at].steps(occupied),
                *(Step(at, to) for to in self.displacements(state, at)),
            )
            for at in stones
        )

    def displacements(self, state: State, at: int) -> list[int]:
        """Return the squares of enemies with the same number that the stone on `at` can move onto.

        If `Ruleset.occupies_after_reply` is true, return only squares in the mask `state.due`:
        those of enemies threatened after and, by default, also before their owner's last turn.
        """
        targets = self.motion.displacements(state.board, at, occupied_mask(state.board))
        if not self.rules.occupies_after_reply:
            return targets
        return [target for target in targets if state.due & bit(target)]

    def takes(self, state: State) -> list[Take]:
        """Return the captures that the player can choose; [] if attacked stones fall automatically.

        The player chooses captures only if the rule `timing` is `three_stage`, before the move or
        in stage `taking`.
        """
        if self.rules.timing != "three_stage" or state.stage == PLACING:
            return []
        return [Take(at) for at in squares(self.attacks.masks(state.board)[1 - state.turn])]

    def placings(self, state: State) -> Iterator[Placing]:
        """Yield the possible placings of captured stones.

        A placing completes a winning row or, by option, puts one stone on the side's first rank.
        """
        rules, side = self.rules, state.turn
        reserve = state.reserves[side]
        if not reserve:
            return
        placings: set[Placing] = set()
        stage = PLACING if rules.placement == "after_move" else ""
        if state.stage == stage and self.rows.can_win(state.board, side):
            placings.update(map(Placing, self.rows.placements(state.board, side, reserve)))
        if rules.captured_use == "re_enter" and not state.stage:
            first = (rules.ranks - 1) * WIDTH if side else 0
            empty = [at for at in range(first, first + WIDTH) if not state.board[at]]
            for code in set(reserve):
                if STONES[code].shape != PYRAMID:
                    placings.update(Placing(((at, code),)) for at in empty)
        yield from sorted(placings)


@lru_cache(maxsize=8)
def make_context(rules: Ruleset) -> Context:
    """Return the `Context` of a ruleset; cached, so that all games under the ruleset share it."""
    motion = Motion(rules)
    return Context(rules, motion, Attacks(rules, motion), Rows(rules))
