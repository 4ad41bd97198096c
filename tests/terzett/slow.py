"""A slow independent implementation of the rules of figures, used to check the fast one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Cell = tuple[int, int]
Rows = Sequence[Sequence[int | None]]

SHAPES: dict[str, tuple[tuple[Cell, ...], ...]] = {
    "terzett": (((0, 0), (0, 1), (0, 2)), ((0, 0), (1, 0), (2, 0))),
    "duett": (((0, 0), (0, 1)), ((0, 0), (1, 0))),
    "quadrat": (((0, 0), (0, 1), (1, 0), (1, 1)),),
    "quartett": (((0, 0), (0, 1), (0, 2), (0, 3)), ((0, 0), (1, 0), (2, 0), (3, 0))),
}
SHAPES["quodlibet"] = (*SHAPES["quadrat"], *SHAPES["quartett"])


def cells(rows: Rows) -> dict[Cell, int]:
    """The number on every cell."""
    return {
        (r, c): number
        for r, row in enumerate(rows)
        for c, number in enumerate(row)
        if number is not None
    }


def partitions(rows: Rows, kind: str = "terzett") -> Iterator[list[frozenset[Cell]]]:
    """Yield every partition of a figure into groups of equal numbers."""
    yield from _parted(cells(rows), SHAPES[kind])


def _parted(
    left: dict[Cell, int], shapes: tuple[tuple[Cell, ...], ...]
) -> Iterator[list[frozenset[Cell]]]:
    if not left:
        yield []
        return
    (row, column), number = min(left.items())
    for shape in shapes:
        group = frozenset((row + down, column + right) for down, right in shape)
        if all(left.get(cell) == number for cell in group):
            rest = {cell: n for cell, n in left.items() if cell not in group}
            for others in _parted(rest, shapes):
                yield [group, *others]


def tiles(rows: Rows, key: Sequence[str]) -> list[tuple[int, int]]:
    """Return the tiles of a key drawn with ``< > ^ v``.  Raises ValueError for invalid drawings."""
    numbers, result = cells(rows), []
    drawn = {(r, c): mark for r, row in enumerate(key) for c, mark in enumerate(row) if mark != "."}
    if set(drawn) != set(numbers):
        raise ValueError(key)
    for (row, column), mark in drawn.items():
        closing = {"<": (row, column + 1, ">"), "^": (row + 1, column, "v")}
        opening = {">": (row, column - 1, "<"), "v": (row - 1, column, "^")}
        down, right, other = {**closing, **opening}[mark]
        if drawn.get((down, right)) != other:
            raise ValueError(key)
        if mark in closing:
            pair = sorted((numbers[row, column], numbers[down, right]))
            result.append((pair[0], pair[1]))
    return result


def complete(reach: int) -> set[tuple[int, int]]:
    """All tiles of a set."""
    return {(low, high) for high in range(reach + 1) for low in range(high + 1)}


def right(rows: Rows, key: Sequence[str], kind: str, reach: int) -> bool:
    """Return whether a key has every tile once and the numbers can be divided into groups."""
    placed = tiles(rows, key)
    return (
        len(placed) == len(set(placed))
        and set(placed) == complete(reach)
        and next(partitions(rows, kind), None) is not None
    )
