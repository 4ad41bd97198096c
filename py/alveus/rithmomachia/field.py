"""A battle field that changes under a game played out: what a change near a stone does to it.

A step leaves most of the board as it was.  So for every stone is kept where it can step and
whether it is shut in, for every line who is attacked on it, and only those stones and lines are
asked again that a changed square lies near.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_

from alveus.rithmomachia.context import Context
from alveus.rithmomachia.layout import WIDTH, bit, standing
from alveus.rithmomachia.lines import Masks
from alveus.rithmomachia.motion import Motion
from alveus.rithmomachia.siege import beside, is_besieged
from alveus.rithmomachia.state import Step
from alveus.rithmomachia.stones import ANY, MINE, STONES

_SIDE = tuple(stone.side for stone in STONES)


class Field:
    """The stones on the board, with what is known of each."""

    def __init__(self, context: Context, board: bytes) -> None:
        self.board = bytearray(board)
        self._motion = context.motion
        self._attacks = context.attacks
        self._by_four = context.rules.siege == "four"
        """Whether a stone may be shut in that could step."""
        self._sight = _sight(context.motion)
        self._reach = _reach(context.motion)
        self._crossing = _crossing(context)
        self._steps: list[Sequence[Step]] = [()] * len(board)
        self._besieged: set[int] = set()
        self._met: list[Masks] = [(0, 0)] * len(context.attacks.lines)
        self._look(range(len(board)))

    def change(self, stones: Iterable[tuple[int, int]]) -> None:
        """Puts a code on each of some squares; 0 lifts what stands there."""
        changed = []
        for at, code in stones:
            self.board[at] = code
            changed.append(at)
        self._look(changed)

    def steps(self, side: int) -> list[Sequence[Step]]:
        """Where the stones of a side can step, stone by stone."""
        return [self._steps[at] for at in standing(self.board, side)]

    def find_besieged(self, side: int) -> list[int]:
        """The squares of a side's stones that are shut in, in order."""
        return sorted(at for at in self._besieged if _SIDE[self.board[at]] == side)

    def find_attacked(self) -> Masks:
        """The masks of White's and of Black's stones that are attacked."""
        if not self._attacks.by_lines:
            return self._attacks.masks(bytes(self.board))
        white = black = 0
        for met in self._met:
            if met[0] or met[1]:
                white |= met[0]
                black |= met[1]
        return white, black

    def _look(self, changed: Iterable[int]) -> None:
        """Asks again what lies near changed squares."""
        board, ways = self.board, self._motion.ways
        occupied = int.from_bytes(board.translate(ANY), "little")
        white = int.from_bytes(board.translate(MINE[0]), "little")
        armies = white, occupied ^ white
        near: set[int] = set()
        lines: set[int] = set()
        mask = 0
        for at in changed:
            mask |= bit(at)
            near.update(self._reach[at])
            lines.update(self._crossing[at])
            self._besieged.discard(at)
        for at in near:
            code = board[at]
            if code and mask & self._sight[code][at]:
                self._steps[at] = ways[code][at].steps(occupied)
                if self._steps[at] and not self._by_four:
                    self._besieged.discard(at)
                elif is_besieged(self._motion, board, at, armies[1 - _SIDE[code]]):
                    self._besieged.add(at)
                else:
                    self._besieged.discard(at)
        for number in lines:
            line = self._attacks.lines[number]
            row = bytes(board[line.cut])
            self._met[number] = line.masks.get(row) or line.find_attacked(row)


@lru_cache(maxsize=8)
def _sight(motion: Motion) -> tuple[tuple[int, ...], ...]:
    """By code and square the mask of what concerns a stone.

    It is its own square, those beside it and those that its ways touch.
    """
    squares = range(motion.rules.ranks * WIDTH)
    around = [sum(map(bit, [at, *beside(at)])) for at in squares]
    return tuple(tuple(around[at] | ways[at].area for at in squares) for ways in motion.ways)


@lru_cache(maxsize=8)
def _reach(motion: Motion) -> tuple[tuple[int, ...], ...]:
    """For every square the squares on which it concerns some stone."""
    whole = [reduce(or_, masks) for masks in zip(*_sight(motion), strict=True)]
    return tuple(
        tuple(at for at, mask in enumerate(whole) if mask & bit(square))
        for square in range(len(whole))
    )


@lru_cache(maxsize=8)
def _crossing(context: Context) -> tuple[tuple[int, ...], ...]:
    """For every square the numbers of the lines that cross it."""
    lines = context.attacks.lines
    return tuple(
        tuple(number for number, line in enumerate(lines) if at in line.at)
        for at in range(context.rules.ranks * WIDTH)
    )
