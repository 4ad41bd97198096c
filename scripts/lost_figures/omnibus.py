"""Figure 3, a Dominosa puzzle without seals: fill the key of figure 2 until the text holds.

The text gives the key (the layout of the tiles, that of figure 2) and the course of the solution.
The search starts from a random filling and exchanges tiles.  `deviations` measures how far a
filling is from each sentence of the text; the search ends when all deviations are 0.

A small gap is a cell with only one free neighbour, a large gap a pair of cells shut off together.
The large gap of the book is the tile on b1 and c1, which has the same position as 5:7 in figure 2:
both are small gaps in this strict sense.  No tile could make a strictly large gap at this stage.
The gap requires 4:4 on a1 and a2, which also makes the small gap on a3.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa.exact import lay, settle
from alveus.families.dominoes.dominosa.outline import bits, pair
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.tiles import complete_set

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alveus.core.stream import Stream
    from alveus.families.dominoes.dominosa.outline import Outline

SQUARE = ("b2", "c2", "b3", "c3")
GIVEN = {
    "h4-h5": (1, 1),
    "c5-d5": (3, 3),
    "e6-f6": (1, 6),
    "a1-a2": (4, 4),
    "b2-b3": (4, 7),
    "c2-c3": (5, 4),
}
"""Tiles whose places in the key follow from the text; those in `SQUARE` could be exchanged."""
GAPS = ("b1", "a3")
"""Cells with one free neighbour after 4:4 is placed."""
FIRST = ((1, 6), (1, 7), (1, 1))
"""The first tiles of the solution."""
STEPS = 20_000
"""Number of exchanges before a new start."""
TOLERANCE = 10
"""Initial limit of the deterioration that an exchange may cause."""

Numbers = tuple[int, int]
"""The two numbers on a place, in the order of its cells."""


@dataclass(frozen=True)
class Filling:
    """Tiles on the places of the key, and the resulting puzzle."""

    places: tuple[int, ...]
    tiles: tuple[Numbers, ...]
    puzzle: Puzzle

    def place_of(self, low: int, high: int) -> int:
        """Return the place of a tile in the key."""
        index = next(n for n, tile in enumerate(self.tiles) if tile in ((low, high), (high, low)))
        return self.places[index]


class Course(NamedTuple):
    """Masks of the live places (still possible for a tile) at each stage of the book's solution."""

    separated: int
    """After the lines around h5 and c5."""
    sixth: int
    """After 1:6."""
    seventh: int
    """After 1:7."""
    three: int
    """After 1:1."""
    square: int
    """After the lines around the square of 4:5 and 4:7."""
    fours: int
    """After 4:4."""


def filling(figure: Outline, places: Sequence[int], tiles: Sequence[Numbers]) -> Filling:
    """Return a filling of the key with these tiles."""
    numbers = [0] * len(figure.cells)
    for place, (first, second) in zip(places, tiles, strict=True):
        a, b = figure.pairs[place]
        numbers[a], numbers[b] = first, second
    puzzle = Puzzle(figure, max(map(max, tiles)), tuple(numbers))
    return Filling(tuple(places), tuple(tiles), puzzle)


def read_filling(puzzle: Puzzle, places: Sequence[int]) -> Filling:
    """Return the filling of the key that gives this puzzle."""
    pairs = (puzzle.figure.pairs[place] for place in places)
    tiles = tuple((puzzle.numbers[a], puzzle.numbers[b]) for a, b in pairs)
    return Filling(tuple(places), tiles, puzzle)


def places_of(puzzle: Puzzle, low: int, high: int) -> int:
    """Return the mask of the places with the two numbers of a tile."""
    return puzzle.of[puzzle.tiles.index((low, high))]


def course(filled: Filling) -> Course:
    """Follow the solution of the book; the tiles are put on their places in the key."""
    puzzle = filled.puzzle
    at, named = puzzle.figure.at, puzzle.figure.named
    separated = puzzle.all
    for name, number in (("h5", 1), ("c5", 3)):
        separated &= ~at[named[name]] | places_of(puzzle, number, number)
    sixth = lay(puzzle, separated, filled.place_of(1, 6))
    seventh = lay(puzzle, sixth, filled.place_of(1, 7))
    three = lay(puzzle, seventh, filled.place_of(1, 1))
    square = three
    in_square = places_of(puzzle, 4, 5) | places_of(puzzle, 4, 7)
    for name in SQUARE:
        square &= ~at[named[name]] | in_square
    fours = lay(puzzle, square, filled.place_of(4, 4))
    return Course(separated, sixth, seventh, three, square, fours)


@lru_cache
def square_places(figure: Outline) -> int:
    """Return the mask of the four places inside the square."""
    return sum(1 << n for n in bits(figure.all) if {*figure.ends(n)} <= {*SQUARE})


