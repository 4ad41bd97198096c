"""Boards in characters: ruled cells, signs for who is to play, and the same in ASCII."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from alveus.core.game import Game

WIDEST = 80
"""The characters of the longest line."""
ON_TURN, WON = "▸", "★"
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""What stands where lines meet, by the sum of 1 up, 2 right, 4 down and 8 left."""
_PLAIN = str.maketrans("▸★○●·▒┊╌│─└┌├┘┴┐┤┬┼╵╶╷╴×–", ">*ox.#:~|-+++++++++++++x-")

Edge = tuple[str, int, int]
"""A line above a cell (`across`) or left of one (`upright`), by the cell's row and column."""
LINES: Mapping[bool, Mapping[str, str]] = {
    False: {"across": "─", "upright": "│"},
    True: {"across": "╌", "upright": "┊"},
}
"""What lines are drawn with, and those in dashes."""


def finish(lines: Iterable[str], ascii_only: bool) -> list[str]:
    """Lines as they are printed: without blanks at their ends, in ASCII if that is wanted."""
    made = [line.rstrip() for line in lines]
    return [line.translate(_PLAIN) for line in made] if ascii_only else made


def edges_of(cell: tuple[int, int]) -> tuple[Edge, Edge, Edge, Edge]:
    """The four lines round a cell."""
    row, column = cell
    return (
        ("across", row, column),
        ("across", row + 1, column),
        ("upright", row, column),
        ("upright", row, column + 1),
    )


def rule_cells(
    cells: Mapping[tuple[int, int], Sequence[str]],
    width: int,
    edges: Mapping[Edge, bool] | None = None,
) -> list[str]:
    """Cells by row and column with what stands in them, line by line, and the lines between.

    Without `edges` there is one round every cell; else these, in dashes where they say so.
    """
    if edges is None:
        edges = {edge: False for cell in cells for edge in edges_of(cell)}
    rows, columns = (1 + max(cell[way] for cell in cells) for way in (0, 1))
    height = max(map(len, cells.values()))
    drawn = []
    for row in range(rows + 1):
        drawn.append(_rule(edges, row, columns, width))
        if row < rows:
            drawn += [_line(cells, edges, row, columns, width, number) for number in range(height)]
    return drawn


def _rule(edges: Mapping[Edge, bool], row: int, columns: int, width: int) -> str:
    drawn = ""
    for column in range(columns + 1):
        meeting = (
            ("upright", row - 1, column),
            ("across", row, column),
            ("upright", row, column),
            ("across", row, column - 1),
        )
        drawn += _CORNERS[sum(1 << bit for bit, edge in enumerate(meeting) if edge in edges)]
        if column < columns:
            drawn += _mark(edges, ("across", row, column)) * width
    return drawn


def _line(
    cells: Mapping[tuple[int, int], Sequence[str]],
    edges: Mapping[Edge, bool],
    row: int,
    columns: int,
    width: int,
    number: int,
) -> str:
    drawn = ""
    for column in range(columns + 1):
        lines = cells.get((row, column), ())
        words = lines[number] if number < len(lines) else ""
        drawn += _mark(edges, ("upright", row, column))
        drawn += f"{words:^{width}}" if column < columns else ""
    return drawn


def _mark(edges: Mapping[Edge, bool], edge: Edge) -> str:
    return LINES[edges[edge]][edge[0]] if edge in edges else " "


def wrap_words(words: Iterable[str], first: str = "", width: int = WIDEST) -> Iterator[str]:
    """Words in as few lines as they need, which begin alike or, after the first, with blanks."""
    line = first
    for word in words:
        if len(line) + 1 + len(word) > width and line.strip():
            yield line
            line = " " * len(first)
        line += f" {word}" if line else word
    yield line


def standing(game: Game[Any, Any], known: Any, seat: int) -> str:
    """The sign of who is to play or has won, else a blank."""
    outcome = game.outcome(known)
    if outcome is None:
        return ON_TURN if game.turn(known) == seat else " "
    return WON if outcome.winner == seat else " "


def ending(game: Game[Any, Any], known: Any) -> list[str]:
    """The line that tells how the game ended; none while it goes on."""
    outcome = game.outcome(known)
    if outcome is None:
        return []
    if outcome.winner is None:
        return [f"= {outcome.ending}"]
    return [f"{WON} {game.info.seats[outcome.winner]} {outcome.ending} {outcome.points}"]
