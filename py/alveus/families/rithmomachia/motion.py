"""How stones move: by default over empty squares, with at most one right-angled turn.

By default a round moves one step, a triangle two, a square three, a pyramid one, two or three.  The
paths of every shape from every square are computed once.  The squares that a stone can reach in a
position are cached, keyed by the mask (set) of the occupied squares on the stone's paths.  Because
the same mask rarely occurs twice, there is also a cache for each group of paths with the same first
square: a group has fewer squares, so that its masks occur more often.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from alveus.families.rithmomachia.arithmetic import Memo, numbers, strengths
from alveus.families.rithmomachia.board import (
    BITS,
    PYRAMID,
    ROUND,
    SHAPES,
    SIDE_OF,
    SQUARE,
    STONES,
    TRIANGLE,
    WIDTH,
    Step,
    bit,
    occupied_mask,
    side_mask,
    squares_of,
)
from alveus.families.rithmomachia.ruleset import Ruleset

Offset: TypeAlias = tuple[int, int]
Offsets: TypeAlias = tuple[Offset, ...]
MovementKind: TypeAlias = Literal["straight", "diagonal", "mixed", "turn", "leap"]
_STRAIGHT: Offsets = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL: Offsets = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_STEPS: Mapping[str, tuple[int, ...]] = {
    ROUND: (1,),
    TRIANGLE: (2,),
    SQUARE: (3,),
    PYRAMID: (1, 2, 3),
}
"""The numbers of steps of each shape; each is one more if the option `moves` is `second`."""


class Path(NamedTuple):
    """One path from a square to a target: the squares between them, in order and as a mask."""

    target: int
    between: tuple[int, ...]
    mask: int


class _Branch:
    """The paths of a stone that have the same first square."""

    def __init__(self) -> None:
        self.area = 0
        """The mask of all squares of the paths, including the targets."""
        self.free = Memo(self._find_free, 1 << 16)
        """The squares at which the paths without occupied squares end.  The key is the mask of the
        occupied squares in `area`.  The value is an integer: bit n is the nth square (from 0) of
        the sorted list of all squares at which a path in any branch of the stone ends."""
        self.paths: list[tuple[int, int]] = []
        """For each path: the mask of its squares with the target, and an integer in which one bit
        is 1: the bit by which the values of `free` represent the target."""

    def _find_free(self, occupied: int) -> int:
        free = 0
        for whole, target_bit in self.paths:
            if not occupied & whole:
                free |= target_bit
        return free


class Reach:
    """The paths of a stone's shape from one square; `steps` returns the steps with free paths."""

    def __init__(self, at: int, paths: Iterable[Path]) -> None:
        self.to: dict[int, tuple[Path, ...]] = {}
        """The paths, keyed by target square."""
        self.area = 0
        """The mask of all squares of the paths, including the targets."""
        for path in paths:
            self.to[path.target] = (*self.to.get(path.target, ()), path)
        branches: dict[int, _Branch] = {}
        for number, target in enumerate(sorted(self.to)):
            for path in self.to[target]:
                branch = branches.setdefault((*path.between, target)[0], _Branch())
                branch.paths.append((path.mask | bit(target), 1 << number))
                branch.area |= path.mask | bit(target)
                self.area |= branch.area
        self._branches = tuple(branches.values())
        self._targets = tuple(Step(at, target) for target in sorted(self.to))
        self._select = Memo(self._select_steps, 1 << 16)
        self._steps = Memo(self._find_steps, 2000)

    def steps(self, occupied: int) -> tuple[Step, ...]:
        """Return the possible steps, sorted by target; `occupied` is a mask of occupied squares."""
        return self._steps[occupied & self.area]

    def _find_steps(self, occupied: int) -> tuple[Step, ...]:
        free = 0
        for branch in self._branches:
            free |= branch.free[occupied & branch.area]
        return self._select[free]

    def _select_steps(self, free: int) -> tuple[Step, ...]:
        return tuple(step for number, step in enumerate(self._targets) if free >> number & 1)


