"""Automatic composition of a figure: choose the groups, then the key (tile layout), then numbers.

The outline is partitioned into groups at random, and a random key is chosen.  Then numbers are
assigned to the groups so that every tile of the key is different.  Most attempts fail within
milliseconds.  A figure of 72 cells without prescribed numbers takes a few attempts; one with
prescribed numbers takes some hundreds.  Prescribed cells restrict the groups and their numbers from
the beginning.  Prescribed sums are met in the last step, by permuting the numbers that are not
prescribed.

The error `impossible` is raised only with a proof: by the checks of the live help, by counting, or
because the outline has no partition.  Otherwise the error is `figure_not_found`.
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
"""Number of attempts after which the search gives up."""
KEYS = 4
"""Number of keys tried for each partition."""
PARTINGS = 20
"""Maximum number of partitions tried in the search for a promising one."""
ORDERS = 1_000_000
"""Maximum number of steps in the search for an order of numbers with the prescribed sums."""


def compose(board: Board, word: str) -> Generator[Message, None, Board]:
    """Complete the board to a figure with its prescribed numbers and sums and its placed tiles.

    The same seed `word` gives the same figure.  Yields the progress after each attempt.  Raises
    SetupError: `impossible` with the reason if this is proved, `figure_not_found` otherwise.
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
    """Draw the groups as rows of text: one character per group, dots for all other cells."""
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
    """Return how many doubles to place within a group.

    The number is 0 for Duett figures, because the two halves of a double may not form a group.
    Otherwise all doubles are placed within groups, or one fewer in every fifth attempt.
    """
    if not board.rule.double_alone:
        return 0
    return board.reach + (tried % 5 != 4)


def _compose_over(
    board: Board, partition: PartitionSearch, parted: list[int], doubles: int, chance: Stream
) -> Board | None:
    """Try one key for a partition.  Return the figure, or None if the attempt fails."""
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
    puzzle = Puzzle(board.figure, board.reach, tuple(on))
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
