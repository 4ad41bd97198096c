"""Drawing elements for all games: highlights, texts about players, men (discs), dice and pips."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from typing import Any, NamedTuple

from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.diagrams.characters import ON_TURN, WON, seat_sign
from alveus.diagrams.svg import DARK, INK, LIGHT, MIDDLE, Box, Drawing, Point


class Highlights(NamedTuple):
    """Highlights of a diagram: moves, in the order in which they are played, and ids of places."""

    moves: tuple[Any, ...] = ()
    places: tuple[str, ...] = ()

    def boxes(self, spots: Mapping[str, Box]) -> Iterator[Box]:
        """Yield the boxes of the highlighted places; `spots` has the box of each place id.

        Raises SetupError `bad_value` for an unknown place.
        """
        for place in self.places:
            if place not in spots:
                raise SetupError("bad_value", name="places", value=str(place)[:80])
            yield spots[place]


INDENT = 44
"""Distance in pixels from the left end of the line about a player to the text in this line, if a
man (disc) is drawn before the text."""


def draw_seat(
    drawing: Drawing,
    game: Game[Any, Any],
    state: Any,
    seat: int,
    at: Point,
    words: str,
    *,
    men: bool = True,
    dark: bool | None = None,
) -> None:
    """Draw a line of text about a player, with a sign for the side to move or the winner.

    `words` is the text, and `at` the left end of the line, at half its height.  If `men` is True, a
    man (disc) is drawn before the text: dark if `dark` is True, light if it is False; if `dark` is
    None, light for the first seat and dark for any other.
    """
    x, y = at
    sign = seat_sign(game, state, seat)
    if sign == ON_TURN:
        drawing.polygon((x, y - 6), (x + 10, y), (x, y + 6), fill=INK)
    elif sign == WON:
        drawing.polygon(*_star((x + 5, y), 7), fill=INK)
    if men:
        draw_disc(drawing, (x + 26, y), 7, seat if dark is None else dark)
    drawing.text((x + (INDENT if men else 18), y), words, MIDDLE, anchor="start")


def draw_disc(drawing: Drawing, center: Point, radius: float, seat: int) -> None:
    """Draw a man, light for the first seat and dark for the second."""
    drawing.circle(center, radius, fill=DARK if seat else LIGHT, width=1.5)


def _star(center: Point, radius: float) -> list[Point]:
    x, y = center
    return [
        (x + length * sin(pi * corner / 5), y - length * cos(pi * corner / 5))
        for corner, length in enumerate((radius, radius * 0.4) * 5)
    ]


PIPS = (
    "", "4", "08", "048", "0268", "02468", "023568", "0234568", "01235678", "012345678",
)  # fmt: skip
"""The positions of the pips of each number, as digits, indexed by the number.  Digits 0 to 8 are
the places of a 3 × 3 square, row by row, on a die or an upright tile."""


def draw_pips(drawing: Drawing, box: Box, number: int, turned: bool = False) -> None:
    """Draw a number as pips (above 9: as digits); `turned` turns the pips by 90 degrees."""
    if number >= len(PIPS):
        drawing.text(box.center, str(number), MIDDLE)
        return
    step = box.width / 4
    for spot in map(int, PIPS[number]):
        row, column = divmod(spot, 3)
        if turned:
            row, column = 2 - column, row
        drawing.circle(
            (box.x + step * (column + 1), box.y + step * (row + 1)), step * 0.38, fill=INK, width=0
        )


def draw_die(drawing: Drawing, box: Box, number: int, used: bool) -> None:
    """Draw a die that shows `number`.  A die that is already `used` has a dashed edge."""
    drawing.rectangle(box, round_by=3, width=1 if used else 1.5, dashed=used)
    draw_pips(drawing, box, number)
