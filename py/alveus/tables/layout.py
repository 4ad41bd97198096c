"""The board as it lies on the table: which place every point is, and where it is read.

Places are physical and keep their ids whoever moves; a player's own numbers are only names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from alveus.core.view import PlaceKind
from alveus.tables.state import BAR, HAND, Step

Pair = tuple[str, str]


@dataclass(frozen=True)
class Layout:
    """The places of a board by id: whose numbers they have, where they lie, what they are."""

    routes: tuple[tuple[str, ...], tuple[str, ...]]
    """For each seat the place ids along its path; index 0 is unused."""
    bars: Pair
    trays: Pair
    grid: Mapping[str, tuple[int, int]]
    """For every place its row and column in the reading order of the real board."""
    hands: Pair = ("", "")
    """Where men lie who have not been on the board yet; empty where all begin on it."""
    waiting_kind: str = "bar"
    """What the place of hit men is: `bar`, `cell` (beside the first point) or `circle`."""
    square_names: Mapping[str, str] = field(default_factory=dict)
    """The names of places that are called alike by both players: ``A7``."""
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What is said of a place besides its number: a name, or how many men it holds."""
    mark_names: Mapping[str, str] = field(default_factory=dict)
    """The marks that are names of points, told with their numbers: ``summus``."""

    def place(self, seat: int, number: int) -> str:
        """The place that is a seat's point of this number."""
        return self.routes[seat][number]

    def number(self, seat: int, place: str) -> int:
        """What a seat calls a point, or 0 where it never goes."""
        return self.routes[seat].index(place) if place in self.routes[seat] else 0

    def point_name(self, seat: int, number: int) -> int | str:
        """What a seat's point is called: its number, or the name of its square."""
        return self.square_names.get(self.routes[seat][number], number)

    def bar(self, seat: int) -> str:
        """Where a seat's hit men wait."""
        return self.bars[seat]

    def tray(self, seat: int) -> str:
        """Where a seat's men lie once they are borne off."""
        return self.trays[seat]

    def source_place(self, seat: int, source: int) -> str:
        """The place a step begins on."""
        beside = {BAR: self.bars, HAND: self.hands}
        return beside[source][seat] if source in beside else self.routes[seat][source]

    def source_name(self, seat: int, source: int) -> int | str:
        """What the place is called on which a step begins: a point, or `bar` or `hand`."""
        return {BAR: "bar", HAND: "hand"}.get(source) or self.point_name(seat, source)

    def path(self, seat: int, step: Step) -> Pair:
        """The places a step leads from and to."""
        beyond = step.target >= len(self.routes[seat])
        target = self.trays[seat] if beyond else self.routes[seat][step.target]
        return self.source_place(seat, step.source), target

    def beside_board(self, place: str) -> tuple[PlaceKind, int] | None:
        """Whether a place is a `bar`, `hand` or `tray`, and whose; None for a point."""
        beside: dict[PlaceKind, Pair] = {"bar": self.bars, "hand": self.hands, "tray": self.trays}
        for kind, places in beside.items():
            if place in places:
                return kind, places.index(place)
        return None


def half_board(length: int, one_man: frozenset[int]) -> Layout:
    """Half a tables board: the first player's far row above, his own row below, exit right.

    The bar closes the right side; each player's hit men wait beside his first point, and his
    tray lies beyond the bar on his own side.
    """
    half = length // 2
    there = tuple(f"p{number}" for number in range(1, length + 1))
    grid = {place: (0, half - 1 - i) for i, place in enumerate(there[:half])}
    grid |= {place: (1, i) for i, place in enumerate(there[half:])}
    grid |= {"bar.white": (0, half), "off.black": (0, half + 1)}
    grid |= {"bar.black": (1, half), "off.white": (1, half + 1)}
    bound = {*one_man, *(length + 1 - number for number in one_man)}
    marks = {
        place: ("one_man" if number in bound else "any_number",)
        for number, place in enumerate(there, 1)
    }
    return Layout(
        routes=(("", *there), ("", *reversed(there))),
        bars=("bar.white", "bar.black"),
        trays=("off.white", "off.black"),
        grid=grid,
        marks=marks,
    )


def roman_board(contrary: bool, hands: bool, waiting_kind: str) -> Layout:
    """The Roman board: twelve lines along it, cut by the lane where the dice are thrown.

    The player of White sits at the left short end, Black at the right one.  1 to 12 lie on the
    left halves of the lines from the top down, 13 to 24 on the right halves from the bottom up.
    Men who are not on a line lie at their owner's end.
    """
    there = tuple(f"p{number}" for number in range(1, 25))
    names = {"p14": "antigonus", "p19": "summus", "p23": "divus"}
    grid = {place: (i, 1) for i, place in enumerate(there[:12])}
    grid |= {place: (11 - i, 2) for i, place in enumerate(there[12:])}
    for side, column in (("white", 0), ("black", 3)):
        grid |= {f"bar.{side}": (0, column), f"off.{side}": (11, column)}
        if hands:
            grid[f"hand.{side}"] = (1, column)
    return Layout(
        routes=(("", *there), ("", *(reversed(there) if contrary else there))),
        bars=("bar.white", "bar.black"),
        trays=("off.white", "off.black"),
        grid=grid,
        hands=("hand.white", "hand.black") if hands else ("", ""),
        waiting_kind=waiting_kind,
        marks={place: (name,) for place, name in names.items()},
        mark_names=names,
    )


def slab_board(route: str) -> Layout:
    """The board of thirty-six squares: three rows of twelve, parted by the ornament with circles.

    `route` is ``common``, ``mirrored`` (Black takes the outer rows the other way round) or
    ``half_a`` (White enters on the left half of the middle row, Black on its right half).
    """
    a = [f"a{n}" for n in range(1, 13)]
    outer = [f"{row}{n}" for row in "bcd" for n in range(1, 7)] + [f"e{n}" for n in range(6, 0, -1)]
    grid: dict[str, tuple[int, int]] = {}
    for number, place in enumerate([*a, *outer], 1):
        row, line = _slab_cell(number)
        grid[place] = (row, line - 1 if line <= 6 else line)
    for side, row in (("black", 0), ("white", 2)):
        grid |= {f"bar.{side}": (row, 6), f"hand.{side}": (row, 13), f"off.{side}": (row, 14)}
    routes = {
        "common": (("", *a, *outer), ("", *a, *outer)),
        "mirrored": (("", *a, *outer), ("", *a, *reversed(outer))),
        "half_a": (("", *a[:6], *outer), ("", *a[6:], *outer)),
    }
    return Layout(
        routes=routes[route],
        bars=("bar.white", "bar.black"),
        trays=("off.white", "off.black"),
        grid=grid,
        hands=("hand.white", "hand.black"),
        waiting_kind="circle",
        square_names={place: place.upper() for place in (*a, *outer)},
    )


def _slab_cell(number: int) -> tuple[int, int]:
    """The row, from the top, and the column, from 1, of a square by its number on the path."""
    if number <= 12:
        return 1, number
    return (0, 25 - number) if number <= 24 else (2, number - 24)
