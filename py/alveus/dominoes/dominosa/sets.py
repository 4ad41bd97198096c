"""The aids of the third grade, beyond the book: what a tile would cover, regions, number sets.

Each yields a step for everything it finds in a mask on which no seal or gap is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.step import Step

REMEMBERED = 4096
"""Sets of one number that are not looked for again: most trials leave most numbers alone."""
MOST_TOUCHED = 8
"""A tile has at most six neighbouring places and its other places; wider groups are left out."""


def coverings(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Überdeckung: a tile here would take the last place of another tile, or of a cell."""
    tiles = len(puzzle.tiles)
    taking: dict[int, tuple[int, int]] = {}
    for number, group in enumerate(puzzle.groups):
        places = group & live
        if 1 < places.bit_count() <= MOST_TOUCHED:
            takers = live & ~places
            for place in bits(places):
                takers &= puzzle.excluded[place]
            for place in bits(takers):
                taking.setdefault(place, (places, number))
    for place, (places, number) in sorted(taking.items()):
        tile, own = (puzzle.tile_at[place],), 1 << place
        if number < tiles:
            yield Step("ueberdeckung", (*tile, number), (), places, cuts=own, tried=place)
        else:
            cells = (number - tiles,)
            yield Step("ueberdeckung", tile, cells, places, cuts=own, tried=place)


def doublings(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Doppelung: a tile here would leave one and the same tile for two cells beside it."""
    figure = puzzle.figure
    unsettled = [group & live & (group & live) - 1 for group in figure.at]
    for place in bits(live):
        if not live & puzzle.excluded[place] & ~(1 << place):
            continue
        left = live & ~puzzle.excluded[place]
        met: dict[int, list[int]] = {}
        for cell in figure.beside[place]:
            places = figure.at[cell] & left
            if not places or not unsettled[cell]:
                continue
            found = puzzle.tile_at[places.bit_length() - 1]
            if places & ~puzzle.of[found]:
                continue
            others = met.setdefault(found, [])
            clash = [c for c in others if not figure.at[c] & places]
            if clash:
                places |= figure.at[clash[0]] & left
                tiles = (puzzle.tile_at[place], found)
                cells = tuple(sorted((clash[0], cell)))
                yield Step("doppelung", tiles, cells, places, cuts=1 << place, tried=place)
                break
            others.append(cell)


def parities(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Parität: what a single pair joins to the rest needs it just if its cells are odd in number.

    A region that is odd in number as a whole cannot be filled at all.  The pairs that hold two
    parts together are the bridges of the graph of live places (Tarjan's low points).
    """
    figure = puzzle.figure
    seen: dict[int, int] = {}
    low: dict[int, int] = {}
    for root in range(len(figure.cells)):
        if root in seen:
            continue
        order: list[tuple[int, int]] = []
        stack = [(root, -1, bits(figure.at[root] & live))]
        seen[root] = low[root] = len(seen)
        order.append((root, -1))
        while stack:
            cell, way, ways = stack[-1]
            for place in ways:
                a, b = figure.pairs[place]
                other = a + b - cell
                if place == way:
                    continue
                if other in seen:
                    low[cell] = min(low[cell], seen[other])
                    continue
                seen[other] = low[other] = len(seen)
                order.append((other, place))
                stack.append((other, place, bits(figure.at[other] & live)))
                break
            else:
                stack.pop()
                if stack:
                    low[stack[-1][0]] = min(low[stack[-1][0]], low[cell])
        yield from _weigh(puzzle, live, order, seen, low)


def _weigh(
    puzzle: Puzzle, live: int, order: list[tuple[int, int]], seen: dict[int, int],
    low: dict[int, int],
) -> Iterator[Step]:  # fmt: skip
    """The steps that the parts of one region allow, given the order of its search."""
    figure = puzzle.figure
    region = [cell for cell, _ in order]
    if len(region) % 2:
        places = 0
        for cell in region:
            places |= figure.at[cell] & live
        yield Step("paritaet", cells=tuple(sorted(region)), cuts=places)
        return
    first = seen[region[0]]
    size = [1] * len(region)
    for cell, way in reversed(order[1:]):
        a, b = figure.pairs[way]
        size[seen[a + b - cell] - first] += size[seen[cell] - first]
    for cell, way in order[1:]:
        if low[cell] < seen[cell]:
            continue
        number = size[seen[cell] - first]
        at = seen[cell] - first
        part = region[at : at + number]
        if 2 * number > len(region):
            part = region[:at] + region[at + number :]
        cells, own = tuple(sorted(part)), 1 << way
        tiles = (puzzle.tile_at[way],)
        if number % 2 == 0:
            yield Step("paritaet", tiles, cells, own, cuts=own)
        elif live & puzzle.excluded[way] & ~own:
            yield Step("paritaet", tiles, cells, own, lays=way)


def number_sets(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Mengen: cells of one number that have only as many tiles between them as they need.

    Every cell of a number k is covered by a tile k:x; a tile serves one of these cells, the
    double two of them if they touch.  If some cells have just enough tiles, each of these tiles
    lies on one of them, and its other places are cut.
    """
    for number, span in enumerate(puzzle.spans):
        yield from _sets_of(puzzle, live & span, number)


@lru_cache(maxsize=REMEMBERED)
def _sets_of(puzzle: Puzzle, live: int, number: int) -> tuple[Step, ...]:
    """The steps of one number, which rest on the places beside its cells alone."""
    return tuple(_find_sets(puzzle, live, number))


def _find_sets(puzzle: Puzzle, live: int, number: int) -> Iterator[Step]:
    figure = puzzle.figure
    cells, partners, twins = [], [], []
    for cell, value in enumerate(puzzle.numbers):
        places = figure.at[cell] & live
        if value != number or not places & (places - 1):
            continue
        mask = twin = 0
        for place in bits(places):
            a, b = figure.pairs[place]
            other = puzzle.numbers[a + b - cell]
            mask |= 1 << other
            if other == number:
                twin |= 1 << place
        cells.append(cell)
        partners.append(mask)
        twins.append(twin)
    sizes, unions, doubles, within = [0], [0], [0], [False]
    for mask, twin in zip(partners, twins, strict=True):
        within += [inside or bool(met & twin) for met, inside in zip(doubles, within, strict=True)]
        unions += [union | mask for union in unions]
        doubles += [met | twin for met in doubles]
        sizes += [size + 1 for size in sizes]
    sets = [
        subset
        for subset, (size, union, inside) in enumerate(zip(sizes, unions, within, strict=True))
        if subset and union.bit_count() + inside == size
    ]
    for subset in sorted(sets, key=int.bit_count):
        chosen = [cells[i] for i in bits(subset)]
        step = _set_step(puzzle, live, number, chosen, unions[subset], within[subset])
        if step is not None:
            yield step


def _set_step(
    puzzle: Puzzle, live: int, number: int, cells: list[int], partners: int, within: bool
) -> Step | None:
    touching = places = cuts = 0
    for cell in cells:
        touching |= puzzle.figure.at[cell]
    tiles = []
    for found, tile in enumerate(puzzle.tiles):
        if number not in tile or not partners >> tile.low + tile.high - number & 1:
            continue
        tiles.append(found)
        group = puzzle.of[found] & live
        places |= group & touching
        cuts |= group & ~touching
        if tile.double and within:
            for place in bits(group & touching):
                a, b = puzzle.figure.pairs[place]
                if a not in cells or b not in cells:
                    cuts |= 1 << place
    if not cuts:
        return None
    return Step("mengen", tuple(tiles), tuple(cells), places & ~cuts, cuts=cuts, number=number)
