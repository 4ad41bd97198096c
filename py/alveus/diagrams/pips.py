"""Pips, as dice and dominoes bear them."""

from __future__ import annotations

from alveus.diagrams.svg import INK, MIDDLE, Box, Drawing

_SPOTS = (
    "", "4", "08", "048", "0268", "02468", "023568", "0234568", "01235678", "012345678",
)  # fmt: skip
"""For every number the spots of three rows of three that bear a pip."""


def draw_pips(drawing: Drawing, box: Box, number: int, turned: bool = False) -> None:
    """The pips of a number on a square, or the number itself where it has no pattern of its own.

    `turned` lays the pattern of the six on its side, as on a domino that lies across.
    """
    if number >= len(_SPOTS):
        drawing.text(box.center, str(number), MIDDLE)
        return
    step = box.width / 4
    for spot in map(int, _SPOTS[number]):
        row, column = divmod(spot, 3)
        if turned:
            row, column = 2 - column, row
        drawing.circle(
            (box.x + step * (column + 1), box.y + step * (row + 1)), step * 0.38, fill=INK, width=0
        )


def draw_die(drawing: Drawing, box: Box, number: int, used: bool) -> None:
    """A die with a number up; one that has been played has an edge of dashes."""
    drawing.rectangle(box, round_by=3, width=1 if used else 1.5, dashed=used)
    draw_pips(drawing, box, number)
