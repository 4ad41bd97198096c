"""A slow, independent solver: cell by cell, with the unused tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Rows = Sequence[Sequence[int | None]]
Key = frozenset[tuple[tuple[int, int], tuple[int, int]]]


def solutions(rows: Rows) -> Iterator[Key]:
    """All tilings of the rows without repeated tiles, as pairs of (row, column)."""
    numbers = {
        (r, c): number
        for r, row in enumerate(rows)
        for c, number in enumerate(row)
        if number is not None
    }
    yield from _laid(numbers, sorted(numbers), frozenset(), frozenset(), frozenset())


def _laid(
    numbers: dict[tuple[int, int], int],
    cells: list[tuple[int, int]],
    covered: frozenset[tuple[int, int]],
    used: frozenset[tuple[int, int]],
    key: Key,
) -> Iterator[Key]:
    free = next((cell for cell in cells if cell not in covered), None)
    if free is None:
        yield key
        return
    row, column = free
    for other in ((row, column + 1), (row + 1, column)):
        if other not in numbers or other in covered:
            continue
        tile = (min(numbers[free], numbers[other]), max(numbers[free], numbers[other]))
        if tile not in used:
            yield from _laid(
                numbers, cells, covered | {free, other}, used | {tile}, key | {(free, other)}
            )
