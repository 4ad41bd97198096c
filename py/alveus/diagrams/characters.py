"""Draw boards as text: a grid of cells, a line for the result, and signs before players' names.

A sign shows that the player is to move or has won.  Other functions wrap words and replace
non-ASCII characters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from alveus.core.game import Game

WIDEST = 80
"""The maximum length of a line of text, in characters."""
ON_TURN, WON, DRAWN = "▸", "★", "="
"""Signs before a player's name (to move; winner), and before the result of a drawn game."""
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Characters where lines meet.  The index is a sum: 1 for a line up, 2 right, 4 down, 8 left."""
_ASCII = str.maketrans("▸★○●·▒┊╌│─└┌├┘┴┐┤┬┼╵╶╷╴×–", ">*ox.#:~|-+++++++++++++x-")

Edge = tuple[str, int, int]
"""An edge of a cell, as (direction, row, column): its upper edge if the direction is "across", its
left edge if it is "upright"."""
LINES: Mapping[bool, Mapping[str, str]] = {
    False: {"across": "─", "upright": "│"},
    True: {"across": "╌", "upright": "┊"},
}
"""Characters for solid lines (key False) and dashed lines (key True), keyed by direction."""


def finish_lines(lines: Iterable[str], ascii_only: bool) -> list[str]:
    """Remove trailing blanks from lines of text, and replace non-ASCII signs if requested."""
    stripped = [line.rstrip() for line in lines]
    return [line.translate(_ASCII) for line in stripped] if ascii_only else stripped


def edges_of(cell: tuple[int, int]) -> tuple[Edge, Edge, Edge, Edge]:
    """Return the upper, lower, left and right edge of a cell, given by its row and column."""
    row, column = cell
    return (
        ("across", row, column),
        ("across", row + 1, column),
        ("upright", row, column),
        ("upright", row, column + 1),
    )


def draw_cells(
    cells: Mapping[tuple[int, int], Sequence[str]],
    width: int,
    edges: Mapping[Edge, bool] | None = None,
) -> list[str]:
    """Draw a grid of cells with lines of text in them; return the lines of the drawing.

    `cells` contains the lines of text, keyed by row and column; `width` is the inner width of a
    cell in characters.  `edges` has the edges to draw (see `Edge`) as keys, and True for a dashed
    line, False for a solid one.  With None, all four edges of every cell are drawn, solid.
    """
    if edges is None:
        edges = {edge: False for cell in cells for edge in edges_of(cell)}
    rows, columns = (1 + max(cell[way] for cell in cells) for way in (0, 1))
    height = max(map(len, cells.values()))

    def mark(kind: str, row: int, column: int) -> str:
        edge = (kind, row, column)
        return LINES[edges[edge]][kind] if edge in edges else " "

    def corner(row: int, column: int) -> str:
        meeting = (
            ("upright", row - 1, column),
            ("across", row, column),
            ("upright", row, column),
            ("across", row, column - 1),
        )
        return _CORNERS[sum(1 << bit for bit, edge in enumerate(meeting) if edge in edges)]

    lines = []
    for row in range(rows + 1):
        rule = (corner(row, at) + mark("across", row, at) * width for at in range(columns))
        lines.append("".join(rule) + corner(row, columns))
        for number in range(height if row < rows else 0):
            line = ""
            for column in range(columns):
                text = "".join(cells.get((row, column), ())[number : number + 1])
                line += f"{mark('upright', row, column)}{text:^{width}}"
            lines.append(line + mark("upright", row, columns))
    return lines


def wrap_words(
    words: Iterable[str],
    first: str = "",
    width: float = WIDEST,
    measure: Callable[[str], float] = len,
) -> Iterator[str]:
    """Break words into as few lines as possible.

    The first line starts with `first`, every other line with equally many blanks.  `measure`
    returns the width of a line in the unit of `width`.
    """
    line = first
    for word in words:
        if line.strip() and measure(f"{line} {word}") > width:
            yield line
            line = " " * len(first)
        line += f" {word}" if line else word
    yield line


def seat_sign(game: Game[Any, Any], state: Any, seat: int) -> str:
    """Return the sign before a player's name: ON_TURN (to move), WON (winner) or a blank."""
    outcome = game.outcome(state)
    if outcome is None:
        return ON_TURN if game.turn(state) == seat else " "
    return WON if outcome.winner == seat else " "


def result_lines(game: Game[Any, Any], state: Any) -> list[str]:
    """Return one line with the result, ``=`` (draw) or ``★ white`` (winner); [] before the end."""
    outcome = game.outcome(state)
    if outcome is None:
        return []
    return [DRAWN if outcome.winner is None else f"{WON} {game.info.seats[outcome.winner]}"]
