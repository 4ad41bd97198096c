"""Automatic composition of a figure in three steps: find groups, a tile layout (key), numbers.

A group is a set of cells with the same number, in a shape that the kind of figure allows.  Cells
with different prescribed numbers never form a group.  The numbers of tiles that are already on the
board are treated as prescribed numbers.  Prescribed sums of rows and columns are satisfied last, by
exchanging numbers that are not prescribed.

The error `impossible` means that no figure exists: a test in the module `possibilities` proves it,
or no division of the outline into groups suits the prescribed numbers.  The error
`figure_not_found` means only that the search failed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from alveus.core.errors import SetupError
from alveus.core.events import Message, say
from alveus.core.stream import Stream, stream_of
from alveus.families.dominoes.dominosa.outline import bits, draw_cells
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.tilings import Tilings, tilings
from alveus.families.dominoes.terzett.board import FREE, Board, line_cells, placements
from alveus.families.dominoes.terzett.kinds import groups_of
from alveus.families.dominoes.terzett.possibilities import check_possible, refuse

CONFLICT = -2
"""Value that replaces the number of a group if its cells have different prescribed numbers, so that
the group cannot be used."""
MAX_ATTEMPTS = 4000
KEYS_PER_PARTITION = 4
MAX_PARTITIONS = 20
"""Number of successive divisions into groups without a possible key (None in `find_partitions`)
after which an attempt of `compose` to find a figure fails."""
MAX_PARTITION_STEPS = 200_000
MAX_KEY_STEPS = 1200
MAX_NUMBER_STEPS = 1500
MAX_SUM_STEPS = 1_000_000


Part: TypeAlias = tuple[tuple[int, ...], int]
"""A group: its cells, and its prescribed number or FREE."""


def compose(board: Board, word: str) -> Generator[Message, None, Board]:
    """Complete a board to a figure that keeps its placed tiles, prescribed numbers and sums.

    The same board and seed `word` give the same figure.  Yields progress messages with the groups
    as text: rows with one letter per cell, the same letter for all cells of a group.  Raises
    SetupError `impossible` if it is proved that no figure exists, and `figure_not_found` if the
    search fails otherwise.
    """
    check_possible(board)
    chance = stream_of(f"{board.kind.name} {word}")
    partitions = find_partitions(board, chance)
    parts: list[Part] | None = None
    keys = 0

    def progress() -> Message:
        marks = ["."] * len(board.figure.cells)
        for number, (cells, _) in enumerate(parts or ()):
            for cell in cells:
                marks[cell] = chr(ord("A") + number)
        return say("composing", count=attempt + 1, parts=draw_cells(board.figure, marks))

    for attempt in range(MAX_ATTEMPTS):
        if parts is None or keys == KEYS_PER_PARTITION:
            keys = 0
            before = progress()
            for _ in range(MAX_PARTITIONS):
                yield before
                parts = next(partitions)
                if parts is not None:
                    break
            if parts == []:
                raise SetupError("figure_not_found", count=attempt + 1)
        if parts is not None:
            keys += 1
            if board.kind.double_alone:
                doubles = board.reach + (attempt % 5 != 4)
            else:
                doubles = len(_doubles_between_groups(board, parts))
            full = _try_key(board, parts, doubles, chance)
            if full is not None and full.over:
                return full
        yield progress()
    raise SetupError("figure_not_found", count=MAX_ATTEMPTS)


def _doubles_between_groups(board: Board, parts: Sequence[Part]) -> set[int]:
    """Return the numbers whose double must connect two groups with this prescribed number.

    These are the numbers of placed doubles, and the numbers of which all groups in `parts` are
    prescribed.  Only for kinds of figure in which the two halves of a double cannot be a group.
    """
    prescribed = Counter(number for _, number in parts if number != FREE)
    most = board.kind.groups(board.reach)
    placed = {placement.tile.low for placement in board.laid if placement.tile.double}
    return placed | {number for number, count in prescribed.items() if count == most}


def _try_key(board: Board, parts: Sequence[Part], doubles: int, chance: Stream) -> Board | None:
    """Return a full board with a random tile layout (key) for the groups `parts`, or None.

    None means that the attempt failed.  `doubles` is the required number of doubles: tiles inside
    one group, or between two groups with the same prescribed number.  The groups can still
    break a rule of the kind of figure (`Board.faults`).
    """
    figure = board.figure
    prescribed = [number for _, number in parts]
    group_of = {cell: group for group, (cells, _) in enumerate(parts) for cell in cells}
    merged = [
        n if number == FREE else prescribed.index(number) for n, number in enumerate(prescribed)
    ]
    fixed = {cell: figure.pair_of[tile.cells] for cell, tile in board.placement_on.items()}
    merged_of = {cell: merged[group] for cell, group in group_of.items()}
    ways = tilings(tuple(figure.text_rows))
    key = find_key(ways, merged_of, doubles, fixed, chance)
    if key is None:
        return None
    joined = [(group_of[a], group_of[b]) for a, b in (figure.pairs[pair] for pair in key)]
    most = board.kind.groups(board.reach)
    numbers = find_numbers(prescribed, joined, board.reach, most, chance)
    if numbers is None:
        return None
    on = [numbers[group_of[cell]] for cell in range(len(figure.cells))]
    order = _meet_sums(board, on, prescribed)
    if order is None:
        return None
    puzzle = Puzzle(figure, board.reach, tuple(order[number] for number in on))
    laid = placements(puzzle, sum(1 << pair for pair in key))
    return replace(board, laid=laid, held=None, trials=())


def find_partitions(board: Board, chance: Stream) -> Iterator[list[Part] | None]:
    """Yield random divisions of the outline into groups that suit the prescribed numbers.

    A division is a list of groups; it is [] if the search took more than `MAX_PARTITION_STEPS`
    steps.  None replaces a division without a possible tile layout: all groups of one number are
    prescribed, and too few groups are adjacent to these.  (For each other number, the tile with
    both numbers needs an adjacent group of that number.)  Raises SetupError `impossible` if no
    division suits the prescribed numbers.
    """
    groups, most = groups_of(board.figure, board.kind), board.kind.groups(board.reach)
    masks, sets = groups.masks, [{board.numbers[cell] for cell in group} for group in groups.cells]
    numbers = [max(on) if len(on - {FREE}) < 2 else CONFLICT for on in sets]
    dead_ends: set[tuple[int, tuple[int, ...]]] = set()
    steps = 0
    partition: list[int] = []

    def divide(left: int, counts: tuple[int, ...]) -> bool:
        """Append groups for the cells of mask `left` to `partition`; return False on failure.

        It fails if no groups fit, or after `MAX_PARTITION_STEPS` steps.  `counts[n]` is the number
        of groups so far with the prescribed number n.
        """
        nonlocal steps
        if not left:
            return True
        steps += 1
        if (left, counts) in dead_ends or steps > MAX_PARTITION_STEPS:
            return False
        candidates = list(groups.covering_first(left))
        chance.shuffle(candidates)
        for group in candidates:
            number, after = numbers[group], counts
            if masks[group] & left != masks[group] or number == CONFLICT:
                continue
            if number != FREE:
                if counts[number] == most:
                    continue
                after = (*counts[:number], counts[number] + 1, *counts[number + 1 :])
            partition.append(group)
            if divide(left & ~masks[group], after):
                return True
            partition.pop()
        if steps <= MAX_PARTITION_STEPS:
            dead_ends.add((left, counts))
        return False

    def is_promising(number: int) -> bool:
        own = [group for group in partition if numbers[group] == number]
        beside = [
            numbers[other]
            for other in partition
            if other not in own and any(groups.touch(group, other) for group in own)
        ]
        different = beside.count(FREE) + len({*beside} - {FREE})
        return len(own) < most or different >= board.reach

    while True:
        partition, steps = [], 0
        divided = divide((1 << len(board.figure.cells)) - 1, (0,) * (board.reach + 1))
        if not divided and steps <= MAX_PARTITION_STEPS:
            refuse("no_grouping")
        promising = all(map(is_promising, range(board.reach + 1)))
        yield [(groups.cells[group], numbers[group]) for group in partition] if promising else None


def find_key(
    ways: Tilings,
    group_of: Mapping[int, int],
    doubles: int,
    fixed: Mapping[int, int],
    chance: Stream,
) -> list[int] | None:
    """Return a random tile layout for a division into groups, as indices of pairs of cells.

    A tile inside one group is a double; there are exactly `doubles` of them.  As no two tiles can
    be equal, a group contains at most one tile, and at most one tile connects any two groups.

    `ways` has the tilings of the outline.  `group_of` has the index of each cell's group, the same
    index for all groups with the same prescribed number.  `fixed` has, for each cell with a placed
    tile, the index of the tile's pair.  Return None if there is no such layout, or after
    `MAX_KEY_STEPS` steps.
    """
    pairs, cells = ways.figure.pairs, len(ways.figure.cells)
    joins = [tuple(sorted((group_of[a], group_of[b]))) for a, b in pairs]
    key: list[int] = []
    joined: set[tuple[int, ...]] = set()
    steps = 0

    def extend(first: int, edge: int, within: int) -> bool:
        nonlocal steps
        if first == cells:
            return within == doubles
        steps += 1
        if steps > MAX_KEY_STEPS:
            return False
        options = [
            option
            for option in ways.options(first, edge)
            if all(fixed.get(cell, option[0]) == option[0] for cell in pairs[option[0]])
            and ways.onward(*option[1:])
        ]
        if len(options) > 1:
            chance.shuffle(options)
            few = within * cells < 2 * doubles * len(key)  # if true, pairs for doubles come first
            options.sort(key=lambda option: (len({*joins[option[0]]}) == 1) != few)
        for pair, following, covered in options:
            join = joins[pair]
            inside = join[0] == join[1]
            if join in joined or (inside and within == doubles):
                continue
            key.append(pair)
            joined.add(join)
            if extend(following, covered, within + inside):
                return True
            key.pop()
            joined.remove(join)
        return False

    return key if extend(0, 0, 0) else None


def find_numbers(
    prescribed: Sequence[int],
    joined: Iterable[tuple[int, int]],
    reach: int,
    most: int,
    chance: Stream,
) -> list[int] | None:
    """Return the number of each group of a tile layout, such that no tile occurs twice.

    `prescribed` has, for each group, the prescribed number or FREE (no prescription).  `joined` has
    a pair for each tile: the indices of the groups that contain its two cells.  The numbers are 0
    to `reach`, each for at most `most` groups.  Return None if there is no solution, or after
    `MAX_NUMBER_STEPS` steps.
    """
    numbers = [FREE] * len(prescribed)
    beside: list[list[int]] = [[] for _ in prescribed]
    double = [False] * len(prescribed)
    for a, b in joined:
        if a == b:
            double[a] = True
        else:
            beside[a].append(b)
            beside[b].append(a)
    every = (1 << (reach + 1)) - 1
    allowed = [every if number == FREE else 1 << number for number in prescribed]
    counts = [0] * (reach + 1)
    # For each number the mask of the numbers with which it is already on a tile.
    neighbours = [0] * (reach + 1)
    steps = 0

    def possible(group: int) -> int:
        """Return a mask of the numbers possible for a group (index in `prescribed`; bit n: n)."""
        left, near = allowed[group], 0
        for other in beside[group]:
            number = numbers[other]
            if number != FREE:
                if near >> number & 1:
                    return 0
                near |= 1 << number
                left &= ~neighbours[number]
        if double[group]:
            left &= ~near
        for number in bits(left):
            if counts[number] == most or (double[group] and neighbours[number] >> number & 1):
                left &= ~(1 << number)
        return left

    def narrowest() -> tuple[int, int]:
        """Return the unnumbered group (index) with the fewest possible numbers, and their mask."""
        best, options, least = -1, 0, (99, 0)
        for group, number in enumerate(numbers):
            if number == FREE:
                left = possible(group)
                if not left:
                    return group, 0
                order = left.bit_count(), -len(beside[group])
                if order < least:
                    best, options, least = group, left, order
        return best, options

    def assign(left: int) -> bool:
        nonlocal steps
        if not left:
            return True
        steps += 1
        if steps > MAX_NUMBER_STEPS:
            return False
        group, mask = narrowest()
        options = list(bits(mask))
        chance.shuffle(options)
        tried_unused = False
        before = neighbours.copy()
        for number in options:
            if not counts[number] and number not in prescribed:
                if tried_unused:
                    continue
                tried_unused = True
            numbers[group] = number
            counts[number] += 1
            others = [numbers[other] for other in beside[group] if numbers[other] != FREE]
            for other in [number, *others] if double[group] else others:
                neighbours[number] |= 1 << other
                neighbours[other] |= 1 << number
            if assign(left - 1):
                return True
            numbers[group] = FREE
            counts[number] -= 1
            neighbours[:] = before
        return False

    return numbers if assign(len(numbers)) else None


def _meet_sums(board: Board, on: list[int], prescribed: list[int]) -> list[int] | None:
    """Return a permutation of the numbers that satisfies the prescribed sums of `board`, or None.

    Item n is the number that replaces n; it is n itself for the numbers in `prescribed`.  `on` has
    the number on each cell before the replacement.  The search ends after `MAX_SUM_STEPS` steps.
    """
    count, steps = board.reach + 1, 0
    order = [number if number in prescribed else FREE for number in range(count)]
    left, weights = [], []
    for name, wanted in board.sums:
        cells = [on[cell] for cell in line_cells(board.figure, name)]
        weights.append([cells.count(number) for number in range(count)])
        left.append(wanted - sum(number for number in cells if number in prescribed))
    movable = [number for number in range(count) if order[number] == FREE]
    movable.sort(key=lambda number: -sum(weight[number] for weight in weights))

    def assign(at: int, left: list[int], free: frozenset[int]) -> bool:
        nonlocal steps
        steps += 1
        if min(left, default=0) < 0 or steps > MAX_SUM_STEPS:
            return False
        if at == len(movable):
            return not any(left)
        number = movable[at]
        for value in sorted(free):
            order[number] = value
            after = [rest - w[number] * value for rest, w in zip(left, weights, strict=True)]
            if assign(at + 1, after, free - {value}):
                return True
        return False

    return order if assign(0, left, frozenset(movable)) else None