def gaps(puzzle: Puzzle, live: int, known: int) -> set[str]:
    """Return the names of the cells with a single live place that is not in the mask `known`."""
    cells = set()
    for name, places in zip(puzzle.figure.names, puzzle.figure.at, strict=True):
        only = places & live
        if not only & (only - 1) and not only & known:
            cells.add(name)
    return cells


def forced(puzzle: Puzzle, live: int, known: int) -> int:
    """Return the number of tiles and cells whose single live place is not in the mask `known`."""
    number = 0
    for group in puzzle.groups:
        only = group & live
        if not only & (only - 1) and not only & known:
            number += 1
    return number


def deviations(filled: Filling) -> dict[str, int]:
    """Return how far a filling is from each sentence of the text; 0 if the sentence holds."""
    puzzle = filled.puzzle
    at, named, square = puzzle.figure.at, puzzle.figure.named, square_places(puzzle.figure)
    ones, threes, fours = (places_of(puzzle, n, n) for n in (1, 3, 4))
    sixes, sevens = places_of(puzzle, 1, 6), places_of(puzzle, 1, 7)
    stages = course(filled)
    three = sum(1 << filled.place_of(*tile) for tile in FIRST)
    later = three | square | 1 << filled.place_of(4, 4)

    def twice(places: int, allowed: int) -> int:
        """Return the deviation from two places that are both among `allowed`."""
        return abs(places.bit_count() - 2) + (places & ~allowed).bit_count()

    return {
        "no_seal": sum(places.bit_count() == 1 for places in puzzle.of),
        "ones_share_h5": twice(ones, at[named["h5"]]),
        "threes_share_c5": twice(threes, at[named["c5"]]),
        "then_1_6": (sixes & stages.separated).bit_count() - 1,
        "only_1_6": forced(puzzle, stages.separated, 1 << filled.place_of(1, 6)),
        "1_7_not_before": int((sevens & stages.separated).bit_count() < 2),
        "then_1_7": (sevens & stages.sixth).bit_count() - 1,
        "then_1_1": (ones & stages.seventh).bit_count() - 1,
        "no_more_after_three": forced(puzzle, stages.three, three),
        "square": sum(twice(places_of(puzzle, 4, n), square) for n in (5, 7)),
        "then_4_4": (fours & stages.square).bit_count() - 1,
        "gaps": len(gaps(puzzle, stages.fours, later) ^ {*GAPS}),
        "chain": settle(puzzle, stages.fours).bit_count() - len(puzzle.tiles) - 2,
    }


def excess(filled: Filling) -> int:
    """Return the sum of the deviations; each but that of the chain counts six times."""
    amounts = deviations(filled)
    return 6 * sum(amounts.values()) - 5 * amounts["chain"]


def reconstruct(figure: Outline, places: Sequence[int]) -> Filling:
    """Return the first filling of the key that agrees with the text."""
    number = 0
    while True:
        filled = search(figure, places, stream_of(f"figure 3 {number}"))
        if filled is not None:
            return filled
        number += 1


def search(figure: Outline, places: Sequence[int], chance: Stream) -> Filling | None:
    """Return a filling of the key that agrees with the text, or None after `STEPS` exchanges."""
    best = first_filling(figure, places, chance)
    fixed = [places.index(pair(figure, name)) for name in GIVEN]
    least = excess(best)
    for step in range(STEPS):
        other = filling(figure, places, exchange(best.tiles, fixed, chance))
        now = excess(other)
        limit = 1 + TOLERANCE * (STEPS - step) // STEPS
        if now <= least + chance.below(limit):
            best, least = other, now
            if least == 0:
                return best
    return None


def first_filling(figure: Outline, places: Sequence[int], chance: Stream) -> Filling:
    """Return a filling with the given tiles in place and all others in random order."""
    fixed = {pair(figure, name): tile for name, tile in GIVEN.items()}
    used = {(min(tile), max(tile)) for tile in fixed.values()}
    rest = [(low, high) for low, high in complete_set(7) if (low, high) not in used]
    chance.shuffle(rest)
    return filling(figure, places, [fixed[p] if p in fixed else rest.pop() for p in places])


def exchange(tiles: Sequence[Numbers], fixed: Sequence[int], chance: Stream) -> list[Numbers]:
    """Return the tiles after an exchange of two or a turn of a single tile; given tiles may turn.

    The tiles of the square stay as they are.
    """
    changed = list(tiles)
    a, b = chance.below(len(tiles)), chance.below(len(tiles))
    if a in fixed or b in fixed:
        if a in fixed[:-2]:
            changed[a] = changed[a][::-1]
        return changed
    changed[a], changed[b] = changed[b], changed[a]
    if a == b or chance.coin():
        changed[a] = changed[a][::-1]
    return changed
