"""Automatic composition of a figure: choose the groups, then the key (tile layout), then numbers.

Most attempts fail within milliseconds.  A figure of 72 cells takes a few attempts, or some hundreds
if numbers are prescribed.  Prescribed cells restrict the groups and their numbers from the
beginning.  Prescribed sums are met in the last step, by exchanging numbers that are not prescribed.

The error `impossible` is raised only with a proof: by the checks of `possibilities`, or because the
outline cannot be divided into groups.  Otherwise the error is `figure_not_found`.
"""

from __future__ import annotations

from collections.abc import Generator

from alveus.core.errors import SetupError
from alveus.core.events import Message, report, say
from alveus.core.stream import Stream, stream_of
from alveus.families.dominoes.dominosa.puzzle import Puzzle
from alveus.families.dominoes.dominosa.tilings import tilings
from alveus.families.dominoes.terzett.board import (
    FREE,
    Board,
    draw_cells,
    line_cells,
    numbers,
    outline_rows,
    place_tiles,
)
from alveus.families.dominoes.terzett.kinds import Groups, groups_of
from alveus.families.dominoes.terzett.possibilities import check_possible, refuse
from alveus.families.dominoes.terzett.search import KeySearch, NumberSearch, PartitionSearch

MAX_ATTEMPTS = 4000
KEYS_PER_PARTITION = 4
MAX_PARTITIONS = 20
"""Maximum number of divisions into groups tried in the search for a promising one."""
MAX_SUM_STEPS = 1_000_000
"""Maximum number of steps in the search for numbers with the prescribed sums."""


def compose(board: Board, word: str) -> Generator[Message, None, Board]:
    """Complete the board to a figure with its prescribed numbers and sums and its placed tiles.

    The same seed `word` gives the same figure.  Yields the progress after each attempt.  Raises
    SetupError: `impossible` with the reason if this is proved, `figure_not_found` otherwise.
    """
    check_possible(board)
    chance = stream_of(f"{board.kind.name} {word}")
    groups = groups_of(board.figure, board.kind)
    search = PartitionSearch(groups, numbers(board), board.reach)
    partition: list[int] | None = None
    keys = 0

    def progress(attempt: int, partition: list[int] | None) -> Message:
        return say("composing", count=attempt + 1, parts=_draw(groups, partition or []))

    for attempt in range(MAX_ATTEMPTS):
        if partition is None or keys == KEYS_PER_PARTITION:
            searching = _find_partition(search, chance)
            partition = yield from report(searching, progress(attempt, partition))
            keys = 0
            if partition is None and search.unfinished:
                break
        if partition is not None:
            keys += 1
            figure = _try_key(board, search, partition, _doubles(board, attempt), chance)
            if figure is not None and figure.over:
                return figure
        yield progress(attempt, partition)
    raise SetupError("figure_not_found", count=attempt + 1)


def _draw(groups: Groups, partition: list[int]) -> list[str]:
    """Draw groups as rows of text: a letter for each group, dots for all other cells."""
    marks = ["."] * len(groups.figure.cells)
    for number, group in enumerate(partition):
        for cell in groups.cells[group]:
            marks[cell] = chr(ord("A") + number)
    return draw_cells(groups.figure, marks)


def _find_partition(
    search: PartitionSearch, chance: Stream
) -> Generator[None, None, list[int] | None]:
    """Return a promising division of the outline into groups, or None if the search is too long.

    Yields before each attempt.  Raises SetupError `impossible` if the outline cannot be divided.
    """
    for _ in range(MAX_PARTITIONS):
        yield
        partition = search.find_partition(chance)
        if partition is None and not search.unfinished:
            refuse("no_grouping")
        if partition is None or search.promising(partition):
            return partition
    return None


def _doubles(board: Board, attempt: int) -> int:
    """Return how many doubles to place within a group.

    The number is 0 for Duett figures, because the two halves of a double may not form a group.
    Otherwise all doubles are placed within groups, or one fewer in every fifth attempt.
    """
    if not board.kind.double_alone:
        return 0
    return board.reach + (attempt % 5 != 4)


def _try_key(
    board: Board, search: PartitionSearch, partition: list[int], doubles: int, chance: Stream
) -> Board | None:
    """Try one key for a division into groups.  Return the full board, or None if this fails."""
    figure = board.figure
    group_of = [0] * len(figure.cells)
    for number, group in enumerate(partition):
        for cell in search.groups.cells[group]:
            group_of[cell] = number
    fixed = {}
    for placement in board.laid:
        fixed[placement.low] = fixed[placement.high] = figure.pair_of[placement.cells]
    prescribed = [search.numbers[group] for group in partition]
    merged = [
        n if number == FREE else prescribed.index(number) for n, number in enumerate(prescribed)
    ]
    key_search = KeySearch(
        tilings(tuple(outline_rows(figure))), [merged[group] for group in group_of], doubles, fixed
    )
    if not key_search.find_key(chance):
        return None
    ends = (figure.pairs[pair] for pair in key_search.pairs)
    joined = [(group_of[a], group_of[b]) for a, b in ends]
    number_search = NumberSearch(prescribed, joined, board.reach, search.most)
    if not number_search.find_numbers(chance):
        return None
    on = [number_search.numbers[group] for group in group_of]
    order = _meet_sums(board, on, prescribed)
    if order is None:
        return None
    puzzle = Puzzle(figure, board.reach, tuple(order[number] for number in on))
    return place_tiles(board, puzzle, sum(1 << pair for pair in key_search.pairs))


def _meet_sums(board: Board, on: list[int], prescribed: list[int]) -> list[int] | None:
    """Return for each number its replacement, so that the lines have the prescribed sums.

    `on` is the number on each cell.  Prescribed numbers stay the same.  Return None if this is
    impossible, or if the search takes more than `MAX_SUM_STEPS` steps.
    """
    steps = 0
    count = board.reach + 1
    lines = [(wanted, line_cells(board.figure, name)) for name, wanted in board.sums]
    weights = [[sum(on[c] == n for c in cells) for n in range(count)] for _, cells in lines]
    order = [number if number in prescribed else FREE for number in range(count)]
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
