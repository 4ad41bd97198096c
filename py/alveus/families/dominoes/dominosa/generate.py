"""Generation of puzzles with one solution and a given difficulty (grade), reproducible from a seed.

A filling is a random tiling (a division of the outline into pairs of cells) with the tiles of the
set in random order.  Most fillings have several solutions.  A repair exchanges tiles until one
solution is left.  The grade of the result is random, so generation is repeated until the grade is
right.  Puzzles of the hardest grade are too rare for this; hardening makes them from a repaired
puzzle by more exchanges.

The outlines for each set of tiles are a rectangle, a cross and a ring; the set up to 7 also has the
outlines of the figures in Adler's book of 1920.  A cross is a rectangle without its corners, a ring
a rectangle with a hole.  Of all crosses (or rings) with two cells per tile and more than two
tilings, the chosen one differs least from a square of three by three equal parts without the four
corner parts (or the middle part).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from alveus.core.errors import SetupError
from alveus.core.events import Message, finish, say
from alveus.core.stream import Stream, stream_of
from alveus.families.dominoes.dominosa.aids import GRADES
from alveus.families.dominoes.dominosa.deduce import has_grade, propagate
from alveus.families.dominoes.dominosa.exact import count, is_solved, settle, solutions
from alveus.families.dominoes.dominosa.outline import MOST_COLUMNS, Outline, bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.tilings import Tilings, tilings
from alveus.families.dominoes.tiles import complete_set

LEAST_MADE, MOST_MADE = 3, 9
"""Minimum and maximum of the set's highest number (reach) in generated puzzles."""
LEAST_DEEP = 5
"""Puzzles of the hardest grade are offered only if the set's highest number is at least this."""
COMPARED = 12
"""A repair treats layouts (fillings) with more solutions than this as equally bad."""
MENDING = 400
"""Maximum number of exchanges of two tiles to repair a layout (filling)."""
HARDENING = 1500
"""Maximum number of exchanges of two tiles to make a repaired puzzle harder."""
PATIENCE = 30_000
"""Number of exchanges of tiles, for one puzzle, after which `generate` begins no further filling.
It raises SetupError if none of the fillings until then has the given grade."""

FIGURES_REACH = 7
"""The highest number of the set for the figures of the book."""

FIGURES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "iv": ("#" * 12,) * 6,
        "v": ("#" * 18,) * 4,
        "vi": ("#" * 24,) * 3,
        "vii": ("##",) * 36,
        "viii": (
            *("#########",) * 2, *("##",) * 6, *("######",) * 2, *("##",) * 6, *("#########",) * 2,
        ),
        "ix": (*("##........##",) * 6, *("############",) * 2, *("##........##",) * 6),
        "x": (*("#" * 16,) * 2, *("##............##",) * 2, *("#" * 16,) * 2),
        "xi": (*("#" * 17,) * 2, "##.............##", *("#" * 17,) * 2),
        "xii": (*("#" * 12,) * 2, *("##...##...##",) * 4, *("#" * 12,) * 2),
        "xiii": (*("#" * 14,) * 2, *("##...####...##",) * 2, *("#" * 14,) * 2),
        "xiv": (*("#" * 14,) * 2, *("##..##..##..##",) * 2, *("#" * 14,) * 2),
        "xv": ("#" * 15, *("#######.#######",) * 3, "#" * 15),
        "xvi": (*("#" * 11,) * 3, "###.....###", *("#" * 11,) * 3),
        "xvii": (*("#" * 17,) * 2, *("#...............#",) * 2, *("#" * 17,) * 2),
    }
)  # fmt: skip
"""The outlines of figures IV to XVII of the book, keyed by number, as rows with ``#`` for a cell.
Figures I to III have the outline `rectangle`, which is not listed here."""

SHAPES = ("rectangle", "cross", "ring", *FIGURES)
"""The names of all outlines."""


class PuzzleSpec(NamedTuple):
    """A kind of puzzle: reach (highest number of the set), grade, and name of the outline."""

    reach: int
    grade: str
    outline: str = "rectangle"

    def seed(self, word: str) -> str:
        """Return the random seed of a puzzle of this kind; `word` is a number, date or any text."""
        return f"{self.reach} {self.grade} {self.outline} {word}"