class Motion:
    """The moves of all stones under one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        reach = {shape: _reach(rules.ranks, tuple(_offsets(rules, shape))) for shape in SHAPES}
        immobile = _reach(rules.ranks, ())
        self.reach: tuple[tuple[Reach, ...], ...] = tuple(
            reach[stone.shape]
            if stone.shape and (rules.captured_use == "re_enter" or not stone.turned)
            else immobile
            for stone in STONES
        )
        """The paths from each square: ``reach[code][square]``, with a stone's code.  Captured
        stones have none, unless the option `captured_use` lets them move (`re_enter`)."""

    def path(self, code: int, at: int, target: int, occupied: int) -> Path | None:
        """Return a path of the stone `code` from `at` to `target`, or None if none is free.

        `occupied` is the mask of occupied squares, which a path avoids except for its target.
        """
        for path in self.reach[code][at].to.get(target, ()):
            if not occupied & path.mask:
                return path
        return None

    def displacements(self, board: bytes, at: int, occupied: int) -> list[int]:
        """Return the squares of enemies of equal number onto which the stone on `at` could move.

        A free path leads to each.  The list is empty unless the option `congressus` is `displace`
        or `occupy`; `occupies_after_reply` is not considered.  `occupied` is the mask of occupied
        squares.
        """
        if not self.rules.moves_onto_equals:
            return []
        stone, strong = board[at], strengths(self.rules, board[at])
        return [
            target
            for target in self.reach[stone][at].to
            if SIDE_OF[board[target]] == 1 - SIDE_OF[stone]
            and not set(strong).isdisjoint(numbers(board[target]))
            and self.path(stone, at, target, occupied) is not None
        ]

    def find_besieged(self, board: bytes, side: int) -> int:
        """Return the mask of a side's stones that are shut in (*obsidio*), by the option `siege`.

        `lifted` (default): the stone could not move even if all other stones of its side were
        removed.  `any`: it cannot move, and there is an enemy on at least one of the four squares
        left, right, above and below.  `four`: there is an enemy on each of these four squares, so
        that no stone at the edge of the board is shut in.
        """
        enemies, reach = side_mask(board, 1 - side), self.reach
        lifted = self.rules.siege == "lifted"
        besieged = 0
        for at in squares_of(board, side):
            if lifted and not reach[board[at]][at].area & enemies:
                continue
            if self._is_besieged(board, at, enemies):
                besieged |= bit(at)
        return besieged

    def _is_besieged(self, board: bytes, at: int, enemies: int) -> bool:
        siege, reach = self.rules.siege, self.reach[board[at]][at]
        if not reach.to:
            return False
        if siege == "lifted":
            return not (reach.steps(enemies) or self.displacements(board, at, enemies))
        around = sum(enemies >> BITS * neighbour & 1 for neighbour in neighbours(at))
        if siege == "four":
            return around == 4
        occupied = occupied_mask(board)
        return around > 0 and not (reach.steps(occupied) or self.displacements(board, at, occupied))


def step_counts(rules: Ruleset, shape: str) -> tuple[int, ...]:
    """Return the numbers of steps that a shape can move, in ascending order."""
    steps = tuple(count + (rules.moves == "second") for count in _STEPS[shape])
    if rules.step_choice == "up_to" and shape in TRIANGLE + SQUARE:
        return tuple(range(1, steps[-1] + 1))
    return steps


def movement_kind(rules: Ruleset, shape: str) -> MovementKind:
    """Return the kind of a shape's moves.

    `mixed` is straight and diagonal; `turn` and `leap` are straight moves and, in addition, moves
    with one right-angled turn or a knight's leaps.
    """
    bending = shape in TRIANGLE + SQUARE
    if rules.moves == "boissiere":
        diagonal = 1 in step_counts(rules, shape)
        return ("diagonal" if shape == ROUND else "mixed") if diagonal else "straight"
    if (bending and rules.bend == "path") or (shape == PYRAMID and rules.pyramid_bends == "on"):
        return "turn"
    return "leap" if bending and rules.bend == "knight" else "straight"


def neighbours(at: int) -> list[int]:
    """Return the squares left, right, below and above `at`, without those off the board.

    The square above is in the list even if `at` is on the top rank, because the number of ranks is
    not known here; no stone can be on it.
    """
    beside = [at + step for step in (-1, 1) if 0 <= at % WIDTH + step < WIDTH]
    return [*beside, *([at - WIDTH] if at >= WIDTH else []), at + WIDTH]


@lru_cache(maxsize=64)
def _reach(ranks: int, paths: tuple[Offsets, ...]) -> tuple[Reach, ...]:
    """Return a `Reach`, all paths from a square, for each square of a board with `ranks` ranks.

    The index of an item is its square.  Each item of `paths` is a path as the offsets (file, rank)
    of its squares from the start, target last.  Paths that leave the board are omitted.
    """
    return tuple(Reach(at, _paths(ranks, paths, at)) for at in range(ranks * WIDTH))


def _paths(ranks: int, paths: tuple[Offsets, ...], at: int) -> Iterable[Path]:
    by_squares: dict[tuple[int, int], Path] = {}
    for offsets in paths:
        to = [(at % WIDTH + right, at // WIDTH + up) for right, up in offsets]
        if all(0 <= file < WIDTH and 0 <= rank < ranks for file, rank in to):
            *between, target = (rank * WIDTH + file for file, rank in to)
            mask = sum(map(bit, between))
            by_squares.setdefault((target, mask), Path(target, tuple(between), mask))
    return by_squares.values()


def _offsets(rules: Ruleset, shape: str) -> Iterator[Offsets]:
    """Yield a shape's paths: the offset (file, rank) of each square from the start, target last.

    A knight's leap cannot be obstructed, so its path consists of the target only.
    """
    kind, allowed = movement_kind(rules, shape), step_counts(rules, shape)
    for steps in allowed:
        diagonal = rules.moves == "boissiere" and steps == 1
        for direction in _DIAGONAL if diagonal else _STRAIGHT:
            yield _line((0, 0), direction, steps)
        for first in range(1, steps) if kind == "turn" else ():
            yield from _bent(first, steps - first)
    for offsets in _bent(allowed[-1], 1) if kind == "leap" else ():
        yield offsets[-1:]


def _line(start: Offset, direction: Offset, steps: int) -> Offsets:
    return tuple(
        (start[0] + direction[0] * n, start[1] + direction[1] * n) for n in range(1, steps + 1)
    )


def _bent(first: int, second: int) -> Iterator[Offsets]:
    """Yield the 8 paths of `first` steps along a rank or file, then `second` at a right angle."""
    for direction in _STRAIGHT:
        leg = _line((0, 0), direction, first)
        for aside in (direction[::-1], (-direction[1], -direction[0])):
            yield (*leg, *_line(leg[-1], aside, second))
