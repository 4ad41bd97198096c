"""Key 5 and the figures 4, 6, 7 and 8, restored from the cells of the eight doubles.

The book says that the doubles keep their cells in every figure with this key, so both cells of a
double belong to one group.  With this premise the rectangle has only one division into groups that
has a key at all, and four keys.  The sums of column c then exclude two of the keys.

A group is three cells with the same number.  A numbering gives each group a class, the index of the
double with the same number.  The digits of a figure are chosen for the classes afterwards.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from alveus.families.dominoes.dominosa.exact import count
from alveus.families.dominoes.dominosa.outline import bits, pair, rectangle
from alveus.families.dominoes.dominosa.puzzle import Puzzle, count_places
from alveus.families.dominoes.dominosa.tilings import tilings
from alveus.families.dominoes.terzett.board import line_cells
from alveus.families.dominoes.terzett.kinds import TERZETT, groups_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

FIGURE = rectangle(7)
NAMED = FIGURE.named
GROUPS = groups_of(FIGURE, TERZETT)
DOUBLES = tuple(
    pair(FIGURE, name)
    for name in ("e5-e6", "f5-f6", "g5-g6", "h6-h7", "i6-i7", "h1-i1", "e8-f8", "h8-i8")
)
"""The places of the doubles, as printed."""
COUNT = len(DOUBLES)
C_SUM = 27
"""Sum of column c in figure 4."""

Division = tuple[tuple[int, ...], ...]
"""The cells of each group; the groups with a double come first, in the order of `DOUBLES`."""
Numbering = tuple[int, ...]
"""The class of each group, from 0 to 7."""
Digits = tuple[int, ...]
"""The digit of each class."""


def divisions() -> Iterator[Division]:
    """Yield the divisions of the rectangle into groups in which each double is in one group."""

    def choose(number: int, free: int, chosen: tuple[int, ...]) -> Iterator[Division]:
        if number == COUNT:
            for rest in GROUPS.partitions(free):
                yield tuple(GROUPS.cells[group] for group in (*chosen, *rest))
            return
        first, second = FIGURE.pairs[DOUBLES[number]]
        for group in GROUPS.at[first]:
            mask = GROUPS.masks[group]
            if second in GROUPS.cells[group] and mask & free == mask:
                yield from choose(number + 1, free & ~mask, (*chosen, group))

    yield from choose(0, (1 << len(FIGURE.cells)) - 1, ())


def group_of(division: Division) -> list[int]:
    """Return the group of each cell."""
    cells = {cell: number for number, group in enumerate(division) for cell in group}
    return [cells[cell] for cell in range(len(FIGURE.cells))]


def keys(division: Division) -> Iterator[tuple[int, ...]]:
    """Yield the keys (layouts of tiles) in which the doubles have the places in `DOUBLES`.

    No other tile is inside a group.  No two tiles join the same two groups: they would be equal.
    """
    ways, at = tilings(("#" * FIGURE.columns,) * FIGURE.rows), group_of(division)
    fixed = {cell: place for place in DOUBLES for cell in FIGURE.pairs[place]}
    key: list[int] = []
    joined: set[tuple[int, int]] = set()

    def extend(first: int, edge: int) -> Iterator[tuple[int, ...]]:
        if first == len(FIGURE.cells):
            yield tuple(key)
            return
        for place, following, covered in ways.options(first, edge):
            a, b = FIGURE.pairs[place]
            join = (min(at[a], at[b]), max(at[a], at[b]))
            if {fixed.get(a, place), fixed.get(b, place)} != {place} or join in joined:
                continue
            if join[0] == join[1] and place not in DOUBLES:
                continue
            key.append(place)
            joined.add(join)
            yield from extend(following, covered)
            key.pop()
            joined.remove(join)

    yield from extend(0, 0)


def numberings(division: Division, key: Sequence[int]) -> Iterator[Numbering]:
    """Yield all numberings of a key: each class has three groups, each pair of classes one tile.

    The groups are the vertices of a graph, and the tiles are its edges.  The group with the fewest
    possible classes is numbered first.
    """
    at = group_of(division)
    beside: list[list[int]] = [[] for _ in division]
    for a, b in (FIGURE.pairs[place] for place in key):
        if at[a] != at[b]:
            beside[at[a]].append(at[b])
            beside[at[b]].append(at[a])
    classes = [*range(COUNT), *[-1] * (len(division) - COUNT)]
    counts = [1] * COUNT
    joined_with = [1 << number for number in range(COUNT)]
    for number in range(COUNT):
        for other in beside[number]:
            if other < COUNT:
                joined_with[number] |= 1 << other

    room = (1 << COUNT) - 1

    def possible(group: int) -> int:
        near, left = 0, room
        for other in beside[group]:
            number = classes[other]
            if number >= 0:
                if near >> number & 1:
                    return 0
                near |= 1 << number
                left &= ~joined_with[number]
        return left

    def extend(left: int) -> Iterator[Numbering]:
        nonlocal room
        if not left:
            yield tuple(classes)
            return
        free = [group for group, number in enumerate(classes) if number < 0]
        group, mask = min(
            ((g, possible(g)) for g in free), key=lambda option: option[1].bit_count()
        )
        before, room_before = joined_with.copy(), room
        for number in bits(mask):
            classes[group] = number
            counts[number] += 1
            room = room_before & ~(1 << number) if counts[number] == TERZETT.size else room_before
            for other in (classes[n] for n in beside[group] if classes[n] >= 0):
                joined_with[number] |= 1 << other
                joined_with[other] |= 1 << number
            yield from extend(left - 1)
            classes[group] = -1
            counts[number] -= 1
            joined_with[:] = before
            room = room_before

    yield from extend(len(division) - COUNT)


class ColumnPattern:
    """The classes of some groups of a division: column c, and column e above and below."""

    def __init__(self, division: Division) -> None:
        at = group_of(division)
        self.column = [at[cell] for cell in line_cells(FIGURE, "c")]
        self.upper = at[NAMED["e2"]]
        self.lower = at[NAMED["e5"]]
        lines = _straight_lines(TERZETT.size + 1)
        self.lines = {tuple(sorted({at[cell] for cell in cells})) for cells in lines}

    def four_and_three(self, classes: Numbering) -> tuple[int, int, int] | None:
        """Return the classes on four, three and one cells of column c; None for other counts."""
        shown = [classes[group] for group in self.column]
        by_count = {shown.count(number): number for number in {*shown}}
        return (by_count[4], by_count[3], by_count[1]) if {*by_count} == {4, 3, 1} else None

    def six_in_column(self, classes: Numbering) -> bool:
        """Return True if the six cells from e2 to e7 show one number."""
        return classes[self.upper] == classes[self.lower]

    def six_in_c(self, classes: Numbering) -> bool:
        """Return True if six cells of column c show one number."""
        shown = [classes[group] for group in self.column]
        return max(map(shown.count, shown)) == 6

    def four_in_line(self, classes: Numbering) -> bool:
        """Return True if four cells in a straight line show one number."""
        return any(len({classes[group] for group in line}) == 1 for line in self.lines)


def _straight_lines(length: int) -> Iterator[list[int]]:
    """Yield all straight lines of this number of cells."""
    for row, column in FIGURE.cells:
        for down, right in ((0, 1), (1, 0)):
            cells = [(row + n * down, column + n * right) for n in range(length)]
            if all(cell in FIGURE.index for cell in cells):
                yield [FIGURE.index[cell] for cell in cells]


def suits_figure_four(pattern: ColumnPattern, classes: Numbering) -> bool:
    """Return True if no four cells in a straight line show one number."""
    return not pattern.four_in_line(classes)


def suits_figure_eight(pattern: ColumnPattern, classes: Numbering) -> bool:
    """Return True if six equal numbers are in column e, and four and three others in column c."""
    four_and_three = pattern.four_and_three(classes)
    if four_and_three is None or classes[pattern.lower] in four_and_three:
        return False
    return pattern.six_in_column(classes)


def digits_of_figure_four(pattern: ColumnPattern, classes: Numbering) -> Iterator[Digits]:
    """Yield the digits of the classes: sevens on e5 to e7, sixes above them, 27 in column c."""
    for digits in _digits({classes[pattern.upper]: 6, classes[pattern.lower]: 7}):
        if sum(digits[classes[group]] for group in pattern.column) == C_SUM:
            yield digits


def digits_of_figure_eight(pattern: ColumnPattern, classes: Numbering) -> Iterator[Digits]:
    """Yield the digits of the classes: sixes from e2 to e7, 0, 1 and 7 in column c."""
    four_and_three = pattern.four_and_three(classes)
    if four_and_three is not None:
        four, three, single = four_and_three
        yield from _digits({classes[pattern.lower]: 6, four: 0, three: 1, single: 7})


def _digits(fixed: Mapping[int, int]) -> Iterator[Digits]:
    """Yield every assignment of the digits to the classes in which `fixed` classes keep theirs."""
    for order in permutations(digit for digit in range(COUNT) if digit not in fixed.values()):
        others = iter(order)
        yield tuple(fixed[n] if n in fixed else next(others) for n in range(COUNT))


def puzzle_of(division: Division, classes: Numbering, digits: Sequence[int]) -> Puzzle:
    """Return the figure with these digits."""
    return Puzzle(FIGURE, 7, tuple(digits[classes[group]] for group in group_of(division)))


def choose(
    division: Division,
    suitable: Sequence[Numbering],
    digits: Callable[[ColumnPattern, Numbering], Iterator[Digits]],
) -> Puzzle:
    """Return the figure with most seals; of equal ones, with fewest solutions and lowest numbers.

    A seal is a tile with only one possible place.  The numbers of seals and of solutions depend on
    the classes only, not on their digits.  Raises LookupError if no figure suits.
    """
    pattern = ColumnPattern(division)
    by_seals: dict[int, list[Numbering]] = {}
    for classes in suitable:
        puzzle = puzzle_of(division, classes, range(COUNT))
        by_seals.setdefault(count_places(puzzle, puzzle.all).count(1), []).append(classes)
    for _, ranked in sorted(by_seals.items(), reverse=True):
        figures = [
            puzzle_of(division, classes, shown)
            for classes in ranked
            for shown in digits(pattern, classes)
        ]
        if figures:
            return min(figures, key=lambda puzzle: (count(puzzle).solutions, puzzle.numbers))
    raise LookupError("no figure")


def count_figures(
    division: Division,
    suitable: Sequence[Numbering],
    digits: Callable[[ColumnPattern, Numbering], Iterator[Digits]],
) -> int:
    """Return the number of figures that agree with the text.

    The number of ways to choose the digits of a numbering depends only on which of its groups in
    columns c and e have equal classes.
    """
    pattern = ColumnPattern(division)
    known: dict[tuple[int, ...], int] = {}
    number = 0
    for classes in suitable:
        shown = [classes[group] for group in (*pattern.column, pattern.upper, pattern.lower)]
        signature = tuple(map(shown.index, shown))
        if signature not in known:
            known[signature] = sum(1 for _ in digits(pattern, classes))
        number += known[signature]
    return number


class Restored(NamedTuple):
    """The key, figures 4 and 8, and the numbers of figures that agree with the text."""

    key: tuple[int, ...]
    four: Puzzle
    eight: Puzzle
    fours: int
    eights: int


def restore() -> Restored:
    """Restore key 5 and the figures 4 and 8.

    A key suits the text if column c can have four and three equal numbers beside six in column e,
    as in figure 8, but column c never has six equal numbers: the book says that four cells must be
    blank.  Raises LookupError unless exactly one key suits.
    """
    restored = None
    for division in divisions():
        pattern = ColumnPattern(division)
        for key in keys(division):
            every = list(numberings(division, key))
            eights = [classes for classes in every if suits_figure_eight(pattern, classes)]
            if not eights or any(map(pattern.six_in_c, every)):
                continue
            if restored is not None:
                raise LookupError("several keys")
            fours = [classes for classes in every if suits_figure_four(pattern, classes)]
            restored = Restored(
                key,
                choose(division, fours, digits_of_figure_four),
                choose(division, eights, digits_of_figure_eight),
                count_figures(division, fours, digits_of_figure_four),
                count_figures(division, eights, digits_of_figure_eight),
            )
    if restored is None:
        raise LookupError("no key")
    return restored
