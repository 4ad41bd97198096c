"""Composing by machine: groups first, then a key over them, then the numbers.

An outline is parted into groups by chance, a key is laid over them by chance, and then numbers are
looked for that make every tile of the key another.  Most tries fail, each within milliseconds;
a free figure of 72 cells needs a few, prescribed numbers some hundreds.  What is prescribed narrows
the groups and their numbers from the beginning.  A prescribed sum is met at last, by changing the
numbers that are free for one another.

That no figure can be is said only where it is proved: by what live help sees at once, by counting,
or by there being no way to part the outline.  Otherwise it is said that none was found.
"""

from __future__ import annotations

from collections.abc import Generator

from alveus.core.errors import SetupError
from alveus.core.events import Message, say
from alveus.core.progress import report
from alveus.core.stream import Stream, stream_of
from alveus.dominoes.dominosa.puzzle import Puzzle
from alveus.dominoes.dominosa.tilings import tilings
from alveus.dominoes.terzett.board import FREE, Board, lay_out, line, numbers, shape
from alveus.dominoes.terzett.groups import Groups, groups_of
from alveus.dominoes.terzett.impossible import check_possible, refuse
from alveus.dominoes.terzett.key_search import KeySearch
from alveus.dominoes.terzett.number_search import NumberSearch
from alveus.dominoes.terzett.partition_search import PartitionSearch

PATIENCE = 4000
"""Keys tried after which it is admitted that no figure was found."""
KEYS = 4
"""Keys tried over one partition."""
PARTINGS = 20
"""Maximum number of partitions tried in the search for a promising one."""
ORDERS = 1_000_000
"""Maximum number of steps in the search for an order of numbers with the prescribed sums."""


def compose(board: Board, word: str) -> Generator[Message, None, Board]:
    """A finished figure with all that the board prescribes and all that lies on it.

    The same seed gives the same figure.  Yields its progress after every key.  Raises SetupError
    `impossible` with the reason where that is proved, `figure_not_found` otherwise.
    """
    check_possible(board)
    chance = stream_of(f"{board.kind} {word}")
    groups, given = groups_of(board.figure, board.kind), numbers(board)
    partition = PartitionSearch(groups, given, board.reach)
    parted: list[int] | None = None
    keys = 0

    def progress(tried: int, parted: list[int] | None) -> Message:
        return say("composing", count=tried + 1, parts=_draw(board, groups, parted or []))

    for tried in range(PATIENCE):
        if parted is None or keys == KEYS:
            searching = _find_partition(partition, chance)
            parted, keys = (yield from report(searching, progress(tried, parted))), 0
            if parted is None and partition.open:
                break
        if parted is not None:
            keys += 1
            found = _compose_over(board, partition, parted, _doubles(board, tried), chance)
            if found is not None and found.over:
                return found
        yield progress(tried, parted)
    raise SetupError("figure_not_found", count=tried + 1)


def _draw(board: Board, groups: Groups, parted: list[int]) -> list[str]:
    """The outline as rows of signs, the same on all cells of a group; a dot where there is none."""
    rows = [["."] * board.figure.columns for _ in range(board.figure.rows)]
    for number, group in enumerate(parted):
        for cell in groups.cells[group]:
            row, column = board.figure.cells[cell]
            rows[row][column] = chr(ord("A") + number)
    return ["".join(row) for row in rows]


def _find_partition(
    partition: PartitionSearch, chance: Stream
) -> Generator[None, None, list[int] | None]:
    """Return a promising partition of the outline, or None if the search takes too long.

    Yields before each attempt.  Raises SetupError `impossible` if there is no partition at all.
    """
    for _ in range(PARTINGS):
        yield
        parted = partition.find_partition(chance)
        if parted is None and not partition.open:
            refuse("no_grouping")
        if parted is None or partition.promising(parted):
            return parted
    return None


def _doubles(board: Board, tried: int) -> int:
    """How many doubles are to lie within a group: mostly all, now and then one less."""
    if not board.rule.double_alone:
        return 0
    return board.reach + (tried % 5 != 4)


def _compose_over(
    board: Board, partition: PartitionSearch, parted: list[int], doubles: int, chance: Stream
) -> Board | None:
    """The figure of one key over a partition, or None."""
    groups = partition.groups
    group_of = [0] * len(board.given)
    for number, group in enumerate(parted):
        for cell in groups.cells[group]:
            group_of[cell] = number
    fixed = {}
    for laid in board.laid:
        fixed[laid.low] = fixed[laid.high] = board.figure.pair_of[laid.cells]
    named = [partition.numbers[group] for group in parted]
    alike = [n if number == FREE else named.index(number) for n, number in enumerate(named)]
    ways = tilings(tuple(shape(board.figure)))
    key_search = KeySearch(ways, [alike[group] for group in group_of], doubles, fixed)
    if not key_search.find_key(chance):
        return None
    ends = (board.figure.pairs[pair] for pair in key_search.pairs)
    joined = [(group_of[a], group_of[b]) for a, b in ends]
    number_search = NumberSearch(named, joined, board.reach, partition.most)
    if not number_search.find_numbers(chance):
        return None
    order = _meet_sums(board, [number_search.numbers[group] for group in group_of], named)
    if order is None:
        return None
    on = [order[number_search.numbers[group]] for group in group_of]
    puzzle = Puzzle(board.figure, board.reach, on)
    return lay_out(board, puzzle, sum(1 << pair for pair in key_search.pairs))


def _meet_sums(board: Board, on: list[int], named: list[int]) -> list[int] | None:
    """Return a permutation of the numbers that gives the lines the prescribed sums.

    Prescribed numbers stay the same.  Returns None if there is no such order, or if the search
    takes more than `ORDERS` steps.
    """
    steps = 0
    count = board.reach + 1
    lines = [(wanted, line(board.figure, name)) for name, wanted in board.sums]
    weights = [[sum(on[c] == n for c in cells) for n in range(count)] for _, cells in lines]
    order = [number if number in named else FREE for number in range(count)]
    movable = [number for number in range(count) if order[number] == FREE]
    movable.sort(key=lambda number: -sum(weight[number] for weight in weights))

    def assign(at: int, left: list[int], free: frozenset[int]) -> bool:
        nonlocal steps
        steps += 1
        if min(left, default=0) < 0 or steps > ORDERS:
            return False
        if at == len(movable):
            return not any(left)
        number = movable[at]
        for value in sorted(free):
            after = [rest - w[number] * value for rest, w in zip(left, weights, strict=True)]
            order[number] = value
            if assign(at + 1, after, free - {value}):
                return True
        order[number] = FREE
        return False

    left = [
        wanted - sum(n * w for n, w in zip(order, weight, strict=True) if n != FREE)
        for (wanted, _), weight in zip(lines, weights, strict=True)
    ]
    return order if assign(0, left, frozenset(movable)) else None
