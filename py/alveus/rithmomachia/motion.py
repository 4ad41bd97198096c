"""How stones move: so many steps over empty squares, with one right-angled turn where allowed.

A round goes one step, a triangle two, a square three, a pyramid one, two or three.  The ways of
every shape from every square are laid out once as masks.  What a stone can do is a function of
what stands near it, so the answer is remembered by the occupied squares of its neighbourhood.
There are too many of these to meet the same one often, but few for the ways over one of the
squares beside it: an answer that is new is put together from those.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from alveus.rithmomachia.arithmetic import numbers, strengths
from alveus.rithmomachia.layout import WIDTH, bit
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.state import Step
from alveus.rithmomachia.stones import PYRAMID, ROUND, SHAPES, SQUARE, STONES, TRIANGLE

Offset = tuple[int, int]
Path = tuple[Offset, ...]
_STRAIGHT: tuple[Offset, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL: tuple[Offset, ...] = ((1, 1), (1, -1), (-1, -1), (-1, 1))
STEPS: Mapping[str, Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "standard": {ROUND: (1,), TRIANGLE: (2,), SQUARE: (3,), PYRAMID: (1, 2, 3)},
        "boissiere": {ROUND: (1,), TRIANGLE: (2,), SQUARE: (3,), PYRAMID: (1, 2, 3)},
        "second": {ROUND: (2,), TRIANGLE: (3,), SQUARE: (4,), PYRAMID: (2, 3, 4)},
    }
)
"""How many steps each shape goes, by the reading of the moves."""
_REMEMBERED = 2000
"""Neighbourhoods remembered for a shape on a square."""


class Way(NamedTuple):
    """One way from a square to another: the squares between, in order and as a mask."""

    target: int
    between: tuple[int, ...]
    mask: int


class _Arm:
    """The ways that begin on the same square, and which targets are free among so many stones."""

    def __init__(self) -> None:
        self.area = 0
        self.known: dict[int, int] = {}
        self._ways: list[tuple[int, int]] = []

    def add(self, way: Way, number: int) -> None:
        """Adds a way to the target of a number."""
        whole = way.mask | bit(way.target)
        self.area |= whole
        self._ways.append((whole, 1 << number))

    def search(self, near: int) -> int:
        """The targets that are free, a bit each."""
        free = 0
        for whole, target in self._ways:
            if not near & whole:
                free |= target
        self.known[near] = free
        return free


class Ways:
    """All ways of a shape from a square, and what is free of them among so many neighbours."""

    def __init__(self, at: int, ways: Iterable[Way]) -> None:
        self.to: dict[int, tuple[Way, ...]] = {}
        self.area = 0
        """The mask of all squares that the ways touch."""
        for way in ways:
            self.to[way.target] = (*self.to.get(way.target, ()), way)
            self.area |= way.mask | bit(way.target)
        arms: dict[int, _Arm] = {}
        for number, target in enumerate(sorted(self.to)):
            for way in self.to[target]:
                arms.setdefault((*way.between, target)[0], _Arm()).add(way, number)
        self._arms = tuple(arms.values())
        self._targets = tuple(Step(at, target) for target in sorted(self.to))
        self._sets: dict[int, tuple[Step, ...]] = {}
        self._known: dict[int, tuple[Step, ...]] = {}

    def steps(self, occupied: int) -> tuple[Step, ...]:
        """The steps to empty squares that can be reached, in the order of these."""
        near = occupied & self.area
        found = self._known.get(near)
        if found is None:
            found = self._look(near)
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[near] = found
        return found

    def _look(self, near: int) -> tuple[Step, ...]:
        free = 0
        for arm in self._arms:
            here = near & arm.area
            found = arm.known.get(here)
            free |= arm.search(here) if found is None else found
        if free not in self._sets:
            self._sets[free] = tuple(
                step for number, step in enumerate(self._targets) if free >> number & 1
            )
        return self._sets[free]


class Motion:
    """The moves of all shapes under one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        ways = {shape: _lay_out(rules.ranks, tuple(_paths(rules, shape))) for shape in SHAPES}
        none = _lay_out(rules.ranks, ())
        self.ways: tuple[tuple[Ways, ...], ...] = tuple(
            ways[stone.shape] if stone.shape and (rules.re_enter or not stone.turned) else none
            for stone in STONES
        )
        """The ways by code and square; a captured stone that only stands in a row has none."""

    def way(self, code: int, at: int, target: int, occupied: int) -> Way | None:
        """A free way of a stone to a square; whether that itself is empty is not asked."""
        for way in self.ways[code][at].to.get(target, ()):
            if not occupied & way.mask:
                return way
        return None

    def displacements(self, board: bytes | bytearray, at: int, occupied: int) -> list[int]:
        """The squares of enemies that a stone takes by moving onto them, where that is the rule."""
        if self.rules.congressus != "displace":
            return []
        own, strong = STONES[board[at]], strengths(self.rules, board[at])
        return [
            target
            for target, ways in self.ways[board[at]][at].to.items()
            if board[target]
            and STONES[board[target]].side != own.side
            and any(number in strong for number in numbers(board[target]))
            and any(not occupied & way.mask for way in ways)
        ]


