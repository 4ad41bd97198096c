"""The board: three squares, one inside the other, connected at the middles of their sides.

Points have names as on a chessboard of seven files and ranks, of whose squares 24 are points.  The
sixteen rows of three points along the lines are the mills.
"""

from __future__ import annotations

POINTS = (
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4",
    "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1",
)  # fmt: skip
"""The points, rank by rank from the far side, from left to right."""

LINES = (
    ("a7", "d7", "g7"), ("b6", "d6", "f6"), ("c5", "d5", "e5"), ("a4", "b4", "c4"),
    ("e4", "f4", "g4"), ("c3", "d3", "e3"), ("b2", "d2", "f2"), ("a1", "d1", "g1"),
    ("a7", "a4", "a1"), ("b6", "b4", "b2"), ("c5", "c4", "c3"), ("d7", "d6", "d5"),
    ("d3", "d2", "d1"), ("e5", "e4", "e3"), ("f6", "f4", "f2"), ("g7", "g4", "g1"),
)  # fmt: skip
"""The lines, each with its three points in order."""

MILLS = tuple(
    tuple(tuple(map(POINTS.index, line)) for line in LINES if point in line) for point in POINTS
)
"""The two mills of every point."""

NEIGHBOURS = tuple(
    tuple(
        sorted(
            POINTS.index(other)
            for line in LINES
            if point in line
            for other in line
            if abs(line.index(other) - line.index(point)) == 1
        )
    )
    for point in POINTS
)
"""The neighbours of every point along the lines."""


def place_of(point: int) -> tuple[int, int]:
    """Return the row and column of a point, seen from the first player."""
    file, rank = POINTS[point]
    return 7 - int(rank), "abcdefg".index(file)
