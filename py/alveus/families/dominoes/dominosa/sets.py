"""Solving methods of the third grade of difficulty, not in the book by Adler and Jahn (1920).

Each method yields all steps (deductions) that it finds: places (pairs of adjacent cells) to rule
out, or a place that must have a tile.  `live` is the mask of the places that are not ruled out: bit
i is place i.  Tiles with one possible place, and tiles on the only place of a cell, are already
placed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from alveus.families.dominoes.dominosa.aids import Step
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import Puzzle

CACHED_SETS = 4096
"""Maximum number of cached results of `_find_sets`.  A method that tries one tile after another in
the same puzzle (`deduce.py`) needs most of these results again for each tile."""
MOST_TOUCHED = 8
"""The method `coverings` ignores tiles, and cells, with more possible places than this number."""


def coverings(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Überdeckung: rule out a place if a tile on it leaves another tile or a cell without place."""
    tiles = len(puzzle.tiles)
    covers: dict[int, tuple[int, int]] = {}
    for number, group in enumerate(puzzle.groups):
        places = group & live
        if 1 < places.bit_count() <= MOST_TOUCHED:
            common = live & ~places
            for place in bits(places):
                common &= puzzle.excluded[place]
            for place in bits(common):
                covers.setdefault(place, (places, number))
    for place, (places, number) in sorted(covers.items()):
        tile = puzzle.tile_at[place]
        covered = (tile, number) if number < tiles else (tile,)
        cells = () if number < tiles else (number - tiles,)
        yield Step("ueberdeckung", covered, cells, places, cuts=1 << place, tried=place)


