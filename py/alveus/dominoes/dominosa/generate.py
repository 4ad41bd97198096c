"""New puzzles: one solution, exactly the grade that was asked for, the same from the same seed.

A fair tiling gets the tiles in a random order.  Hardly one such filling in a hundred has only one
solution, so it is mended: where another solution differs, the tile that belongs there changes
places with any other, and the change stays unless it makes more solutions.  Ten changes or so
are enough.  What comes out is of any grade, the first four about equally often, so whole puzzles
are made until one has the grade.

The last grade hardly ever comes by itself.  For it a mended puzzle is hardened: a change stays if
the solution remains the only one and the aids below the provisional Siegel find no more than
before, until a provisional Siegel is not enough either.

The chance is a stream that a text names (`core/stream.py`): a seed gives one puzzle everywhere.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.core.events import Message, say
from alveus.core.progress import finish
from alveus.core.stream import Stream, stream_of
from alveus.dominoes.dominosa.deduce import has_grade, propagate, withstands
from alveus.dominoes.dominosa.exact import count, settle, solutions
from alveus.dominoes.dominosa.outline import Outline, bits
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.shapes import shape
from alveus.dominoes.dominosa.step import GRADES
from alveus.dominoes.dominosa.tilings import Tilings, tilings
from alveus.dominoes.tiles import complete_set

LEAST_MADE, MOST_MADE = 3, 9
"""The reaches for which puzzles are made."""
LEAST_DEEP = 5
"""The least reach with puzzles of the last grade; smaller sets have hardly any."""
COMPARED = 12
"""Solutions counted when two fillings are compared."""
MENDING = 400
"""Changes after which a filling that still has several solutions is given up."""
HARDENING = 1500
"""Changes after which a puzzle that does not become hard is given up."""
PATIENCE = 30_000
"""Changes in all, after which it is admitted that there seems to be no such puzzle."""


class PuzzleSpec(NamedTuple):
    """What kind of puzzle is wanted."""

    reach: int
    grade: str
    outline: str = "rectangle"

    def seed(self, word: str) -> str:
        """The seed of one puzzle of this kind: a number, a date or any other word."""
        return f"{self.reach} {self.grade} {self.outline} {word}"


@dataclass(frozen=True)
class Filling:
    """A tiling with a tile on each of its pairs, and how the puzzle it makes is to be solved."""

    ways: Tilings
    pairs: tuple[int, ...]
    tiles: tuple[tuple[int, int], ...]
    """The numbers on every pair as they lie there."""
    puzzle: Puzzle
    found: int
    """The solutions, as far as it matters."""
    differing: int
    """The places in which other solutions leave this one."""


def generate(spec: PuzzleSpec, word: str) -> Generator[Message, None, Puzzle]:
    """The puzzle of a kind that a seed names; yields its progress after every change.

    Raises SetupError: `reach_range`, `unknown_grade`, `no_outline`, or `grade_not_found` when
    a great many changes have not led to such a puzzle.
    """
    if not LEAST_MADE <= spec.reach <= MOST_MADE:
        raise SetupError("reach_range", reach=spec.reach, least=LEAST_MADE, most=MOST_MADE)
    if spec.grade not in GRADES:
        raise SetupError("unknown_grade", grade=spec.grade[:80])
    ways = tilings(shape(spec.outline, spec.reach))
    chance = stream_of(spec.seed(word))
    make = harden if spec.grade == GRADES[-1] else mend
    changes = made = 0
    while changes < PATIENCE:
        making = make(ways, spec.reach, chance)
        made += 1
        while True:
            try:
                next(making)
            except StopIteration as end:
                filling: Filling | None = end.value
                break
            changes += 1
            yield say("generating", count=made)
        if filling is not None and (make is harden or has_grade(filling.puzzle, spec.grade)):
            return filling.puzzle
    raise SetupError("grade_not_found", reach=spec.reach, grade=spec.grade)


@lru_cache(maxsize=64)
def puzzle_of(spec: PuzzleSpec, word: str) -> Puzzle:
    """The same at once, for those who can wait."""
    return finish(generate(spec, word))


def mend(ways: Tilings, reach: int, chance: Stream) -> Generator[None, None, Filling | None]:
    """A random filling changed until it has one solution, or None where that takes too long."""
    filling = fill_at_random(ways, reach, chance)
    for _ in range(MENDING):
        if filling.found == 1:
            return filling
        place = chance.choice(list(bits(filling.differing)))
        tiles = exchange(filling, chance.choice(ways.figure.pairs[place]), chance)
        other = _fill(ways, filling.pairs, tiles)
        if other.found <= filling.found:
            filling = other
        yield
    return None


def harden(ways: Tilings, reach: int, chance: Stream) -> Generator[None, None, Filling | None]:
    """A mended filling changed until a provisional Siegel does not solve it, or None."""
    filling = yield from mend(ways, reach, chance)
    if filling is None:
        return None
    key = sum(1 << pair for pair in filling.pairs)
    most = 0
    for _ in range(HARDENING):
        tiles = exchange(filling, chance.below(len(ways.figure.cells)), chance)
        puzzle = _puzzle(ways.figure, filling.pairs, tiles)
        yield
        if settle(puzzle, puzzle.all).bit_count() < most or count(puzzle, 1) != (1, True):
            continue
        left = propagate(puzzle, puzzle.all, "mengen", most).bit_count()
        if left >= most:
            filling, most = replace(filling, tiles=tiles, puzzle=puzzle), left
            if left > len(tiles) and withstands(puzzle, key):
                return filling
    return None


def fill_at_random(ways: Tilings, reach: int, chance: Stream) -> Filling:
    """A fair tiling with a complete set on it in any order."""
    pairs = tuple(ways.draw(chance))
    tiles = list(complete_set(reach))
    chance.shuffle(tiles)
    turned = tuple((b, a) if chance.coin() else (a, b) for a, b in tiles)
    return _fill(ways, pairs, turned)


def exchange(filling: Filling, cell: int, chance: Stream) -> tuple[tuple[int, int], ...]:
    """The tiles with the one on a cell exchanged with any other, turned as chance will.

    A tile that meets itself is turned.
    """
    at = next(i for i, pair in enumerate(filling.pairs) if cell in filling.ways.figure.pairs[pair])
    other = chance.below(len(filling.tiles))
    tiles = list(filling.tiles)
    tiles[at], tiles[other] = tiles[other], tiles[at]
    if other == at or chance.coin():
        tiles[at] = tiles[at][::-1]
    return tuple(tiles)


def _fill(ways: Tilings, pairs: tuple[int, ...], tiles: tuple[tuple[int, int], ...]) -> Filling:
    puzzle = _puzzle(ways.figure, pairs, tiles)
    key = sum(1 << pair for pair in pairs)
    found = differing = 0
    for solution in solutions(puzzle):
        found += 1
        differing |= solution & ~key
        if found > COMPARED:
            break
    return Filling(ways, pairs, tiles, puzzle, found, differing)


def _puzzle(figure: Outline, pairs: tuple[int, ...], tiles: tuple[tuple[int, int], ...]) -> Puzzle:
    numbers = [0] * len(figure.cells)
    for pair, (first, second) in zip(pairs, tiles, strict=True):
        a, b = figure.pairs[pair]
        numbers[a], numbers[b] = first, second
    return Puzzle(figure, max(max(one) for one in tiles), numbers)