@dataclass(frozen=True)
class Filling:
    """A tiling with a tile on each of its pairs of cells, and the puzzle with their numbers."""

    ways: Tilings
    pairs: tuple[int, ...]
    """The pairs of the tiling, as indices in `Outline.pairs`."""
    tiles: tuple[tuple[int, int], ...]
    """The two numbers on each pair, in the order of the pair's cells."""
    puzzle: Puzzle
    count: int
    """The number of solutions of `puzzle`; counting stops at `COMPARED` + 1."""
    differing: int
    """Mask of the pairs of cells (bit i: the pair `Outline.pairs[i]`) that have a tile in at least
    one of the `count` solutions, but not in this filling."""


def generate(spec: PuzzleSpec, word: str) -> Generator[Message, None, Puzzle]:
    """Generate a puzzle from the seed `word`; yield a progress message per exchange of tiles.

    Raises SetupError: `reach_range`, `unknown_grade` or `no_outline` if the highest number, the
    grade or the outline of `spec` is invalid; `grade_not_found` if there is no puzzle of the grade
    after `PATIENCE` exchanges.
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
        try:
            while True:
                next(making)
                changes += 1
                yield say("generating", count=made)
        except StopIteration as end:
            filling: Filling | None = end.value
        if filling is not None and (make is harden or has_grade(filling.puzzle, spec.grade)):
            return filling.puzzle
    raise SetupError("grade_not_found", reach=spec.reach, grade=spec.grade)


@lru_cache(maxsize=64)
def puzzle_of(spec: PuzzleSpec, word: str) -> Puzzle:
    """Return the puzzle of `generate` for the seed `word`; cached.  Raises the same SetupErrors."""
    return finish(generate(spec, word))


def mend(ways: Tilings, reach: int, chance: Stream) -> Generator[None, None, Filling | None]:
    """Return a random layout of tiles with one solution, or None after `MENDING` exchanges.

    Yield after each exchange.  A tile that another solution places differently is exchanged with a
    random tile; the exchange is kept unless the number of solutions grows.  `ways` are the tilings
    of the outline, and `reach` is the highest number of the set.
    """
    filling = fill_at_random(ways, reach, chance)
    for _ in range(MENDING):
        if filling.count == 1:
            return filling
        place = chance.choice(list(bits(filling.differing)))
        tiles = exchange(filling, chance.choice(ways.figure.pairs[place]), chance)
        other = _fill(ways, filling.pairs, tiles)
        if other.count <= filling.count:
            filling = other
        yield
    return None


def harden(ways: Tilings, reach: int, chance: Stream) -> Generator[None, None, Filling | None]:
    """Return a layout (filling) of the hardest grade, or None if none is found.

    Repair a random layout as `mend` does (with the same arguments), then harden it: exchange tiles
    at most `HARDENING` times.  Yield after each exchange.  While hardening, an exchange is kept if
    the solution is still unique and the methods of the first three grades (up to `mengen`) rule out
    no more places than before.  `ways` are the tilings of the outline, and `reach` is the highest
    number of the set.
    """
    filling = yield from mend(ways, reach, chance)
    if filling is None:
        return None
    most = 0
    for _ in range(HARDENING):
        tiles = exchange(filling, chance.below(len(ways.figure.cells)), chance)
        puzzle = _puzzle(ways.figure, filling.pairs, tiles)
        yield
        if settle(puzzle, puzzle.all).bit_count() < most or count(puzzle, 1) != (1, True):
            continue
        live = propagate(puzzle, puzzle.all, "mengen", most)
        if live.bit_count() >= most:
            filling, most = replace(filling, tiles=tiles, puzzle=puzzle), live.bit_count()
            if not is_solved(puzzle, propagate(puzzle, live, "provisorisch")):
                return filling
    return None


def fill_at_random(ways: Tilings, reach: int, chance: Stream) -> Filling:
    """Return a random tiling of `ways`, filled with the complete set of tiles up to number `reach`.

    The order of the tiles and the order of the two numbers of each tile are random.
    """
    pairs = tuple(ways.draw(chance))
    tiles = list(complete_set(reach))
    chance.shuffle(tiles)
    turned = tuple((b, a) if chance.coin() else (a, b) for a, b in tiles)
    return _fill(ways, pairs, turned)


def exchange(filling: Filling, cell: int, chance: Stream) -> tuple[tuple[int, int], ...]:
    """Return `filling.tiles` after the tile on `cell` changes places with a random tile.

    `cell` is the index of a cell.  The tile that is then on the cell is turned (its numbers are
    swapped) in half of the cases; if the random tile is the cell's own tile, it is always turned.
    """
    pairs = filling.ways.figure.pairs
    at = next(i for i, pair in enumerate(filling.pairs) if cell in pairs[pair])
    other = chance.below(len(filling.tiles))
    tiles = list(filling.tiles)
    tiles[at], tiles[other] = tiles[other], tiles[at]
    if other == at or chance.coin():
        tiles[at] = tiles[at][::-1]
    return tuple(tiles)


def _fill(ways: Tilings, pairs: tuple[int, ...], tiles: tuple[tuple[int, int], ...]) -> Filling:
    puzzle = _puzzle(ways.figure, pairs, tiles)
    key = sum(1 << pair for pair in pairs)
    number = differing = 0
    for solution in islice(solutions(puzzle), COMPARED + 1):
        number += 1
        differing |= solution & ~key
    return Filling(ways, pairs, tiles, puzzle, number, differing)


def _puzzle(figure: Outline, pairs: tuple[int, ...], tiles: tuple[tuple[int, int], ...]) -> Puzzle:
    numbers = [0] * len(figure.cells)
    for pair, (first, second) in zip(pairs, tiles, strict=True):
        a, b = figure.pairs[pair]
        numbers[a], numbers[b] = first, second
    return Puzzle(figure, max(map(max, tiles)), tuple(numbers))


@lru_cache
def shape(name: str, reach: int) -> tuple[str, ...]:
    """Return the outline `name` for the set up to `reach`, as rows of "#" (cell), "." (no cell).

    Raises SetupError `no_outline` if this set has no outline of this name.
    """
    if name == "rectangle":
        return ("#" * (reach + 2),) * (reach + 1)
    if name in ("cross", "ring"):
        candidates = (_cross if name == "cross" else _ring)((reach + 1) * (reach + 2))
        for _, rows in sorted(candidates, key=lambda candidate: candidate[0]):
            if tilings(rows).number > 2:
                return rows
    if name not in FIGURES or reach != FIGURES_REACH:
        raise SetupError("no_outline", outline=name[:80], reach=reach)
    return FIGURES[name]


def _cross(cells: int) -> Iterator[tuple[float, tuple[str, ...]]]:
    """Yield each cross (rectangle without corners) of `cells` cells: its deviation and its rows.

    The deviation (from a square of 3 × 3 equal parts) is 0 at best.  Rows: "#" cell, "." no cell.
    """
    for height, width, down in _sizes():
        cut, rest = divmod(width * height - cells, 4 * down)
        if not rest and 0 < 2 * cut < width:
            arm = ("." * cut + "#" * (width - 2 * cut),) * down
            body = ("#" * width,) * (height - 2 * down)
            yield _deviation(width, height, cut, down), arm + body + arm


def _ring(cells: int) -> Iterator[tuple[float, tuple[str, ...]]]:
    """Yield each ring (rectangle with a hole) of `cells` cells: its `_deviation` and its rows.

    The deviation (from a square of 3 × 3 equal parts) is 0 at best.  A row is a text of "#" (cell)
    and "." (no cell).
    """
    for height, width, edge in _sizes():
        hole, rest = divmod(width * height - cells, height - 2 * edge)
        side, uneven = divmod(width - hole, 2)
        if not rest and not uneven and min(hole, side) > 0:
            bar = ("#" * width,) * edge
            middle = ("#" * side + "." * hole + "#" * side,) * (height - 2 * edge)
            yield _deviation(width, height, side, edge), bar + middle + bar


def _sizes() -> Iterator[tuple[int, int, int]]:
    """Yield sizes in cells to try: height, width, height of upper arm (cross) or top bar (ring)."""
    for height in range(4, MOST_COLUMNS):
        for width in range(height, MOST_COLUMNS):
            for part in range(1, (height + 1) // 2):
                yield height, width, part


def _deviation(width: int, height: int, across: int, down: int) -> float:
    """Return how much a cross or ring differs from a square of 3 × 3 equal parts; 0 if not at all.

    `width` and `height` are its size in cells.  `across` and `down` are the width and height of its
    upper left part: the missing corner of a cross, or the corner of a ring beside the hole.
    """
    return abs(width / height - 1) + abs(across / width - 1 / 3) + abs(down / height - 1 / 3)