def doublings(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Doppelung: rule out a place in `live` if a tile there forces another tile onto two places."""
    figure = puzzle.figure
    unsettled = [group & live & (group & live) - 1 for group in figure.at]
    for place in bits(live):
        if not live & puzzle.excluded[place] & ~(1 << place):
            continue
        left = live & ~puzzle.excluded[place]
        cells_of: dict[int, list[int]] = {}
        for cell in figure.beside[place]:
            places = figure.at[cell] & left
            if not places or not unsettled[cell]:
                continue
            tile = puzzle.tile_at[places.bit_length() - 1]
            if places & ~puzzle.of[tile]:
                continue
            others = cells_of.setdefault(tile, [])
            clash = [c for c in others if not figure.at[c] & places]
            if clash:
                places |= figure.at[clash[0]] & left
                tiles = (puzzle.tile_at[place], tile)
                cells = tuple(sorted((clash[0], cell)))
                yield Step("doppelung", tiles, cells, places, cuts=1 << place, tried=place)
                break
            others.append(cell)


def parities(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Parität: use that tiles can fill connected cells only if the number of these cells is even.

    A region consists of the cells connected by places in the mask `live`.  If the number of cells
    is odd, all places of the region are ruled out.  A bridge is a place that alone connects two
    parts of a region; each part contains one cell of the bridge.  The bridge must have a tile if
    both parts have an odd number of cells; otherwise it is ruled out.  Tarjan's algorithm finds
    bridges.
    """
    figure = puzzle.figure
    entry: dict[int, int] = {}
    low: dict[int, int] = {}
    for root in range(len(figure.cells)):
        if root in entry:
            continue
        order = [(root, -1)]
        stack = [(root, -1, bits(figure.at[root] & live))]
        entry[root] = low[root] = len(entry)
        while stack:
            cell, arrival, places = stack[-1]
            for place in places:
                a, b = figure.pairs[place]
                other = a + b - cell
                if place == arrival:
                    continue
                if other in entry:
                    low[cell] = min(low[cell], entry[other])
                    continue
                entry[other] = low[other] = len(entry)
                order.append((other, place))
                stack.append((other, place, bits(figure.at[other] & live)))
                break
            else:
                stack.pop()
                if stack:
                    low[stack[-1][0]] = min(low[stack[-1][0]], low[cell])
        yield from _region_parities(puzzle, live, order, low, entry)


def _region_parities(
    puzzle: Puzzle, live: int, order: list[tuple[int, int]], low: dict[int, int],
    entry: dict[int, int],
) -> Iterator[Step]:  # fmt: skip
    """Yield the steps of `parities` for one region: deductions from odd or even numbers of cells.

    The search of `parities` is depth-first and visits one region after the other.  `order` has the
    cells of this region in the order of the search, each with the place that led to it, or -1 for
    the first cell.  `entry` has the rank of each cell in the search of all regions.  `low` has, for
    each cell, the lowest rank among the cell, the cells found through it, and the cells that any
    other place connects with these (Tarjan's low-link).  If `low` of a cell is the rank of the cell
    itself, the place that led to it is a bridge: it alone connects two parts of the region.
    """
    figure, region = puzzle.figure, [cell for cell, _ in order]
    if len(region) % 2:
        places = 0
        for cell in region:
            places |= figure.at[cell] & live
        yield Step("paritaet", cells=tuple(sorted(region)), cuts=places)
        return
    first, size = entry[region[0]], [1] * len(region)
    for cell, arrival in reversed(order[1:]):
        a, b = figure.pairs[arrival]
        size[entry[a + b - cell] - first] += size[entry[cell] - first]
    for cell, arrival in order[1:]:
        if low[cell] < entry[cell]:
            continue
        at = entry[cell] - first
        part = region[at : at + size[at]]
        if 2 * size[at] > len(region):
            part = region[:at] + region[at + size[at] :]
        tiles, cells, own = (puzzle.tile_at[arrival],), tuple(sorted(part)), 1 << arrival
        if size[at] % 2 == 0:
            yield Step("paritaet", tiles, cells, own, cuts=own)
        elif live & puzzle.excluded[arrival] & ~own:
            yield Step("paritaet", tiles, cells, own, lays=arrival)


def number_sets(puzzle: Puzzle, live: int) -> Iterator[Step]:
    """Mengen (sets): compare a set of cells with the same number k with the tiles that fit there.

    A tile k:x can cover one cell of the set, the double k:k two if two cells of the set are
    adjacent.  If all these tiles can cover exactly as many cells as the set has, each tile must
    cover as many as it can.  Its places in `live` that cover fewer of these cells are ruled out.
    """
    for number, span in enumerate(puzzle.spans):
        yield from _find_sets(puzzle, live & span, number)


@lru_cache(maxsize=CACHED_SETS)
def _find_sets(puzzle: Puzzle, live: int, number: int) -> list[Step]:
    """Return the steps that `number_sets` yields for one `number`.

    `live` has only those possible places that cover at least one cell with this number.
    """
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
    # For each subset of the cells: size, mask of the partner numbers, mask of the doubles' places
    # at its cells, and whether one of these places is inside the subset.
    sizes, unions, doubles, within = [0], [0], [0], [False]
    for mask, twin in zip(partners, twins, strict=True):
        within += [inside or bool(own & twin) for own, inside in zip(doubles, within, strict=True)]
        unions += [union | mask for union in unions]
        doubles += [own | twin for own in doubles]
        sizes += [size + 1 for size in sizes]
    sets = [
        subset
        for subset, (size, union, inside) in enumerate(zip(sizes, unions, within, strict=True))
        if subset and union.bit_count() + inside == size
    ]
    steps = (
        _set_step(puzzle, live, number, [cells[i] for i in bits(s)], unions[s], within[s])
        for s in sorted(sets, key=int.bit_count)
    )
    return [step for step in steps if step is not None]


def _set_step(
    puzzle: Puzzle, live: int, number: int, cells: list[int], partners: int, within: bool
) -> Step | None:
    touching = places = cuts = 0
    for cell in cells:
        touching |= puzzle.figure.at[cell]
    tiles = []
    for index, tile in enumerate(puzzle.tiles):
        if number not in tile or not partners >> tile.low + tile.high - number & 1:
            continue
        tiles.append(index)
        group = puzzle.of[index] & live
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