@lru_cache(maxsize=8)
def motion(rules: Ruleset) -> Motion:
    """The moves under a ruleset; what is free among neighbours is remembered for all its games."""
    return Motion(rules)


@lru_cache(maxsize=64)
def _lay_out(ranks: int, paths: tuple[Path, ...]) -> tuple[Ways, ...]:
    """The ways along some paths from every square of a board."""
    return tuple(Ways(at, _ways(ranks, paths, at)) for at in range(ranks * WIDTH))


def _ways(ranks: int, paths: tuple[Path, ...], at: int) -> Iterable[Way]:
    file, rank = at % WIDTH, at // WIDTH
    ways: dict[tuple[int, int], Way] = {}
    for path in paths:
        squares = []
        for right, up in path:
            if not (0 <= file + right < WIDTH and 0 <= rank + up < ranks):
                break
            squares.append((rank + up) * WIDTH + file + right)
        else:
            *between, target = squares
            mask = sum(map(bit, between))
            ways.setdefault((target, mask), Way(target, tuple(between), mask))
    return ways.values()


def step_counts(rules: Ruleset, shape: str) -> tuple[int, ...]:
    """How many steps a shape may go, the fewest first."""
    steps = STEPS[rules.moves][shape]
    if rules.up_to and shape in TRIANGLE + SQUARE:
        return tuple(range(1, steps[-1] + 1))
    return steps


def movement_kind(rules: Ruleset, shape: str) -> str:
    """How a shape goes: `straight`, `diagonal`, `mixed` of both, with a `turn` or a `leap`."""
    bending = shape in TRIANGLE + SQUARE
    if rules.moves == "boissiere":
        diagonal = 1 in step_counts(rules, shape)
        return ("diagonal" if shape == ROUND else "mixed") if diagonal else "straight"
    if (bending and rules.bend == "path") or (shape == PYRAMID and rules.pyramid_bends):
        return "turn"
    return "leap" if bending and rules.bend == "knight" else "straight"


def _paths(rules: Ruleset, shape: str) -> Iterator[Path]:
    """The paths of a shape as offsets from its square, the last one its target."""
    bending = shape in TRIANGLE + SQUARE
    bends = rules.bend == "path" if bending else rules.pyramid_bends and shape == PYRAMID
    allowed = step_counts(rules, shape)
    for steps in allowed:
        diagonal = rules.moves == "boissiere" and steps == 1
        for way in _DIAGONAL if diagonal else _STRAIGHT:
            yield _line((0, 0), way, steps)
        if bends and rules.moves != "boissiere":
            for first in range(1, steps):
                yield from _bent(first, steps - first)
    if rules.bend == "knight" and rules.moves != "boissiere" and bending:
        for path in _bent(allowed[-1], 1):
            yield path[-1:]


def _line(start: Offset, way: Offset, steps: int) -> Path:
    return tuple((start[0] + way[0] * n, start[1] + way[1] * n) for n in range(1, steps + 1))


def _bent(first: int, second: int) -> Iterator[Path]:
    """Every path that goes so many steps straight and then so many to one side."""
    for way in _STRAIGHT:
        leg = _line((0, 0), way, first)
        for aside in (way[::-1], (-way[1], -way[0])):
            yield (*leg, *_line(leg[-1], aside, second))
